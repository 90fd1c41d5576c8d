"""What can be taken back.

All persons of a table sit at one screen, so it is the last decision of any of them that is taken back, and the
computers' answers with it. What was drawn or thrown since can't be forgotten, nor what another person showed of
hidden tiles.
"""

from __future__ import annotations

from tripot.engine.message import Message
from tripot.engine.state import DEALER, OVER
from tripot.server.refusal import Refused, refused
from tripot.server.tables import Table


def kept_after_undo(table: Table, seat: int | None) -> int:
    """How many actions of the game stay when ``seat`` takes back; Refused with the reason when it may not."""
    steps = table.course.steps
    if not any(table.is_person(step.actor) for step in steps):
        raise refused("server-undo-nothing")
    if table.game.hidden and table.actor == OVER:
        raise refused("server-undo-over")
    kept = len(steps)
    for step in reversed(steps):
        kept -= 1
        if step.actor == DEALER:
            raise refused("server-undo-dealer")
        if step.action in table.game.clock_actions:
            raise refused("server-undo-clock")
        if table.is_person(step.actor):
            if table.game.hidden and step.actor != seat:
                raise refused("server-undo-secret")
            break
    return kept


def why_no_undo(table: Table, seat: int | None) -> Message | None:
    """None when ``seat`` may take back."""
    try:
        kept_after_undo(table, seat)
    except Refused as refusal:
        return refusal.message
    return None
