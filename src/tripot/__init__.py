"""tripot: five table games whose names begin with "tri", in one house.

>>> import tripot
>>> tripot.game_names()
('triggery', 'trigon', 'trini', 'triolet', 'triominos')
"""

from tripot.engine.errors import IllegalMove, TripotError
from tripot.engine.position import Position, Result, View, new, position
from tripot.engine.registry import game_names

__all__ = ["IllegalMove", "Position", "Result", "TripotError", "View", "game_names", "new", "position"]
__version__ = "0.1.0"
