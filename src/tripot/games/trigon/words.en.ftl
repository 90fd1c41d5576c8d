# Blokus Trigon. Labels have no full stop, sentences do. $colour is blue, yellow, red or green.

trigon-title = Blokus Trigon
trigon-motto = Corner to corner.
trigon-duration = 30 min
trigon-players = 2–4 players
trigon-option-mode = Players
trigon-option-mode-four = Four players
trigon-option-mode-three = Three players, smaller board
trigon-option-mode-two = Two players, two colours each
trigon-option-mode-teams = Two teams of two
trigon-option-contact = Your own pieces touch
trigon-option-contact-any = By a corner, never along a side
trigon-option-contact-corner = Only corner to corner
trigon-ending-finished = nobody can place

# Head of the table, players, hand

trigon-subtitle = { $mode ->
    [three] Three players
    [two] Two players
    [teams] Two teams
   *[four] Four players
}{ $contact ->
    [corner] {" · only corner to corner"}
   *[any] {""}
}
trigon-stock = −1 for each triangle not placed
trigon-to-lay = { $count ->
    [one] { $count } piece to place
   *[other] { $count } pieces to place
}
trigon-stuck = { $count ->
    [one] stuck with { $count } piece
   *[other] stuck with { $count } pieces
}
trigon-all-laid = all pieces placed
trigon-hand-play = Your turn: place a piece
trigon-hand-two = Your turn: place a { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
   *[green] green
} piece
trigon-hand-wait = { $name } to play
trigon-hand-over = Game over
trigon-note-start = Cover one of the ringed starts.
trigon-note-any = Touch your colour by a corner, never along a side.
trigon-note-corner = Touch your colour from corner to corner only.
trigon-note-blocked = None of your pieces fits any more.

# Things

trigon-piece = { $count ->
    [1] single triangle
    [2] double triangle
   *[other] piece { $piece }, { $count } triangles
}
trigon-the = { $count ->
    [1] the single triangle
    [2] the double triangle
   *[other] piece { $piece }
}
trigon-both = { $one } and { $other }
trigon-pieces = { $count } pieces
trigon-name = { $count ->
    [1] single triangle
    [2] double triangle
   *[other] piece { $piece }
}
trigon-piece-there = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
   *[green] green
} { trigon-name } at { $point }
trigon-pose = position { $number } of { $count }
trigon-turn-left = Turn left
trigon-turn-right = Turn right
trigon-turn-flip = Flip

# Moves and score

