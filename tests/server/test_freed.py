"""Nothing of a table that is closed stays until Python looks for cycles, which it does seldom in a server."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tests.server.kit import house_of, party
from tests.server.tables import table_of
from tripot.engine.registry import game_names
from tripot.server.computers import Thinkers
from tripot.server.peer import Peer
from tripot.server.room import Room


@pytest.fixture(autouse=True)
def _without_looking() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def visit(room: Room) -> None:
    """A spectator looks once."""
    await room.state(None, ())
    await room.close()


@pytest.mark.parametrize("game", game_names())
def test_a_closed_table_is_gone_at_once(game: str) -> None:
    table = table_of(game)
    room = Room(table, Thinkers())
    asyncio.run(visit(room))
    gone = [weakref.ref(each) for each in (table, room, table.timing, table.course.position)]
    del table, room
    assert [ref() for ref in gone] == [None] * len(gone)


def test_a_browser_that_has_left_is_gone_at_once() -> None:
    with party("trigon", mode="two") as two:
        two.play()
        room = house_of(two.clients[0])._rooms[two.ident]
        there = [weakref.ref(each) for each in room.listeners if isinstance(each, Peer)]
        assert len(there) == 2
    assert [ref() for ref in there] == [None, None]
