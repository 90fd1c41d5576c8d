"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=1, judges="points"),
    Level(notices=1.5, judges="points"),
    Level(notices=2, judges="points"),
    Level(notices=3),
    Level(),
    Level(simulations=100),
    Level(simulations=800),
    Level(simulations=8000, solves=True),
)
