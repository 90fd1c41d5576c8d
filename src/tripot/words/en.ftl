# The house’s own sentences. Each game adds the words of its folder; ids of a game start with its name.

no-such-game = There is no game called “{ $name }”. The games are: { $names }.
no-such-option = { $game } has no option “{ $option }”. Its options are: { $options }.
bad-option = The option “{ $option }” of { $game } can’t be “{ $value }”: { $wanted }.
option-one-of = it is one of { $values }
option-number = it is a whole number from { $low } to { $high }
option-numbers = it is a list of whole numbers
option-needs-value = “{ $option }” is no option: write name=value.
game-is-over = The game is over.
and-legal-would-be = { $reason } Legal now: { $legal }.
nothing-to-undo = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  } can’t be taken back: the log has { $there }.
no-such-seat = There is no seat { $seat }: seats are numbered from 1 to { $seats }.
unreadable-position = This position can’t be read: { $why }.

# Persons: the page puts in the name that the table knows.
seat-name = Seat { $seat }

# Records
record-line = Line { $line }: { $why }
record-first-line = A record begins with the line “{ $expected }”.
record-header = “{ $line }” is no header: write each header once, as “name: value”.
record-no-game = The header “game:” is missing.
record-entry = “{ $line }” can’t be read: write “{ $number } seat 1 ACTION” or “{ $number } dealer ACTION”.
record-number = This is action { $expected }, not { $number }: the numbers count up from 1.
record-after-end = Action { $number }, “{ $text }”, comes after the end of the game.
record-actor = Action { $number } belongs to { $expected }, not to { $actor }.
record-illegal = Action { $number }, “{ $text }”, is not legal: { $why }
record-result = The header says “{ $written }”, but the game ended like this: { $truth }.
record-seed = The seed “{ $written }” is no number in hex.
record-promise = The seed is not the one that was promised: its hash is { $truth }, and the record says { $written }.
record-dealer = Action { $number } of the dealer is “{ $written }”, but by the seed it would be “{ $truth }”.
record-honest = The dealer was honest: every tile and every throw follows from the seed that was promised.
record-luck = But its luck was known beforehand: it was dealt first at table { $table }, and its seed has been shown there.
record-counted = The dealer’s lots are counted by “deals” or, in older records, by “actions”, not by “{ $written }”.
record-promised = The dealer’s seed has been promised, but the record doesn’t tell it: it is shown when the game is over.
record-no-promise = Nobody promised a seed here: the record can’t say whether the dealer was honest.
record-still-running = the game is not over

# Players
no-such-level = There is no player “{ $level }”. The players are: { $levels }.

# The teacher
teacher-no-reason = nothing decisive
teacher-chance = { NUMBER($n, maximumFractionDigits: 0) }% to win
teacher-chance-less = −{ NUMBER($n, maximumFractionDigits: 0) }%
review-named = { $what } [{ $text }]
review-options = options { $options }
review-not-over = not over
review-player = Seat { $seat }: { $score }
review-player-named = Seat { $seat } ({ $name }): { $score }
review-action = Action
review-mark = * a turning point: one of the decisions that cost most
review-seat = Seat
review-move = Move
review-before = Expected
review-loss = Loss
review-turning = Action { $step }, seat { $seat }: { $move }, { $loss }
review-better = Better: { $move }
review-no-turning = No decision lost much.
review-nothing = { $file } holds no decision of a player: there is nothing to review.

