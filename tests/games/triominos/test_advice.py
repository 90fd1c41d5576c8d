"""What is said for and against a turn is true of the position: asked of the rules, over games of level players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tripot
from tests.games.triominos.setups import HEXAGON, gains, setup
from tripot.engine.message import Message
from tripot.engine.position import Position
from tripot.engine.words import in_words
from tripot.games.triominos.advice import named, reasons
from tripot.games.triominos.board import ALL_TILES, SUMS
from tripot.games.triominos.names import spaced
from tripot.games.triominos.options import TriominosOptions
from tripot.games.triominos.state import PLACE, action_tile, action_x, action_y
from tripot.players import player

BONUS = {"none": 0, "bridge": 40, "hexagon": 50, "double": 60, "triple": 70}
SIMPLE_BONUS = {"none": 0, "bridge": 1, "hexagon": 1, "double": 2, "triple": 3}
EACH = 6
"""So many actions of each decision are looked at."""
HOARDING = 0.5
"""A rack of many tiles has more to prepare."""


def decisions(options: dict[str, Any], seeds: range) -> Iterator[tuple[Position, int]]:
    """Positions in which a seat decides, with some of its actions; now and then it draws though a tile fits."""
    levels = [player("level-3"), player("level-5")]
    for seed in seeds:
        rng = random.Random(seed)
        position = tripot.new("triominos", seed=seed, **options)
        position.deal()
        while position.code >= 0:
            actions = [int(action) for action in position.actions()]
            for action in rng.sample(actions, min(EACH, len(actions))):
                yield position, action
            seat, last = position.code, actions[-1]
            hoards = last < PLACE and rng.random() < HOARDING
            choice = levels[seat % 2].choose(position.view(seat + 1), seat, seed)
            position.play_action(last if hoards else choice)
            position.deal()


def score_of(position: Position) -> str:
    assert isinstance(position.options, TriominosOptions)
    return position.options.score


def told(position: Position, action: int) -> dict[str, Message]:
    """The reasons by the ends of their names."""
    known = position.view(position.code + 1).seen
    return {reason.id.removeprefix("triominos-why-"): reason for reason in reasons(known, action)}


def chances(position: Position, seat: int, tiles: int) -> dict[tuple[int, int, int], int]:
    """What every placement of these tiles would bring in bonuses if they were in the seat's rack and it to play."""
    asked = position.copy()
    state = asked.states[0]
    state["to"], state["counts"][seat], state["fresh"], state["phase"], state["ending"] = seat, 20, 255, 4, 0
    state["racks"][seat] = np.uint64(tiles)
    brought, texts = gains(asked), asked.legal()
    found = {}
    for text, action in zip(texts, asked.actions().tolist(), strict=True):
        if action >= PLACE:
            tile = action_tile(action)
            points = {"full": int(SUMS[tile]), "simple": 1, "none": 0}[score_of(position)]
            found[tile, action_x(action), action_y(action)] = brought[text] - points
    return found


def without(position: Position, seat: int, action: int) -> tuple[int, int]:
    """The seat's other tiles, and all that it can't see."""
    held = int(position.states[0]["racks"][seat])
    unseen = int(ALL_TILES) & ~held
    for tile in position.states[0]["placed_tile"][: position.states[0]["placed"]]:
        unseen &= ~(1 << int(tile))
    return held & ~(1 << action_tile(action)), unseen


def share(part: int, whole: int) -> int:
    return round(100 * part / max(1, whole))


def tiles_of(found: dict[tuple[int, int, int], int]) -> set[int]:
    return {tile for tile, _, _ in found}


SETS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 1},
    {"players": 3, "score": "simple"},
    {"score": "none"},
    {"players": 1, "score": "none"},
)


@pytest.mark.parametrize("options", SETS, ids=str)
def test_every_reason_for_a_placement_is_true(options: dict[str, Any]) -> None:
    said: set[str] = set()
    for position, action in decisions(options, range(6)):
        if action < PLACE:
            continue
        seat, found = position.code, told(position, action)
        said |= set(found)
        own, unseen = without(position, seat, action)
        after = position.copy()
        after.play_action(action)
        if "out" in found:
            assert not own
            continue
        check_score(position, after, action, found)
        mine, hidden = chances(after, seat, own), chances(after, seat, unseen)
        if "fits" in found:
            assert found["fits"].args["count"] == len(tiles_of(mine)) > 0
        if "stuck" in found:
            assert own
            assert not mine
        if "others" in found:
            assert found["others"].args["percent"] == share(len(tiles_of(hidden)), unseen.bit_count())
        check_chances(found, chances(position, seat, own | unseen), mine, hidden, score_of(position))
        if "heavy" in found:
            assert all(SUMS[action_tile(action)] > SUMS[tile] for tile in range(56) if own >> tile & 1)
    alone, pointless = options.get("players") == 1, options.get("score") == "none"
    assert {"fits", "stuck"} <= said
    assert ("others" in said) == (not alone)
    assert ("opens" in said) == (not alone and not pointless)
    assert ("prepares" in said) == ("scores" in said) == (not pointless)


