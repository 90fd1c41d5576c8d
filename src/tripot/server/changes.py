"""What is new in a state: after the first one, a browser is sent only that."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from tripot.engine.scene import Row, Scene, Thing
from tripot.server.wire import State

WHOLE_FIELDS = tuple(name for name in State.__struct_fields__ if name not in {"scene", "sheet"})
SCENE_FIELDS = tuple(name for name in Scene.__struct_fields__ if name != "things")


def change(before: State, after: State) -> dict[str, Any]:
    """What to put over ``before`` to have ``after`` (docs/server-api.md, "Changes")."""
    found: dict[str, Any] = _differing(before, after, WHOLE_FIELDS)
    if scene := _scene_change(before.scene, after.scene):
        found["scene"] = scene
    if before.sheet != after.sheet:
        found["sheet"] = _sheet_change(before.sheet, after.sheet)
    return found


def _differing(before: object, after: object, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(after, name) for name in names if getattr(before, name) != getattr(after, name)}


def _scene_change(before: Scene, after: Scene) -> dict[str, Any]:
    found = _differing(before, after, SCENE_FIELDS)
    if before.things != after.things:
        found["things"] = _things_change(before.things, after.things)
    return found


def _things_change(before: Sequence[Thing], after: Sequence[Thing]) -> dict[str, Any]:
    """Which things are gone, and those that are new or lie otherwise; all of them when their order isn't kept."""
    was, there = {thing.id: thing for thing in before}, {thing.id for thing in after}
    gone = [thing.id for thing in before if thing.id not in there]
    put = [thing for thing in after if was.get(thing.id) != thing]
    kept = [thing.id for thing in before if thing.id in there]
    order = kept + [thing.id for thing in put if thing.id not in was]
    if order != [thing.id for thing in after]:
        return {"gone": list(was), "put": after}
    return {"gone": gone, "put": put}


def _sheet_change(before: Sequence[Row], after: Sequence[Row]) -> dict[str, Any]:
    """How many of the first rows stay as they are, and those that follow."""
    kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False)))
    return {"kept": kept, "rows": after[kept:]}
