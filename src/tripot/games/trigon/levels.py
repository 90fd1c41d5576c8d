"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=9, judges="points"),
    Level(notices=8),
    Level(notices=17),
    Level(notices=66),
    Level(simulations=4),
    Level(simulations=50),
    Level(simulations=1500),
    Level(simulations=25000),
    Level(simulations=200000),
)
