"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=56, judges="points"),
    Level(notices=13),
    Level(notices=25),
    Level(notices=56),
    Level(notices=200),
    Level(simulations=70),
    Level(simulations=170),
    Level(simulations=480),
    Level(simulations=1500, solves=True),
)
