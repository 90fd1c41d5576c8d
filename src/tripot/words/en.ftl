# The house's own sentences. Each game adds the words of its folder; ids of a game start with its name.

no-such-game = There is no game called “{ $name }”. The games are: { $names }.
no-such-option = { $game } has no option “{ $option }”. Its options are: { $options }.
bad-option = An option of { $game } has a value it can't have: { $why }.
option-needs-value = “{ $option }” is no option: write name=value.
game-is-over = The game is over.
and-legal-would-be = { $reason } Legal now: { $legal }.
nothing-to-undo = { $count } actions can't be taken back: the log has { $there }.
no-such-seat = There is no seat { $seat }: seats are numbered from 1 to { $seats }.
unreadable-position = This position can't be read: { $why }.

# Records
record-line = Line { $line }: { $why }
record-first-line = A record begins with the line “{ $expected }”.
record-header = “{ $line }” is no header: write each header once, as “name: value”.
record-no-game = The header “game:” is missing.
record-entry = “{ $line }” can't be read: write “{ $number } seat 1 ACTION” or “{ $number } dealer ACTION”.
record-number = This is action { $expected }, not { $number }: the numbers count up from 1.
record-after-end = Action { $number }, “{ $text }”, comes after the end of the game.
record-actor = Action { $number } belongs to { $expected }, not to { $actor }.
record-illegal = Action { $number }, “{ $text }”, is not legal: { $why }
record-result = The header says “{ $written }”, but the game ended like this: { $truth }.
record-still-running = the game is not over

# Players
no-such-level = There is no player “{ $level }”. There are: { $levels }.

# The command line
score-not-here = { $game } has no placements to score on a bare board.
format-unknown = Files ending in “{ $suffix }” can't be written; { $formats } can.
format-from-start = Only a game from its start can be written in this format; this record starts from a position.
record-not-text = { $file } is not a text file in UTF-8.
