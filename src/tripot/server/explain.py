"""What a person's touches would do, or why they do nothing."""

from __future__ import annotations

from itertools import chain

from tripot.engine.errors import IllegalMove
from tripot.engine.position import View
from tripot.engine.scene import Kit, Scene, Touch
from tripot.server.eyes import scene_of
from tripot.server.refusal import refused
from tripot.server.tables import allowed
from tripot.server.wire import Explained


def explain(view: View, seat: int, kit: Kit, touches: tuple[Touch, ...]) -> Explained:
    """The answer to ``explain`` for a seat that acts."""
    check_touches(kit, scene_of(view, seat), touches)
    table, state = view.game.table, view.seen
    try:
        action = allowed(view, table.assemble(state, touches))
    except IllegalMove as error:
        return Explained(touches, reason=error.message)
    return Explained(touches, text=view.game.notation.write(state, action), preview=table.preview(state, action))


def check_touches(kit: Kit, scene: Scene, touches: tuple[Touch, ...]) -> None:
    """Games may rely on it that a touch names things, poses and places that exist."""
    kinds = {thing.id: thing.kind for thing in scene.things + (scene.hand.things if scene.hand else ())}
    places = {place.id for place in chain(scene.places, *(panel.places for panel in kit.panels))}
    places |= {button.zone for button in scene.buttons} | {""}
    for touch in touches:
        if touch.thing not in kinds:
            raise refused("server-no-thing", name=touch.thing)
        if touch.pose not in kit.kinds[kinds[touch.thing]].poses:
            raise refused("server-no-pose", name=touch.pose)
        if touch.place not in places:
            raise refused("server-no-place", name=touch.place)
