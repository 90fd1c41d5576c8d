"""The reasons for a payment: every sentence is true of the position, and what decides is said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tripot
from tests.games.triggery import naive_reasons as naive
from tests.games.triggery.positions import PENDING, board
from tripot.engine.message import Message, say
from tripot.engine.position import Position
from tripot.engine.words import LANGUAGES, in_words
from tripot.games.triggery import advice
from tripot.games.triggery.actions import DONE
from tripot.games.triggery.board import CELLS, LINES
from tripot.games.triggery.heuristics import LONG_SOLO, SOLO_SHARE, THROWS_A_POINT
from tripot.games.triggery.options import TriggeryOptions
from tripot.players import player

BLOCKED = board(
    """
    20  6 19 13  .  .
     .  5 17  *  .  4
     1  *  2  6  5 18
     3  8  8 12  9  .
     3  4  7 21 15  .
     2  1 14 22 24 23
    """
)
"""13, 14, 19 and 22 are the corners of a rectangle."""


def told(position: Position, text: str, language: str = "en") -> list[str]:
    action = position.game.notation.read(position.state, text)
    return [in_words(reason, language).replace("\u00a0", " ") for reason in advice.reasons(position.state, action)]


def alone(tablets: str, throw: str, **more: int) -> Position:
    words = " ".join(f"{name} {value}" for name, value in more.items())
    position = tripot.position("triggery", f"players=1 {tablets} {words}")
    position.play(f"throw {throw}")
    return position


def test_a_block_that_only_a_double_breaks_is_named() -> None:
    position = alone(BLOCKED, "4-4")
    assert told(position, "d1") == [
        "13, 14, 19 and 22 block each other: one must be paid, and only a double can pay it (4-4 or higher)",
        "from then on no number above 10 has to be paid",
        "still about 8 throws after this one, instead of 18",
    ]
    assert told(position, "d1", "fr") == [
        "13, 14, 19 et 22 se bloquent entre eux : il faut en payer un, et seul un double le permet (4-4 ou plus)",
        "ensuite, plus aucun nombre au-dessus de 10 n’est à payer",
        "encore 8 lancers environ après celui-ci, au lieu de 18",
    ]


def test_a_block_that_could_have_been_broken_is_named() -> None:
    position = alone(BLOCKED, "4-4")
    still = "13, 14, 19 and 22 still block each other: one must be paid, and only a double can pay it (4-4 or higher)"
    assert told(position, "d3")[0] == still
    assert told(position, "b6") == ["leaves 15, enough for the 13 on d1 too"]
    position.play("b6")
    position.play("a3")
    assert told(position, "done") == [still, "leaves 14 of the throw unused"]


def test_a_block_that_the_throw_cannot_break_is_not_mentioned() -> None:
    position = alone(BLOCKED, "5-6")
    for action in position.actions():
        assert not any("block" in reason.id for reason in advice.reasons(position.state, int(action)))


def test_what_to_pay_next_in_a_line_is_plain() -> None:
    position = alone(BLOCKED, "1-4")
    assert "then pay 6 more in column a, and its 20 turns for free" in told(position, "a4")
    assert "plus que 6 à payer dans la colonne a, et son 20 se retourne gratuitement" in told(position, "a4", "fr")
    assert "then pay the 4 in row 2, and its 17 turns for free" in told(position, "b2")


def test_throws_in_all_and_throws_still_to_come_are_told_apart() -> None:
    scale = advice.scale(TriggeryOptions(players=1), 0)
    assert in_words(say(scale.unit, n=12.9), "en") == "12.9 throws in all"
    assert in_words(say(scale.unit, n=12.9), "fr") == "12,9 lancers en tout"
    assert in_words(say(scale.unit, n=1), "en") == "1 throw in all"
    assert in_words(say(scale.difference, n=1), "en") == "+1 throw"
    assert in_words(say(scale.difference, n=0.4), "fr") == "+0,4 lancer"


def test_points_are_no_tenth_of_a_throw() -> None:
    """``evaluate`` breaks ties by them: thirteen throws of 130 points aren't 13.1 throws."""
    count, points = 13, 130
    share = 1.0 - SOLO_SHARE * (count + THROWS_A_POINT * points) / LONG_SOLO
    assert round(advice.throws(share), 1) == count


def test_what_could_be_claimed_is_not_forgotten() -> None:
    position = tripot.position("triggery", PENDING.replace("turn 1", "turn 2"))
    assert told(position, "c4")[0] == "but it can be claimed for nothing"
    position.play("d6")
    assert told(position, "done")[0] == "forgets the 24 on f2, which can be claimed for nothing"
    assert told(position, "done", "fr")[0] == "oublie le 24 en f2, qui se prend gratuitement"


def test_a_remainder_of_one_is_singular() -> None:
    assert in_words(say("triggery-why-done", left=1, payable=0), "fr") == "rien d’ouvert ne tient dans le 1 qui reste"


GAMES: list[tuple[int, dict[str, Any]]] = [
    (4, {"players": 1}),
    (5, {"players": 2}),
    (4, {"players": 1, "bonus": "claimed"}),
]
"""Games with blocks; in most there is none."""


def payments(seed: int, options: dict[str, Any]) -> Iterator[tuple[Position, int]]:
    """Every payment that is possible in a game of a level."""
    position, who = tripot.new("triggery", seed=seed, **options), player("level-2")
    position.deal()
    while position.code >= 0:
        for action in position.actions():
            if action < DONE:
                yield position, int(action)
        position.play_action(who.choose(position.view(position.code + 1), position.code, seed + position.length))
        position.deal()


