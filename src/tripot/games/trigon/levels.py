"""How strong the computer can be (docs/levels.md)."""

from tripot.engine.game import Level

LEVELS = (
    Level(notices=25, judges="points"),
    Level(notices=7.3),
    Level(notices=13.2),
    Level(notices=29),
    Level(notices=70),
    Level(),
    Level(simulations=3),
    Level(simulations=11),
    Level(simulations=45),
)
