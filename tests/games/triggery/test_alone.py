"""Alone: the exact measure and the sheet of the rulebook, and the optimum of a game that is over."""

from __future__ import annotations

from itertools import accumulate

import pytest

import tripot
from tests.games.triggery.known_dice import greedy_game
from tests.games.triggery.positions import EXAMPLE, play_all
from tripot.engine.position import Position
from tripot.engine.sheet import sheet_of
from tripot.engine.words import in_words
from tripot.games.triggery import alone, scene
from tripot.games.triggery.solver_known import hunting, total_of
from tripot.players import player

MOST = 400


def game(seed: int, **options: str) -> Position:
    """A whole game of the greedy player."""
    position, greedy = tripot.new("triggery", seed=seed, players=1, **options), player("greedy")
    for _ in range(MOST):
        position.deal()
        if position.actor is None:
            return position
        position.play_action(greedy.choose(position, 0, seed))
    raise AssertionError("the game does not end")


def throws_of(position: Position) -> list[tuple[int, int]]:
    texts = [entry.text.split() for entry in position.log if entry.text.startswith("throw")]
    return [(int(pair[0]), int(pair[2])) for _, pair in texts]


def test_of_the_last_throw_counts_what_the_final_chain_took() -> None:
    """The rulebook: "Il obtient 16 ... Il lui suffit de 3 ... Le dernier chiffre de son addition sera 3 (pas 16)"."""
    position = tripot.position("triggery", f"players=1 {EXAMPLE} turn 5 throws 5 points 40")
    play_all(position, "throw 4-4", "a2", "c2")
    measured = alone.measure(position.state)
    assert measured.rank == (6, 43)
    assert in_words(measured.said) == "6 throws, 43 points"
    assert in_words(measured.said, "fr") == "6 lancers, 43 points"
    assert [(in_words(text), figure) for text, figure in scene.settlement(position.state)] == [
        ("The throws before the last", 40),
        ("The last throw, as far as it was needed", 3),
    ]


@pytest.mark.parametrize("bonus", ["automatic", "claimed"])
def test_the_sheet_adds_the_throws_up(bonus: str) -> None:
    position = game(3, bonus=bonus)
    rows = sheet_of(position)
    totals = [total_of(one) for one in throws_of(position)]
    assert [row.number for row in rows] == list(range(1, len(totals) + 1))
    assert [row.total for row in rows[:-1]] == list(accumulate(totals[:-1]))
    needed = position.details()["points"] - sum(totals[:-1])
    assert rows[-1].total == position.details()["points"]
    assert 0 < needed <= totals[-1]
    form = scene.scene(position.view(None).state, 0).form
    assert form is not None
    assert (form.lines, form.total) == (20, position.details()["points"])


def test_the_sheet_has_no_sum_while_the_game_runs_and_no_lines_for_two() -> None:
    position = tripot.new("triggery", seed=1, players=1)
    position.deal()
    form = scene.scene(position.view(None).state, 0).form
    assert form is not None
    assert (form.lines, form.total) == (20, None)
    two = tripot.new("triggery", seed=1)
    two.deal()
    assert scene.scene(two.view(None).state, 0).form is None


@pytest.mark.parametrize(("seed", "bonus"), [(2, "automatic"), (5, "automatic"), (3, "claimed")])
def test_the_best_game_is_the_same_luck_played_otherwise(seed: int, bonus: str) -> None:
    position = game(seed, bonus=bonus)
    *_, known = alone.optimum(position)
    assert known.proved
    best = tripot.new("triggery", players=1, bonus=bonus)
    play_all(best, *known.line)
    assert best.actor is None
    lots = [[entry.text for entry in one.log if entry.actor == "dealer"] for one in (best, position)]
    assert lots[0] == lots[1][: len(lots[0])], "the same tablets and dice"
    rank = alone.measure(best.state).rank
    assert rank < alone.measure(position.state).rank
    assert in_words(known.said).startswith("Proved: with these tablets and dice ")
    assert in_words(alone.measure(best.state).said) in in_words(known.said)


def test_who_has_reached_the_optimum_is_told_so() -> None:
    position = game(1)
    *_, known = alone.optimum(position)
    assert known.proved
    assert in_words(known.said).startswith("Proved: nobody does better than you")
    assert known.line == tuple(entry.text for entry in position.log)


def test_when_time_runs_out_both_bounds_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "EFFORT", 1)
    position = game(8)
    reached = alone.measure(position.state).rank
    *_, known = alone.optimum(position)
    assert not known.proved
    board, dice, _ = greedy_game(8)
    *_, cut = hunting(board, dice, 0)
    assert cut.throws_at_least < reached[0]
    assert in_words(known.said).startswith(f"Between {cut.throws_at_least} and {reached[0]} throws")
    assert known.line == tuple(entry.text for entry in position.log)


def test_more_effort_only_narrows_the_bounds() -> None:
    board, dice, reached = greedy_game(8)
    own = reached["throws"], reached["points"]
    last = (0, own, 0)
    for known in hunting(board, dice, 3_000_000, own):
        assert known.throws is not None
        assert known.points is not None
        assert known.throws_at_least >= last[0]
        assert (known.throws, known.points) <= last[1]
        assert known.looked_at >= last[2]
        assert known.throws_at_least <= known.throws
        last = (known.throws_at_least, (known.throws, known.points), known.looked_at)
    assert 3_000_000 <= last[2] < 3_200_000, "no more than it was given"


def test_ways_that_are_found_from_above_are_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """With dice to spare, a way with fewer throws is found although nothing is proved from below."""
    monkeypatch.setattr("tripot.games.triggery.solver_known.FROM_BELOW", 0)
    board, dice, reached = greedy_game(3)
    *_, known = hunting(board, dice, 4_000_000, (reached["throws"], reached["points"]))
    assert known.throws is not None
    assert known.throws < reached["throws"]
    assert known.turns is not None
    assert len(known.turns) == known.throws
