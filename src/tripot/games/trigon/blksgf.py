"""Pentobi's files (``.blksgf``): its dialect of the Smart Game Format, read and written.

Pentobi knows neither the start rules for two and three players nor the contact from corner to corner, and it
numbers the points of the smaller board on its own. A game that breaks our start rules is read as one that starts from
the position after the last such placement.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import to_builtins

from tripot.engine.errors import BadText, IllegalMove, unreadable
from tripot.engine.message import Message, say
from tripot.engine.position import Position, new, position
from tripot.games.trigon.board import CELL_NAMES, COLOURS, SMALL_CELLS, cell_name
from tripot.games.trigon.notation import OVER, STUCK, placement_of, text_of, why_not
from tripot.games.trigon.sgf import Node, main_line

VARIANTS = {"Blokus Trigon": "four", "Blokus Trigon Two-Player": "two", "Blokus Trigon Three-Player": "three"}
NAMES = {mode: variant for variant, mode in VARIANTS.items()} | {"teams": "Blokus Trigon"}

ON_SMALL_BOARD = {CELL_NAMES[x, row]: cell_name((x - 2, row - 1)) for x, row in SMALL_CELLS}
"""From our points to those that Pentobi gives to the board for three."""
ON_BIG_BOARD = {theirs: ours for ours, theirs in ON_SMALL_BOARD.items()}

MOVES = {"1": 0, "2": 1, "3": 2, "4": 3, "BLUE": 0, "YELLOW": 1, "RED": 2, "GREEN": 3}
"""The property of each colour's moves; the second four stand in files of the first versions."""
ADDED = {"A1": 0, "A2": 1, "A3": 2, "A4": 3}
REMOVED = "AE"
TO_PLAY = "PL"


class Laid(NamedTuple):
    """A piece of a file."""

    colour: int
    text: str
    played: bool
    """By a move; else it was set up."""


class Reader:
    """Follows a file's main line: what was set up, then moves; a set-up later on begins anew from there."""

    def __init__(self, nodes: list[Node]) -> None:
        variant = nodes[0].get("GM", [""])[0] if nodes else ""
        if variant not in VARIANTS:
            raise BadText(say("trigon-sgf-variant", variant=variant, variants=", ".join(VARIANTS)))
        self.options = {"mode": VARIANTS[variant]}
        self.laid: list[Laid] = []
        self.to_play: int | None = None
        for node in nodes:
            self._follow(node)

    def _follow(self, node: Node) -> None:
        for name, values in node.items():
            if name in MOVES:
                # the first versions wrote one value for each point
                self.laid.append(Laid(MOVES[name], self._points(",".join(values)), played=True))
                self.to_play = None
            elif name in ADDED:
                self.laid = [piece._replace(played=False) for piece in self.laid]
                self.laid += [Laid(ADDED[name], self._points(value), played=False) for value in values]
            elif name == REMOVED:
                gone = {self._points(value) for value in values}
                self.laid = [piece._replace(played=False) for piece in self.laid if piece.text not in gone]
            elif name == TO_PLAY:
                self.to_play = MOVES.get(values[0].upper()) if values else None

    def _points(self, text: str) -> str:
        try:
            return text_of(placement_of(as_we_write(text, self.options["mode"])))
        except IllegalMove as error:
            raise BadText(say("trigon-sgf-move", text=text, why=error.message)) from None


def read(text: str) -> tuple[dict[str, Any], str | None, list[str], list[Message]]:
    """Options, the position it starts from if that isn't the start of a game, the moves, and warnings."""
    reader = Reader(main_line(text))
    count = sum(not piece.played for piece in reader.laid)
    warnings = [say("trigon-sgf-set-up", count=count)] if count else []
    while True:
        current = _after(reader, count)
        start = current.to_text() if count else None
        for number, piece in enumerate(reader.laid[count:], count + 1):
            wrong = _play(current, piece)
            if wrong:
                warnings.append(say("trigon-sgf-rules", number=number, text=piece.text, why=wrong))
                count = number
                break
        else:
            return reader.options, start, [piece.text for piece in reader.laid[count:]], warnings


def _play(current: Position, piece: Laid) -> Message | None:
    """Play a piece; or what our rules say against it."""
    if current.actor is None:
        return say("game-is-over")
    turn = int(current.state["turn"])
    if turn != piece.colour:
        return say("trigon-sgf-turn", colour=COLOURS[turn])
    action = placement_of(piece.text)
    if not (current.actions() == action).any():
        return why_not(current.state, action)
    current.play_action(action)
    return None


def _after(reader: Reader, count: int) -> Position:
    """The position after the first ``count`` pieces, where who comes next in the file is to move if possible."""
    if not count:
        return new("trigon", seed=0, **reader.options)
    colours = COLOURS[:3] if reader.options["mode"] == "three" else COLOURS
    laid = reader.laid[:count]
    parts = [" ".join([name, *(p.text for p in laid if p.colour == c)]) for c, name in enumerate(colours)]
    first = reader.laid[count].colour if count < len(reader.laid) else reader.to_play
    if first is None:
        first = laid[-1].colour + 1
    for turn in (*(colours[(first + step) % len(colours)] for step in range(len(colours))), OVER):
        line = "; ".join([turn, *parts])
        try:
            return position("trigon", f"mode={reader.options['mode']} {line}", seed=0)
        except BadText as error:
            if error.message.id != STUCK:
                raise
    raise AssertionError(parts)


def write(options: Any, actions: Sequence[str]) -> str:
    """A game from its start. Pentobi has no teams and no contact from corner to corner: these are not told."""
    game = new("trigon", seed=0, **to_builtins(options))
    lines = [f"(;GM[{NAMES[options.mode]}]CA[UTF-8]AP[tripot]"]
    for text in actions:
        colour = int(game.state["turn"])
        game.play(text)
        lines.append(f";{colour + 1}[{as_pentobi_writes(text, options.mode)}]")
    return "\n".join(lines) + ")\n"


def as_we_write(text: str, mode: str) -> str:
    """A placement's points on the big board; IllegalMove for one that the smaller board hasn't."""
    points = text.lower().split(",")
    if mode == "three":
        for point in points:
            if point not in ON_BIG_BOARD:
                raise unreadable("trigon-bad-point", point=point)
        points = [ON_BIG_BOARD[point] for point in points]
    return ",".join(points)


def as_pentobi_writes(text: str, mode: str) -> str:
    """The same the other way."""
    if mode != "three":
        return text
    return ",".join(ON_SMALL_BOARD[point] for point in text.split(","))
