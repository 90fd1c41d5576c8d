"""Who is there: written down now and then, so that every server process knows it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
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
AT_ONCE = 32
"""So many tables are looked at together."""


class Presence:
    """The browsers that are connected to this process."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._here: dict[Room, set[Peer]] = {}

    def came(self, peer: Peer) -> None:
        """A browser has come."""
        self._here.setdefault(peer.room, set()).add(peer)

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
        peers = self._here[peer.room]
        peers.discard(peer)
        if not peers:
            del self._here[peer.room]

    async def run(self) -> None:
        """Write down who is there, and see who is away, until cancelled."""
        while True:
            await self.beat(BEAT_SECONDS)

    async def beat(self, within: float = 0.0) -> None:
        """Once for each table, a few at a time, spread over so many seconds: nobody waits for thousands."""
        rooms = list(self._here)
        for first in range(0, len(rooms), AT_ONCE):
            await self._look_at(rooms[first : first + AT_ONCE])
            await asyncio.sleep(within * min(AT_ONCE, len(rooms) - first) / len(rooms))
        if not rooms:
            await asyncio.sleep(within)

    async def _look_at(self, rooms: Sequence[Room]) -> None:
        now = now_ms()
        here = {(room.table.row.id, seat) for room in rooms for seat in self._seats(room)}
        if here:
            await to_thread.run_sync(self._storage.see, here, now)
        for room in rooms:
            expected = set(room.table.standing.persons) - self._seats(room)
            away = await self._away(room, expected, now) if expected else frozenset()
            if away != room.away:
                room.away = away
                room.tell()

    def _seats(self, room: Room) -> set[int]:
        """The seats whose browsers are here."""
        return {seat for peer in self._here.get(room, ()) for seat in peer.mine if seat >= 0}

    async def _away(self, room: Room, expected: set[int], now: int) -> frozenset[int]:
        seen = await to_thread.run_sync(self._storage.seen, room.table.row.id)
        return frozenset(seat for seat in expected if now - seen.get(seat, room.table.row.made) > AWAY_AFTER_MS)
