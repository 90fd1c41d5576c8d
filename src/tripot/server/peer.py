"""What one browser asks at a table and is sent."""

from __future__ import annotations

import asyncio
import contextlib
import time

from anyio import to_thread
from starlette.websockets import WebSocket, WebSocketDisconnect

from tripot.engine.errors import TripotError
from tripot.engine.state import DEALER
from tripot.server import decisions
from tripot.server.changes import change
from tripot.server.house import House, tidy
from tripot.server.logs import event
from tripot.server.refusal import Refused, refused
from tripot.server.room import Room, report
from tripot.server.storage import Said
from tripot.server.tables import now_ms
from tripot.server.wire import (
    UNREADABLE,
    Ask,
    Back,
    Explain,
    Hint,
    Leave,
    Listen,
    Look,
    Play,
    Pong,
    Reply,
    Request,
    Resign,
    Say,
    Show,
    State,
    Undo,
    error,
    read_request,
    write,
)

LONGEST_DELAY = 2_000
"""A line is taken to be no slower than this, in milliseconds."""
FOR_SPECTATORS = (Look, Show, Listen, Pong)

Heard = asyncio.Queue[str | bytes | None]
"""What a browser has said and has not been answered yet; None: it has left."""


class Peer:
    """States are not queued: when a browser is slow, it gets the newest one."""

    def __init__(self, socket: WebSocket, house: House, room: Room, browser: bytes | None, heard: Heard) -> None:
        self.room = room
        self.browser = browser
        self.mine = room.table.held_by(browser)
        self._socket = socket
        self._house = house
        self._messages = heard
        self._seat: int | None = None
        self._looks = False
        self._sent: State | None = None
        """The state that this browser has, so that it needs only what has changed."""
        self._listens = bool(self.mine)
        self._heard = 0
        self.delay = 0
        """The milliseconds of the line to this browser and back."""
        self._due = asyncio.Event()
        self._seats_due = False
        self._sending = asyncio.Lock()
        self._hint: asyncio.Task[None] | None = None
        self._talk: asyncio.Queue[Said] = asyncio.Queue(64)

    async def start(self) -> None:
        """What somebody at the table hears first: what has been said."""
        self.mine = self.room.table.held_by(self.browser)  # it may have changed since, before anybody told us
        if self._listens:
            await self._tell_talk()

    def stop(self) -> None:
        """Nobody waits for a hint any more."""
        if self._hint is not None:
            self._hint.cancel()

    def changed(self) -> None:
        """There is a new state."""
        if self._looks:
            self._due.set()

    def reseated(self) -> None:
        """Somebody else sits somewhere: perhaps this browser."""
        self.mine = self.room.table.held_by(self.browser)
        if self._seat is not None and self._seat not in self.mine:
            self._seat = None
        self._seats_due = True
        self._due.set()

    def hear(self, said: Said) -> None:
        """Something has been said; who reads too slowly misses it."""
        if self._listens and said.number > self._heard and not self._talk.full():
            self._talk.put_nowait(said)
            self._due.set()

    async def read(self) -> None:
        """Answer until the browser leaves."""
        while (message := await self._messages.get()) is not None:
            await self._answer(message)

    async def send_states(self) -> None:
        """Send what is due, the newest state only."""
        while True:
            await self._due.wait()
            self._due.clear()
            if self._seats_due:
                self._seats_due = False
                await self.send(write({"table": self.room.desk.info(self.mine)}))
            while not self._talk.empty():
                await self.send(write({"talk": [self._talk.get_nowait()]}))
            if not self._looks:
                continue
            seat = self._seat
            state = await self.room.state(seat, self.mine)
            async with self._sending:
                if seat == self._seat:  # another person may have taken the screen meanwhile
                    before, self._sent = self._sent, state
                    news = {"state": state} if before is None else {"change": change(before, state)}
                    await self._socket.send_text(write(news).decode())

    async def send(self, message: bytes) -> None:
        """Send a message of its own."""
        async with self._sending:
            await self._socket.send_text(message.decode())

    async def _answer(self, text: str | bytes) -> None:
        do, began = None, time.perf_counter()
        try:
            request = understood(text)
            do = str(request.__struct_config__.tag)
            await self._do(request)
        except TripotError as refusal:
            await self._refuse(refusal, do)
            if isinstance(refusal, Refused) and refusal.stale:
                self.changed()
        self._house.metrics.answered(do or "unreadable", time.perf_counter() - began)

    async def _refuse(self, refusal: TripotError, do: str | None) -> None:
        self._house.metrics.refused(refusal.message.id)
        event("refused", table=self.room.table.row.id, do=do or "", reason=refusal.message.id)
        await self.send(error(refusal.message, do))

    async def _do(self, request: Request) -> None:
        looks_on = isinstance(request, FOR_SPECTATORS) and getattr(request, "seat", None) is None
        if not self.mine and not looks_on:
            raise refused("server-spectator", 403)
        match request:
            case Look(seat):
                self._look(seat)
            case Play():
                dealer = DEALER in self.mine
                if not await self.room.play(self._seat, request, self.delay, dealer=dealer):
                    self.changed()
            case Explain():
                await self.send(write({"explain": await self.room.explain(self._seat, request)}))
            case Show(entry):
                await self.send(await self.room.past(self._seat, entry))
            case Hint(number):
                self._start_hint(number)
            case Say(text):
                await self._say(text)
            case Listen():
                self._listens = True
                await self._tell_talk()
            case Pong(sent):
                self.delay = min(LONGEST_DELAY, max(0, time.monotonic_ns() // 1_000_000 - sent))
            case _:
                await self._decide(request)

    async def _decide(self, request: Request) -> None:
        table, seat, mine, away = self.room.table, self._seat, self.mine, self.room.away
        match request:
            case Undo(number):
                await self.room.change(lambda: decisions.undo(table, seat, mine, number))
            case Ask(number, what, about):
                await self.room.change(lambda: decisions.ask(table, mine, number, what, about, away))
            case Reply(number, yes):
                await self.room.change(lambda: decisions.answer(table, mine, number, yes=yes))
            case Resign(number):
                await self.room.change(lambda: decisions.resign(table, seat, mine, number))
            case Leave(number):
                await self.room.change(lambda: decisions.leave(table, mine, number))
            case Back(number):
                await self.room.change(lambda: decisions.back(table, mine, number))

    def _look(self, seat: int | None) -> None:
        if seat is not None and seat not in self.mine:
            raise refused("server-not-your-seat")
        self._seat, self._looks, self._sent = seat, True, None
        self._due.set()

    async def _say(self, text: str) -> None:
        told = tidy(text)
        if not told or not told.isprintable():
            raise refused("server-nothing-said")
        table, storage = self.room.table, self._house.storage
        seat = self._seat if self._seat is not None else next(seat for seat in self.mine if seat != DEALER)
        name = table.standing.person(seat).name
        await to_thread.run_sync(storage.say, table.row.id, seat, name, told, now_ms())
        await self.room.spread(storage.talk)

    async def _tell_talk(self) -> None:
        table, storage = self.room.table, self._house.storage
        talk = await to_thread.run_sync(storage.talk, table.row.id)
        self._heard = talk[-1].number if talk else 0
        await self.send(write({"talk": talk}))

    def _start_hint(self, number: int) -> None:
        """A hint may take seconds; meanwhile the browser can go on asking. The newest wish counts."""
        self.stop()
        self._hint = asyncio.create_task(self._give_hint(self._seat, number))
        self._hint.add_done_callback(report)

    async def _give_hint(self, seat: int | None, number: int) -> None:
        try:
            await self.send(write({"hint": await self.room.hint(seat, number)}))
        except TripotError as refusal:
            with contextlib.suppress(WebSocketDisconnect):
                await self._refuse(refusal, "hint")
        except WebSocketDisconnect:
            return


async def listen(socket: WebSocket, heard: Heard) -> None:
    """Keep what a browser says until it is answered: so one notices at once that it has left."""
    try:
        while (message := await socket.receive())["type"] == "websocket.receive":
            await heard.put(message.get("text") or message.get("bytes") or "")
    except Exception:
        await heard.put(None)
        raise
    await heard.put(None)


def understood(text: str | bytes) -> Request:
    """What a browser asks; Refused when that can't be read."""
    try:
        request: Request = read_request(text)
    except UNREADABLE as problem:
        raise refused("server-unreadable", why=str(problem)) from None
    return request