# The command line
score-not-here = { $game } has no placements to score on a bare board.
format-unknown = Files ending in “{ $suffix }” can’t be written; { $formats } can.
format-from-start = Only a game from its start can be written in this format; this record starts from a position.
file-trouble = { $file }: { $why }.
no-such-language = There is no language “{ $language }”. The languages are: { $languages }.
alone-one-seat = With these options { $game } has more than one seat: a game alone needs players=1.
arena-low-high = A sequential test needs a lower and a higher share of wins, not { $low } and { $high }.
arena-two-players = A match has two players, not { $given }: name two of { $levels }, or a budget as “search:300”, or none for each level against the one below.
arena-one-player = Against an engine one player plays, not { $given }: name one of { $levels }, or “search:300” for a number of simulations, or “search:0.5s” for seconds of processor time.
gtp-no-speech = { $game } can’t be played with engines: it has no way to speak to them.
gtp-no-start = The engine “{ $command }” can’t be started: { $why }.
gtp-dead = The engine ended (status { $status }) when it was told “{ $command }”.
gtp-refused = The engine refused “{ $command }”: { $answer }.
gtp-gives-up = The engine answered “{ $answer }” to action { $number }, but there is something to play.
gtp-illegal = The engine’s action { $number }, “{ $answer }”, is not legal: { $why }
file-not-text = { $file } is not a text file in UTF-8.

# The server
server-unreadable = This message can’t be read: { $why }.
server-no-address = There is nothing at this address.
server-no-page = The page has not been built yet: run “make play” once, then reload.
server-foreign = Another site’s page may not talk to this server.
server-port = The address { $host }:{ $port } can’t be used ({ $why }): choose another with --port or --host.
server-database = The tables can’t be kept in { $database } ({ $why }): choose another file with --database.
server-too-long = This request is too long.
server-no-table = There is no such table.
server-spectator = You are looking on: only those who sit at this table can do that.
server-seats = These options ask for { $wanted ->
    [one] { $wanted } seat
   *[other] { $wanted } seats
  }, not { $given }.
server-name = Every player needs a name, of 40 characters at most.
server-stale = The table has moved on meanwhile: look again.
server-not-your-turn = It is not this seat’s turn.
server-not-your-seat = Nobody at this screen sits there.
server-clock-only = Only the hourglass does that.
server-no-thing = There is nothing called “{ $name }” here.
server-no-pose = Nothing can be put down in the pose “{ $name }” here.
server-no-place = There is no place called “{ $name }”.
server-no-entry = The log has { $there ->
    [one] { $there } entry
   *[other] { $there } entries
  }: there is nothing to show at entry { $entry }.
server-waits = The game begins when every seat is taken.
server-not-now = That can’t be done now.
server-not-away = This person is there: a computer plays only for somebody who has been away for a while.
server-question-waits = A question is waiting for its answer: one at a time.
server-nothing-asked = Nobody has asked you anything.
server-seat-taken = Somebody else has taken this seat.
server-no-seat = Every seat of this table is taken: you can look on.
server-ticket = This link has been used or is too old: make a new one on the other device.
server-two-clocks = The hourglass of this game is its clock: choose one or the other.
server-referee = At a referee table everybody plays with the box: all seats are people at this screen, and it is not listed.
server-nothing-to-list = Only a table with an open seat can stand in the lobby.
server-nothing-said = There is nothing in this message that can be read.
server-undo-nothing = There is nothing to take back.
server-undo-dealer = What has been drawn or thrown can’t be taken back.
server-undo-clock = The hourglass has run out: that can’t be taken back.
server-undo-secret = Another player has acted since and may have shown what was hidden.
server-undo-over = The game is over and all is revealed: nothing can be taken back.
server-undo-past = You are looking back: return to the game to take a move back.
server-no-language = There is no language “{ $language }” here, only { $languages }.
server-no-guide = The rules of this game are not written in this language.
server-not-ready = This game is still being prepared.
server-record-hidden = The record can be read when the game is over: it names hidden tiles.
server-review-running = A game can be reviewed once it is over.
server-optimum-running = What would have been possible is told once the game is over.
server-no-optimum = For this game nobody can tell what would have been possible.
server-optima-busy = The computer is busy with several other games: try again in a minute.
server-alone-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
server-no-figures = There are no figures to fill in this game ({ $game }).
server-figures-busy = Several figures are being searched through already: try again in a minute.
server-too-many-searches = Too many figures are searched through from your network: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
server-reviews-busy = Several games are being reviewed already: try again in a minute.

