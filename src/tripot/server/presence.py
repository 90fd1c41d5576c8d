"""Who is there: written down now and then, so that every server process knows it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from anyio import to_thread

from tripot.server.room import Room
from tripot.server.storage import Storage
from tripot.server.tables import now_ms

if TYPE_CHECKING:
    from tripot.server.peer import Peer

BEAT_SECONDS = 15.0
AWAY_AFTER_MS = 45_000
"""Whose browser has not been seen for so long is away."""


class Presence:
    """The browsers that are connected to this process."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._peers: set[Peer] = set()

    def came(self, peer: Peer) -> None:
        """A browser has come."""
        self._peers.add(peer)

    async def note(self, peer: Peer) -> None:
        """Write it down at once, or another process would call it away until the next beat; here it no longer is."""
        room = peer.room
        here = {(room.table.row.id, seat) for seat in peer.mine if seat >= 0}
        if here:
            await to_thread.run_sync(self._storage.see, here, now_ms())
        if room.away & set(peer.mine):
            room.away -= set(peer.mine)
            room.tell()

    def went(self, peer: Peer) -> None:
        """A browser has gone."""
        self._peers.discard(peer)

    async def run(self) -> None:
        """Write down who is there, and see who is away, until cancelled."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Once."""
        now = now_ms()
        here = {(peer.room.table.row.id, seat) for peer in self._peers for seat in peer.mine if seat >= 0}
        if here:
            await to_thread.run_sync(self._storage.see, here, now)
        for room in {peer.room for peer in self._peers}:
            ident = room.table.row.id
            expected = {seat for seat in room.table.standing.persons if (ident, seat) not in here}
            away = await self._away(room, expected, now) if expected else frozenset()
            if away != room.away:
                room.away = away
                room.tell()

    async def _away(self, room: Room, expected: set[int], now: int) -> frozenset[int]:
        seen = await to_thread.run_sync(self._storage.seen, room.table.row.id)
        return frozenset(seat for seat in expected if now - seen.get(seat, room.table.row.made) > AWAY_AFTER_MS)
