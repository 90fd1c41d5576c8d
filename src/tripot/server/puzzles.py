"""Puzzles as the page plays them: everything in one answer, so that no line to the house is needed any more."""

from __future__ import annotations

from collections import deque
from datetime import date
from functools import lru_cache

import msgspec
from msgspec import Raw

from tripot.engine.message import Message, say
from tripot.engine.position import Position
from tripot.engine.puzzle import PuzzleKind
from tripot.engine.registry import game_names
from tripot.engine.scene import Preview
from tripot.engine.sheet import sheet_of
from tripot.puzzles import Puzzle, figure_of_the_day, find_puzzle, library, of_the_day
from tripot.server.desk import kit_text
from tripot.server.eyes import moves_of, state_of
from tripot.server.wire import Seat, TableInfo, write
from tripot.server.wire import State as Shown

PUZZLES_KEPT = 64
MOST_NODES = 600
"""Of a puzzle where all actions can be tried."""


class Listed(msgspec.Struct, frozen=True, gc=False):
    """A puzzle of ``GET /api/puzzles``."""

    id: str
    game: str
    kind: str
    grade: int
    themes: tuple[str, ...]


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of a puzzle."""

    state: Shown
    next: dict[str, int]
    """Where the actions lead that are played; all others are wrong."""
    previews: dict[str, Preview] = {}
    """What each action would do."""
    then: int | None = None
    """What follows by itself: the others answer."""
    solved: bool = False


class Whole(Listed, frozen=True):
    """``GET /api/puzzles/<id>``."""

    task: Message
    turns: int
    """How many actions of one's own it takes."""
    info: TableInfo
    nodes: tuple[Node, ...]
    """The first one is the start."""
    solution: tuple[str, ...]
    """One way to solve it, answers and all."""


def listed() -> list[Listed]:
    """All puzzles that there are."""
    return [
        Listed(puzzle.ident, puzzle.game, puzzle.kind, puzzle.grade, puzzle.themes)
        for game in game_names()
        for puzzle in library(game)
    ]


class OfDay(msgspec.Struct, frozen=True):
    """``GET /api/puzzles/day/<day>``: by game, the ids of its puzzle and of its figure."""

    puzzles: dict[str, str]
    figures: dict[str, str]


def of_day(day: date) -> OfDay:
    """What there is on a day."""
    puzzles = {game: of_the_day(game, day) for game in game_names()}
    figures = {game: figure_of_the_day(game, day) for game in game_names()}
    return OfDay(
        {game: puzzle.ident for game, puzzle in puzzles.items() if puzzle},
        {game: card.id for game, card in figures.items() if card},
    )


@lru_cache(PUZZLES_KEPT)
def whole(ident: str) -> Raw:
    """A whole puzzle, as it is sent; BadText if there is none."""
    return Raw(write(whole_of(find_puzzle(ident))))


def whole_of(puzzle: Puzzle) -> Whole:
    """A puzzle with all positions that one may come to."""
    kind, positions = puzzle.find_kind(), puzzle.played()
    start = positions[0]
    seat = start.code
    return Whole(
        id=puzzle.ident,
        game=puzzle.game,
        kind=puzzle.kind,
        grade=puzzle.grade,
        themes=puzzle.themes,
        task=say(f"{puzzle.game}-puzzle-{puzzle.kind}-task", seat=seat + 1),
        turns=sum(position.code == seat for position in positions[: len(puzzle.solution)]),
        info=info_of(puzzle.ident, start, seat),
        nodes=tuple(freely(kind, start) if kind.free else guided(puzzle, positions)),
        solution=tuple(step[0] for step in puzzle.solution),
    )


def info_of(ident: str, start: Position, seat: int) -> TableInfo:
    """The table that a puzzle looks like: one person, the others are computers."""
    seats = [Seat("computer") for _ in range(start.seats)]
    seats[seat] = Seat("person")
    return TableInfo(
        id=ident,
        game=start.game.name,
        hidden=False,
        options=start.options,
        seats=tuple(seats),
        mine=(seat,),
        kit=kit_text(start.game.name, start.options),
        clock=None,
        dealer="house",
        listed=False,
        promise=None,
        luck=None,
    )


def guided(puzzle: Puzzle, positions: list[Position]) -> list[Node]:
    """The positions of the solution; each right last action leads to an end of its own."""
    seat, last = positions[0].code, len(puzzle.solution) - 1
    ends = len(puzzle.solution[last])
    nodes = []
    for k, (here, step) in enumerate(zip(positions, puzzle.solution, strict=False)):
        if here.code == seat:
            following = {text: k + 1 + n for n, text in enumerate(step)} if k == last else {step[0]: k + 1}
            nodes.append(Node(shown(here, seat, k), following, previews(here, seat)))
        else:
            nodes.append(Node(shown(here, seat, k), {}, then=k + 1))
    for n in range(ends):
        end = positions[last].copy()
        end.play(puzzle.solution[last][n])
        nodes.append(Node(shown(end, seat, last + 1 + n), {}, solved=True))
    return nodes


def freely(kind: PuzzleKind, start: Position) -> list[Node]:
    """Every position that the seat that acts can reach alone."""
    seat = start.code
    found: list[Position] = [start]
    solved = {0: False}
    nexts: dict[int, dict[str, int]] = {}
    known: dict[bytes, int] = {}
    waiting = deque([0])
    while waiting:
        here = found[number := waiting.popleft()]
        nexts[number] = {}
        if solved[number] or here.code != seat or len(found) > MOST_NODES:
            continue
        for text, action in zip(here.legal(), here.actions().tolist(), strict=True):
            after = here.copy()
            after.play_action(action)
            key = after.states.tobytes()
            if key not in known:
                known[key] = len(found)
                solved[len(found)] = kind.reached(here, action)
                waiting.append(len(found))
                found.append(after)
            nexts[number][text] = known[key]
    return [
        Node(shown(here, seat, k), nexts[k], previews(here, seat) if nexts[k] else {}, solved=solved[k])
        for k, here in enumerate(found)
    ]


def shown(position: Position, seat: int, number: int) -> Shown:
    """A position with the eyes of a seat; the sheet tells what was done since the start."""
    view = position.view(seat + 1)
    return state_of(
        view,
        seat,
        number,
        moves=moves_of(view, seat),
        sheet=tuple(sheet_of(position)),
        undo=say("server-undo-past"),
    )


def previews(position: Position, seat: int) -> dict[str, Preview]:
    """What each action of a seat would do."""
    view = position.view(seat + 1)
    write_action, preview, state = view.game.notation.write, view.game.table.preview, view.seen
    return {write_action(state, action): preview(state, action) for action in view.actions().tolist()}
