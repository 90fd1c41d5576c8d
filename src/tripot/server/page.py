"""The page: one HTML file and its assets, built into ``tripot/page``; and the headers that keep it to itself."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tripot.engine.message import say

PAGE = Path(__file__).resolve().parent.parent / "page"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a table's key stands in its address
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def page_routes(page: Path = PAGE) -> list[BaseRoute]:
    """The page at its addresses, and the files beside it."""

    def index(request: Request) -> Response:
        file = page / "index.html"
        if file.is_file():
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        from tripot.engine.words import in_words

        language = "fr" if request.headers.get("accept-language", "").startswith("fr") else "en"
        return PlainTextResponse(in_words(say("server-no-page"), language), 503)

    routes: list[BaseRoute] = [Route("/", index), Route("/table/{id}", index)]
    if page.is_dir():
        routes.append(Mount("/", StaticFiles(directory=page)))
    return routes


class Guard:
    """Adds the headers to every answer, and turns other sites away: their pages may not talk to this server."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif is_foreign(Headers(scope=scope)):
            await turn_away(scope, receive, send)
        else:
            await self._app(scope, receive, with_headers(send))


def is_foreign(headers: Headers) -> bool:
    """Whether another site's page asks."""
    origin = headers.get("origin")
    return origin is not None and origin.partition("://")[2] != headers.get("host")


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Say no without looking further."""
    from tripot.engine.words import in_words

    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
    else:
        await PlainTextResponse(in_words(say("server-foreign")), 403)(scope, receive, send)


def with_headers(send: Send) -> Send:
    """The same, with our headers on each answer."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
