# Triggery: what is said in English.

triggery-title = Triggery
triggery-motto = Two dice, one avalanche.
triggery-duration = 20 min
triggery-players = 1–4 players

triggery-option-players = Players
triggery-option-score = What counts
triggery-option-score-points = Points lost
triggery-option-score-rounds = Rounds won
triggery-option-bonus = Bonuses
triggery-option-bonus-automatic = Turn by themselves
triggery-option-bonus-claimed = Taken by hand, with malus
triggery-option-tablets = Tablets in each bag

triggery-ending-match = both rounds played
triggery-ending-cleared = board cleared

triggery-bad-tablets-count = A bag has { $count ->
    [one] { $count } tablet
   *[other] { $count } tablets
  } here, but it needs { $least } to { $most }.
triggery-bad-tablet = { $number } is no tablet: write 1 to { $highest }, or 0 for a star.
triggery-bad-tablets-stars = { $stars } stars are too many: with more than { $most } some boards could never be cleared.

triggery-side-blue = Blue
triggery-side-yellow = Yellow
triggery-line-row = row { $name }
triggery-line-column = column { $name }
triggery-line-diagonal = the diagonal { $start }–{ $end }
triggery-star = star
triggery-number = { $number }

# Refusals
triggery-unreadable = “{ $text }” is no action of Triggery. Write a cell (c4), done, pass, claim c4, or call row3 c4; the dealer writes tablet 7, start 4, throw 5-6.
triggery-laying-out = The tablets are still being laid out: { $cell } comes next.
triggery-tablet-not-in-bag = { $number ->
    [0] There is no star left in the bag.
   *[other] There is no { $number } left in the bag.
  }
triggery-start-dice = First each side throws one die, to see who begins.
triggery-throw-first = The dice haven’t been thrown yet.
triggery-not-the-dealer = The dice are thrown: it is up to the player now.
triggery-turned = { $cell } is turned already.
triggery-star-is-free = { $cell } is a star: it turns by itself once every number of row { $row } and column { $column } is turned.
triggery-too-dear = { $cell } shows { $number }, and only { $left } of the throw is left.
triggery-say-done = You have turned a tablet: end the turn with “done”.
triggery-say-pass = No open number is within { $total }: say “pass”.
triggery-must-turn = You must turn at least one tablet: { $cell } shows { $number }, and you threw { $total }.
triggery-bonuses-are-automatic = Bonuses and stars turn by themselves at this table: there is nothing to claim or to call.
triggery-star-waits = The star on { $cell } waits for { $other }: { $line } is not finished.
triggery-not-alone = { $cell } is no bonus: it isn’t the last open number of a row, a column or a diagonal.
triggery-call-too-late = It is too late to call a bonus: that comes before anything else in a turn, and once.
triggery-nothing-forgotten = { $count ->
    [0] Nothing was forgotten there ({ $line }): no number is open.
   *[other] Nothing was forgotten there ({ $line }): { $count } numbers are open.
  }
triggery-not-in-line = { $cell } does not lie on that line ({ $line }).
triggery-not-turned = { $cell } is still open: reopen a tablet that was turned.
triggery-one-tablet-at-a-time = Turn one tablet at a time.
triggery-tablets-stay = A tablet is turned where it lies.
triggery-not-your-board = That is the other side’s board.

# Positions
triggery-line-boards = { $count ->
    [one] the line begins with the board, or a dash while it is empty
   *[other] the line begins with { $count } boards, or a dash for an empty one
  }
triggery-line-order = the second board is laid out only once the first one is full
triggery-line-unfinished = while tablets are being laid out, all are open and nothing follows the boards
triggery-line-cells = board { $side } has { $count } tablets instead of 36
triggery-line-too-many = board { $side } has more tablets “{ $tablet }” than there are in its bag
triggery-line-figure = “{ $text }” is not a number from { $low } to { $high }
triggery-line-pair = “{ $text }” is not a pair like 2-5
triggery-line-last = “{ $text }” is no list of cells like c4.+d3
triggery-line-word = “{ $word }” says nothing: known are round, turn, start, throw, left, fresh, lost, won, throws, points, last
triggery-line-alone = a player alone has no second round, no start dice and no points lost
triggery-line-not-alone = throws and points are counted for a player alone
triggery-line-tie = the start dice are equal
triggery-line-start = nothing is played before both start dice are thrown
triggery-line-fresh = part of the throw is spent, so something was done in this turn
triggery-line-cleared = a board without open tablets ends the match, in the second round, and there can be only one
triggery-line-pending = { $cell } on board { $side } is a bonus or a star that would have turned by itself

