"""Any position of any game can be written down, set up and played on; a view tells nothing hidden."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

import tripot
from tests.kit import next_text
from tripot.engine import kernels
from tripot.engine.options import option_sets, options_from_text
from tripot.engine.registry import find_game, game_names

CASES = [(name, options) for name in game_names() for options in option_sets(find_game(name))]
EVERY = 7


@pytest.mark.parametrize(("name", "options"), CASES)
def test_positions_round_trip_and_views_keep_secrets(name: str, options: str) -> None:
    rng = random.Random(options + name)
    given = msgspec.structs.asdict(options_from_text(find_game(name), options))
    position = tripot.new(name, seed=rng.getrandbits(32), **given)
    while position.actor is not None:
        if len(position.log) % EVERY == 0:
            line = position.to_text()
            again = tripot.position(name, line)
            assert again.to_text() == line
            assert "\n" not in line
            assert set(again.legal()) == set(position.legal())
            assert again.scores() == position.scores()
            check_views(position, rng)
        position.play(next_text(position, rng))


def check_views(position: tripot.Position, rng: random.Random) -> None:
    """An imagined world looks the same to the seat, byte for byte; its own actions too."""
    for seat in range(-1, position.seats):
        view = position.states.copy()
        kernels.hide(view, 0, seat)
        world = position.states.copy()
        world["rng"] = np.uint64(rng.getrandbits(64))
        if seat >= 0:
            kernels.imagine(world, 0, seat)
            kernels.hide(world, 0, seat)
            assert world.tobytes() == view.tobytes()
            if position.actor == seat + 1:
                scratch = np.empty(position.game.rules.MAX_ACTIONS, np.int64)
                count = kernels.legal(view, 0, scratch)
                assert set(scratch[:count]) == set(position.actions())


@pytest.mark.parametrize("name", game_names())
def test_record_has_no_padding(name: str) -> None:
    """Bytes between fields are nobody's: they would make equal views differ."""
    dtype = find_game(name).rules.STATE
    assert sum(field[0].itemsize for field in dtype.fields.values()) == dtype.itemsize


@pytest.mark.parametrize("name", game_names())
def test_illegal_and_unreadable_moves_change_nothing(name: str) -> None:
    position = tripot.new(name, seed=1)
    position.deal()
    before = position.states.tobytes()
    for text in ("", "nonsense", "\x00", "999999999999999999999", position.legal()[0] + " x", "é" * 300):
        with pytest.raises(tripot.IllegalMove) as caught:
            position.play(text)
        assert str(caught.value)
        assert position.states.tobytes() == before


@pytest.mark.parametrize("name", game_names())
def test_undo_goes_back_through_the_log(name: str) -> None:
    rng = random.Random(5)
    position = tripot.new(name, seed=5)
    lines: list[str] = []
    while position.actor is not None and len(lines) < 60:
        lines.append(position.to_text())
        position.play(next_text(position, rng))
    while lines:
        position.undo()
        assert position.to_text() == lines.pop()


@pytest.mark.parametrize("name", game_names())
def test_copy_is_independent(name: str) -> None:
    position = tripot.new(name, seed=3)
    position.deal()
    other = position.copy()
    line = position.to_text()
    other.play(other.legal()[0])
    assert position.to_text() == line
    assert len(other.log) == len(position.log) + 1