# The server: limits, and what its operator reads
server-too-many-requests = Too many requests come from your network: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
server-too-many-tables = Too many new tables come from your network: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
server-too-many-reviews = Too many reviews are asked for from your network: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
server-too-many-sockets = Too many tables are open at once in your network: close one and reload.
server-table-full = Too many people are looking at this table: come back later.
server-too-many-messages = That was too much at once: wait a moment.
server-trouble = Something went wrong on the server, and was noted there. Please try again.
server-no-limit = There is no limit “{ $name }”, only { $names }.
server-limit-number = The limit “{ $name }” is a number above 0, not “{ $given }”.
server-proxy = “{ $given }” is neither an address nor a network of addresses: name those of your proxy with --behind-proxy.
server-workers = Several workers need a database that they share: name a file or a URL with --database.

# The server: the database
server-database-kind = “{ $kind }” is neither SQLite nor PostgreSQL
server-no-database = There is no database { $database }.
server-database-newer = A newer tripot has used this database (its schema is { $version }): bring this tripot up to date.
server-database-fails = The database doesn’t answer just now ({ $why }): try again in a moment.
server-backup-missing = There is no file { $file } to restore from.
server-backup-unreadable = { $file } is no backup of tripot’s ({ $why }).
server-backup-exists = { $file } is there already: choose another name for the backup.
server-restore-used = This database has { $tables ->
    [one] a table
   *[other] { $tables } tables
  } already: with --replace they are thrown away for those of the backup.
backup-written = { $file } has { $tables ->
    [one] one table
   *[other] { $tables } tables
  }. Keep it where nobody else can read it: it knows what is hidden in games that still go on.
backup-restored = { $tables ->
    [one] One table is there again.
   *[other] { $tables } tables are there again.
  }

# The page.

page-what-game = What shall we play?
page-home-link = tripot, to the games
page-rules = Rules
page-close = Close
page-loading = One moment.
page-more = More settings
page-more-short = More
page-patterns = Bold patterns
page-sound = Sound
page-light-auto = Same as the device
page-light-light = Light
page-light-dark = Dark
page-other-language = Français
page-yes = Yes
page-no = No

page-seats = The seats
page-seats-drawn = Seats are drawn by lot when the table opens.
page-someone = Player { $number }
page-computer = Computer
page-computer-number = Computer { $number }
page-computer-short = Comp. { $number }
page-level-1 = 1 · Newcomer
page-level-2 = 2 · Beginner
page-level-3 = 3 · Learner
page-level-4 = 4 · Casual
page-level-5 = 5 · Regular
page-level-6 = 6 · Skilled
page-level-7 = 7 · Strong
page-level-8 = 8 · Expert
page-level-9 = 9 · Master
page-strongest = 3 s · All out
page-open-table = Open the table
page-tables = Your tables
page-resume = Resume
page-forget = Take off the list
page-preparing = Getting { $game } ready. The first time takes a minute or two.
page-unreachable = The server doesn’t answer.
page-went-wrong = Something went wrong on the server.

