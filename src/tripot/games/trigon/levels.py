"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=13, judges="points"),
    Level(notices=7),
    Level(notices=15),
    Level(notices=48),
    Level(),
    Level(simulations=7),
    Level(simulations=40),
    Level(simulations=200),
    Level(simulations=1000),
)
