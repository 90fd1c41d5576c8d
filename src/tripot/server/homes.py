"""Each table is at home in one of the processes on a port: whoever sits at it meets there.

Any process can serve any table, but two that serve the same one both do all its work. The kernel gives a new connection
to any of them; the first line of what a browser asks tells the table, and the process hands the connection on to the
one where the table is at home, as an open file with what has been read of it. When that one isn't there (it starts, has
died, or hears from too many at once), the first one serves the table itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import re
import socket
import time
import zlib
from array import array
from collections.abc import AsyncIterator, Callable
from email.utils import formatdate
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, cast

from starlette.applications import Starlette
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tripot.server.tidy import lasting

LONGEST_LETTER = 1 << 16
CLOSING_SECONDS = 2.0
TABLE = re.compile(rb"GET /api/tables/([^/ ?]+)[ ?]")


class Homes:
    """Where tables are at home, as one process sees it. It is sent to each process that is started."""

    def __init__(self, folder: Path, count: int) -> None:
        """``folder``: where the processes on a port, ``count`` of them, find each other."""
        self._folder = folder
        self._count = count
        self.config: Config | None = None
        """How connections are served; set before anything else."""
        self._received = ServerState()
        self._number = -1
        self._claim: BinaryIO | None = None
        self._post: socket.socket | None = None
        self._coming: set[asyncio.Task[Any]] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Take over a number that no process has, and the connections that are handed on to it."""
        self._number, self._claim = self._free_number()
        path = self._address(self._number)
        path.unlink(missing_ok=True)  # of a process that has died
        self._post = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._post.setblocking(False)
        self._post.bind(str(path))
        loop = asyncio.get_running_loop()
        loop.add_reader(self._post, self._receive)
        try:
            yield
        finally:
            loop.remove_reader(self._post)
            path.unlink(missing_ok=True)
            self._post.close()
            await self._say_goodbye()
            self._claim.close()

    def hand_on(self, head: bytes, connection: int) -> bool:
        """Whether a connection, given by its file's number, is served elsewhere from now on."""
        asked = TABLE.match(head)
        if asked is None or self._post is None:
            return False
        home = zlib.crc32(asked[1]) % self._count
        if home == self._number:
            return False
        try:
            enclosed = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
            self._post.sendmsg([head], [enclosed], 0, str(self._address(home)))  # Python's send_fds forgets to whom
        except OSError:
            return False
        return True

    def _receive(self) -> None:
        assert self._post is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                head, files, _, _ = socket.recv_fds(self._post, LONGEST_LETTER, 1)
                for file in files:
                    welcoming = asyncio.create_task(self._welcome(head, socket.socket(fileno=file)))
                    self._coming.add(welcoming)
                    welcoming.add_done_callback(self._coming.discard)

    async def _welcome(self, head: bytes, connection: socket.socket) -> None:
        loop, config = asyncio.get_running_loop(), self.config
        assert config is not None
        date = (b"date", formatdate(time.time(), usegmt=True).encode())
        self._received.default_headers = [date, *config.encoded_headers]
        connection.setblocking(False)
        with contextlib.suppress(OSError):  # the browser has gone meanwhile
            await loop.connect_accepted_socket(lambda: Visitor(config, self._received, {}, loop, head=head), connection)

    async def _say_goodbye(self) -> None:
        """As uvicorn does for its own connections."""
        for connection in list(self._received.connections):
            connection.shutdown()
        if self._received.tasks:
            await asyncio.wait(self._received.tasks, timeout=CLOSING_SECONDS)

    def _free_number(self) -> tuple[int, BinaryIO]:
        """The lock is held as long as the process lives, however it ends."""
        for number in range(self._count):
            claim = (self._folder / f"{number}.lock").open("wb")
            try:
                fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                claim.close()
            else:
                return number, claim
        return self._count, (self._folder / f"{self._count}.lock").open("wb")

    def _address(self, number: int) -> Path:
        return self._folder / f"{number}.post"


def settle(config: Config, folder: Path) -> None:
    """Have the processes that serve with this configuration keep tables at home; they find each other in ``folder``."""
    homes = Homes(folder, config.workers)
    visiting = partial(Visitor, homes=homes)
    config.http = cast("type[asyncio.Protocol]", visiting)  # uvicorn does nothing with it but call it
    config.app = partial(housed, cast("Callable[[], Starlette]", config.app), homes)
    homes.config = config


def housed(make: Callable[[], Starlette], homes: Homes) -> Starlette:
    """The application of one process, which receives connections as long as it serves."""
    return lasting(make(), homes.open)


class Visitor(HttpToolsProtocol):
    """A connection that may belong elsewhere."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        homes: Homes | None = None,
        head: bytes = b"",
    ) -> None:
        """``homes``: it may be handed on; ``head``: what was read before it was."""
        super().__init__(config, server_state, app_state, _loop)
        self._homes = homes
        self._head = head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Go on with what was read elsewhere."""
        super().connection_made(transport)
        if self._head:
            self.data_received(self._head)

    def data_received(self, data: bytes) -> None:
        """The first thing that it says decides."""
        homes, self._homes = self._homes, None
        if homes is not None and homes.hand_on(data, self.transport.get_extra_info("socket").fileno()):
            self.transport.abort()  # only our end: the connection lives on elsewhere
            return
        super().data_received(data)
