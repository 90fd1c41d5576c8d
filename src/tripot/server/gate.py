"""What all requests and sockets pass on their way in: they are counted, and turned away when they are too many."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Awaitable

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect, WebSocketDisconnected

from tripot.engine.message import say
from tripot.server.api import answer
from tripot.server.doorman import Doorman, SocketBudget
from tripot.server.limits import LimitedError
from tripot.server.logs import event
from tripot.server.metrics import Metrics
from tripot.server.wire import error

CLOSED_AS_TOO_MUCH = 4429

log = logging.getLogger(__name__)


class Do(msgspec.Struct):
    """What a refused message wanted."""

    do: str | None = None


class Counted:
    """Counts requests and sockets, and notes what goes wrong: then the answer is one sentence, too."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one on."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 0

        async def send_and_see(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_see)
        except Exception:
            log.exception("a request has failed")
            if not status:
                await answer({"error": say("server-trouble")}, 500)(scope, receive, send_and_see)
        finally:
            self._metrics.requested(route_of(scope), status, time.perf_counter() - begun)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, table = time.perf_counter(), table_of(scope)
        self._metrics.socket_opened()
        event("socket-opened", table=table)
        try:
            await self._app(scope, receive, send)
        except (WebSocketDisconnect, WebSocketDisconnected):
            pass  # the browser has gone while something was said to it
        except Exception:
            log.exception("a socket has failed")
            with contextlib.suppress(RuntimeError, OSError):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011})
        finally:
            self._metrics.socket_closed()
            event("socket-closed", table=table, seconds=round(time.perf_counter() - begun, 1))


class Limited:
    """Asks the doorman. Who is one too many gets a sentence; a socket that goes on for long is closed."""

    def __init__(self, app: ASGIApp, doorman: Doorman, metrics: Metrics) -> None:
        self._app = app
        self._doorman = doorman
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass one on, or not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        address = address_of(scope)
        try:
            self._doorman.request(address)
            if scope["type"] == "websocket":
                with self._doorman.enter(address, table_of(scope)):
                    mouth = Mouth(self._doorman.budget(), self._metrics, receive, send)
                    await self._app(scope, mouth.receive, mouth.send)
            else:
                if makes_table(scope):
                    self._doorman.new_table(address)
                if asks_review(scope):
                    self._doorman.review(address)
                if asks_search(scope):
                    self._doorman.search(address)
                await self._app(scope, receive, send)
        except LimitedError as limit:
            self._note(limit.message.id, address)
            if scope["type"] == "websocket":
                await turn_away(limit, receive, send)
            else:
                refusal = answer({"error": limit.message}, limit.status)
                refusal.headers["Retry-After"] = str(limit.wait)
                await refusal(scope, receive, send)

    def _note(self, ident: str, address: str) -> None:
        self._metrics.refused(ident)
        event("turned-away", reason=ident, address=address)


class Mouth:
    """The messages of a socket less those that are too many."""

    def __init__(self, budget: SocketBudget, metrics: Metrics, receive: Receive, send: Send) -> None:
        self._budget = budget
        self._metrics = metrics
        self._receive = receive
        self._send = send
        self._closed = False

    async def receive(self) -> Message:
        """The next message that may pass."""
        while (message := await self._receive())["type"] == "websocket.receive":
            verdict = self._budget.take()
            if not verdict:
                break
            self._metrics.refused("server-too-many-messages")
            await self._send(refusal_of(message))
            if verdict == "closed":
                self._closed = True
                await self._send({"type": "websocket.close", "code": CLOSED_AS_TOO_MUCH})
                return {"type": "websocket.disconnect", "code": CLOSED_AS_TOO_MUCH}
        return message

    def send(self, message: Message) -> Awaitable[None]:
        """As ever, until the socket has been closed here."""
        if self._closed:
            raise OSError
        return self._send(message)


async def turn_away(limit: LimitedError, receive: Receive, send: Send) -> None:
    """A page learns why only from a socket that has been opened."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": error(limit.message).decode()})
    await send({"type": "websocket.close", "code": CLOSED_AS_TOO_MUCH})


def refusal_of(message: Message) -> Message:
    """The answer to a message that is one too many; it says which one, as far as that can be read."""
    try:
        do = msgspec.json.decode(message.get("text") or message.get("bytes") or "", type=Do).do
    except (msgspec.DecodeError, UnicodeDecodeError):
        do = None
    return {"type": "websocket.send", "text": error(say("server-too-many-messages"), do).decode()}


def address_of(scope: Scope) -> str:
    """Where a request comes from (behind a proxy: what the proxy says, see ``run``)."""
    client = scope.get("client")
    return client[0] if client else ""


def table_of(scope: Scope) -> str:
    """The table of a socket's address."""
    return str(scope["path"]).rpartition("/")[2]


def makes_table(scope: Scope) -> bool:
    """Whether a new table is asked for."""
    path = str(scope["path"])
    return scope["method"] == "POST" and (path == "/api/tables" or path.endswith(("/again", "/play-on", "/same-luck")))


def asks_review(scope: Scope) -> bool:
    """Whether a game shall be judged, which takes the processor for seconds."""
    return str(scope["path"]).endswith(("/review", "/optimum"))


def asks_search(scope: Scope) -> bool:
    """Whether a figure shall be searched through, which may take as long."""
    path = str(scope["path"])
    return path.startswith("/api/figures/") and path.endswith(("/possible", "/hint"))


def route_of(scope: Scope) -> str:
    """The route's pattern, so that there are few of them; the page's files are one."""
    route = scope.get("route")
    return "none" if route is None else getattr(route, "path", "") or "/assets"