@pytest.mark.parametrize(("seed", "options"), GAMES, ids=str)
def test_reasons_are_true(seed: int, options: dict[str, Any]) -> None:
    said = set[str]()
    for position, cell in payments(seed, options):
        reasons = advice.reasons(position.state, cell)
        assert reasons, "there is always something to say of a payment"
        for reason in reasons:
            said.add(reason.id)
            CHECKS[reason.id](position, cell, reason)
            for language in LANGUAGES:
                check_words(in_words(reason, language))
    by_hand = {"triggery-why-claimable"}
    by_themselves = {"triggery-why-clears", "triggery-why-chain"}
    assert said == set(CHECKS) - (by_themselves if "bonus" in options else by_hand)


def check_words(text: str) -> None:
    """No space of the wrong kind, no minus nought, no elision forgotten."""
    assert not re.search(r" [:;?!%»]|-0\b|\b(de|que|le|la|se) [aeiouh]\w", text), text


def check_clears(position: Position, cell: int, _: Message) -> None:
    assert naive.after_payment(position, cell)[0] == {}


def check_claimable(position: Position, cell: int, _: Message) -> None:
    assert f"claim {CELLS[cell]}" in position.legal()


def check_chain(position: Position, cell: int, told: Message) -> None:
    after, _ = naive.after_payment(position, cell)
    turned = [number for each, number in naive.open_board(position).items() if each not in after and each != cell]
    assert told.args == {"count": len(turned), "largest": max(turned)}


def check_throws(_position: Position, _cell: int, told: Message) -> None:
    throws, before = told.args["throws"], told.args["before"]
    assert isinstance(throws, int)
    assert isinstance(before, int)
    assert 1 <= throws < before


def check_spares(position: Position, cell: int, told: Message) -> None:
    after, _ = naive.after_payment(position, cell)
    assert isinstance(told.args["line"], Message)
    line = naive.line_of(told.args["line"])
    *others, highest = sorted(naive.numbers_in(after, line).values())
    assert cell in LINES[line]
    assert (sum(others), highest, len(others)) == tuple(told.args[name] for name in ("cost", "number", "others"))
    paid = [each for each, number in naive.numbers_in(after, line).items() if number != highest]
    assert len(naive.numbers_in(naive.without(after, paid), line)) == 1


def numbers_of(told: Message) -> list[int]:
    return [int(number) for number in f"{told.args['numbers']}, {told.args['last']}".split(", ")]


def check_block(open_then: naive.Board, told: Message) -> None:
    """All are open, none can turn before another one, and no other throws pay for one."""
    numbers = numbers_of(told)
    cells = naive.cells_of_block(open_then, numbers)
    assert len(cells) == len(numbers)
    assert set(naive.rolled_up({cell: open_then[cell] for cell in cells})) == cells
    assert isinstance(told.args["pays"], Message)
    assert naive.throws_told(told.args["pays"]) == naive.throws_that_pay(min(numbers))


def check_unblocks(position: Position, cell: int, told: Message) -> None:
    before = naive.open_board(position)
    assert before[cell] in numbers_of(told)
    check_block(before, told)
    assert naive.must_be_paid(naive.without(before, [cell])) < naive.must_be_paid(before)


def check_stays_blocked(position: Position, cell: int, told: Message) -> None:
    before, total = naive.open_board(position), int(position.state.left)
    after, left = naive.after_payment(position, cell)
    check_block(after, told)
    assert any(
        naive.must_be_paid(naive.without(before, [each])) < naive.must_be_paid(before)
        for each in naive.payable(before, total)
    )
    assert not any(
        naive.must_be_paid(naive.without(after, [each])) < naive.must_be_paid(after)
        for each in naive.payable(after, left)
    )


def check_all_free(position: Position, cell: int, told: Message) -> None:
    after, _ = naive.after_payment(position, cell)
    assert told.args == {"above": naive.LARGE[0] - 1}
    assert naive.large_of(after)
    assert naive.rolled_up(naive.large_of(after)) == {}


def check_for_free(position: Position, cell: int, told: Message) -> None:
    before = naive.open_board(position)
    assert before[cell] == told.args["number"]
    assert cell not in naive.rolled_up(naive.large_of(before))


def check_rest(position: Position, cell: int, told: Message) -> None:
    after, left = naive.after_payment(position, cell)
    other = CELLS.index(str(told.args["cell"]))
    assert told.args["left"] == left
    assert after[other] == told.args["number"]
    assert other in naive.payable(after, left)


def check_exact(position: Position, cell: int, _: Message) -> None:
    assert naive.after_payment(position, cell)[1] == 0


def check_wastes(position: Position, cell: int, told: Message) -> None:
    after, left = naive.after_payment(position, cell)
    assert told.args["left"] == left > 0
    assert not list(naive.payable(after, left))


CHECKS: dict[str, Callable[[Position, int, Message], None]] = {
    "triggery-why-clears": check_clears,
    "triggery-why-claimable": check_claimable,
    "triggery-why-chain": check_chain,
    "triggery-why-throws": check_throws,
    "triggery-why-spares": check_spares,
    "triggery-why-unblocks": check_unblocks,
    "triggery-why-stays-blocked": check_stays_blocked,
    "triggery-why-all-free": check_all_free,
    "triggery-why-for-free": check_for_free,
    "triggery-why-rest": check_rest,
    "triggery-why-exact": check_exact,
    "triggery-why-wastes": check_wastes,
}
