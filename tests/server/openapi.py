"""What is asked over HTTP as an OpenAPI description, made from the wire types so that it can't go stale."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.kit import Json
from tripot.engine.figures import Drawn, Fillable, Paper
from tripot.engine.registry import game_names
from tripot.puzzles import library
from tripot.server.api import ROUTES
from tripot.server.figures import ROUTES as FIGURE_ROUTES
from tripot.server.figures import Sketch, Wanted
from tripot.server.puzzles import Listed
from tripot.server.wire import GameInfo, Made, Moving, NewTable, PlayOn, Progress, Seated, Sit, Ticket, Waiting

TYPES = (
    NewTable,
    PlayOn,
    Sit,
    Ticket,
    Made,
    Moving,
    Seated,
    list[Waiting],
    list[GameInfo],
    list[Listed],
    dict[str, Progress],
    Wanted,
    Sketch,
    Fillable,
    Paper,
    Drawn,
)
ERROR: Json = {
    "type": "object",
    "required": ["error"],
    "properties": {"error": {"type": "array", "minItems": 2, "maxItems": 2}},
}
REFUSALS = ("400", "403", "404", "405", "409", "413", "503")


def description(ident: str) -> Json:
    """Of all that the server answers as JSON or text; ``ident`` is a table that is there."""
    schemas, components = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    of = dict(zip(map(str, TYPES), schemas, strict=True))
    table = parameter("id", {"type": "string"}, ident, "no-such-table")
    entry = parameter("entry", {"type": "integer", "minimum": 0}, "0")
    game = parameter("game", {"type": "string"}, *game_names(), "whist")
    language = parameter("language", {"type": "string"}, "en", "fr", "de")
    options = {"name": "options", "in": "query", "schema": {"type": "string"}, "example": '{"mode": "two"}'}
    day = parameter("day", {"type": "string"}, "2026-11-28", "today")
    idents = [puzzles[0].ident for puzzles in map(library, game_names()) if puzzles]
    puzzle = parameter("id", {"type": "string"}, *idents, "no-such-puzzle")
    anything: Json = {"type": "object"}
    paths: Json = {
        "/api/games": {"get": asks(of[str(list[GameInfo])])},
        "/api/seats": {
            "get": asks(anything, [parameter("game", {"type": "string"}, "trigon", where="query"), options])
        },
        "/api/guide/{game}/{language}": {"get": asks(anything, [game, language])},
        "/api/preview/{game}": {"get": asks(anything, [game])},
        "/api/ready": {"get": asks(of[str(dict[str, Progress])])},
        "/api/puzzles": {"get": asks(of[str(list[Listed])])},
        "/api/puzzles/day/{day}": {"get": asks(anything, [day])},
        "/api/puzzles/{id}": {"get": asks(anything, [puzzle])},
        "/api/lobby": {"get": asks(of[str(list[Waiting])])},
        "/api/tables": {"post": asks(of[str(Made)], body=of[str(NewTable)])},
        "/api/move": {"post": asks(of[str(Made)], body=of[str(Ticket)])},
        "/api/move/{ticket}": {
            "get": asks(of[str(Moving)], [parameter("ticket", {"type": "string"}, "no-such-ticket")])
        },
        "/api/tables/{id}/sit": {"post": asks(of[str(Seated)], [table], of[str(Sit)])},
        "/api/tables/{id}/ticket": {"post": asks(of[str(Ticket)], [table])},
        "/api/tables/{id}/again": {"post": asks(of[str(Made)], [table])},
        "/api/tables/{id}/same-luck": {"post": asks(of[str(Made)], [table])},
        "/api/tables/{id}/record": {"get": asks(None, [table])},
        "/api/tables/{id}/review": {"get": asks(None, [table])},
        "/api/tables/{id}/review/{entry}": {"get": asks(anything, [table, entry])},
        "/api/tables/{id}/optimum": {"get": asks(None, [table])},
        "/api/tables/{id}/play-on": {"post": asks(of[str(Made)], [table], of[str(PlayOn)])},
        "/api/figures": {"get": asks(anything)},
        "/api/figures/{game}/library/{id}": {
            "get": asks(of[str(Fillable)], [game, parameter("id", {"type": "string"}, "hexagon", "no-such-figure")])
        },
        "/api/figures/{game}/open": {"post": asks(of[str(Fillable)], [game], of[str(Wanted)])},
        "/api/figures/{game}/paper": {"post": asks(of[str(Paper)], [game], of[str(Wanted)])},
        "/api/figures/{game}/draw": {"post": asks(of[str(Drawn)], [game], of[str(Sketch)])},
        "/api/figures/{game}/possible": {"post": asks(None, [game], of[str(Wanted)])},
        "/api/figures/{game}/hint": {"post": asks(None, [game], of[str(Wanted)])},
        "/words/{language}.ftl": {"get": asks(None, [language])},
        "/healthz": {"get": asks(anything)},
        "/metrics": {"get": asks(None)},
    }
    assert {route.path for route in [*ROUTES, *FIGURE_ROUTES]} <= set(paths), "a route is missing here"
    return {
        "openapi": "3.1.0",
        "info": {"title": "tripot", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def parameter(name: str, schema: Json, *examples: str, where: str = "path") -> Json:
    return {
        "name": name,
        "in": where,
        "required": True,
        "schema": schema,
        "examples": {example: {"value": example} for example in examples},
    }


def asks(answer: Json | None, parameters: list[Json] | None = None, body: Json | None = None) -> Json:
    """An operation; ``answer`` None: text."""
    content: Json = {"text/plain": {"schema": {"type": "string"}}} if answer is None else json_of(answer)
    responses: dict[str, Any] = {"200": {"description": "as asked", "content": content}}
    responses |= {status: {"description": "a sentence", "content": json_of(ERROR)} for status in REFUSALS}
    operation: Json = {"parameters": parameters or [], "responses": responses}
    if body is not None:
        operation["requestBody"] = {"required": True, "content": json_of(body)}
    return operation


def json_of(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}