page-colour-0 = Blue
page-colour-1 = Yellow
page-colour-2 = Red
page-colour-3 = Green
page-you = You
page-you-too = (you)
page-thinking = thinking
page-turn-of = { $name } to play
page-watching = You are watching
page-your-hand = Your hand
page-board = Board
page-fit = Show everything
page-laid = on the board
page-chosen = your choice
page-tip = Tip, keeping one face
page-line = { $what }: { $points }
page-put-back = Put back
page-confirm = Play
page-confirm-points = { $count ->
    [one] Play · { $points } point
   *[other] Play · { $points } points
}
page-undo = Undo
page-hint = Hint
page-hints = What the computer would play
page-hint-asking = The computer is looking for moves.
page-hint-found = { $count ->
    [one] One move is possible: { $what }, { $amount }.
   *[other] { $count } moves, the best one first: { $what }, { $amount }.
}
page-hint-then = , then { $what }
page-hint-pick = Press a move to see it on the board.
page-hint-prepare = Prepare this move
page-hint-play = Play this move
page-moves = Moves
page-new-game = New game
page-new-game-sure = Leave this one?
page-sheet = Score sheet
page-sheet-empty = Nothing yet.
page-show-row = Look at this position
page-past = Looking back: move { $number }
page-earlier = Earlier
page-later = Later
page-present = Back to the game
page-pass = Hand the device to { $name }
page-pass-note = Their hand stays hidden until then.
page-it-is-me = I am { $name }
page-offline = { $seconds ->
    [one] Offline, next try in { $seconds } second
   *[other] Offline, next try in { $seconds } seconds
}
page-wins = { $name } wins with { $score }
page-wins-two = { $name } wins, { $score } to { $other }
page-share = { $names } share the win with { $score }
page-alone = Finished with { $score }
page-look-back = Look back
page-review = Review
page-review-title = Review of the game
page-review-working = The computer goes through the game once more.
page-review-note = The numbers mark the turning points. Press a move to see it. Everybody is judged by what they knew then.
page-review-even = No single move lost the game. Press a move to see it.
page-review-chart = What each player could expect, over the game
page-review-turn = turning point { $number }
page-review-turns = Turning points
page-review-all = All decisions
page-review-number = { $number } of { $of }
page-review-played = Played
page-review-better = Better
page-review-best = Nothing better was found.
page-play-on = Play on from here
page-play-on-as = Playing on from here, you take the seat of { $name }.
page-again = Play again
page-same-luck = Same deal again
page-luck-known = known deal
page-best-deal = Your best with this deal: { $best }.
page-best-deal-now = Your best with this deal, of { $count } games.
page-best-ever = Your best with a deal new to you: { $best }.
page-best-ever-now = Your best ever with a deal new to you!
page-possible-working = The computer looks for the best that was possible.
page-possible-find = What was possible?
page-possible-look = See how
page-possible-title = The best game
page-possible-own = Back to your game
page-home = Home

# The page: a new table

page-who-of = Who takes seat { $number }
page-who-person = At this screen
page-who-open = By link
page-who-computer = Computer
page-by-link-note = For a friend
page-name-of = Name of player { $number }
page-level-of = Level of the computer on seat { $number }
page-terms = Clock and table
page-open-invite = Open and invite
page-clock = Clock
page-clock-usual = Usual times
page-clock-kind-none = None
page-clock-kind-game = Whole game
page-clock-kind-turn = Each turn
page-clock-kind-days = Days
page-clock-none = No clock
page-clock-game-short = { $minutes } min + { $increment } s
page-clock-seconds = { $seconds } s
page-clock-minutes = { $minutes } min
page-clock-days-short = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-clock-long-game = { $time } a turn each
page-clock-long-turn = { $time } a turn
page-clock-long-days = { $time } a turn
page-unit-minutes = min
page-unit-a-turn = s a turn
page-unit-days = days a turn
page-listed = Show in the lobby
page-listed-note = Whoever visits this house can take a free seat, not only friends with the link.
page-listed-short = shown in the lobby
page-referee = Referee table
page-referee-note = You play with your own box. This device is told which tiles are drawn and what the dice show; it checks the moves and keeps the score.
page-referee-short = played with the box
page-open-tables = Looking for players
page-open-tables-none = No table is waiting for anybody just now.
page-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
page-join = Join
page-forget-table = Take { $game } off the list
page-colon = {": "}

# The page: a table that waits, links, another device

