# Triominos Challenge. Labels have no full stop, sentences do.

triominos-title = Triominos Challenge
triominos-motto = Bridges and hexagons.
triominos-duration = 30 min
triominos-players = 1–4 players
triominos-option-players = Players
triominos-option-blocked = Blocked game
triominos-option-blocked-lowest_collects = The lowest rack collects
triominos-option-blocked-subtract = Everybody subtracts their rack
triominos-option-score = Points
triominos-option-score-full = Full points
triominos-option-score-simple = Simple points
triominos-option-score-none = No points, first out wins
triominos-option-target = Target score over several games (0: a single game)
triominos-option-hourglass = Hourglass, seconds a turn (usually 30, 0: none)
triominos-ending-out = last tile placed
triominos-ending-blocked = blocked
triominos-ending-passed = everybody passed
triominos-ending-target = target reached

# Header, players, hand

triominos-subtitle = { $players ->
    [1] Solo
    [2] Two players
    [3] Three players
   *[4] Four players
}{ $score ->
    [simple] {" · simple points"}
    [none] {" · no points"}
   *[full] {""}
}{ $target ->
    [0] {""}
   *[other] {" · game "}{ $game }{" of a match to "}{ $target }
}{ $hourglass ->
    [0] {""}
   *[other] {" · hourglass "}{ $hourglass }{" s"}
}
triominos-stock = pool: { $n ->
    [0] empty
    [one] { $n } tile
   *[other] { $n } tiles
}
triominos-tiles = { $n ->
    [0] no tiles left
    [one] { $n } tile in hand
   *[other] { $n } tiles in hand
}
triominos-hand-turn = Your turn
triominos-hand-wait = { $name } to play
triominos-hand-dealt = { $name } draws tile { $n } of { $of }
triominos-hand-shown = { $name } draws for the start
triominos-hand-drawn = { $name } draws a tile
triominos-hand-over = Game over
triominos-note-first = Open with any of your tiles: it scores its sum.
triominos-note-turn = { $fits ->
    [yes] Choose a tile and its places light up.
   *[no] { $pool ->
        [yes] None of your tiles fits: draw one.
       *[no] None of your tiles fits and the pool is empty: pass.
    }
}
triominos-note-drawn = { $fits ->
    [yes] You drew { $tile }. { $last ->
        [yes] Place it, or pass.
       *[no] Place it, or draw again.
    }
   *[no] You drew { $tile }, and it fits nowhere. { $last ->
        [yes] All you can do is pass.
       *[no] Draw again.
    }
}
triominos-draw = Draw{ $cost ->
    [0] {""}
   *[other] {" −"}{ $cost }
}
triominos-pass = Pass{ $cost ->
    [0] {""}
   *[other] {" −"}{ $cost }
}

# Things

triominos-tile-on-table = tile { $tile } on { $cell }
triominos-tile-in-hand = tile { $tile } in your hand
triominos-tile-drawn = tile { $tile }, just drawn
triominos-pose-up = point up: { $a } at the top, { $b } on the right, { $c } on the left
triominos-pose-down = point down: { $a } at the bottom, { $b } on the left, { $c } on the right
triominos-turn-left = Turn left
triominos-turn-right = Turn right

# Score sheet

triominos-bridge = Bridge
triominos-hexagon = Hexagon
triominos-double = Double hexagon
triominos-triple = Triple hexagon
triominos-line-sum = { $sum }
triominos-line-tile = Tile
triominos-line-out = Last tile
triominos-line-draw = { $n ->
    [one] { $n } draw
   *[other] { $n } draws
}
triominos-line-third = Nothing placed
triominos-line-late = Out of time
triominos-line-rest = Own rack
triominos-line-rests = Tiles left with the others
triominos-row-tile = { $tile }
triominos-row-drawing = Draws
triominos-row-pass = Passes
triominos-row-late = Out of time
triominos-row-end = { $how ->
    [out] Out
    [blocked] Blocked
   *[passed] Everybody has passed
}
triominos-how = { $bonus ->
    [none] {""}
    [bridge] bridge
    [hexagon] hexagon
    [double] double hexagon
   *[triple] triple hexagon
}{ $draws ->
    [0] {""}
   *[other] { $bonus ->
        [none] {""}
       *[other] {" · "}
    }{ $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }
}
triominos-start = Start draw, { $name }: { $tile }

# The end

triominos-end-target = The target of { $target } is reached in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
triominos-end-out = { $name } has placed the last tile.
triominos-end-blocked = Nobody can place a tile and the pool is empty.
triominos-end-passed = Everybody has passed in turn.
triominos-end-rest = { $name } is left with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, worth { $rest }.
triominos-end-settled = { $name }, settlement
triominos-end-shared = Several players have { $score }: they share the win.
triominos-end-fewest = The fewest tiles left win.

# What is wrong, and why

