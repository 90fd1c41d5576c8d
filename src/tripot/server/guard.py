"""Keeps the page to itself: headers on every answer, and no talk with the pages of other sites."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tripot.engine.message import say

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a table's address lets people in
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}

STRICT_TRANSPORT = "max-age=31536000"
"""Behind TLS: for a year, a browser comes by TLS only."""


class Headed:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        await self._app(scope, receive, with_headers(scope, send) if scope["type"] == "http" else send)


class Guard:
    """Turns other sites away: their pages may not talk to this server."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, if it is ours."""
        if scope["type"] != "lifespan" and is_foreign(scope):
            await turn_away(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def is_foreign(scope: Scope) -> bool:
    """Whether another site's page asks; ours without TLS is another site once there is TLS."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return False
    scheme, _, host = origin.partition("://")
    return host != headers.get("host") or (is_secure(scope) and scheme != "https")


def is_secure(scope: Scope) -> bool:
    """Whether it came by TLS."""
    return scope["scheme"] in {"https", "wss"}


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Say no without looking further."""
    from tripot.engine.words import in_words

    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
    else:
        await PlainTextResponse(in_words(say("server-foreign")), 403)(scope, receive, send)


def with_headers(scope: Scope, send: Send) -> Send:
    """The same, with our headers on each answer."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if is_secure(scope):
                headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        await send(message)

    return send_with_headers
