"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=9, judges="points"),
    Level(notices=20, judges="points"),
    Level(notices=16),
    Level(),
    Level(simulations=15),
    Level(simulations=35),
    Level(simulations=90),
    Level(simulations=250),
    Level(simulations=1000),
)
