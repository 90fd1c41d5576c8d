"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=1, judges="points"),
    Level(notices=2, judges="points"),
    Level(notices=2),
    Level(notices=3),
    Level(notices=8),
    Level(simulations=3),
    Level(simulations=30),
    Level(simulations=400, turns=2, solves=True),
)
