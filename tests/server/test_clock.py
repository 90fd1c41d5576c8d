"""What the log says of each seat's time. Times of the entries are given here: nothing waits."""

from __future__ import annotations

from tests.server.tables import entry, table_of
from tripot.engine.state import DEALER
from tripot.server.clock import MOST_GIVEN_BACK
from tripot.server.standing import ASK, BACK, DEAL, GO, LEND, PAUSE, PLAY, START, UNDO, YES
from tripot.server.storage import Entry
from tripot.server.tables import Table
from tripot.server.wire import DaysClock, GameClock, TurnClock

GAME = "trigon"


def add(table: Table, kind: str, seat: int, time: int, text: str = "", spent: int = 0) -> None:
    table._add(entry(table.number + 1, seat, kind, text, time=time, spent=spent))


def play(table: Table, time: int, delay: int = 0) -> int:
    """The acting seat's first action; what it cost."""
    seat = table.actor
    view = table.view(seat)
    spent = table.timing.spent(time, delay)
    add(table, PLAY, seat, time, view.legal()[0], spent)
    return spent


def lefts(table: Table, now: int) -> tuple[int | None, ...]:
    times = table.timing.times(now)
    assert times is not None
    return times.left


def test_a_games_time_grows_by_the_increment_after_each_turn() -> None:
    table = table_of(GAME, GameClock(60, 2), apart=True, mode="two")
    assert lefts(table, 9_000) == (60_000, 60_000)
    add(table, START, 0, 10_000)
    assert lefts(table, 13_000) == (57_000, 60_000)
    assert play(table, 15_000) == 5_000
    assert lefts(table, 15_000) == (57_000, 60_000)
    assert table.timing.left(18_000) == 57_000
    assert play(table, 35_000) == 20_000
    assert lefts(table, 36_000) == (56_000, 42_000)
    assert table.timing.left(95_000) == -3_000
    assert lefts(table, 95_000)[0] == 0


def test_the_first_turn_begins_with_a_look_and_the_next_at_once() -> None:
    table = table_of(GAME, GameClock(60), apart=True, mode="two")
    assert table.timing.waits_for_look
    assert play(table, 500_000) == 0
    assert not table.timing.waits_for_look
    assert table.timing.left(501_000) == 59_000


def test_at_a_shared_screen_every_turn_begins_with_a_look() -> None:
    table = table_of(GAME, TurnClock(30), mode="two")
    for turn in range(4):
        assert table.timing.waits_for_look
        assert table.timing.left(turn * 100_000 + 90_000) is None
        add(table, START, table.actor, turn * 100_000 + 95_000)
        assert table.timing.left(turn * 100_000 + 96_000) == 29_000
        assert play(table, turn * 100_000 + 99_000) == 4_000


def test_each_turn_has_its_time() -> None:
    for clock, whole in ((TurnClock(30), 30_000), (DaysClock(2), 2 * 86_400_000)):
        table = table_of(GAME, clock, apart=True, mode="two")
        add(table, START, 0, 0)
        play(table, 29_000)
        assert lefts(table, 29_000) == (whole, whole)
        play(table, 49_000)
        assert lefts(table, 59_000) == (whole - 10_000, whole)


def test_who_acts_again_since_nobody_else_can_has_a_turn_again() -> None:
    table = table_of("triggery", TurnClock(30), apart=True, players=1)
    add(table, START, 0, 0)
    play(table, 29_000)
    assert table.actor == 0
    assert table.timing.left(30_000) == 29_000


def test_the_delay_of_the_line_is_given_back_but_not_more_than_half_a_second() -> None:
    table = table_of(GAME, GameClock(60), apart=True, mode="two")
    add(table, START, 0, 0)
    assert MOST_GIVEN_BACK == 500
    assert table.timing.spent(3_000, 200) == 2_800
    assert table.timing.spent(3_000, 2_000) == 2_500
    assert table.timing.spent(100, 400) == 0
    play(table, 3_000, 2_000)
    assert lefts(table, 3_000)[0] == 57_500


def test_a_stopped_clock_stands_still_until_somebody_comes_back() -> None:
    for clock in (GameClock(60), TurnClock(60)):
        table = table_of(GAME, clock, apart=True, mode="two")
        add(table, START, 0, 0)
        add(table, PAUSE, 0, 10_000, spent=table.timing.spent(10_000))
        assert table.timing.paused
        assert table.timing.left(500_000) is None
        assert lefts(table, 500_000) == (50_000, 60_000)
        assert not table.timing.waits_for_look
        add(table, GO, 0, 900_000)
        assert table.timing.left(901_000) == 49_000
        assert play(table, 905_000) == 5_000


def test_a_question_stops_no_clock() -> None:
    table = table_of(GAME, GameClock(60), apart=True, mode="two")
    play(table, 0)
    add(table, ASK, 0, 10_000, "draw")
    assert table.timing.left(20_000) == 40_000


def test_taking_back_earns_no_increment() -> None:
    table = table_of(GAME, GameClock(60, 5), apart=True, mode="two")
    play(table, 0)
    assert lefts(table, 0) == (65_000, 60_000)
    add(table, ASK, 0, 1_000, "undo 0")
    add(table, YES, 1, 2_000)
    table._add(Entry(table.number + 1, 0, UNDO, "", 0, 0, 2_000))
    assert lefts(table, 2_000) == (65_000, 60_000)
    assert table.timing.left(3_000) == 64_000


def test_a_computer_has_no_clock_and_who_is_back_has_theirs() -> None:
    table = table_of(GAME, GameClock(60), apart=True, mode="two")
    play(table, 0)
    add(table, LEND, 1, 20_000, "greedy", table.timing.spent(20_000))
    assert table.timing.left(30_000) is None
    assert lefts(table, 30_000) == (60_000, None)
    add(table, BACK, 1, 40_000)
    assert lefts(table, 50_000) == (60_000, 30_000)


def test_while_the_dealer_acts_the_time_of_the_turn_rests_and_then_it_goes_on() -> None:
    table = table_of("triominos", hourglass=60)
    while "draw" not in (legal := table.view(table.actor).legal()):
        add(table, PLAY, table.actor, 0, legal[0])
    add(table, START, table.actor, 0)
    add(table, PLAY, table.actor, 10_000, "draw", 10_000)
    assert table.actor == DEALER
    assert table.timing.left(20_000) is None
    add(table, DEAL, DEALER, 20_000, table.course.position.legal()[0])
    assert not table.timing.waits_for_look
    assert table.timing.left(25_000) == 45_000


def test_without_a_clock_nothing_is_shown() -> None:
    table = table_of(GAME, mode="two")
    assert table.timing.times(0) is None
    assert not table.timing.waits_for_look
