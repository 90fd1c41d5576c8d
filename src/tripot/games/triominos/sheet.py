"""The score sheet: one row a turn, then the settlement; and what an action would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from msgspec.structs import replace

from tripot.engine.message import Message, name_of, say
from tripot.engine.scene import Mark, Preview, Row, Step
from tripot.engine.sheet import written
from tripot.engine.state import State
from tripot.games.triominos.board import (
    BONUS,
    DRAW_COST,
    DRAWS,
    FULL,
    LATE_COST,
    NONE,
    OUT_BONUS,
    THIRD_DRAW_COST,
    TILE_POINTS,
)
from tripot.games.triominos.kit import TABLE, vertex_point
from tripot.games.triominos.look import BONUS_NAMES, bonus_name, bonus_vertices
from tripot.games.triominos.moves import gain
from tripot.games.triominos.names import spaced, tile_name
from tripot.games.triominos.settlement import leaders, settled
from tripot.games.triominos.state import (
    BLOCKED,
    DEAL,
    DRAW,
    OPEN,
    OUT,
    PASS,
    PASSED,
    PLACE,
    SHOW,
    TARGET,
    TIMEOUT,
    TURN,
    action_tile,
    action_x,
    action_y,
)

Line = tuple[Message, int]


def lines(state: State, action: int) -> list[Line]:
    """How the points of an action come about; without points there is nothing to tell."""
    if state.score == NONE:
        return []
    if action == DRAW:
        return _cost("triominos-line-draw", DRAW_COST[state.score], n=1)
    if action == PASS:
        return _cost("triominos-line-third", THIRD_DRAW_COST[state.score] if state.draws == DRAWS else 0)
    if action == TIMEOUT:
        return _cost("triominos-line-late", LATE_COST[state.score])
    return _placement_lines(state, action)


def _cost(ident: str, points: int, **args: int) -> list[Line]:
    return [(say(ident, **args), -int(points))] if points else []


def _placement_lines(state: State, action: int) -> list[Line]:
    tile, x, y = action_tile(action), action_x(action), action_y(action)
    if state.score == FULL:
        told = say("triominos-line-sum", sum=" + ".join(spaced(tile).split()))
    else:
        told = say("triominos-line-tile")
    found = [(told, int(TILE_POINTS[state.score, tile]))]
    name = bonus_name(state, x, y)
    if name:
        found.append((say(f"triominos-{name}"), int(BONUS[state.score, BONUS_NAMES.index(name)])))
    if state.counts[state.to] == 1:
        found.append((say("triominos-line-out"), int(OUT_BONUS[state.score])))
    return found


def preview(state: State, action: int) -> Preview:
    """The lines of its points, and the vertices that make a bridge or a hexagon."""
    told = lines(state, action)
    marks: tuple[Mark, ...] = ()
    if action >= PLACE:
        points = [vertex_point(*vertex) for vertex in bonus_vertices(state, action_x(action), action_y(action))]
        marks = tuple(Mark("", "dot", x=x, y=y, panel=TABLE) for x, y in points)
    return Preview(tuple(told), sum(points for _, points in told), marks=marks)


@dataclass
class Turn:
    """What a seat has done in its turn so far."""

    seat: int
    opening: list[tuple[Message, int | None]]
    what: Message = field(default_factory=lambda: say("triominos-row-drawing"))
    bonus: str = "none"
    draws: int = 0
    lines: list[Line] = field(default_factory=list)
    points: int = 0
    marks: tuple[Mark, ...] = ()
    last: int = 0

    def add(self, step: Step) -> None:
        """One more action of the seat, or the tile that it draws."""
        state, action = step.before, step.action
        self.last = step.number
        if state.phase != TURN:
            return
        self.points += int(gain(state, action))
        if action == DRAW:
            self.draws += 1
            return
        self.lines += lines(state, action)
        if action in {PASS, TIMEOUT}:
            self.what = say("triominos-row-late" if action == TIMEOUT else "triominos-row-pass")
            return
        self.bonus = bonus_name(state, action_x(action), action_y(action)) or "none"
        tile = action_tile(action)
        self.what = say("triominos-row-tile", tile=spaced(tile))
        self.marks = (Mark(f"tile:{tile_name(tile)}", "last"),)

    def row(self, number: int, score: int, *, marked: bool) -> Row:
        """The row of the sheet."""
        how = say("triominos-how", bonus=self.bonus, draws=self.draws) if self.draws or self.bonus != "none" else None
        cost = _cost("triominos-line-draw", self.draws * DRAW_COST[score], n=self.draws)
        return Row(
            number=number,
            seat=self.seat,
            what=self.what,
            how=how,
            points=None if score == NONE else self.points,
            lines=(*self.opening, *self.lines, *cost),
            marks=self.marks if marked else (),
            last=self.last,
        )


def sheet(steps: Sequence[Step], rows: Sequence[Row] = ()) -> list[Row]:
    """One row a turn; after each game a row for each seat that its settlement gives or takes something.

    Only the rows of the game that runs mark their tile: those of earlier games are back in the pool.
    """
    games = _game_shown(steps[-1].after) if steps else 0
    found, new = written(rows, steps)
    if new and _game_shown(new[0].before) != games:
        found = [replace(row, marks=()) for row in found]
    numbers = count(len(found) + 1)
    turn: Turn | None = None
    opening: list[tuple[Message, int | None]] = []
    for step in new:
        before, after = step.before, step.after
        if before.phase == SHOW:
            opening.append(
                (say("triominos-start", name=name_of(int(before.to)), tile=spaced(step.action - OPEN)), None)
            )
        if before.phase in {DEAL, SHOW}:
            continue
        if turn is None:
            turn, opening = Turn(int(before.to), opening), []
        turn.add(step)
        ended = after.games != before.games
        if ended or after.turn != before.turn:
            found.append(turn.row(next(numbers), int(before.score), marked=before.games == games))
            turn = None
        if ended:
            found.extend(_settlement_rows(step, numbers))
    if turn is not None:
        found.append(turn.row(next(numbers), int(steps[-1].before.score), marked=True))
    return found


def _game_shown(state: State) -> int:
    """The number, from 0, of the game whose tiles lie on the table."""
    return int(state.games) - (1 if state.ending else 0)


def _settlement_rows(step: Step, numbers: Iterator[int]) -> list[Row]:
    state, last = step.after, int(step.before.to)
    rows = []
    for seat in range(int(state.players)):
        points = int(settled(state, state.settled, seat, last))
        if points:
            what = say("triominos-row-end", how=_ending(int(state.settled)))
            told = _rest_lines(state, seat, last)
            rows.append(Row(next(numbers), seat, what, points=points, lines=tuple(told), last=step.number))
    return rows


def _ending(how: int) -> str:
    return {OUT: "out", BLOCKED: "blocked", PASSED: "passed"}[how]


def _rest_lines(state: State, seat: int, last: int) -> list[tuple[Message, int | None]]:
    """What a settlement takes from a seat and what it gives it."""
    points, own = int(settled(state, state.settled, seat, last)), int(state.rests[seat])
    if state.settled == OUT:
        return [(say("triominos-line-rests"), points)]
    found: list[tuple[Message, int | None]] = [(say("triominos-line-rest"), -own)] if own else []
    if points + own:
        found.append((say("triominos-line-rests"), points + own))
    return found


def settlement(state: State) -> list[tuple[Message, int | None]]:
    """Why the game is over, what was left in each rack, what that gives and takes, and how a win is shared."""
    last = int(state.to)
    found: list[tuple[Message, int | None]] = []
    if state.ending == TARGET:
        found.append((say("triominos-end-target", target=int(state.target), games=int(state.games)), None))
    found.append((say(f"triominos-end-{_ending(int(state.settled))}", name=name_of(last)), None))
    for seat in range(int(state.players)):
        rest, tiles = int(state.rests[seat]), int(state.counts[seat])
        if tiles:
            found.append((say("triominos-end-rest", name=name_of(seat), tiles=tiles, rest=rest), None))
    for seat in range(int(state.players)):
        points = int(settled(state, state.settled, seat, last))
        if points:
            found.append((say("triominos-end-settled", name=name_of(seat)), points))
    if state.score != NONE and leaders(state)[1] > 1:
        found.append((say("triominos-end-shared", score=int(leaders(state)[0])), None))
    if state.score == NONE and state.settled != OUT:
        found.append((say("triominos-end-fewest"), None))
    return found
