"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=9, judges="points"),
    Level(notices=7),
    Level(notices=16),
    Level(notices=48),
    Level(),
    Level(simulations=8),
    Level(simulations=50),
    Level(simulations=220),
    Level(simulations=1000),
)
