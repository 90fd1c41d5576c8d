"""The answers of a table to those who look at it. Plain functions of the table; ``Room`` calls them in threads."""

from __future__ import annotations

from tripot.engine.message import say
from tripot.engine.options import options_from_text
from tripot.engine.position import View
from tripot.engine.registry import find_game
from tripot.engine.scene import Move
from tripot.server.explain import explain
from tripot.server.eyes import moves_of, state_of
from tripot.server.refusal import refused
from tripot.server.storage import TableRow
from tripot.server.tables import Table
from tripot.server.undo import why_no_undo
from tripot.server.wire import Clock, Explain, Explained, Hinted, State, TableInfo


def table_info(row: TableRow) -> TableInfo:
    """What doesn't change at a table; needs no compiled rules, so that a page can draw the board at once."""
    game = find_game(row.game)
    options = options_from_text(game, row.options)
    names = tuple(seat.name if seat.kind == "person" else seat.level for seat in row.seats)
    return TableInfo(row.id, row.game, game.hidden, options, names, row.seats, game.table.kit(options))


class Desk:
    """States, explanations and hints. What takes long to make is made once for each state of the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._kit = table.game.table.kit(table.options)
        self._moves: dict[int | None, tuple[Move, ...]] = {}
        self._moves_number = -1

    def state(self, seat: int | None, thinking: int | None, clock: Clock | None) -> State:
        """The State for these eyes."""
        return state_of(
            self.table.view(seat),
            seat,
            self.table.number,
            moves=self.moves(seat),
            sheet=self.table.course.rows(),
            undo=why_no_undo(self.table, seat),
            thinking=thinking,
            clock=clock,
        )

    def moves(self, seat: int | None) -> tuple[Move, ...]:
        """What ``seat`` may do now."""
        if self._moves_number != self.table.number:
            self._moves, self._moves_number = {}, self.table.number
        if seat not in self._moves:
            self._moves[seat] = moves_of(self.table.view(seat), seat)
        return self._moves[seat]

    def past(self, seat: int | None, entry: int) -> State:
        """The State as it was after that many entries, for the same eyes."""
        course = self.table.past(entry)
        view = course.position.view(None if seat is None else seat + 1)
        return state_of(view, seat, entry, moves=(), sheet=course.rows(), undo=say("server-undo-past"))

    def explain(self, seat: int | None, request: Explain) -> Explained:
        """What the touches would do."""
        view, own = self.own_view(seat, request.number)
        return explain(view, own, self._kit, request.touches)

    def own_view(self, seat: int | None, number: int) -> tuple[View, int]:
        """What the acting seat knows, and the seat; Refused for any other eyes or a stale number."""
        self.table.answers(number)
        if seat is None or seat != self.table.actor:
            raise refused("server-not-your-turn")
        return self.table.course.position.view(seat + 1), seat

    def hinted(self, seat: int, number: int, action: int) -> Hinted:
        """An action as a hint; Refused if the table has changed meanwhile."""
        self.table.answers(number)
        text = self.table.game.notation.write(self.table.view(seat).state, action)
        move = next(move for move in self.moves(seat) if move.text == text)
        return Hinted(number, move.text, move.touches, move.gain)