page-open-seat = Free seat
page-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
page-waiting-note = Send this link to whoever is to play. The game begins when every seat is taken.
page-sit-title = A seat is free for you
page-nickname = Your name at the table
page-seat-wish = Which seat
page-seat-any = Any seat
page-seat-colour = Seat { $number }, { $colour }
page-sit = Take a seat
page-link = Link to this table
page-send = Send
page-copy = Copy the link
page-copied = Copied
page-qr = The link as a QR code
page-qr-note = Or point a phone’s camera at it.
page-only-here = This address only works on this very computer. For other devices, open the page by the computer’s address in your network.
page-table = Table
page-table-link = Link to play or watch
page-move-away = Play on another device
page-move-note = Makes a link that takes your seat with it. It works once, within ten minutes; afterwards this device only watches.
page-move-link = Make the link
page-move-here = Play on from this device?
page-move-here-note = Your seat comes here. The device where you have been playing will only watch.
page-move-as = Your seat: { $name }
page-move-yes = Play here

# The page: playing with others

page-away = away
page-you-watch = You are watching
page-computer-for = Computer for { $name }
page-computer-plays-for-you = The computer is playing for you.
page-back = Take my seat back
page-clock-of = Time of { $name }: { $time }
page-clock-days = { $days } d { $hours } h
page-offer-draw = Offer a draw
page-is-away = { $name } is away.
page-let-computer = Let the computer play
page-your-turn = Your turn
page-resign = Resign
page-resign-sure = Really resign?
page-leave = Leave the game
page-leave-sure = Let the computer take over?
page-asked-undo = { $by } would like to take a move back. All right?
page-asked-draw = { $by } offers a draw. Accept?
page-asked-computer = { $by } suggests that the computer plays for { $about }. All right?
page-asked-what-undo = Take-back asked
page-asked-what-draw = Draw offered
page-asked-what-computer = Computer suggested
page-asked-waits = { $what }, waiting for { $names }
page-next-game = Next game
page-draw = A draw
page-wins-resigned = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
page-wins-time = { $count ->
    [one] { $names } wins on time
   *[other] { $names } win on time
}
page-by-resigned = { $names } resigned.
page-by-agreed = Both sides agreed.
page-by-time = Out of time: { $names }.
page-sending-play = Sending your move…
page-sending-other = Sending…
page-offline-now = Offline, trying to get back
page-kept = · What you did is kept and will be sent.

# The page: talk

page-talk = Talk
page-talk-empty = Nobody has said anything yet.
page-talk-muted = You have muted the talk.
page-talk-players = Only players can talk at the table.
page-say = Send
page-say-here = Say something
page-unread = { $what }, { $count ->
    [one] one new message
   *[other] { $count } new messages
}
page-mute = Mute
page-mute-all = Mute all talk, at every table
page-mute-one = Mute { $name }
page-listen = Listen in
page-listen-note = The players are talking among themselves. You hear them if you want to.

# The page: the box’s dealer, paper, the honest dealer

page-deal = Enter what the box gives
page-deal-note = Type what comes
page-deal-type = What comes: tile, tablet or dice
page-deal-enter = Enter { $what }
page-deal-enter-none = Enter
page-deal-nothing = Nothing like that can come now.
page-print = Print the score sheet
page-print-number = No.
page-print-player = Player
page-print-move = Move
page-print-points = Points
page-print-total = Total
page-print-sum = Sum
page-record = Save the record
page-honest = Honest dealer
page-honest-promised = Every tile and throw follows from a secret number that was fixed before the first move. Below is its fingerprint: at the end the number is shown, and it has to match.
page-honest-kept = The secret number is shown now: its fingerprint is the one given before the first move, and every tile and throw follows from it.
page-honest-known = The luck of this table is known: tiles and throws come just as in an earlier game, whose secret number has been shown. That is no secret dealing, and nothing is promised.
page-honest-first = That game
page-honest-verify = Check it yourself with the saved record:
page-promise = Fingerprint (SHA-256)
page-seed = Secret number

# Puzzles

