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
    [1] { $a }
    [2] { $a } and { $b }
    [3] { $a }, { $b } and { $c }
   *[other] { $a }, { $b }, { $c } and more
}
trini-why-wins = completes { $rounds } and wins with { $goal } Trinis
trini-why-makes = { $count ->
    [one] makes the Trini on { $rounds }: { $won } of { $goal }
   *[other] makes Trinis on { $rounds }: { $won } of { $goal }
}
trini-why-stops = { $count ->
    [one] takes the Trini on { $rounds } away from { $name }
   *[other] takes the Trinis on { $rounds } away from { $name }
}
trini-why-gives = { $count ->
    [one] but { $name } can complete { $rounds }
   *[other] but { $name } can complete one of { $rounds }
}
trini-why-safe = gives { $name } no pair to complete
trini-why-quiet = leaves no pair on the board
trini-why-only-you = { $count ->
    [one] prepares { $rounds }, which { $name } can’t complete
   *[other] keeps { $count } ways to a Trini, on { $rounds }, which { $name } can’t complete
}
trini-why-ways = { $count ->
    [one] keeps one way to a Trini, on { $rounds }
   *[other] keeps { $count } ways to a Trini, on { $rounds }
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
