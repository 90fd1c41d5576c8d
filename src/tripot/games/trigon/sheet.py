"""What a placement brings, the score sheet, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.engine.message import Message, name_of, say
from tripot.engine.scene import Mark, Preview, Row, Step
from tripot.engine.sheet import written
from tripot.engine.state import State
from tripot.games.trigon.board import COLOURS
from tripot.games.trigon.drawing import vertex_point
from tripot.games.trigon.kit import BOARD
from tripot.games.trigon.pieces import PIECE_NAMES, SINGLE, SIZES, piece_of, placement_cells
from tripot.games.trigon.score import ALL_PLACED, SINGLE_LAST
from tripot.games.trigon.view import (
    cells_of,
    colour_points,
    colours_of,
    corners_of,
    mode_of,
    name_of_colour,
    piece_name,
    pieces_left,
    score_of,
    seats_of,
    the_piece,
    thing_id,
)

LAST_PIECE = 1


def _lines(state: State, placement: int) -> tuple[tuple[Message, int], ...]:
    """The piece's triangles, and the bonus when it is the last."""
    piece = piece_of(placement)
    lines = [(say("trigon-line-triangles", count=SIZES[piece]), SIZES[piece])]
    if len(pieces_left(state, int(state["turn"]))) == LAST_PIECE:
        single = piece == SINGLE
        lines.append(
            (say("trigon-line-single-last" if single else "trigon-line-all"), SINGLE_LAST if single else ALL_PLACED)
        )
    return tuple(lines)


def preview(state: State, action: int) -> Preview:
    """Its points, and a dot at each vertex where it touches its own colour."""
    lines = _lines(state, action)
    shared = corners_of(placement_cells(action)) & corners_of(cells_of(state, int(state["turn"])))
    points = [vertex_point(vertex) for vertex in sorted(shared)]
    return Preview(
        lines=lines,
        total=sum(points for _, points in lines),
        marks=tuple(Mark("", "dot", x=round(x, 3), y=round(y, 3), panel=BOARD) for x, y in points),
        confirm=say("trigon-confirm", piece=the_piece(piece_of(action))),
    )


def sheet(steps: Sequence[Step], rows: Sequence[Row] = ()) -> list[Row]:
    """One row for each piece; colours that can't go on from there are told with it."""
    kept, new = written(rows, steps)
    return kept + [_row(turn, step) for turn, step in enumerate(new, len(kept) + 1)]


def _row(turn: int, step: Step) -> Row:
    before, colour = step.before, int(step.before["turn"])
    piece, size = piece_name(step.action), SIZES[piece_of(step.action)]
    two = mode_of(before) == "two"
    scored = _lines(before, step.action)
    newly_blocked = int(step.after["blocked"]) & ~int(before["blocked"])
    blocked = [
        (say("trigon-blocked", who=name_of_colour(before, each), count=len(pieces_left(step.after, each))), None)
        for each in colours_of(before)
        if newly_blocked >> each & 1 and pieces_left(step.after, each)
    ]
    return Row(
        number=turn,
        seat=step.actor,
        what=say("trigon-row-two" if two else "trigon-row", piece=piece, count=size, colour=COLOURS[colour]),
        how=say("trigon-triangles", count=size),
        points=sum(points for _, points in scored),
        lines=(*scored, *blocked),
        marks=(Mark(thing_id(colour, piece), "last"),),
        colour=colour if colour != step.actor else None,
        last=step.number,
    )


def settlement(state: State) -> list[tuple[Message, int | None]]:
    """Each colour's points, the sums of the sides, and who wins."""
    lines: list[tuple[Message, int | None]] = [
        (_colour_line(state, c), colour_points(state, c)) for c in colours_of(state)
    ]
    scores = [score_of(state, seat) for seat in seats_of(state)]
    if mode_of(state) in {"two", "teams"}:
        lines += [(_side(state, "trigon-end-side", side), scores[side]) for side in (0, 1)]
        best = [side for side in (0, 1) if scores[side] == max(scores)]
        verdict = say("trigon-end-shared", count=2) if len(best) > 1 else _side(state, "trigon-end-wins", best[0])
    else:
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        shared = len(best) > 1
        verdict = (
            say("trigon-end-shared", count=len(best)) if shared else say("trigon-end-wins-one", name=name_of(best[0]))
        )
    return [*lines, (verdict, None)]


def _side(state: State, told: str, side: int) -> Message:
    """What is told of one person with two colours, or of two partners."""
    if mode_of(state) == "two":
        return say(f"{told}-one", name=name_of(side))
    return say(f"{told}-two", name=name_of(side), other=name_of(side + 2))


def _colour_line(state: State, colour: int) -> Message:
    left = pieces_left(state, colour)
    if left:
        return say("trigon-end-left", who=name_of_colour(state, colour), count=sum(SIZES[each] for each in left))
    last = piece_of(int(state["placements"][colour][len(PIECE_NAMES) - 1]))
    return say("trigon-end-single" if last == SINGLE else "trigon-end-all", who=name_of_colour(state, colour))
