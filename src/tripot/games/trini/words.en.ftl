# Trini. Labels have no full stop, sentences do.

trini-title = Trini
trini-motto = Three symbols, one Trini.
trini-duration = 30 min
trini-players = 2–4 players
trini-option-players = Players
trini-option-match = Three of a kind
trini-option-match-exact = Same shape, same fill
trini-option-match-shape = Same shape
trini-ending-goal = goal reached
trini-ending-repetition = position repeated
trini-ending-no-progress = no new Trini

# Head of the table, players, hand

trini-subtitle = { $players ->
    [2] Two players
    [3] Three players
   *[4] Four players
}{ $match ->
    [shape] {" · any fill"}
   *[exact] {""}
}
trini-first-to = first to { $goal } Trinis
trini-dice-left = { $n ->
    [0] no dice in reserve
    [one] { $n } die in reserve
   *[other] { $n } dice in reserve
}
trini-reserve-note = { $n ->
    [0] Your reserve is empty.
    [one] Your last die in reserve.
   *[other] { $n } dice in reserve.
}
trini-hand-place = Your turn: place this die
trini-hand-any = Your turn: place this die, or move or turn another
trini-hand-board = Your turn: move or turn one of your dice
trini-hand-turn = Your turn: turn or tip one of your dice
trini-hand-wait = { $name } to move
trini-hand-over = Game over

# Things

trini-die-reserve = die from your reserve
trini-die-there = die on { $cell }, { $name }
trini-there = Trini on { $cell }, { $name }
trini-stone = Trini
trini-pose-up = top { $a }, lower right { $b }, lower left { $c }
trini-pose-down = bottom { $a }, upper left { $b }, upper right { $c }
trini-symbol-circle-solid = solid circle
trini-symbol-circle-hollow = hollow circle
trini-symbol-star-solid = solid star
trini-symbol-star-hollow = hollow star
trini-symbol-square-solid = solid square
trini-symbol-square-hollow = hollow square
trini-turn-left = Left
trini-turn-right = Right
trini-keep-90 = Tip, keeping the top face
trini-keep-330 = Tip, keeping the lower right face
trini-keep-210 = Tip, keeping the lower left face
trini-keep-270 = Tip, keeping the bottom face
trini-keep-150 = Tip, keeping the upper left face
trini-keep-30 = Tip, keeping the upper right face

# Moves and score

trini-confirm-place = Place{ $n ->
    [0] {""}
    [one] {" · "}{ $n } Trini
   *[other] {" · "}{ $n } Trinis
}
trini-confirm-turn = Turn{ $n ->
    [0] {""}
    [one] {" · "}{ $n } Trini
   *[other] {" · "}{ $n } Trinis
}
trini-confirm-slide = Move{ $n ->
    [0] {""}
    [one] {" · "}{ $n } Trini
   *[other] {" · "}{ $n } Trinis
}
trini-row-place = Places { $cell }
trini-row-slide = Moves { $cell } to { $to }
trini-row-left = Turns { $cell } left
trini-row-right = Turns { $cell } right
trini-row-tip = Tips { $cell }
trini-how = { $n ->
    [1] Trini on { $a }
    [2] Trinis on { $a } and { $b }
   *[3] Trinis on { $a }, { $b } and { $c }
}
trini-line = Trini on { $cell }: { $n ->
    [3] three
    [4] four
    [5] five
   *[6] six
} { $what }
trini-many-circle-solid = solid circles
trini-many-circle-hollow = hollow circles
trini-many-star-solid = solid stars
trini-many-star-hollow = hollow stars
trini-many-square-solid = solid squares
trini-many-square-hollow = hollow squares
trini-many-circle = circles
trini-many-star = stars
trini-many-square = squares
trini-end-goal = The goal of { $goal } Trinis is reached.
trini-end-repetition = The same position has come up for the third time: the most Trinis win.
trini-end-no-progress = Too long without a new Trini: the most Trinis win.
trini-end-seat = { $name }, Trinis
trini-end-shared = { $n ->
    [0] Nobody has a Trini: all share the win.
    [one] { $sharing } players have { $n } Trini each: they share the win.
   *[other] { $sharing } players have { $n } Trinis each: they share the win.
}

# What can’t be done, and why

trini-unreadable = “{ $text }” is no move: write b7+CSQ to place, b7-d6 to move, b7=QCS to turn.
trini-round-cell = { $cell } is a round cell: dice stand on triangular ones.
trini-no-such-cell = There is no cell { $cell } on this board.
trini-no-faces = “{ $faces }” is no die: write its three faces clockwise, one each of C, S and Q, small when hollow.
trini-mirrored = No die reads { $faces } clockwise: that would be its mirror image. The dice read { $right }.
trini-taken = There is a die on { $cell } already.
trini-reserve-empty = Your reserve is empty: all your dice are on the board.
trini-no-die = There is no die on { $cell }.
trini-not-yours = The die on { $cell } belongs to { $name }.
trini-stays = The die on { $cell } must end on another cell.
trini-other-kind = A die only slides between cells of the same orientation: { $cell } and { $to } point different ways.
trini-no-line = No straight line leads from { $cell } to { $to } without crossing a round cell.
trini-same-faces = That is how the die on { $cell } already stands.
trini-too-far = The die on { $cell } can’t get from { $faces } to { $to } in one turn or tip.
trini-one-die = Take one die and put it on a triangular cell.
trini-turn-first = { $cell } points the other way: turn the die by a sixth first.
trini-slides-as-it-is = The die on { $cell } slides without turning, or turns without moving.
trini-not-your-die = This die isn’t there any more.

