"""What can be taken back: one's last decision, and what others answered to it.

What was drawn or thrown since can't be forgotten, nor what another seat showed of hidden tiles.
"""

from __future__ import annotations

from collections.abc import Collection

from tripot.engine.message import Message
from tripot.engine.state import DEALER
from tripot.server.refusal import Refused, refused
from tripot.server.tables import Table


def kept_after_undo(table: Table, seat: int | None, mine: Collection[int]) -> int:
    """How many actions of the game stay when a browser that holds the seats ``mine`` takes back, looking as ``seat``.

    Refused with the reason when it may not.
    """
    deeds = table.course.deeds
    own = {k for k in mine if table.is_person(k)}  # what a computer plays for somebody isn't theirs
    if not any(deed.actor in own for deed in reversed(deeds)) and not (deeds and DEALER in mine):
        raise refused("server-undo-nothing")
    kept = len(deeds)
    if DEALER in mine and not table.standing.ended:  # a referee corrects whatever was entered last
        return kept - 1
    if table.over and (table.game.hidden or table.standing.ended or any(deed.actor == DEALER for deed in deeds)):
        raise refused("server-undo-over")
    for deed in reversed(deeds):
        kept -= 1
        if deed.actor == DEALER:
            raise refused("server-undo-dealer")
        if deed.action in table.game.clock_actions:
            raise refused("server-undo-clock")
        if deed.actor in own:
            if table.game.hidden and deed.actor != seat:
                raise refused("server-undo-secret")
            return kept
        if table.game.hidden and table.is_person(deed.actor):
            raise refused("server-undo-secret")
    raise refused("server-undo-nothing")


def why_no_undo(table: Table, seat: int | None, mine: Collection[int]) -> Message | None:
    """None when ``seat`` may take back."""
    try:
        kept_after_undo(table, seat, mine)
    except Refused as refusal:
        return refusal.message
    return None
