"""The answers of a table to those who look at it. Plain functions of the table; ``Room`` calls them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec import Raw

from tripot.engine.game import Options
from tripot.engine.message import say
from tripot.engine.options import options_from_text
from tripot.engine.position import View
from tripot.engine.registry import find_game
from tripot.engine.scene import Kit, Move
from tripot.engine.state import DEALER
from tripot.record.promise import promise_of
from tripot.server.course import Course
from tripot.server.decisions import asked, permissions
from tripot.server.explain import explain
from tripot.server.eyes import dealer_moves, moves_of, state_of
from tripot.server.refusal import refused
from tripot.server.storage import TableRow
from tripot.server.tables import Table, now_ms
from tripot.server.teaching import advice_of
from tripot.server.undo import why_no_undo
from tripot.server.wire import Explain, Explained, Hinted, Seat, State, TableInfo, write
from tripot.teacher import Advised

KITS_KEPT = 64


@lru_cache(KITS_KEPT)
def kit_of(game: str, options: Options) -> Kit:
    """The kit of a game, one for all tables with these options."""
    kit: Kit = find_game(game).table.kit(options)
    return kit


@lru_cache(KITS_KEPT)
def kit_text(game: str, options: Options) -> Raw:
    """The same as it is sent."""
    return Raw(write(kit_of(game, options)))


def table_info(row: TableRow, seats: Collection[Seat], mine: Collection[int]) -> TableInfo:
    """What seldom changes at a table; needs no compiled rules, so that a page can draw the board at once."""
    game = find_game(row.game)
    options = options_from_text(game, row.options)
    return TableInfo(
        id=row.id,
        game=row.game,
        hidden=game.hidden,
        options=options,
        seats=tuple(seats),
        mine=tuple(seat for seat in mine if seat != DEALER),
        kit=kit_text(row.game, options),
        clock=row.clock,
        dealer=row.dealer,
        listed=row.listed,
        promise=promise_of(row.seed) if row.seed else None,
        luck=row.luck_of or None,
    )


def past_state(course: Course, seat: int | None, entry: int) -> State:
    """The State for these eyes when the log had so many entries, which led to this course."""
    view = course.position.view(None if seat is None else seat + 1)
    return state_of(view, seat, entry, moves=(), sheet=course.rows(), undo=say("server-undo-past"))


class Desk:
    """States, explanations and hints. What takes long to make is made once for each state of the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._kit = kit_of(table.row.game, table.options)
        self._moves: dict[int | None, tuple[Move, ...]] = {}
        self._moves_number = -1

    def info(self, mine: Collection[int]) -> TableInfo:
        """The table as it is now, for a browser that holds the seats ``mine``."""
        return table_info(self.table.row, self.table.seats, mine)

    def state(
        self,
        seat: int | None,
        mine: Collection[int] = (),
        thinking: int | None = None,
        away: Collection[int] = (),
    ) -> State:
        """The State for these eyes, at a browser that holds the seats ``mine``."""
        table = self.table
        return state_of(
            table.view(seat),
            seat,
            table.number,
            moves=self._dealer_moves() if DEALER in mine and table.actor == DEALER else self.moves(seat),
            sheet=table.course.rows(),
            undo=why_no_undo(table, seat, mine),
            opened=len(table.standing.open_seats),
            may=permissions(table, mine, away),
            asked=asked(table, mine),
            thinking=thinking,
            clock=table.timing.times(now_ms()),
            away=tuple(k for k in table.standing.persons if k in away),
            ended=table.standing.ended,
            winners=table.standing.winners,
            seed=table.row.seed.hex() if table.over and table.row.seed else None,
            next_table=table.standing.next,
        )

    def moves(self, seat: int | None) -> tuple[Move, ...]:
        """What ``seat`` may do now."""
        if self._moves_number != self.table.number:
            self._moves, self._moves_number = {}, self.table.number
        if seat not in self._moves:
            free = self.table.begun and not self.table.over
            self._moves[seat] = moves_of(self.table.view(seat), seat) if free else ()
        return self._moves[seat]

    def _dealer_moves(self) -> tuple[Move, ...]:
        return dealer_moves(self.table.course.position) if self.table.begun else ()

    def past(self, seat: int | None, entry: int) -> State:
        """The State as it was after that many entries, for the same eyes."""
        return past_state(self.table.past(entry), seat, entry)

    def explain(self, seat: int | None, request: Explain) -> Explained:
        """What the touches would do."""
        view, own = self.own_view(seat, request.number)
        return explain(view, own, self._kit, request.touches)

    def own_view(self, seat: int | None, number: int) -> tuple[View, int]:
        """What the acting seat knows, and the seat; Refused for any other eyes or a stale number."""
        self.table.answers(number)
        if seat is None or seat != self.table.actor:
            raise refused("server-not-your-turn")
        if not self.table.begun:
            raise refused("server-waits")
        return self.table.course.position.view(seat + 1), seat

    def hinted(self, seat: int, number: int, found: Sequence[Advised]) -> Hinted:
        """Advice as a hint; Refused if the table has changed meanwhile."""
        self.table.answers(number)
        moves = {move.text: move for move in self.moves(seat)}
        unit = self.table.game.advice.scale(self.table.options, seat).unit
        return Hinted(number, unit, tuple(advice_of(one, moves[one.text]) for one in found))