def check_score(position: Position, after: Position, action: int, found: dict[str, Message]) -> None:
    """The points named are the points scored, and so is the bonus."""
    seat, score = position.code, score_of(position)
    scored = int(after.states[0]["scores"][seat]) - int(position.states[0]["scores"][seat])
    if "scores" not in found:
        assert scored == 0
        return
    if after.result() is None:
        assert found["scores"].args["points"] == scored
        bonus = str(found["scores"].args["bonus"])
        tile = int(SUMS[action_tile(action)]) if score == "full" else 1
        assert scored == tile + (BONUS if score == "full" else SIMPLE_BONUS)[bonus]


def check_chances(
    found: dict[str, Message],
    before: dict[tuple[int, int, int], int],
    mine: dict[tuple[int, int, int], int],
    hidden: dict[tuple[int, int, int], int],
    score: str,
) -> None:
    """A bridge or hexagon that is prepared or opened is there afterwards, and was not there before."""
    worth = BONUS if score == "full" else SIMPLE_BONUS
    if "prepares" in found:
        points = worth[str(found["prepares"].args["bonus"])]
        new = {key for key, brought in mine.items() if brought == points and before.get(key, 0) < points}
        assert found["prepares"].args["tile"] in {spaced(tile) for tile, _, _ in new}
    if "opens" in found:
        points = worth[str(found["opens"].args["bonus"])]
        new = {key for key, brought in hidden.items() if brought == points and before.get(key, 0) < points}
        by_cell: dict[tuple[int, int], int] = {}
        for _, x, y in new:
            by_cell[x, y] = by_cell.get((x, y), 0) + 1
        assert found["opens"].args["tiles"] in by_cell.values()


@pytest.mark.parametrize("options", SETS, ids=str)
def test_every_reason_to_draw_or_to_pass_is_true(options: dict[str, Any]) -> None:
    said: set[str] = set()
    for position, action in decisions(options, range(4)):
        if action >= PLACE:
            continue
        seat, found = position.code, told(position, action)
        fits = any("@" in text for text in position.legal())
        said |= {"fits" if fits else "none"}
        assert ("rather-not" in found) == fits
        assert ("nothing-fits" in found) == (not fits)
        if "draw" in found:
            unseen = without(position, seat, PLACE)[1]
            fitting = tiles_of(chances(position, seat, unseen))
            assert found["draw"].args["percent"] == share(len(fitting), unseen.bit_count())
    assert said == {"fits", "none"}


@pytest.mark.parametrize("options", SETS[:3], ids=str)
def test_two_places_never_have_one_name(options: dict[str, Any]) -> None:
    seen = 0
    for position, _ in decisions(options, range(2)):
        known = position.view(position.code + 1).seen
        placements = [action for action in position.actions().tolist() if action >= PLACE]
        if int(known["placed"]) > 1:
            assert len({in_words(named(known, action)) for action in placements}) == len(placements)
            seen += len({action_tile(action) for action in placements}) < len(placements)
    assert seen > 20


def names(tiles: str, rack: str) -> list[str]:
    """All placements of the first seat, as a player would call them in either language."""
    position = setup(tiles, f"{rack}/555")
    known = position.view(1).seen
    called = [named(known, action) for action in position.actions().tolist() if action >= PLACE]
    return sorted({in_words(each, language) for each in called for language in ("en", "fr")})


def test_a_place_is_told_by_the_tile_that_it_lies_against() -> None:
    assert names("045@0,0", "044") == [
        "0\u00a04\u00a04 right of 0\u00a04\u00a05",
        "0\u00a04\u00a04 à droite de 0\u00a04\u00a05",
    ]
    assert names("045@0,0", "055") == [
        "0\u00a05\u00a05 left of 0\u00a04\u00a05",
        "0\u00a05\u00a05 à gauche de 0\u00a04\u00a05",
    ]
    assert names("045@0,0", "445") == ["4\u00a04\u00a05 below 0\u00a04\u00a05", "4\u00a04\u00a05 sous 0\u00a04\u00a05"]
    assert names("045@0,0 402@1,0", "012") == [
        "0\u00a01\u00a02 above 0\u00a02\u00a04",
        "0\u00a01\u00a02 au-dessus de 0\u00a02\u00a04",
    ]


def test_the_places_beside_a_lone_triple_are_all_the_same() -> None:
    assert names("444@0,0", "044.111") == [
        "0\u00a04\u00a04 beside 4\u00a04\u00a04",
        "0\u00a04\u00a04 contre 4\u00a04\u00a04",
    ]


def test_a_tile_is_called_as_the_hand_shows_it() -> None:
    for position, action in decisions({}, range(2)):
        if action >= PLACE:
            message = named(position.view(position.code + 1).seen, action)
            assert message.args["tile"] == spaced(action_tile(action))


def test_nothing_is_said_of_bridges_where_they_score_nothing() -> None:
    position = setup(HEXAGON, "155.333.344/001", options="score=none")
    action = position.actions().tolist()[position.legal().index("551@-2,0")]
    assert set(told(position, action)) <= {"fits", "stuck", "others"}


def test_alone_a_draw_is_worth_a_tile_more() -> None:
    position = setup(HEXAGON, "000.001.155", "turn:1 0 no:9", "players=1")
    action = position.actions().tolist()[position.legal().index("draw")]
    assert set(told(position, action)) == {"rather-not", "draw", "more"}