puzzle-nobody-acts = In the position “{ $position }” it is nobody’s turn: a puzzle needs a seat that acts.
puzzle-illegal = In the puzzle “{ $position }” the solution can’t be played. { $why }
puzzle-no-kind = { $game } has no puzzles of the kind “{ $kind }”, but: { $kinds }.
puzzle-no-kinds = There are no puzzles of { $game }.
puzzle-line = Line { $line }, “{ $text }”: a line of a puzzle begins with one of the words { $words } and a colon.
puzzle-twice = Line { $line }: “{ $word }” stands twice in one puzzle. An empty line separates two puzzles.
puzzle-none = There is no puzzle in this text.
puzzle-missing = Line { $line }: the puzzle that ends here has no line “{ $word }: …”.
puzzle-grade = Line { $line }: a grade is a whole number from 1 to { $most }, not “{ $grade }”.
puzzle-too-long = The solution of “{ $position }” takes more than { $turns } moves of one’s own.
puzzle-no-goal = The solution of “{ $position }” doesn’t reach what the puzzle asks for.
puzzle-not-unique = The puzzle “{ $position }” has more than one solution.
puzzle-wrong = The puzzle “{ $position }” says “{ $given }”, but right is: { $right }.
puzzle-shorter = The puzzle “{ $position }” can be solved in fewer moves.
puzzle-unknown = There is no puzzle { $puzzle } in this house.

puzzle-no-solution = The puzzle “{ $position }” has no line “solution: …”.
puzzle-unsolvable = The puzzle “{ $position }” can’t be solved, or in more than one way.
puzzle-checked = { $file }: { $count ->
    [one] one puzzle, and it
   *[other] { $count } puzzles, and every one
} holds what it says.

page-figure-today = Fill the figure: { $name }
page-figure-of-day = Figure of the day · { $day }
page-puzzle = Puzzle
page-puzzles = Puzzles
page-puzzles-today = Today’s puzzles
page-puzzles-all = All puzzles
page-puzzles-more = More puzzles
page-puzzle-comes = The puzzle is being laid out …
page-puzzle-of-day = Puzzle of the day · { $day }
page-puzzle-grade = Difficulty { $grade } of 5
page-puzzle-turns = ({ $turns } moves of yours)
page-puzzle-wrong = Not that one. Have another look.
page-puzzle-not-there = That doesn’t go there.
page-puzzle-no-undo = Nothing has been played yet.
page-puzzle-stuck = Nothing leads on from here: take something back.
page-puzzle-tried = { $wrong ->
    [one] One try so far.
   *[other] { $wrong } tries so far.
}
page-puzzle-solved = { $wrong ->
    [0] Solved at the first try!
    [one] Solved, after one wrong try.
   *[other] Solved, after { $wrong } wrong tries.
}
page-puzzle-shown = This is the solution.
page-puzzle-theme = It is about: { $themes }.
page-puzzle-show = Show the solution
page-puzzle-again = Once more
page-puzzle-share = Share the result
page-puzzle-result = { $wrong ->
    [0] at the first try
    [one] one wrong try
   *[other] { $wrong } wrong tries
}{ $hints ->
    [0] {""}
    [one] {", one hint"}
   *[other] {", "}{ $hints }{" hints"}
}, { $time }
page-puzzle-streak = { $days } days in a row.
page-puzzle-days = { $days ->
    [one] 1 day
   *[other] { $days } days running
}
page-puzzle-figures = Solved: { $solved } of { $of }, { $at } of them at the first try. Longest run of daily puzzles: { $longest }.
page-puzzle-number = Puzzle { $number }, difficulty { $grade } of 5
page-puzzle-number-done = Puzzle { $number }, difficulty { $grade } of 5, solved
server-no-day = “{ $day }” is not a day: year, month and day are wanted, such as 2026-11-28.