# Positions

trini-position-parts = “{ $text }” needs four parts: player to move, turns since the last Trini, dice, Trinis.
trini-position-number = “{ $text }” should be a number from { $low } to { $high }.
trini-position-seats = “{ $text }” should have { $seats } parts with / between them, one for each player.
trini-position-die = “{ $text }” is no die on a triangular cell, such as b7CSQ.
trini-position-twice = { $cell } is occupied twice.
trini-position-dice = Player { $seat } has more than { $dice } dice.
trini-position-round = “{ $text }” is no round cell.
trini-position-goal = More than one player has { $goal } Trinis.
trini-position-end = “{ $text }” can’t stand at the end of this position.

# What speaks for a move

trini-move-place = Place a die on { $cell }
trini-move-slide = Move { $cell } to { $to }
trini-move-left = Turn { $cell } left
trini-move-right = Turn { $cell } right
trini-move-tip = Tip { $cell }
trini-rounds = { $count ->
    [0] {""}
    [1] { $a }
    [2] { $a } { $how ->
        [or] or
       *[and] and
    } { $b }
    [3] { $a }, { $b } { $how ->
        [or] or
       *[and] and
    } { $c }
   *[other] { $a }, { $b }, { $c } { $how ->
        [or] or
       *[and] and
    } more
}
trini-why-wins = completes { $rounds } and wins with { $goal } Trinis
trini-why-ends = ends the game, { $how ->
    [repetition] the same position for the third time
   *[idle] too long without a new Trini
}, { $outcome ->
    [won] and wins with the most Trinis
    [shared] and shares the win
   *[lost] but loses with fewer Trinis
}
trini-why-makes = { $count ->
    [one] makes the Trini on { $rounds }: { $won } of { $goal }
   *[other] makes Trinis on { $rounds }: { $won } of { $goal }
}
trini-why-soon = { $count ->
    [one] wins with the next move, whatever is answered
   *[other] wins within { $count } more moves, whatever is answered
}
trini-why-saves = stops { $name } from winning on { $rounds }
trini-why-stops = { $count ->
    [one] takes the Trini on { $rounds } away from { $name }
   *[other] takes the Trinis on { $rounds } away from { $name }
}
trini-why-follows = { $count ->
    [0] a Trini follows, whatever is answered
   *[other] threatens { $rounds }: a Trini follows, whatever is answered
}
trini-why-threatens = threatens { $rounds }: { $count ->
    [one] { $name } has only one answer
   *[other] { $name } has only { $count } answers
}
trini-why-prepares = prepares { $rounds }, which nobody else can complete
trini-why-forcing = leaves { $theirs ->
    [0] no way
    [one] one way
   *[other] { $theirs } ways
} for { $name } to force a Trini{ $mine ->
    [0] {""}
   *[other] , and keeps { $mine }
}
trini-why-rare = { $count ->
    [one] the only move that leaves { $rivals ->
        [one] { $name }
       *[other] the others
    } no Trini
   *[other] one of only { $count } moves that leave { $rivals ->
        [one] { $name }
       *[other] the others
    } no Trini
}
trini-why-safe = leaves { $rivals ->
    [one] { $name }
   *[other] the others
} no pair to complete
trini-why-quiet = leaves no pair on the board
trini-why-gifts = { $percent ->
    [0] no move left to { $name } gives
    [100] every move left to { $name } gives
   *[other] { $percent }% of the moves left to { $name } give
} { $rivals ->
    [2] { $next }
   *[other] one of the next two
} a Trini
trini-why-loses = but { $name } can win on { $rounds }
trini-why-forces = but { $name } can then force the win
trini-why-misses = but { $wins ->
    [later] there is a quicker win
   *[no] there was a forced win
}: { $what }
trini-why-gives = but { $name } can complete { $most ->
    [one] { $rounds }
   *[other] { $rounds } at once
}{ $always ->
    [yes] {" "}(every move leaves a Trini)
   *[no] {""}
}
trini-why-back = { $count ->
    [one] and is answered with a Trini
   *[other] and is answered with { $count } Trinis
}
trini-why-counters = { $count ->
    [0] with no way to force one back
    [one] with one way to force one back
   *[other] with { $count } ways to force one back
}

# Problems

trini-puzzle-place-1 = A Trini at once
trini-puzzle-place-1-task = Place a Trini with this move. Only one die on one cell will do.
trini-puzzle-place-2 = A Trini in two
trini-puzzle-place-2-task = Place a Trini within two moves of yours, whatever the other answers.
trini-puzzle-place-3 = A Trini in three
trini-puzzle-place-3-task = Place a Trini within three moves of yours, whatever the other answers.
trini-puzzle-win-2 = Win in two
trini-puzzle-win-2-task = Win within two moves of yours, whatever the other answers.
trini-puzzle-win-3 = Win in three
trini-puzzle-win-3-task = Win within three moves of yours, whatever the other answers.
trini-theme-place = a new die
trini-theme-slide = a slide
trini-theme-turn = a turn
trini-theme-tip = a tip
trini-theme-makes = a Trini on the way
trini-theme-several = several Trinis in one move
trini-theme-stops = stops a Trini
trini-theme-gives = gives the other a Trini
trini-theme-own = a pair the other can’t complete
trini-theme-fork = two threats at once
