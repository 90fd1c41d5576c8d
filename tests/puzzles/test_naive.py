"""The proofs beside a second, naive one: plain Python on the oracles, which share no line with the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tripot
from tests.oracle import trini, triolet, triominos
from tests.tactics import ends
from tests.tactics import trini as tactics
from tripot.engine.position import Position
from tripot.puzzles import Puzzle, library

WRONG_ONES = 6
"""So many wrong actions of each puzzle are refuted naively."""


def shipped(game: str, kind: str, count: int) -> list[Puzzle]:
    """Some of a kind, the easy ones and the hard ones."""
    found = [puzzle for puzzle in library(game) if puzzle.kind == kind]
    return found[:: max(1, len(found) // count)][:count]


# Trini: minimax on the oracle


def oracle_of(position: Position) -> trini.Trini:
    """The same position on the oracle."""
    mover, _, dice, trinis = position.to_text().split()
    game = trini.Trini()
    game.seat = int(mover)
    for seat, part in enumerate(dice.split("/"), 1):
        for text in part.split(",") if part != "-" else ():
            game.dice[trini.cell_named(text[:2])] = trini.Die(seat, text[2:])
            game.reserve[seat] -= 1
    for seat, part in enumerate(trinis.split("/"), 1):
        for text in part.split(",") if part != "-" else ():
            game.trinis[trini.cell_named(text)] = seat
    return game


def after(game: trini.Trini, text: str) -> trini.Trini:
    """The position after a legal action; a repetition is out of the question in so few moves."""
    then = trini.Trini()
    then.seat, then.reserve = game.seat, dict(game.reserve)
    then.dice, then.trinis = dict(game.dice), dict(game.trinis)
    for round_cell in then.rounds_completed_by(then.act(text)):
        then.trinis[round_cell] = game.seat
    then.seat = 3 - game.seat
    return then


def gets_there(game: trini.Trini, seat: int, wanted: int, own_moves: int) -> bool:
    """Whether a seat has so many Trinis within so many own moves, whatever the other does."""
    if game.scores()[seat - 1] >= wanted:
        return True
    if game.scores()[2 - seat] >= trini.TRINIS_TO_WIN[2] or (game.seat == seat and own_moves == 0):
        return False
    own = game.seat == seat
    outcomes = (gets_there(after(game, text), seat, wanted, own_moves - own) for text in sorted(game.legal()))
    return any(outcomes) if own else all(outcomes)


def wanted_in(puzzle: Puzzle, game: trini.Trini) -> int:
    return trini.TRINIS_TO_WIN[2] if puzzle.kind.startswith("win") else game.scores()[game.seat - 1] + 1


@pytest.mark.parametrize("puzzle", shipped("trini", "place-1", 4), ids=lambda puzzle: puzzle.ident)
def test_one_move_of_trini_naively(puzzle: Puzzle) -> None:
    game = oracle_of(puzzle.start())
    assert game.legal() == set(puzzle.start().legal())
    wanted = wanted_in(puzzle, game)
    right = {text for text in game.legal() if gets_there(after(game, text), game.seat, wanted, 0)}
    assert right == set(puzzle.solution[0])


def fewest_actions(kind: str, count: int) -> list[Puzzle]:
    """Those that are quickest to look through."""
    return sorted(shipped("trini", kind, 100), key=lambda puzzle: len(puzzle.start().actions()))[:count]


@pytest.mark.parametrize(
    "puzzle", fewest_actions("place-2", 3) + fewest_actions("win-2", 2), ids=lambda puzzle: puzzle.ident
)
def test_two_moves_of_trini_naively(puzzle: Puzzle) -> None:
    """The right first action against every answer; of the wrong ones, some, each refuted by some answer."""
    game = oracle_of(puzzle.start())
    wanted, (right,) = wanted_in(puzzle, game), puzzle.solution[0]
    assert gets_there(after(game, right), game.seat, wanted, 1)
    wrong = sorted(game.legal() - {right})
    for text in random.Random(puzzle.ident).sample(wrong, WRONG_ONES):
        assert not gets_there(after(game, text), game.seat, wanted, 1), text


@pytest.mark.parametrize("puzzle", shipped("trini", "win-2", 4), ids=lambda puzzle: puzzle.ident)
def test_all_wins_of_two_moves_by_plain_recursion(puzzle: Puzzle) -> None:
    """Every first action, by the search of the tactics, which shares only the rules."""
    assert tactics.winning(puzzle.start(), 2) == list(puzzle.solution[0])
    assert tactics.winning(puzzle.start(), 1) == []


def test_a_proof_can_be_stopped() -> None:
    puzzle = shipped("trini", "win-3", 1)[0]
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 5

    assert puzzle.find_kind().right(puzzle.start(), 3, stop) == ()
    assert len(asked) == 6


def test_with_three_players_nothing_is_proved() -> None:
    kind = shipped("trini", "place-2", 1)[0].find_kind()
    assert kind.right(tripot.new("trini", players=3, seed=1), 2) == ()


# The most points, counted by the oracles


def triolet_points(position: Position) -> Iterator[tuple[str, int]]:
    """Every placement of the seat that acts, with its points."""
    state = position.state
    board = {
        (square % triolet.SIZE, square // triolet.SIZE): triolet.Tile((code - 1) % 16, code - 1 >= triolet.JOKER)
        for square, code in enumerate(state["board"].tolist())
        if code
    }
    rack = state["racks"][position.code].tolist()
    for placed in triolet.placements(board, rack, first_round=bool(state["opening"])):
        yield triolet.placement_text(placed), triolet.score_placement(board, placed)


@pytest.mark.parametrize("puzzle", shipped("triolet", "best", 6), ids=lambda puzzle: puzzle.ident)
def test_the_most_points_of_triolet_naively(puzzle: Puzzle) -> None:
    points = dict(triolet_points(puzzle.start()))
    most = max(points.values())
    assert {text for text, here in points.items() if here == most} == set(puzzle.solution[0])


@pytest.mark.parametrize("puzzle", shipped("triominos", "best", 10), ids=lambda puzzle: puzzle.ident)
def test_the_best_placement_of_triominos_naively(puzzle: Puzzle) -> None:
    here = puzzle.start()
    table = {cell: numbers for numbers, cell in map(triominos.placement_of, laid_on(here))}
    points = {}
    for text in here.legal():
        if "@" in text:
            numbers, cell = triominos.placement_of(text)
            points[text] = sum(numbers) + triominos.feat(table, cell).full
    most = max(points.values())
    assert {text for text, count in points.items() if count == most} == set(puzzle.solution[0])


def laid_on(position: Position) -> list[str]:
    """The tiles on the table as they are written in a position."""
    return [tile.partition(":")[0] for tile in position.to_text().split()[0].split(";")]


@pytest.mark.parametrize("puzzle", shipped("triominos", "last", 6), ids=lambda puzzle: puzzle.ident)
def test_the_winning_move_of_triominos_naively(puzzle: Puzzle) -> None:
    """Every line to the last action, without the search that proved it; who wins alone has 0.9 at least."""
    here = puzzle.start()
    tiles = int(here.state["counts"].sum())
    shares = ends.shares(here, [here.states], 2 * tiles + 4)
    assert {text for text, share in shares.items() if share > 0.8} == set(puzzle.solution[0])


@pytest.mark.parametrize("options", [{"players": 3}, {"target": 100}, {}])
def test_where_chance_has_its_part_no_move_is_proved_to_win(options: dict[str, int]) -> None:
    kind = shipped("triominos", "last", 1)[0].find_kind()
    position = tripot.new("triominos", seed=1, **options)
    position.deal()
    assert kind.right(position, 1) == ()
