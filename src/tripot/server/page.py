"""The page: one HTML file and its assets, built into ``tripot/page``."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from tripot.engine.message import say

PAGE = Path(__file__).resolve().parent.parent / "page"

FIGURES = ("/figures", "/figures/{game}/draw", "/figure/{game}/{id}")
ADDRESSES = ("/", "/table/{id}", "/move/{ticket}", "/puzzles", "/puzzle/{id}", *FIGURES)


def page_routes(page: Path = PAGE) -> list[BaseRoute]:
    """The page at its addresses, and the files beside it."""

    def index(request: Request) -> Response:
        file = page / "index.html"
        if file.is_file():
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        from tripot.engine.words import in_words

        language = "fr" if request.headers.get("accept-language", "").startswith("fr") else "en"
        return PlainTextResponse(in_words(say("server-no-page"), language), 503)

    routes: list[BaseRoute] = [Route(address, index) for address in ADDRESSES]
    if page.is_dir():
        routes.append(Mount("/", StaticFiles(directory=page)))
    return routes
