"""The whole numbers that stand for actions.

============  ==============================================
0 .. 35       turn this cell's tablet, paid with the dice
36, 37        done, pass
38 .. 73      claim this cell
74 .. 577     call: 36 x line + the cell to reopen
600 .. 624    dealer: the tablet with this number (0 a star)
631 .. 636    dealer: a start die
640 + 8a + b  dealer: the throw a-b, a <= b
============  ==============================================
"""

from __future__ import annotations

from typing import Final

from tripot.games.triggery.board import CELL_COUNT, LINE_COUNT

PAY: Final = 0
DONE: Final = 36
PASS: Final = 37
CLAIM: Final = 38
CALL: Final = 74
CALL_END: Final = CALL + LINE_COUNT * CELL_COUNT
TABLET: Final = 600
START: Final = 630
THROW: Final = 640

MAX_ACTIONS: Final = 144
"""36 paid, 36 claimed, 14 lines x 5 turned tablets called, and done or pass: 143."""