# Figures
page-figures = Figures
page-figure = Figure
page-figures-go = Figures to fill, and to draw
page-figures-all = All figures
page-figures-more = More figures
page-figures-intro = Fill each shape exactly with its pieces. { $solved } of { $of } filled on this device.
page-figures-own = Your own
page-figures-none = None yet. Draw one, or paste the text of one.
page-figure-comes = The figure is on its way.
page-figure-unknown = There is no figure of this name here.
page-figure-bad-link = This link is damaged: the figure in it can’t be read.
page-figure-own = A figure of one’s own
page-figure-about = { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
page-figure-ways = { $ways ->
    [one] a single way
   *[other] { $ways } ways
  }
page-figure-ways-more = { NUMBER($ways) } ways and more
page-figure-spare = The pieces have { $count ->
    [one] one triangle
   *[other] { $count } triangles
  } more than the figure: some will be left over.
page-figure-tray = Pieces
page-figure-pieces = Pieces
page-figure-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
  }
page-figure-take = Take a piece, or one that lies in the figure.
page-figure-holds = Lay it, turn it, or put it back.
page-figure-lies = Lay it elsewhere, or take it up.
page-figure-take-up = Take up
page-figure-take-away = { $count ->
    [one] Take this piece up
   *[other] Take these { $count } pieces up
  }
page-figure-no-room = It doesn’t fit there.
page-figure-empty = Nothing lies there yet.
page-figure-check = Still possible?
page-figure-clear = Empty it
page-figure-share = Share
page-figure-change = Change it
page-figure-hinted = This piece belongs there.
page-figure-away = { $count ->
    [one] What lies there can’t be completed: the marked piece has to go.
   *[other] What lies there can’t be completed: the { $count } marked pieces have to go.
  }
page-figure-stuck = What lies there can’t be completed.
page-figure-possible = Yes, it can still be done.
page-figure-impossible = It can’t be done: no way fills this figure.
page-figure-unknown-way = The search found no way, and didn’t come to an end either.
page-figure-searching = Searching; { $share } % of it filled at best
page-figure-stop = Stop
page-figure-done = Filled in { $time }, { $hints ->
    [0] without a hint.
    [one] with one hint.
   *[other] with { $hints } hints.
  }
page-figure-result = Filled in { $time }, { $hints ->
    [0] without a hint
    [one] with one hint
   *[other] with { $hints } hints
  }.
page-figure-shown = This is one way to fill it.
page-figure-is-done = filled
page-figure-begun = begun
page-figure-draw = Draw a figure
page-figure-paste = The text of a figure, or a link to one
page-figure-open = Open it
page-figure-forget = Remove it from this device
page-figure-sheet = Sheet of triangles: arrow keys to move, space bar to fill or to empty
page-figure-cell-full = { $cell }, filled
page-figure-cell-empty = { $cell }, empty
page-figure-one-colour = One colour
page-figure-all-colours = All four colours
page-figure-no-piece = None
page-figure-piece-count = { $piece }, { $count ->
    [0] not among them
    [one] once
   *[other] { $count } times
  }
page-figure-pieces-how = Touch a piece to have it once, twice … up to { $most } times, or not at all.
page-figure-choose = Choose at least one piece.
page-figure-name = Name
page-figure-wipe = Wipe the sheet
page-figure-larger = Larger sheet
page-figure-smaller = Smaller sheet
page-figure-areas = { $cells ->
    [one] One triangle
   *[other] { $cells } triangles
  } drawn; the pieces have { $area }.
page-figure-begin = Fill triangles: touch them, or draw across them.
page-figure-no-objection = Area and balance speak for it. Whether it can really be done, the search will tell.
page-figure-find = Can it be done?
page-figure-has-ways = It can be done, { $ways ->
    [one] in a single way.
   *[other] in { $ways } ways.
  }
page-figure-has-more = It can be done, in more ways than were counted ({ $ways }).
page-figure-play = Play it
page-figure-link = Copy the link
page-figure-as-text = Copy the text
