"""What people decide beside the game: taking back, drawn games, resigning, computers for those who are away."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tripot.server.refusal import refused
from tripot.server.standing import (
    ASK,
    BACK,
    DRAW,
    LEND,
    LENT_LEVEL,
    NO,
    RESIGN,
    TIME,
    UNDO,
    YES,
    Question,
)
from tripot.server.tables import Draft, Table, now_ms
from tripot.server.undo import kept_after_undo
from tripot.server.wire import Asked, Permission, What

TWO = 2


def permissions(table: Table, mine: Collection[int], away: Collection[int]) -> tuple[Permission, ...]:
    """What a browser that holds the seats ``mine`` may do besides playing."""
    return tuple(_permissions(table, persons_of(table, mine), mine, away))


def _permissions(table: Table, own: list[int], mine: Collection[int], away: Collection[int]) -> Iterator[Permission]:
    others = others_of(table, mine)
    if mine and table.begun and (table.over or not others):
        yield "again"
    if mine and has_known_luck(table):
        yield "luck"
    if has_optimum(table):
        yield "optimum"
    if table.over or not table.begun:
        return
    if any(seat in table.standing.lent for seat in mine):
        yield "back"
    if not own:
        return
    if len(table.seats) == TWO:
        yield "resign"
        if others and table.standing.refused_at < 0:
            yield "draw"
    elif others:
        yield "leave"
    if any(seat in away for seat in others):
        yield "computer"


def has_optimum(table: Table) -> bool:
    """Whether the rules have ended a game alone of which can be found out what was possible."""
    return bool(len(table.seats) == 1 and table.game.alone and table.over and table.standing.ended is None)


def has_known_luck(table: Table) -> bool:
    """Whether a game alone is over and can be dealt once more just as it was."""
    return bool(len(table.seats) == 1 and table.over and table.row.seed and table.row.counted == "deals")


def persons_of(table: Table, mine: Collection[int]) -> list[int]:
    """The seats of this browser on which people play now."""
    return [seat for seat in mine if table.is_person(seat)]


def others_of(table: Table, mine: Collection[int]) -> list[int]:
    """The persons at other browsers."""
    return [seat for seat in table.standing.persons if seat not in mine]


def asked(table: Table, mine: Collection[int]) -> Asked | None:
    """The question that waits, as a browser sees it."""
    question = table.standing.asked
    if question is None:
        return None
    missing = tuple(missing_answers(table, question))
    return Asked(question.what, question.by, question.about, missing, any(seat in mine for seat in missing))


def missing_answers(table: Table, question: Question) -> list[int]:
    """Who must still agree: every person at another browser than the one that asks, but for the one it is about."""
    asker = table.holders.get(question.by)
    return [
        seat
        for seat in table.standing.persons
        if table.holders.get(seat) != asker and seat != question.about and seat not in question.agreed
    ]


def undo(table: Table, seat: int | None, mine: Collection[int], number: int) -> None:
    """Take back; or ask the others, if people play at other screens."""
    table.answers(number)
    kept = kept_after_undo(table, seat, mine)
    by = seat if seat is not None else min(mine)
    put(table, Question("undo", by, None, kept))


def ask(table: Table, mine: Collection[int], number: int, what: What, about: int | None, away: Collection[int]) -> None:
    """Offer a draw, or ask that a computer plays for somebody who is away."""
    table.answers(number)
    if what not in permissions(table, mine, away):
        raise refused("server-not-now")
    if what == "computer" and (about not in away or about not in others_of(table, mine)):
        raise refused("server-not-away")
    put(table, Question(what, persons_of(table, mine)[0], about if what == "computer" else None, None))


def put(table: Table, question: Question) -> None:
    """Ask the question instead of one's last one; when nobody has to agree, what it asks for is done."""
    waiting = table.standing.asked
    if waiting is not None and (waiting == question or not same_browser(table, waiting.by, question.by)):
        raise refused("server-question-waits")
    if not missing_answers(table, question):
        table.append(effect(question))
        return
    number = question.kept if question.what == "undo" else question.about
    table.append(Draft(ASK, question.by, question.what if number is None else f"{question.what} {number}"))


def same_browser(table: Table, one: int, other: int) -> bool:
    """Whether both seats are held by one browser."""
    return one == other or (one in table.holders and table.holders[one] == table.holders.get(other))


def answer(table: Table, mine: Collection[int], number: int, *, yes: bool) -> None:
    """Answer for all seats of a browser."""
    table.answers(number)
    question = table.standing.asked
    missing = [] if question is None else missing_answers(table, question)
    own = [seat for seat in missing if seat in mine]
    if question is None or not own:
        raise refused("server-nothing-asked")
    if not yes:
        table.append(Draft(NO, own[0]))
    elif len(own) == len(missing):
        table.append(*(Draft(YES, seat) for seat in own), effect(question))
    else:
        table.append(*(Draft(YES, seat) for seat in own))


def effect(question: Question) -> Draft:
    """The entry that does what all have agreed to."""
    if question.what == "undo":
        return Draft(UNDO, question.by, kept=question.kept)
    if question.what == "computer":
        assert question.about is not None
        return Draft(LEND, question.about, LENT_LEVEL)
    return Draft(DRAW, question.by)


def resign(table: Table, seat: int | None, mine: Collection[int], number: int) -> None:
    """The other seat wins; with the seat that looks, if this browser holds both."""
    table.answers(number)
    if "resign" not in permissions(table, mine, ()):
        raise refused("server-not-now")
    own = persons_of(table, mine)
    resigns = seat if seat in own else own[0]
    spent = table.timing.spent(now_ms()) if resigns == table.actor else 0
    table.append(Draft(RESIGN, resigns, spent=spent))


def leave(table: Table, mine: Collection[int], number: int) -> None:
    """Computers play on for this browser's seats."""
    table.answers(number)
    if "leave" not in permissions(table, mine, ()):
        raise refused("server-not-now")
    table.append(*(Draft(LEND, seat, LENT_LEVEL) for seat in persons_of(table, mine)))


def back(table: Table, mine: Collection[int], number: int) -> None:
    """People play again where computers did meanwhile."""
    table.answers(number)
    lent = [seat for seat in mine if seat in table.standing.lent]
    if not lent or table.over:
        raise refused("server-not-now")
    table.append(*(Draft(BACK, seat) for seat in lent))


def time_over(table: Table, seat: int) -> None:
    """The time of a seat is over: with two seats the other one wins, with more a computer plays on."""
    spent = table.timing.spent(now_ms())
    if len(table.seats) == TWO:
        table.append(Draft(TIME, seat, spent=spent))
    else:
        table.append(Draft(LEND, seat, LENT_LEVEL, spent=spent))
