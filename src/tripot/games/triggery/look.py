"""The boards as Python looks at them: for sentences, scenes and checks, where speed doesn't matter."""

from __future__ import annotations

from typing import NamedTuple

from tripot.engine.message import Message, name_of, say
from tripot.engine.state import State
from tripot.games.triggery.actions import CLAIM, PAY
from tripot.games.triggery.board import CELL_COUNT, CELLS, LINE_NAMES, LINES, SIZE, STAR, STAR_POINTS
from tripot.games.triggery.state import FREE, boards, layout_of, side_to_play

COLOURS = ("blue", "yellow")

PAIR = 2
"""Up to so many players, a side is one person."""


def line_name(line: int) -> Message:
    """A line as a player calls it: row 3, column c, the diagonal a1-f6."""
    name = LINE_NAMES[line]
    if name.startswith("diag"):
        cells = LINES[name]
        return say("triggery-line-diagonal", start=CELLS[cells[0]], end=CELLS[cells[-1]])
    kind = "row" if name.startswith("row") else "column"
    return say(f"triggery-line-{kind}", name=name[3:])


def side_name(state: State, side: int) -> Message:
    """The person who plays it; blue or yellow where partners do."""
    if state.players <= PAIR:
        return name_of(side)
    return say(f"triggery-side-{COLOURS[side]}")


def tablet_number(state: State, side: int, cell: int) -> int:
    """The number on a tablet in front of a side, 0 for a star."""
    return int(state.triggery_tablets[int(layout_of(state, side)), cell])


def shown(number: int) -> str:
    """A tablet in a sentence: its number, or a star."""
    return "★" if number == STAR else str(number)


def is_open(state: State, side: int, cell: int) -> bool:
    """The tablet was not turned yet."""
    return bool(int(state.open[side]) >> cell & 1)


def open_cells(state: State, side: int) -> list[int]:
    """The tablets that a side still has to turn."""
    return [cell for cell in range(CELL_COUNT) if is_open(state, side, cell)]


def open_worth(state: State, side: int) -> int:
    """What a side would lose if the round ended now."""
    return sum(tablet_number(state, side, cell) or STAR_POINTS for cell in open_cells(state, side))


def open_numbers(state: State, side: int, line: int) -> list[int]:
    """The cells of a line whose number is open."""
    cells = LINES[LINE_NAMES[line]]
    return [cell for cell in cells if is_open(state, side, cell) and tablet_number(state, side, cell) != STAR]


def lone_lines_of(state: State, side: int) -> list[int]:
    """The lines with a bonus that wasn't taken."""
    return [line for line in range(len(LINES)) if len(open_numbers(state, side, line)) == 1]


def star_lines(cell: int) -> tuple[int, int]:
    """The row and the column that a star waits for."""
    return cell // SIZE, SIZE + cell % SIZE


def free_cells(state: State, side: int) -> list[int]:
    """The bonuses and stars that a side can take."""
    alone = {open_numbers(state, side, line)[0] for line in lone_lines_of(state, side)}
    stars = {
        cell
        for cell in open_cells(state, side)
        if tablet_number(state, side, cell) == STAR
        and not any(open_numbers(state, side, line) for line in star_lines(cell))
    }
    return sorted(alone | stars)


class Link(NamedTuple):
    """One tablet of a turn, in order."""

    cell: int
    number: int
    paid: bool
    line: int | None
    """For a bonus: the line in which it was alone."""


def trail_side(state: State) -> int:
    """The side that turned the tablets of ``trail``: the last one that did anything."""
    side = int(side_to_play(state))
    return 1 - side if state.fresh and boards(state) > 1 else side


def links(state: State) -> list[Link]:
    """The tablets of the last turn: paid ones, then what followed from each."""
    side, steps = trail_side(state), [int(step) for step in state.trail[: state.trail_size]]
    opened = set(open_cells(state, side)) | {step % FREE for step in steps}
    found = []
    for step in steps:
        cell, paid = step % FREE, step < FREE
        number = tablet_number(state, side, cell)
        alone = None if paid or number == STAR else _alone_in(state, side, cell, opened)
        found.append(Link(cell, number, paid, alone))
        opened.remove(cell)
    return found


def turning(state: State, action: int) -> list[Link]:
    """The tablets that an action turns, in the order in which the rules turn them."""
    side = int(side_to_play(state))
    opened = set(open_cells(state, side))
    if action >= CLAIM:
        cell = action - CLAIM
        return [Link(cell, tablet_number(state, side, cell), False, _alone_in(state, side, cell, opened))]
    return turned_with(state, side, opened, action - PAY)


def turned_with(state: State, side: int, opened: set[int], cell: int) -> list[Link]:
    """A tablet that is paid while these are open, and what follows from it."""
    found, opened = [Link(cell, tablet_number(state, side, cell), True, None)], opened - {cell}
    while not state.claimed and (link := _next_link(state, side, opened)):
        found.append(link)
        opened.remove(link.cell)
    return found


def _next_link(state: State, side: int, opened: set[int]) -> Link | None:
    """Bonuses line by line, then stars."""
    for line, name in enumerate(LINE_NAMES):
        numbers = [cell for cell in LINES[name] if cell in opened and tablet_number(state, side, cell) != STAR]
        if len(numbers) == 1:
            return Link(numbers[0], tablet_number(state, side, numbers[0]), False, line)
    numbers = [cell for cell in opened if tablet_number(state, side, cell) != STAR]
    for cell in sorted(opened.difference(numbers)):
        lines = [LINES[LINE_NAMES[line]] for line in star_lines(cell)]
        if not any(other in line for other in numbers for line in lines):
            return Link(cell, STAR, False, None)
    return None


def _alone_in(state: State, side: int, cell: int, opened: set[int]) -> int | None:
    for line, name in enumerate(LINE_NAMES):
        if [c for c in LINES[name] if c in opened and tablet_number(state, side, c) != STAR] == [cell]:
            return line
    return None
