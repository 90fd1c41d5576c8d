"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=13, judges="points"),
    Level(notices=6),
    Level(notices=11.3),
    Level(notices=24),
    Level(notices=66),
    Level(),
    Level(simulations=3),
    Level(simulations=11),
    Level(simulations=45),
)