trigon-confirm = Place { $piece }
trigon-row = { $count ->
    [1] Single triangle
    [2] Double triangle
   *[other] Piece { $piece }
}
trigon-row-two = { $colour ->
    [blue] Blue
    [yellow] Yellow
    [red] Red
   *[green] Green
}: { trigon-name }
trigon-triangles = { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
}
trigon-line-triangles = { $count ->
    [one] { $count } triangle placed
   *[other] { $count } triangles placed
}
trigon-line-all = All 22 pieces placed
trigon-line-single-last = All 22 pieces placed, the single triangle last
trigon-colour = { $colour ->
    [blue] Blue
    [yellow] Yellow
    [red] Red
   *[green] Green
}
trigon-blocked = { $who } is stuck with { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
trigon-end-left = { $who }: { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
} not placed
trigon-end-all = { $who }: all 22 pieces placed
trigon-end-single = { $who }: all 22 pieces placed, the single triangle last
trigon-end-side-one = { $name }, both colours together
trigon-end-side-two = { $name } and { $other } together
trigon-end-wins-one = { $name } wins.
trigon-end-wins-two = { $name } and { $other } win.
trigon-end-shared = { $count ->
    [2] Two tie for the highest score and share the win.
    [3] Three tie for the highest score and share the win.
   *[other] All have the same score and share the win.
}

# What can’t be done, and why

trigon-no-points = Write the points that the piece covers, such as q15,r15,q16.
trigon-bad-point = “{ $point }” is no point of the board: a column a to z or aa to ai, then a row 1 to 18, such as q15.
trigon-point-twice = { $point } is written twice.
trigon-no-piece = { $count ->
    [one] This point is no piece.
   *[other] These { $count } points make up no piece of the game.
}
trigon-outside = { $point } lies in the outer ring, which three players don’t use.
trigon-taken = { $point } is taken by { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
   *[green] green
}.
trigon-piece-laid = { $colour ->
    [blue] Blue
    [yellow] Yellow
    [red] Red
   *[green] Green
} has already placed { $piece }.
trigon-side = On { $point } it touches a side of your own colour, { $other }.
trigon-no-corner = It touches no corner of a { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
   *[green] green
} piece.
trigon-flat = A corner meets the middle of a straight side of your own colour: here, pieces touch from corner to corner only.
trigon-no-start = The first piece covers a start: { $points }.
trigon-start-three = Between the starts in use one stays empty, so { $point } can’t be used any more: begin on { $points }.
trigon-start-kept = { $point } is kept for the other side, whose colours begin opposite each other: begin on { $points }.
trigon-start-opposite = { $colour ->
    [blue] Blue begins opposite red
    [yellow] Yellow begins opposite green
    [red] Red begins opposite blue
   *[green] Green begins opposite yellow
}: on { $points }.
trigon-one-piece = Take one of your pieces and put it on the board.
trigon-not-your-piece = It is { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
   *[green] green
}’s turn: take a piece of that colour from the tray.
trigon-turn-first = { $point } points the other way: turn the piece by a sixth first.
trigon-off-board = There the piece sticks out over the edge of the board.

# Positions and Pentobi’s files

trigon-position-colours = A position names every colour after whose turn it is: turn; { $names }.
trigon-position-turn = A position begins with whose turn it is: { $names }.
trigon-position-piece = “{ $text }” can’t lie there: { $why }
trigon-position-stuck = It can’t be { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
   *[green] green
}’s turn: none of its pieces fits.
trigon-position-not-over = The game isn’t over: somebody can still place a piece.
trigon-sgf-broken = This is no game from Pentobi: at character { $at } stands “{ $text }”.
trigon-sgf-open = The file ends before its game does: the last bracket is missing.
trigon-sgf-variant = “{ $variant }” is no variant that can be played here. These can: { $variants }.
trigon-sgf-move = “{ $text }” is no move: { $why }
trigon-sgf-set-up = { $count ->
    [one] The file sets up { $count } piece: the game begins from that position.
   *[other] The file sets up { $count } pieces: the game begins from that position.
}
trigon-sgf-rules = Piece { $number } of the file, { $text }, breaks the rules of this game, so the game begins from the position after it. { $why }
trigon-sgf-turn = It is { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
   *[green] green
}’s turn.

# What speaks for a placement

trigon-move = { trigon-row } on { $point }
trigon-move-two = { $colour ->
    [blue] Blue
    [yellow] Yellow
    [red] Red
   *[green] Green
}: { $count ->
    [1] single triangle
    [2] double triangle
   *[other] { $piece }
} on { $point }
trigon-why-last = the last piece: { $points } points
trigon-why-blocks = { $who } can’t place any more, with { $count ->
    [one] one piece left
   *[other] { $count } pieces left
}
trigon-why-takes = takes { $count } footholds from { $who }
trigon-why-crowds = { $who } has no room left for { $pieces }
trigon-why-opens = opens { $count ->
    [one] one foothold
   *[other] { $count } footholds
}, { $ways } in all
trigon-why-opens-none = but opens no foothold, { $ways ->
    [one] one is left
   *[other] { $ways } are left
}
trigon-why-room = makes room for { $pieces }
trigon-why-fits = then { $pieces } still { $count ->
    [one] fits
   *[other] fit
}
trigon-why-keeps = { $out ->
    [0] keeps room for all { $count } pieces left
   *[other] keeps room for { $fit } of the { $count } pieces left
}
trigon-why-costs = but { $pieces } no longer { $count ->
    [one] fits
   *[other] fit
}
trigon-why-nothing = but no piece fits any more
trigon-why-large = { $rest ->
    [0] the last piece of { $count } triangles
   *[other] gets rid of a large piece, { $count } triangles
}
trigon-why-largest = { $count } triangles, nothing larger fits
trigon-why-small = but only { $count ->
    [one] one triangle
   *[other] { $count } triangles
}, though a piece of { $larger } would fit

# Figures

trigon-figure-too-large = The figure has { $count } triangles, the pieces only { $area } together.
trigon-figure-balance = { $up } triangles point up and { $down } down: no choice of these pieces comes out like that.
trigon-figure-part = The part at { $point } ({ $count ->
    [one] one triangle
   *[other] { $count } triangles
  }) can't be filled: no choice of these pieces comes out like that.
trigon-figure-long = This text is too long for a figure: at most { NUMBER($most) } characters.
trigon-figure-header-twice = Line { $line } says “{ $name }” a second time.
trigon-figure-no-pieces = A line such as “pieces: all” must say which pieces fill the figure.
trigon-figure-long-name = The name is too long: at most { $most } characters.
trigon-figure-sign = Line { $line }, column { $column }: “{ $sign }” isn't a triangle. Draw with ^ and v, and leave gaps as spaces or dots.
trigon-figure-direction = Line { $line }, column { $column }: this triangle points the wrong way. Neighbours side by side take turns, ^v^v, and so do those one above the other.
trigon-figure-empty = There is no triangle in this figure. Draw it with ^ and v.
trigon-figure-many = The figure has { $count } triangles; all pieces of all colours together have { $most }.
trigon-figure-piece = There is no piece “{ $piece }”. The pieces: { $names }; or “all” for one of each.
trigon-figure-piece-count = { $piece }: each piece can be there one to { $most } times, once in each colour.
trigon-figure-laid = “{ $text }” is no piece that lies in this figure.
trigon-figure-overlap = Two pieces lie on { $point }.
trigon-figure-too-often = { $piece } lies there more often than it is among the pieces ({ $count ->
    [0] not at all
    [one] once
   *[other] { $count } times
  }).
trigon-figure-unfilled = { $count ->
    [one] One triangle of the figure is
   *[other] { $count } triangles of the figure are
  } still open.
trigon-figure-choose = Choose at least one piece.
trigon-figure-name-hexagon = Hexagon
trigon-figure-name-crown = Crown
trigon-figure-name-triangle = Triangle
trigon-figure-name-arrow = Arrow
trigon-figure-name-gem = Gem
trigon-figure-name-star = Star
trigon-figure-name-fir = Fir tree
trigon-figure-name-hourglass = Hourglass
trigon-figure-name-boat = Sailing boat
trigon-figure-name-heart = Heart
trigon-figure-name-large-hexagon = Large hexagon
trigon-figure-name-house = House
trigon-figure-name-mushroom = Mushroom
trigon-figure-name-cat = Cat
trigon-figure-name-ring = Ring
trigon-figure-name-fish = Fish
trigon-figure-name-top = Spinning top
trigon-figure-name-butterfly = Butterfly
trigon-figure-name-vase = Vase
trigon-figure-name-great-hexagon = Great hexagon
trigon-figure-name-great-star = Great star
trigon-figure-name-ribbon = Ribbon
trigon-figure-name-great-fir = Great fir
trigon-figure-name-great-heart = Great heart
trigon-figure-name-giant-triangle = Pyramid
trigon-figure-name-giant-hexagon = Giant hexagon
trigon-figure-name-giant-ribbon = Giant ribbon
trigon-figure-name-giant-heart = Giant heart
trigon-figure-name-giant-fir = Giant fir
trigon-figure-name-giant-star = Giant star
trigon-figure-name-rocket = Rocket
trigon-figure-name-letter-t = Letter T
trigon-figure-name-goblet = Goblet
trigon-figure-name-castle = Castle
