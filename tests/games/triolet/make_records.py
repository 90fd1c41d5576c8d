"""Write the recorded games of ``tests/records/triolet``: a game for each ending and number of players.

Most are found among games by lot. There, somebody with a joker can always lay it: ``SHUT`` is a board where nobody
can, and ``shut_out`` plays a whole game that comes to it.

Run as ``python -m tests.games.triolet.make_records`` from the project's folder.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path

import numpy as np

import tripot
from tests.kit import next_text
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.games.triolet.board import AGAIN, CENTRE, COPIES, JOKER, NAMES, SQUARE_OF
from tripot.games.triolet.sets import beside
from tripot.record import record_of, write_record

FOLDER = Path(__file__).parents[2] / "records" / "triolet"
Player = Callable[[Position, random.Random], str]


SHUT = """
    5@A7 0@A9 1@A10 14@A11 4@B5 5@B6 6@B7 5@B10 6@C4 7@C5 2@C6 4@C9 9@C10 2@C11 6@D3 4@D5 8@D6 3@D7 8@D9 6@E2 8@E3
    1@E4 10@E7 2@E8 3@E9 15@E11 13@F1 0@F2 3@F4 12@F6 2@F7 2@F10 0@F11 13@F12 1@G1 9@G2 11@G4 2@G5 2@G6 1@G8 9@G9 5@G10
    0@G12 0@G13 1@H1 1@H6 3@H7 11@H8 2@H12 4@H13 9@H14 3@I8 7@I9 5@I10 11@I13 3@I14 1@I15 1@J9 6@J10 8@J11 3@J14 7@J15
    4@K10 4@K11 7@K12 7@K15 3@L11 7@L12 5@L13 1@M12 10@M13 4@M14 0@N13 5@N14 10@N15 6@O14 5@O15
"""
"""77 tiles: on none of the free squares fits any value from 0 to 15 (found by a solver)."""

SHUT_EARLY = """
    0@A7 0@A8 15@A9 0@B6 13@B7 2@B8 8@C4 6@C5 1@C6 1@D4 14@D6 0@D7 1@D8 6@E3 6@E4 3@E5 4@E8 5@E9 6@E10 8@F1 7@F2 0@F3
    4@F6 11@F7 9@F10 6@F11 0@F12 5@G1 1@G2 9@G3 2@G5 9@G6 7@G8 8@G9 0@G10 5@G12 8@G13 2@H1 7@H2 2@H6 6@H7 7@H8 10@H12
    4@H13 1@H14 1@I8 11@I9 3@I10 3@I13 7@I14 5@I15 3@J9 2@J10 10@J11 7@J14 5@J15 10@K10 3@K11 2@K12 5@K15 2@L11 13@L12
    0@L13 0@M12 3@M13 12@M14 12@N13 2@N14 1@N15 1@O14 11@O15
"""
"""The same with 71 tiles: so many are left that both racks are full and the bag isn't empty."""


SHUT_OUT = {"blocked-players-2-joker.tripot": SHUT, "blocked-players-2-joker-bag.tripot": SHUT_EARLY}


def greedy(position: Position, rng: random.Random) -> str:
    """The best-looking action, now and then another."""
    if rng.random() < 0.1:
        return next_text(position, rng)
    actions = position.actions()
    values = np.zeros(len(actions))
    kernels.priors(position.states, 0, actions, values)
    return position.legal()[int(values.argmax())]


def exchanging(position: Position, rng: random.Random) -> str:
    """Never places again once it may exchange."""
    exchanges = [text for text in position.legal() if text.startswith("exchange") and "J" not in text]
    return rng.choice(exchanges) if exchanges and len(position.log) > 20 else next_text(position, rng)


def game(player: Player, seed: int, players: int) -> Position:
    """A whole game of players of one kind."""
    rng = random.Random(seed)
    position = tripot.new("triolet", players=players, seed=seed)
    while position.actor is not None:
        position.play(next_text(position, rng) if position.actor == "dealer" else player(position, rng))
    return position


def order_of(values: dict[int, int], rng: random.Random) -> list[int]:
    """The squares from the centre on, each beside an earlier one."""
    order, edge = [CENTRE], {CENTRE}
    while len(order) < len(values):
        square = rng.choice(order)
        edge = {near for d in (0, 1) for way in (-1, 1) if (near := beside(square, d, way)) in values}
        order += [near for near in sorted(edge) if near not in order][:1]
    return order


def shut_out(board: str, seed: int) -> Position | None:
    """Two players lay the tiles of such a board one by one until both hold a joker that has no place.

    The dealer gives each of them what they will lay, in this order; None if that doesn't work out.
    """
    values = {SQUARE_OF[square]: int(value) for value, square in (word.split("@") for word in board.split())}
    order = order_of(values, random.Random(seed))
    rest = Counter({tile: int(count) for tile, count in enumerate(COPIES)}) - Counter(values.values())
    aside, left = sorted(rest.elements())[:3], sorted(rest.elements())[3:-2]
    ends = ([JOKER, *left[1:3]], [JOKER, *left[:1], *left[3:4]])
    plans = [deque([*laid, *end]) for laid, end in zip(laid_by_seat(values, order), ends, strict=True)]
    position = tripot.new("triolet", seed=seed)
    for tile in aside:
        position.play(f"aside {tile}")
    texts = [f"{values[square]}@{NAMES[square]}" for square in order]
    for text in [*texts, ""]:
        while position.actor == "dealer":
            plan = plans[int(position.state.turn)]
            if not plan:
                return None
            tile = plan.popleft()
            position.play(f"draw {'J' if tile == JOKER else tile}")
        if text and text not in position.legal():
            return None
        if text:
            position.play(text)
    return position


def laid_by_seat(values: dict[int, int], order: list[int]) -> tuple[list[int], list[int]]:
    """Who lays which tiles: in turn, but again after a square that says so."""
    laid: tuple[list[int], list[int]] = ([], [])
    seat = 0
    for square in order:
        laid[seat].append(values[square])
        seat = seat if AGAIN[square] else 1 - seat
    return laid


def shut(board: str) -> Position:
    """The first such game that works out."""
    return next(made for seed in range(10_000) if (made := shut_out(board, seed)))


def find(player: Player, players: int, ending: str, *, joker: bool) -> Position:
    """The first game that ends like this, with or without a joker left in a rack."""
    for seed in range(10_000):
        position = game(player, seed, players)
        result = position.result()
        if result and result.ending == ending and bool((position.state.racks[:players] == JOKER).any()) == joker:
            return position
    raise AssertionError((players, ending, joker))


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    ways: dict[str, Player] = {"out": greedy, "blocked": next_text, "exchanges": exchanging}
    for ending, player in ways.items():
        for players in (2, 3, 4):
            for joker in (False, True) if players == 2 and ending != "blocked" else (False,):
                position = find(player, players, ending, joker=joker)
                name = f"{ending}-players-{players}{'-joker' if joker else ''}.tripot"
                save(name, position)
    for name, board in SHUT_OUT.items():
        save(name, shut(board))


def save(name: str, position: Position) -> None:
    """Write one of them."""
    (FOLDER / name).write_text(write_record(record_of(position)), encoding="utf-8")


if __name__ == "__main__":
    main()
