"""A state from the one before and what is new in it, as docs/server-api.md says; the page does the same."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def whole(message: Json, state: Json) -> Json:
    """The message, with a state in place of a change."""
    return {"state": changed(state, message["change"])} if "change" in message else message


def changed(state: Json, change: Json) -> Json:
    after = {**state, **change}
    if "scene" in change:
        after["scene"] = changed_scene(state["scene"], change["scene"])
    if "sheet" in change:
        after["sheet"] = state["sheet"][: change["sheet"]["kept"]] + change["sheet"]["rows"]
    return after


def changed_scene(scene: Json, change: Json) -> Json:
    held = change.get("held")
    after = {**scene, **{name: value for name, value in change.items() if name != "held"}}
    for name in ("things", "places"):
        if name in change:
            after[name] = changed_list(scene[name], change[name])
    if after["hand"] is not None and ("hand" in change or held is not None):
        things = (scene["hand"] or {}).get("things", [])
        things = things if held is None else changed_list(things, held)
        card = {name: value for name, value in after["hand"].items() if name != "things"}
        after["hand"] = {**card, "things": things} if things else card
    return after


def changed_list(members: list[Json], change: Json) -> list[Json]:
    away = {*change["gone"], *(member["id"] for _, member in change["put"])}
    found = [member for member in members if member["id"] not in away]
    for place, member in change["put"]:
        found.insert(place, member)
    return found