# The table
triggery-pose-open = open
triggery-pose-turned = turned
triggery-tablet-open = { $cell }: { $tablet }, open
triggery-tablet-turned = { $cell }: { $tablet }, turned
triggery-your-board = Your board
triggery-side-board = { $side }
triggery-tablets-left = { $count ->
    [0] cleared
   *[other] { $count } to turn
  }
triggery-bonuses-automatic = automatic bonuses
triggery-bonuses-claimed = bonuses by hand
triggery-subtitle-alone = Solo · { $bonus }
triggery-subtitle-first = First round · { $bonus }
triggery-subtitle-second = Second round, boards swapped · { $bonus }
triggery-sheet-tablets = tablets turned
triggery-sheet-throws = throws, and their sum
triggery-note-alone = { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
  } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
triggery-note-open = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } open
triggery-note-open-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } open · { $won ->
    [0] lost the first round
   *[other] won the first round
  }
triggery-note-open-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } open · { $lost } lost so far

# The hand
triggery-hand-over = Game over
triggery-hand-laying = The tablets are being laid out
triggery-hand-laid = On this board: { $count } of 36.
triggery-hand-start = Who begins?
triggery-hand-start-note = Each side throws one die; the higher one begins.
triggery-hand-throwing = The dice are thrown for { $side }
triggery-hand-turn = Your turn: up to { $total }
triggery-hand-more = { $left ->
    [0] All is spent
   *[other] { $left } left
  }
triggery-hand-chain = A chain!
triggery-hand-pass = Nothing to turn
triggery-hand-pass-note = No open number is within { $total }.
triggery-hand-double = A double counts twice: 2 × { $sum }.
triggery-hand-call = Did the other side forget a bonus? Touch one of its turned tablets on that line, before anything else.
triggery-hand-call-alone = Did you forget a bonus last time? Fair is fair: reopen a tablet of that line, before anything else.
triggery-hand-paid = Turned with the dice: { $numbers }.
triggery-hand-paid-and = Turned with the dice: { $numbers }. { $follows }
triggery-hand-follows = { $bonuses ->
    [0] { $stars ->
        [one] One star follows.
       *[other] { $stars } stars follow.
      }
    [one] { $stars ->
        [0] One bonus follows.
        [one] One bonus and one star follow.
       *[other] One bonus and { $stars } stars follow.
      }
   *[other] { $stars ->
        [0] { $bonuses } bonuses follow.
        [one] { $bonuses } bonuses and one star follow.
       *[other] { $bonuses } bonuses and { $stars } stars follow.
      }
  }
triggery-hand-partner = Your partner plays
triggery-hand-other = { $side } plays
triggery-left = { $left } left
triggery-all-spent = all spent

triggery-button-turn = Turn
triggery-button-done = End the turn
triggery-button-pass = Pass
triggery-button-pay = Pay { $number } for { $cell }
triggery-button-call = Call { $line }: { $cell }
triggery-button-confirm-call = Call the bonus

# The chain in words
triggery-chain-in-words = The chain
triggery-turn-in-words = The turn
triggery-paid = paid with the dice
triggery-alone-in = alone in { $line }
triggery-row-and-column-done = row and column done

# The sheet
triggery-row-throw = { $low }-{ $high } · { $total }
triggery-row-double = { $low }-{ $high } double · { $total }
triggery-row-turns = turns { $numbers }
triggery-row-passes = passes
triggery-row-start = Start dice { $blue } to { $yellow }: { $side } begins
triggery-row-needed = Only { $needed } of the { $total } were needed
triggery-row-cleared = { $side } has cleared the board; { $other } still had { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
  } open
