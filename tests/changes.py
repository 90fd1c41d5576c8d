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
        after["scene"] = {**state["scene"], **change["scene"]}
        if "things" in change["scene"]:
            after["scene"]["things"] = changed_things(state["scene"]["things"], change["scene"]["things"])
    if "sheet" in change:
        after["sheet"] = state["sheet"][: change["sheet"]["kept"]] + change["sheet"]["rows"]
    return after


def changed_things(things: list[Json], change: Json) -> list[Json]:
    lying = {thing["id"]: thing for thing in things if thing["id"] not in change["gone"]}
    lying |= {thing["id"]: thing for thing in change["put"]}
    return list(lying.values())
