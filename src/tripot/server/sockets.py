"""One browser at one table, over WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from anyio import to_thread
from starlette.websockets import WebSocket, WebSocketDisconnect

from tripot.engine.errors import TripotError
from tripot.engine.message import say
from tripot.server.desk import table_info
from tripot.server.refusal import Refused, refused
from tripot.server.room import Room
from tripot.server.wire import (
    Explain,
    Hint,
    Look,
    Play,
    Request,
    Resign,
    Show,
    Undo,
    error,
    read_request,
    write,
)

if TYPE_CHECKING:
    from tripot.server.house import House

CLOSED_BY_REFUSAL = 4000
"""The closing codes 4403 and 4404 say with HTTP's numbers why a table can't be entered."""


async def table_socket(socket: WebSocket) -> None:
    """Serve ``/api/tables/<id>?key=...``: the table, then states and answers until the browser leaves."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        key = socket.query_params.get("key")
        row = await to_thread.run_sync(house.find, socket.path_params["id"], key)
        await socket.send_text(write({"table": await to_thread.run_sync(table_info, row)}).decode())
        room = await house.room(row)
    except TripotError as refusal:
        status = refusal.status if isinstance(refusal, Refused) else 400
        await socket.send_text(error(refusal.message).decode())
        await socket.close(CLOSED_BY_REFUSAL + status)
    except WebSocketDisconnect:
        return
    else:
        await Peer(socket, room, owner=key is not None).serve()


class Peer:
    """What one browser asks and is sent.

    States are not queued: when a browser is slow, it gets the newest one.
    """

    def __init__(self, socket: WebSocket, room: Room, *, owner: bool) -> None:
        """``owner``: it has the table's key and may use the persons' eyes; others see what everybody may know."""
        self._socket = socket
        self._room = room
        self._owner = owner
        self._seat: int | None = None
        self._looks = False
        self._due = asyncio.Event()
        self._sending = asyncio.Lock()
        self._hint: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Until the browser leaves."""
        await self._room.enter(self)
        work = [asyncio.create_task(self._read()), asyncio.create_task(self._send_states())]
        try:
            ended, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            with contextlib.suppress(WebSocketDisconnect):
                ended.pop().result()
        finally:
            for task in (*work, self._hint):
                if task is not None:
                    task.cancel()
            await self._room.leave(self)

    def changed(self) -> None:
        """There is a new state."""
        if self._looks:
            self._due.set()

    async def _read(self) -> None:
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            await self._answer(message.get("text") or message.get("bytes") or "")

    async def _send_states(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            seat = self._seat
            state = await self._room.state(seat)
            async with self._sending:
                if seat == self._seat:  # another person may have taken the screen meanwhile
                    await self._socket.send_text(state.decode())

    async def _send(self, message: bytes) -> None:
        async with self._sending:
            await self._socket.send_text(message.decode())

    async def _answer(self, text: str | bytes) -> None:
        do = None
        try:
            request = read_request(text)
            do = str(request.__struct_config__.tag)
            await self._do(request)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            await self._send(error(say("server-unreadable", why=str(problem)), do))
        except TripotError as refusal:
            await self._send(error(refusal.message, do))
            if isinstance(refusal, Refused) and refusal.stale:
                self.changed()

    async def _do(self, request: Request) -> None:
        if not self._owner and not isinstance(request, Show) and request != Look(None):
            raise refused("server-spectator", 403)
        match request:
            case Look(seat):
                self._look(seat)
            case Play(number, text):
                await self._room.play(self._seat, number, text)
            case Undo(number):
                await self._room.undo(self._seat, number)
            case Explain():
                await self._send(write({"explain": await self._room.explain(self._seat, request)}))
            case Show(entry):
                await self._send(await self._room.past(self._seat, entry))
            case Hint(number):
                self._start_hint(number)
            case Resign():
                raise refused("server-no-resign")

    def _look(self, seat: int | None) -> None:
        if seat is not None and not self._room.table.is_person(seat):
            raise refused("server-not-your-seat")
        self._seat, self._looks = seat, True
        self._due.set()

    def _start_hint(self, number: int) -> None:
        """A hint may take seconds; meanwhile the browser can go on asking. The newest wish counts."""
        if self._hint is not None:
            self._hint.cancel()
        self._hint = asyncio.create_task(self._give_hint(self._seat, number))

    async def _give_hint(self, seat: int | None, number: int) -> None:
        try:
            await self._send(write({"hint": await self._room.hint(seat, number)}))
        except TripotError as refusal:
            await self._send(error(refusal.message, "hint"))
        except WebSocketDisconnect:
            return