triominos-target-needs-points = A match to a target score needs points: choose full or simple points, or no target.
triominos-unreadable = “{ $text }” is no move: write 322@-3,1 to place a tile, or draw, or pass.
triominos-out-of-reach = { $cell } is further away than all the tiles in a row could reach.
triominos-no-such-number = { $tile } is no tile: numbers go from 0 to 5.
triominos-no-such-tile = No tile reads { $tile } clockwise: that would be the mirror image of { $mirror }.
triominos-dealer-acts = A tile is being drawn: nobody can move before it is.
triominos-not-the-dealer = { $name } is to play: no tile is drawn from the pool now.
triominos-face-up = This tile is for the start draw: write it with “show”.
triominos-face-down = This tile goes to a rack: write it with “draw”.
triominos-not-in-pool = { $tile } is not in the pool any more.
triominos-no-hourglass = There is no hourglass in this game.
triominos-starter-places = Whoever starts places a tile: there is no drawing or passing before the first one.
triominos-draw-first = You can’t pass while there is a tile to draw: you may still draw { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} this turn.
triominos-three-drawn = You have drawn three tiles this turn: place the last one or pass.
triominos-pool-empty = The pool is empty: place a tile or pass.
triominos-not-in-rack = { $tile } is not in your hand.
triominos-only-the-drawn = After drawing, only the tile just drawn may be placed: { $drawn }.
triominos-first-tile = The first tile goes to the middle, as it lies in the hand: { $tile }@0,0.
triominos-taken = There is already a tile on { $cell }.
triominos-no-shared-side = { $cell } doesn’t share a side with any tile.
triominos-mismatch = The numbers don’t match { $corner }: { $lies } lies there, the tile has { $tile }.
triominos-corner-top = at the top
triominos-corner-bottom = at the bottom
triominos-corner-left = on the left
triominos-corner-right = on the right
triominos-one-tile = Take one tile and put it on the table.
triominos-turn-first = { $cell } points the other way: give the tile one more turn.

# Positions

triominos-position-short = A position has at least four parts: tiles on the table, racks, what is going on, scores.
triominos-position-word = “{ $text }” has no meaning in a position.
triominos-position-number = “{ $text }” is not a possible number here ({ $what }).
triominos-position-seats = “{ $text }” should have { $seats } parts, one for each player.
triominos-position-tile = “{ $tile }” is not a tile that can be there.
triominos-position-twice = Every tile exists once, but this one doesn’t: { $tiles }.
triominos-position-placed = “{ $text }” is no placed tile: write 322@-3,1:2 for a tile that player 2 has placed.
triominos-position-no-fit = “{ $text }” can’t lie there: a side must be shared and all numbers must match.
triominos-position-too-many = There are only 56 tiles.

# The dealer of a real box

triominos-dealer-draw = Drawn from the pool
triominos-dealer-show = Shown to find who starts

# What speaks for a turn

triominos-move-first = Place { $tile }
triominos-move-place = { $tile } { $side ->
    [left] left of
    [right] right of
    [above] above
    [below] below
   *[beside] beside
} { $other }
triominos-move-draw = Draw a tile
triominos-move-pass = Pass
triominos-why-scores = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [none] {""}
    [bridge] {" with a bridge"}
    [hexagon] {" with a hexagon"}
    [double] {" with a double hexagon"}
   *[triple] {" with a triple hexagon"}
}
triominos-why-out = { $points ->
    [0] your last tile: you are out
   *[other] your last tile: you are out, { $points } points
}
triominos-why-prepares = prepares a { $bonus ->
    [bridge] bridge
    [hexagon] hexagon
    [double] double hexagon
   *[triple] triple hexagon
} for your { $tile }
triominos-why-opens = opens a { $bonus ->
    [bridge] bridge
    [hexagon] hexagon
    [double] double hexagon
   *[triple] triple hexagon
} to { $tiles ->
    [one] one hidden tile
   *[other] { $tiles } hidden tiles
}
triominos-why-fits = { $count ->
    [one] one of your tiles fits afterwards
   *[other] { $count } of your tiles fit afterwards
}
triominos-why-stuck = none of your other tiles fits afterwards
triominos-why-others = { $percent }% of the hidden tiles fit afterwards
triominos-why-heavy = gets rid of your highest tile
triominos-why-rather-not = although { $tiles ->
    [one] the tile drawn fits
   *[all] you have a tile that fits
}
triominos-why-nothing-fits = { $tiles ->
    [one] the tile drawn doesn’t fit
   *[all] none of your tiles fits
}
triominos-why-draw = { $percent }% of the hidden tiles fit{ $cost ->
    [0] {""}
   *[other] {", a draw costs "}{ $cost }
}
triominos-why-more = one more tile in hand will bring about { $points } points
triominos-why-costs = costs { $cost } more points
triominos-unit-points = { NUMBER($n, maximumFractionDigits: 0) } { NUMBER($n, maximumFractionDigits: 0) ->
    [one] point
   *[other] points
} in the end
triominos-unit-points-less = −{ NUMBER($n, maximumFractionDigits: 0) } { NUMBER($n, maximumFractionDigits: 0) ->
    [one] point
   *[other] points
}
triominos-unit-match = { NUMBER($n, maximumFractionDigits: 0) } { NUMBER($n, maximumFractionDigits: 0) ->
    [one] point
   *[other] points
} against the average
triominos-unit-tiles = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] tile
   *[other] tiles
} left in the end
triominos-unit-tiles-more = +{ NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] tile
   *[other] tiles
}

triominos-puzzle-best = The best placement
triominos-puzzle-best-task = Which tile, and where, scores most at once?
triominos-theme-bridge = bridge
triominos-theme-hexagon = hexagon
triominos-theme-double = double hexagon
triominos-theme-triple = triple hexagon
triominos-theme-modest = the lightest tile
triominos-theme-heavy = the heaviest tile
triominos-theme-choice = a choice of bonuses
triominos-puzzle-last = The move that wins
triominos-puzzle-last-task = The pool is empty: what you don’t see, the other holds. Which is the only move that still wins?
triominos-theme-quiet = not the most points
triominos-theme-points = the most points
triominos-theme-pass = a pass
