"""One browser at one table, over WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from anyio import to_thread
from starlette.websockets import WebSocket, WebSocketDisconnect

from tripot.engine.errors import TripotError
from tripot.server.browsers import browser_of
from tripot.server.desk import table_info
from tripot.server.peer import Heard, Peer, listen
from tripot.server.refusal import Refused
from tripot.server.standing import Standing
from tripot.server.storage import Storage, TableRow
from tripot.server.wire import error, write

if TYPE_CHECKING:
    from tripot.server.house import House

CLOSED_BY_REFUSAL = 4000
"""The closing code 4404 says with HTTP's number why a table can't be entered."""
PING_SECONDS = 10.0
KEPT = 32
"""So many messages are kept while one is answered; the others wait in the socket."""


async def table_socket(socket: WebSocket) -> None:
    """Serve ``/api/tables/<id>``: the table, then states and answers until the browser leaves."""
    house: House = socket.app.state.house
    await socket.accept()
    ident, browser = socket.path_params["id"], browser_of(socket)
    try:
        row = await to_thread.run_sync(house.find, ident)
        await socket.send_text(await to_thread.run_sync(first_words, house.storage, row, browser))
        await serve(socket, house, row, browser)
    except TripotError as refusal:
        status = refusal.status if isinstance(refusal, Refused) else 400
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_text(error(refusal.message).decode())
            await socket.close(CLOSED_BY_REFUSAL + status)
    except WebSocketDisconnect:
        return


def first_words(storage: Storage, row: TableRow, browser: bytes | None) -> str:
    """The table message, made without compiled rules."""
    standing = Standing(row.seats, storage.entries(row.id))
    mine = sorted(seat for seat, holder in storage.holders(row.id).items() if holder == browser)
    return write({"table": table_info(row, standing.seats, mine)}).decode()


async def serve(socket: WebSocket, house: House, row: TableRow, browser: bytes | None) -> None:
    """Until the browser leaves, which it may do while the game's rules are still compiled."""
    heard: Heard = asyncio.Queue(KEPT)
    listening = asyncio.create_task(listen(socket, heard))
    compiled = asyncio.create_task(house.warm.ready(row.game))
    try:
        await asyncio.wait((listening, compiled), return_when=asyncio.FIRST_COMPLETED)
        if compiled.done():
            await attend(Peer(socket, house, await house.room(row), browser, heard), house)
        if listening.done():
            listening.result()
    finally:
        compiled.cancel()
        listening.cancel()


async def attend(peer: Peer, house: House) -> None:
    """Tell and answer a browser until it leaves."""
    room = peer.room
    await room.enter(peer)
    house.presence.came(peer)
    work: list[asyncio.Task[None]] = []
    try:
        await peer.start()
        await house.presence.note(peer)
        work += [asyncio.create_task(job) for job in (peer.read(), peer.send_states())]
        if room.table.timing.exists:
            work.append(asyncio.create_task(ping(peer)))
        ended, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        if not isinstance(problem := ended.pop().exception(), WebSocketDisconnect | None):
            raise problem
    finally:
        for task in work:
            task.cancel()
        peer.stop()
        await room.leave(peer)
        house.presence.went(peer)


async def ping(peer: Peer) -> None:
    """Ask now and then how long the line takes, which a clock gives back."""
    while True:
        await peer.send(write({"ping": time.monotonic_ns() // 1_000_000}))
        await asyncio.sleep(PING_SECONDS)
