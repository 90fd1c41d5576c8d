"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=56, judges="points"),
    Level(notices=13),
    Level(notices=24),
    Level(notices=56),
    Level(notices=110),
    Level(simulations=65),
    Level(simulations=180),
    Level(simulations=500),
    Level(simulations=4000, solves=True),
)
