"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=9, judges="points"),
    Level(notices=5.5),
    Level(notices=10.5),
    Level(notices=22),
    Level(),
    Level(simulations=8),
    Level(simulations=65),
    Level(simulations=270),
    Level(simulations=1000),
)
