# Triolet. Labels have no full stop, sentences have one.

triolet-title = Triolet
triolet-motto = Three tiles, always fifteen.
triolet-duration = 40 min
triolet-players = 2–4 players
triolet-option-players = Players
triolet-ending-out = last tile placed
triolet-ending-blocked = nobody can place
triolet-ending-exchanges = nothing but exchanges

# Head, players, hand

triolet-subtitle = { $count ->
    [2] Two players
    [3] Three players
   *[4] Four players
}
triolet-stock = { $count ->
    [0] bag: empty
    [one] bag: { $count } tile
   *[other] bag: { $count } tiles
}
triolet-player-tiles = { $count ->
    [0] no tiles left
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
triolet-hand-yours = Your turn
triolet-hand-wait = Your tiles
triolet-hand-over = Tiles left
triolet-hand-dealing = Tiles are being drawn.
triolet-hand-centre = Cover the centre, { $centre }.
triolet-hand-place = Place one, two or three tiles in one line.
triolet-hand-exchange = None of your tiles fits anywhere: exchange some.
triolet-hand-pass = None of your tiles fits anywhere: pass.
triolet-button-exchange = Exchange (ends your turn)
triolet-button-pass = Pass

triolet-tile = { $value }
triolet-tile-joker = joker
triolet-tile-joker-as = joker standing for { $value }
triolet-tile-on = { $tile } on { $square }

# Points

triolet-joker = joker
triolet-times = { $value } × { $times }
triolet-line-trio = Trio { $a } + { $b } + { $c }
triolet-line-trio-double = Doubled Trio { $a } + { $b } + { $c }
triolet-line-trio-triple = Tripled Trio { $a } + { $b } + { $c }
triolet-line-pair = Pair { $a } + { $b }
triolet-line-alone = Single tile { $value }
triolet-line-triolet = Triolet

# Score sheet

triolet-row-square = { $square }
triolet-row-squares = { $first }–{ $last }
triolet-row-tiles = { $count ->
    [one] tile { $tiles }
   *[other] tiles { $tiles }
}
triolet-row-exchange = Exchange
triolet-row-tiles-exchanged = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
triolet-row-pass = Pass
triolet-row-again = Plays again
triolet-end-out = { $name } has placed the last tile and scores what the others hold
triolet-end-gives = Left with { $name }
triolet-end-blocked = Nobody can place: everybody loses what is left on their rack
triolet-end-exchanges = Nothing but exchanges for three rounds: everybody loses what is left on their rack
triolet-end-loses = Left with { $name }

# Why not

triolet-unreadable = “{ $text }” is not a move. Write 4@H8 J3@H9 to place, exchange 4 J, or pass.
triolet-one-tile-drawn = “{ $text }” must name exactly one tile, such as draw 7 or draw J.
triolet-exchange-count = { $count ->
    [0] Name the tiles that you exchange: one, two or three.
   *[other] You can exchange one, two or three tiles, not { $count }.
}
triolet-too-many-tiles = You can place up to three tiles, not { $count }.
triolet-no-such-tile = There is no tile “{ $tile }”: they go from 0 to 15, and J is a joker.
triolet-no-such-square = There is no square “{ $square }”: they go from A1 to O15.
triolet-joker-needs-value = Say what the joker on { $square } stands for: J0 to J15.
triolet-touches = Take tiles from your own rack, each only once.
triolet-bag-or-board = Tiles go either to the board or into the bag, not some here and some there.
triolet-dealer-draws = Tiles are still being drawn from the bag.
triolet-none-left = { $tile ->
    [J] There is no joker left in the bag.
   *[other] There is no { $tile } left in the bag.
}
triolet-aside-first = Three tiles are set aside first: write aside 7.
triolet-aside-done = Three tiles are set aside already: this one goes to a rack; write draw 7.
triolet-no-draw-now = No tile is due now: it is a player’s turn.
triolet-not-held = { $tile ->
    [J] You hold no joker for that.
   *[other] You hold no { $tile } for that.
}
triolet-one-joker = Only one joker may be placed in a turn.
triolet-square-twice = Two tiles can’t lie on { $square }.
triolet-taken = { $square } is taken.
triolet-not-in-line = All tiles of a turn lie in one row or one column.
triolet-gap = There is an empty square between { $first } and { $second }.
triolet-cover-centre = The first tiles must cover the centre, { $centre }.
triolet-touch = At least one of the tiles must touch one that already stands.
triolet-four = { $squares } would be more than three in a line.
triolet-trio-sum = { $squares } would be { $sum }: three in a line must make exactly 15.
triolet-pair-sum = { $squares } would be { $sum }: two in a line make 15 at most.
triolet-square-in-opening = No two-by-two square until everybody has had a turn.
triolet-block = A full square of three by three is never allowed.
triolet-not-now = That is not possible now.
triolet-not-your-turn = It is not your turn.
triolet-first-must-place = The first player must place.
triolet-exchange-bag = { $bag ->
    [0] The bag is empty: an exchange needs { $needs } tiles in it.
    [one] The bag has only { $bag } tile: an exchange needs { $needs }.
   *[other] The bag has only { $bag } tiles: an exchange needs { $needs }.
}
triolet-pass-bag = You can still exchange, so you can’t pass.
triolet-pass-can-place = You can place a tile, so you can’t pass.

# Positions and boards that are set up by hand

triolet-position-word = “{ $word }” can’t be read here.
triolet-position-missing = “{ $name }:” is missing.
triolet-too-many-of = { $tile ->
    [J] { $count } jokers are too many: the game has { $there }.
   *[other] The tile { $tile } stands here { $count } times: the game has { $there }.
}
triolet-position-apart = The tile on { $square } isn’t connected to the centre.
triolet-position-aside = Three tiles must be set aside.
triolet-position-rack = Player { $seat } holds { $held } and is to draw { $due }: that doesn’t go with the bag.
triolet-position-rejected = Rejected tiles wait only while as many or fewer are still to be drawn.
triolet-position-deal = The deal isn’t in order: three tiles aside, then three to each player in turn.
triolet-position-memory = Player { $seat } can’t have put those tiles back into the bag.
triolet-position-over = This game would be over: say how it ended, as in ending:blocked.
triolet-score-form = Write what stands, a bar, and what is placed: 4@4,7 8@4,8 | J3@4,9 10@5,9. An empty board is (empty).
triolet-score-tile = “{ $text }” is no placed tile: write value@x,y with x and y from 0 to 14, as in 4@7,8 or J3@7,8.
triolet-score-twice = { $square } is named twice.
triolet-score-count = You can place one to three tiles, not { $count }.

# The dealer of a real box

triolet-dealer-aside = Set aside
triolet-dealer-draw = Drawn from the bag

# What speaks for a turn

triolet-move-place = { $count ->
    [1] { $first } on { $squares }
    [2] Tiles { $first } and { $second } on { $squares }
   *[3] Tiles { $first }, { $second } and { $third } on { $squares }
}
triolet-move-tile = Tile { $value }
triolet-move-joker = Joker as { $value }
triolet-move-among = joker (as { $value })
triolet-move-around = { $first } and { $last }
triolet-move-exchange = { $count ->
    [1] { $first ->
        [joker] Exchange the joker
       *[other] Exchange tile { $first }
    }
    [2] Exchange tiles { $first } and { $second }
   *[3] Exchange tiles { $first }, { $second } and { $third }
}
triolet-move-pass = Pass
triolet-why-pass = nothing else is possible
triolet-why-stuck = no tile can be placed
triolet-why-exchange = { $points ->
    [0] no placement scores anything
    [one] no placement scores more than one point
   *[other] no placement scores more than { $points } points
}
triolet-why-forgoes = gives up a placement of { $points } points
triolet-why-heavy = { $count ->
    [1] tile { $first } is hard to use
    [2] tiles { $first } and { $second } are hard to use
   *[3] tiles { $first }, { $second } and { $third } are hard to use
}
triolet-why-out = { $count ->
    [one] your last tile: you collect what the others still hold
   *[other] your last tiles: you collect what the others still hold
}
triolet-why-again = you play again
triolet-why-triolet = a Triolet with the whole rack, { $bonus } points more: { $points } points
triolet-why-trios = { $trios ->
    [one] closes a Trio
    [2] closes two Trios
    [3] closes three Trios
   *[other] closes { $trios } Trios
}{ $times ->
    [2] {" with the double"}
    [3] {" with the triple"}
   *[other] {""}
}: { $points } points
triolet-why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $times ->
    [2] {" with the double"}
    [3] {" with the triple"}
   *[other] {""}
}
triolet-why-joker = keeps the joker
triolet-why-pair = keeps { $tiles }: a tile { $number } makes a Trio with them ({ $makers } of the { $unseen } unseen)
triolet-why-square = { $sign ->
    [R] the arrow { $square }
    [T] the triple { $square }
    [D] the double { $square }
   *[none] { $square }
}
triolet-why-opens = but { $square } waits for a tile { $number } ({ $percent }% that the next player has one)
triolet-why-waits = { $square } waits for the { $number } that you keep
triolet-why-yours = { $square } waits for a tile { $number } ({ $percent }% that you draw one)
triolet-why-invites = but opens { $square }
triolet-why-blocks = blocks { $square }, which waited for a tile { $number }
triolet-why-closed = opens no new Trio
triolet-why-still = opens no new Trio, but { $square } still waits for a tile { $number } ({ $percent }% that the next player has one)

# Problems

triolet-puzzle-best = The most points
triolet-puzzle-best-task = Which of your tiles, and where, score most at once?
triolet-theme-trio = a Trio
triolet-theme-trios = several Trios
triolet-theme-triolet = Triolet
triolet-theme-crossing = sets that cross
triolet-theme-double = a double square
triolet-theme-triple = a triple square
triolet-theme-again = play again
triolet-theme-joker = the joker
triolet-theme-less = fewer tiles score more
