"""What is new in a state: after the first one, a browser is sent only that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tripot.engine.scene import Hand, Place, Row, Scene, Thing
from tripot.server.wire import State

LISTS = ("things", "places")
"""The lists of a scene whose members have ids."""
WHOLE_FIELDS = tuple(name for name in State.__struct_fields__ if name not in {"scene", "sheet"})
SCENE_FIELDS = tuple(name for name in Scene.__struct_fields__ if name not in {*LISTS, "hand"})


def change(before: State, after: State) -> dict[str, Any]:
    """What to put over ``before`` to have ``after`` (docs/server-api.md, "Changes")."""
    found: dict[str, Any] = _differing(before, after, WHOLE_FIELDS)
    if scene := _scene_change(before.scene, after.scene):
        found["scene"] = scene
    if before.sheet is not after.sheet and before.sheet != after.sheet:
        found["sheet"] = _sheet_change(before.sheet, after.sheet)
    return found


def _differing(before: object, after: object, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(after, name) for name in names if getattr(before, name) != getattr(after, name)}


def _scene_change(before: Scene, after: Scene) -> dict[str, Any]:
    found = _differing(before, after, SCENE_FIELDS)
    for name in LISTS:
        if (was := getattr(before, name)) != (now := getattr(after, name)):
            found[name] = _list_change(was, now)
    if before.hand != after.hand:
        found |= _hand_change(before.hand, after.hand)
    return found


def _hand_change(before: Hand | None, after: Hand | None) -> dict[str, Any]:
    """The hand without its things, and what is new among these."""
    card, held = _apart(after)
    last_card, last_held = _apart(before)
    found: dict[str, Any] = {} if card == last_card else {"hand": card}
    if held != last_held:
        found["held"] = _list_change(last_held, held)
    return found


def _apart(hand: Hand | None) -> tuple[Hand | None, Sequence[Thing]]:
    return (None, ()) if hand is None else (replace(hand, things=()), hand.things)


def _list_change(before: Sequence[Thing | Place], after: Sequence[Thing | Place]) -> dict[str, Any]:
    """Which are gone, and those that are new or different, each with its place in the list."""
    was, there = {each.id: each for each in before}, {each.id for each in after}
    put = [(k, each) for k, each in enumerate(after) if was.get(each.id) != each]
    moved = {each.id for _, each in put}
    stays = [each.id for each in after if each.id not in moved]
    if stays != [each.id for each in before if each.id in there and each.id not in moved]:
        return {"gone": list(was), "put": list(enumerate(after))}
    return {"gone": [ident for ident in was if ident not in there], "put": put}


def _sheet_change(before: Sequence[Row], after: Sequence[Row]) -> dict[str, Any]:
    """How many of the first rows stay as they are, and those that follow."""
    kept, most = 0, min(len(before), len(after))
    while kept < most and (before[kept] is after[kept] or before[kept] == after[kept]):
        kept += 1
    return {"kept": kept, "rows": after[kept:]}
