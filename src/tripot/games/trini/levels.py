"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=56, judges="points"),
    Level(notices=13),
    Level(notices=27),
    Level(notices=56),
    Level(notices=200),
    Level(simulations=78),
    Level(simulations=215),
    Level(simulations=630),
    Level(simulations=1500, solves=True),
)
