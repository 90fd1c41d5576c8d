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
