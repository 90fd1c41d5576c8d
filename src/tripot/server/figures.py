"""Figures over HTTP: the library, one to be filled, one's own, and what a search finds in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tripot.engine.figures import Answer, Figures, Watch
from tripot.engine.registry import find_game, game_names
from tripot.server.api import answer, body_of, decoded, house_of
from tripot.server.refusal import refused

EFFORT = 20_000_000
"""The placements that one search may try: about a minute of one processor."""

FigureText = Annotated[str, msgspec.Meta(max_length=40_000)]


class Wanted(msgspec.Struct, frozen=True):
    """``POST /api/figures/<game>/open``, ``.../paper``, ``.../possible``, ``.../hint``."""

    text: FigureText
    laid: FigureText = ""
    """The pieces that lie there already, in the order in which they were laid."""
    large: bool = False
    """``paper``: a larger sheet than need be."""


class Sketch(msgspec.Struct, frozen=True):
    """``POST /api/figures/<game>/draw``."""

    cells: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=8)], ...], msgspec.Meta(max_length=2000)]
    counts: Annotated[dict[str, Annotated[int, msgspec.Meta(ge=0, le=4)]], msgspec.Meta(max_length=64)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


def figures_of(request: Request) -> Figures:
    """Those of the game in the address."""
    game = find_game(request.path_params["game"])
    if game.figures is None:
        raise refused("server-no-figures", 404, game=game.name)
    found: Figures = game.figures
    return found


def library(_: Request) -> Response:
    """Those of all games."""
    found = {name: find_game(name).figures for name in game_names()}
    return answer({name: figures.library() for name, figures in found.items() if figures})


async def from_library(request: Request) -> Response:
    """A figure of the library, to be filled."""
    figures, ident = figures_of(request), request.path_params["id"]
    text = next((card.text for card in figures.library() if card.id == ident), None)
    if text is None:
        raise refused("page-figure-unknown", 404)
    return answer(await to_thread.run_sync(figures.open, text))


async def open_figure(request: Request) -> Response:
    """A figure to be filled."""
    wish, figures = decoded(await body_of(request), Wanted), figures_of(request)
    return answer(await to_thread.run_sync(figures.open, wish.text))


async def paper(request: Request) -> Response:
    """A sheet to draw on."""
    wish, figures = decoded(await body_of(request), Wanted), figures_of(request)
    return answer(await to_thread.run_sync(lambda: figures.paper(wish.text, large=wish.large)))


async def draw(request: Request) -> Response:
    """What was drawn, as a text."""
    wish, figures = decoded(await body_of(request), Sketch), figures_of(request)
    return answer(await to_thread.run_sync(figures.draw, wish.cells, wish.counts, wish.name))


async def possible(request: Request) -> Response:
    """Whether it can be filled."""
    wish, figures = decoded(await body_of(request), Wanted), figures_of(request)
    return await followed(request, wish, figures.possible)


async def hint(request: Request) -> Response:
    """What could come next."""
    wish, figures = decoded(await body_of(request), Wanted), figures_of(request)
    return await followed(request, wish, figures.hint)


async def followed(
    request: Request, wish: Wanted, ask: Callable[[str, str, int, Watch, Callable[[], bool]], Answer]
) -> Response:
    """A line for each step of a search, then what it found. What can't be read is told before it begins."""
    await to_thread.run_sync(figures_of(request).check, wish.text, wish.laid)
    house = house_of(request)
    await house.warm.ready(request.path_params["game"])
    lines = house.searches.begin(lambda watch, stop: ask(wish.text, wish.laid, EFFORT, watch, stop))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(lines, 200, headers, "application/x-ndjson")


ROUTES = [
    Route("/api/figures", library),
    Route("/api/figures/{game}/library/{id}", from_library),
    Route("/api/figures/{game}/open", open_figure, methods=["POST"]),
    Route("/api/figures/{game}/paper", paper, methods=["POST"]),
    Route("/api/figures/{game}/draw", draw, methods=["POST"]),
    Route("/api/figures/{game}/possible", possible, methods=["POST"]),
    Route("/api/figures/{game}/hint", hint, methods=["POST"]),
]
