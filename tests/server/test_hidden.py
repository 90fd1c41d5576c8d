"""Hidden means never sent: what a seat can't know changes no byte of what it is sent."""

from __future__ import annotations

import numpy as np
import pytest

from tests.server.tables import entry, table_of
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.engine.registry import find_game, game_names
from tripot.engine.state import DEALER, SPECTATOR
from tripot.players import player
from tripot.server.desk import Desk
from tripot.server.eyes import moves_of, state_of
from tripot.server.standing import DEAL
from tripot.server.tables import Table
from tripot.server.wire import write

HIDDEN = tuple(name for name in game_names() if find_game(name).hidden)


def played(table: Table, actions: int) -> None:
    chooser = player("random")
    while table.number < actions:
        table.play(table.actor, chooser.choose(table.view(table.actor), table.actor, table.number))
        table.deal()


def sent(table: Table, position: Position, seat: int | None) -> bytes:
    """The State message, but for the sheet, which is made from the log."""
    view = position.view(None if seat is None else seat + 1)
    return write(state_of(view, seat, table.number, moves=moves_of(view, seat), sheet=(), undo=None))


@pytest.mark.parametrize("game", HIDDEN)
@pytest.mark.parametrize("actions", [0, 35, 50])
def test_worlds_that_a_seat_cant_tell_apart_look_the_same(game: str, actions: int) -> None:
    table = table_of(game, players=3)
    played(table, actions)
    position = table.course.position
    different = 0
    for eyes in (None, 0, 1, 2):
        code = SPECTATOR if eyes is None else eyes
        truth = sent(table, position, eyes)
        for seed in range(12):
            world = position.copy()
            world.states["rng"] = np.uint64(seed)
            kernels.imagine(world.states, 0, code)
            world.states["rng"] = np.uint64(seed)
            different += world.to_text() != position.to_text()
            assert sent(table, world, eyes) == truth
    assert different > 24


@pytest.mark.parametrize("game", HIDDEN)
def test_tables_whose_logs_differ_in_a_hidden_draw_only_look_the_same(game: str) -> None:
    table = table_of(game, players=2)
    compared = 0
    for deed in table.course.deeds:
        if deed.actor != DEALER:
            continue
        one, other = twins(game, table, deed.number)
        for eyes in (None, 0, 1):
            views = [twin.course.position.view(None if eyes is None else eyes + 1) for twin in (one, other)]
            if views[0].states.tobytes() == views[1].states.tobytes():
                compared += 1
                first, second = (write(Desk(twin).state(eyes, range(2))) for twin in (one, other))
                assert first == second
    assert compared > 4


def twins(game: str, table: Table, number: int) -> tuple[Table, Table]:
    """Two tables with the log up to this entry, except that in one of them the dealer drew something else."""
    one, other = table_of(game, players=2), table_of(game, players=2)
    drawn = table.entries[number - 1]
    position = table.past(number - 1).position
    choices = [text for text in position.legal() if text != drawn.text]
    swapped = entry(number, DEALER, DEAL, choices[len(choices) // 2])
    for twin, last in ((one, drawn), (other, swapped)):
        twin.course = table.past(number - 1)
        twin.course.add(last)
        twin.entries = [*table.entries[: number - 1], last]
        twin._views.clear()
    return one, other