triggery-lines-paid = Paid: { $numbers }
triggery-lines-bonuses = Bonuses: { $numbers }
triggery-lines-stars = Stars freed
triggery-line-reopens = Forgotten bonus called in { $line }: { $tablet } is open again
triggery-settle-earlier = The throws before the last
triggery-settle-last = The last throw, as far as it was needed
triggery-settle-lost = { $side }: points lost
triggery-settle-won = { $side }: rounds won
triggery-settle-winner = { $side } wins.
triggery-settle-draw = A draw.

# Alone: the measure and the optimum
triggery-measure = { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
triggery-optimum-reached = Proved: nobody does better than you with these tablets and dice. { $best }: that is the least.
triggery-optimum-proved = Proved: with these tablets and dice { $best } were enough, and nothing less.
triggery-optimum-throws = Proved: it takes { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
  }. { $points } points are enough then; fewer than { $least } never are. Time ran out before it was settled.
triggery-optimum-between = Between { $least } and { $throws } throws: time ran out before it was settled.

# The dealer of a real box

triggery-dealer-tablet = The next tablet
triggery-dealer-start = The die for the start
triggery-dealer-throw = The dice

# What speaks for a move
triggery-move-pay = Pay the { $number } on { $cell }
triggery-move-claim = Claim the { $number } on { $cell }
triggery-move-call = Call out { $line }: { $cell }
triggery-move-done = End the turn
triggery-move-pass = Pass
triggery-unit-throws = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] throw
   *[other] throws
} in all
triggery-unit-throws-more = +{ NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] throw
   *[other] throws
}
triggery-why-pass = no open number fits into { $total }
triggery-why-done = { $payable ->
    [0] { $left ->
        [0] the throw is used up
       *[other] nothing open fits into the { $left } that is left
    }
   *[1] leaves { $left } of the throw unused
}
triggery-why-call = { $alone ->
    [1] fair play: it costs you a tablet
   *[other] the other side must turn a tablet once more
}
triggery-why-free = it costs nothing
triggery-why-forgets = forgets the { $star ->
    [1] star
   *[other] { $number }
} on { $cell }, which can be claimed for nothing
triggery-why-claimable = but it can be claimed for nothing
triggery-why-clears = clears the whole board
triggery-why-chain = { $count ->
    [one] { $largest ->
        [0] a star turns for free
       *[other] the { $largest } turns for free
    }
   *[other] { $count } more turn for free{ $largest ->
        [0] {""}
       *[other] {", the "}{ $largest }{" among them"}
    }
}
triggery-why-spares = { $others ->
    [one] then pay the { $cost } in { $line }, and its { $number } turns for free
   *[other] then pay { $cost } more in { $line }, and its { $number } turns for free
}
triggery-why-throws = still about { $throws ->
    [one] one throw
   *[other] { $throws } throws
} after this one, instead of { $before }
triggery-why-exact = uses up the whole throw
triggery-why-wastes = but wastes { $left } of the throw
triggery-why-rest = leaves { $left }, enough for the { $number } on { $cell } too
triggery-why-unblocks = { $numbers } and { $last } block each other: one must be paid, and only { $pays }
triggery-why-stays-blocked = { $numbers } and { $last } still block each other: one must be paid, and only { $pays }
triggery-pays-large = { $eleven ->
    [1] 5-6 or a double can pay it (3-3 or higher)
   *[other] { $double ->
        [6] 6-6 can pay it
        [5] 5-5 or 6-6 can pay it
       *[other] a double can pay it ({ $double }-{ $double } or higher)
    }
}
triggery-why-all-free = from then on no number above { $above } has to be paid
triggery-why-for-free = but a line can still turn the { $number } for free

# Problems
triggery-puzzle-clear = Clear the board
triggery-puzzle-clear-task = Clear the whole board with this throw.
triggery-theme-star = behind a star
triggery-theme-quiet = a quiet start
triggery-theme-avalanche = an avalanche
triggery-theme-three = three payments
