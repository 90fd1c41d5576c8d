"""A move of Trini in words, from what ``heuristics.py`` looks at: Trinis made, stopped, given away and prepared."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.engine.advice import Scale, with_odds_to
from tripot.engine.message import Message, name_of, say
from tripot.engine.state import State
from tripot.games.trini.openings import chances, forcing, harmless, has_pairs, rounds_of, turn_of
from tripot.games.trini.options import TriniOptions
from tripot.games.trini.outlook import FEW, Outlook
from tripot.games.trini.rules import GOAL_REACHED, REPETITION, origin_of, target_of
from tripot.games.trini.sheet import made_by, what_is_done

SHOWN = 3
"""So many reasons at most; what speaks against a move stands last and isn't crowded out."""
CALM = 1.4
"""The odds of winning are those of a share of ``evaluate`` to this power: 1.45 +- 0.41 in 305 positions of games that
24 simulations played."""


def scale(options: TriniOptions, seat: int) -> Scale:  # noqa: ARG001
    """Chances to win."""
    return with_odds_to(CALM, int(options.players))


def named(state: State, action: int) -> Message:
    """What a player does with a die."""
    return what_is_done(state, action, "move")


def idea(state: State, action: int) -> object:  # noqa: ARG001 - however it turns, it is the same die and cell
    """The die and where it ends: to tip it there or to turn it is a detail."""
    return origin_of(action), target_of(action)


def certain(state: State, action: int) -> float | None:
    """Where the action ends the game, or forces a win that is found at a glance."""
    look = Outlook(state, action)
    if look.then.ending:
        return look.share()
    return 1.0 if look.wins_within else None


def reasons(state: State, action: int) -> list[Message]:
    """How it ends the game; else what it makes, stops and prepares, and what the others can do about it."""
    look = Outlook(state, action)
    made = [trini.cell for trini in made_by(state, action)]
    if look.then.ending:
        return [_ends(look, made)]
    against = list(_against(state, look))[: SHOWN - 1]
    told = [*list(_favours(state, look, made))[: SHOWN - len(against)], *against]
    return told or [say("trini-why-quiet")]


def _ends(look: Outlook, made: list[str]) -> Message:
    if look.then.ending == GOAL_REACHED:
        return say("trini-why-wins", rounds=_listed(made), goal=int(look.then.goal))
    share = look.share()
    outcome = "won" if share == 1 else "shared" if share else "lost"
    return say("trini-why-ends", how="repetition" if look.then.ending == REPETITION else "idle", outcome=outcome)


# What speaks for it


def _favours(state: State, look: Outlook, made: list[str]) -> Iterator[Message]:
    if made:
        won, goal = int(look.then.won[look.seat]), int(look.then.goal)
        yield say("trini-why-makes", rounds=_listed(made), count=len(made), won=won, goal=goal)
    if look.wins_within:
        yield say("trini-why-soon", count=look.wins_within)
    yield from _stops(look, made)
    if not look.wins_within:
        yield from _prepares(look)
    if not any(look.theirs.values()):
        yield from _leaves_nothing(state, look)


def _stops(look: Outlook, made: list[str]) -> Iterator[Message]:
    """The first of the others from whom it takes something: a win, or a Trini."""
    for rival in look.rivals:
        had, has = chances(look.before, rival), look.theirs[rival]
        wins = rounds_of(look.winning(had, rival))
        if wins and not look.winning(has, rival):
            yield say("trini-why-saves", rounds=_listed(wins, "or"), name=name_of(rival))
            return
        left = {*rounds_of(has), *made}
        stopped = [cell for cell in rounds_of(had) if cell not in left]
        if stopped:
            yield say("trini-why-stops", rounds=_listed(stopped), count=len(stopped), name=name_of(rival))
            return


def _prepares(look: Outlook) -> Iterator[Message]:
    """A Trini that is sure, one that few answers stop, or one that nobody else can make."""
    mine = rounds_of(look.mine)
    if look.follows:
        yield say("trini-why-follows", rounds=_listed(mine), count=len(mine))
        return
    answers = look.answers()
    given = {cell for found in look.theirs.values() for cell in rounds_of(found)}
    alone = [cell for cell in mine if cell not in given]
    if answers:
        yield say("trini-why-threatens", rounds=_listed(mine), count=answers, name=name_of(look.rivals[0]))
    elif alone:
        yield say("trini-why-prepares", rounds=_listed(alone))


def _leaves_nothing(state: State, look: Outlook) -> Iterator[Message]:
    """Whether other moves do so, too; what the others can still do; whether there is any pair, or was one."""
    name, rivals = name_of(look.rivals[0]), len(look.rivals)
    count = look.others_as_safe()
    if count <= FEW:
        yield say("trini-why-rare", count=count, name=name, rivals=rivals)
    if not look.wins_within:
        yield from _leaves_later(look)
    if count <= FEW:
        return
    if has_pairs(look.then):
        yield say("trini-why-safe", name=name, rivals=rivals)
    elif has_pairs(state):
        yield say("trini-why-quiet")


def _leaves_later(look: Outlook) -> Iterator[Message]:
    """What each of two can force; where more play, how easily the others can give each other something."""
    rival, *between = look.rivals
    name = name_of(rival)
    if between:
        rivals, after = len(look.rivals), name_of(between[0])
        yield say("trini-why-gifts", percent=look.gifts(), name=name, next=after, rivals=rivals)
        return
    theirs = look.forcing(rival)
    if theirs or forcing(turn_of(look.before, rival)):
        mine = 0 if look.mine else look.forcing(look.seat)
        yield say("trini-why-forcing", theirs=theirs, mine=mine, name=name)


# What speaks against it


def _against(state: State, look: Outlook) -> Iterator[Message]:
    """A win that is missed; the first of the others who can win, or make a Trini, and what then."""
    sooner = look.quicker_win()
    if sooner is not None:
        yield say("trini-why-misses", wins="later" if look.wins_within else "no", what=named(state, sooner))
    for rival in look.rivals:
        wins = rounds_of(look.winning(look.theirs[rival], rival))
        if wins:
            yield say("trini-why-loses", rounds=_listed(wins, "or"), name=name_of(rival))
            return
    if look.can_win(look.rivals[0]):
        yield say("trini-why-forces", name=name_of(look.rivals[0]))
        return
    giving = next((each for each in look.rivals if look.theirs[each]), None)
    if giving is not None:
        yield from _gives(look, giving)


def _gives(look: Outlook, rival: int) -> Iterator[Message]:
    """What the rival can make, and why that need not be bad."""
    theirs = look.theirs[rival]
    always = "no" if harmless(look.before, [rival], 1) else "yes"
    most = max((chance.rounds for chance in theirs), key=len)
    told = _listed(list(most)) if len(most) > 1 else _listed(rounds_of(theirs), "or")
    yield say("trini-why-gives", rounds=told, most=len(most), always=always, name=name_of(rival))
    if len(look.rivals) > 1:
        return
    back = look.in_return(rival)
    if back > look.follows:
        yield say("trini-why-back", count=back)
    elif not look.follows and len(theirs) <= FEW:
        yield say("trini-why-counters", count=look.forcing_in_return(rival))


def _listed(cells: list[str], how: str = "and") -> Message:
    return say("trini-rounds", how=how, count=len(cells), **dict(zip("abc", cells, strict=False)))
