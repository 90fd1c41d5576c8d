"""One complete game of each game, played through the page as a person would, down to the record."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.browser.hands import CLICK, DRAG, KEYS
from tests.browser.person import Person
from tests.browser.play import check_result, play_to_the_end
from tripot.games.triominos.look import rack
from tripot.games.triominos.names import tile_name
from tripot.record import replay
from tripot.record.log import Record

pytestmark = pytest.mark.browser

ALONE, TOGETHER = ("Anne",), ("Anne", "Basile")


class Game(NamedTuple):
    name: str
    people: tuple[str, ...]
    options: dict[str, Any]


GAMES = (
    Game("trini", ALONE, {}),
    Game("triolet", TOGETHER, {}),
    Game("trigon", ALONE, {"mode": "two"}),
    Game("triggery", TOGETHER, {"bonus": "claimed"}),
    Game("triominos", TOGETHER, {}),
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game_by_click_drag_and_keys_ends_as_its_record(game: Game, come: Callable[..., Person]) -> None:
    person = come(reduced_motion="reduce")
    person.open(game.name, game.options, game.people)
    assert play_to_the_end(person, (CLICK, DRAG, KEYS)) == {CLICK, DRAG, KEYS}
    record = check_result(person)
    if game.name == "triominos":
        nothing_hidden_was_sent(person, record)


def nothing_hidden_was_sent(person: Person, record: Record) -> None:
    """No state names a tile that its eyes may not know: one in the pool or in another rack."""
    states = [message["state"] for message in person.ear.heard if "state" in message]
    sent = {(state["number"], state["seat"]): json.dumps(state) for state in states if not state["result"]}
    assert {seat for _, seat in sent} == {None, 0, 1}
    looked = 0
    for number, position in enumerate(replay(record)):
        state = position.state
        lying = {tile_name(int(tile)) for tile in state.placed_tile[: state.placed]}
        for eyes in (None, 0, 1):
            if (number, eyes) not in sent:
                continue
            known = lying | ({tile_name(tile) for tile in rack(state, eyes)} if eyes is not None else set())
            hidden = [tile for tile in map(tile_name, range(56)) if tile not in known]
            assert hidden
            assert not [tile for tile in hidden if f'"tile:{tile}"' in sent[number, eyes]]
            assert all(f'"tile:{tile}"' in sent[number, eyes] for tile in known)
            looked += 1
    assert looked > len(record.entries) // 3
