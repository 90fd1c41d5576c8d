"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=1.4, judges="points"),
    Level(notices=2, judges="points"),
    Level(notices=3, judges="points"),
    Level(notices=5, judges="points"),
    Level(notices=8, judges="points"),
    Level(notices=9),
    Level(simulations=10),
    Level(simulations=24),
    Level(simulations=4000, solves=True),
)
