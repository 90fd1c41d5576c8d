"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=56, judges="points"),
    Level(notices=13),
    Level(notices=24),
    Level(notices=56),
    Level(notices=130),
    Level(simulations=60),
    Level(simulations=150),
    Level(simulations=400),
    Level(simulations=4000, solves=True),
)
