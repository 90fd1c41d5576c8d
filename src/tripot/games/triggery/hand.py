"""The card of the seat that looks: the dice, what is left of them, and what is expected."""

from __future__ import annotations

from tripot.engine.message import Message, say
from tripot.engine.scene import Hand, Thing
from tripot.engine.state import State
from tripot.games.triggery.board import CELL_COUNT, STAR
from tripot.games.triggery.dealer import choosing_first, laying_out
from tripot.games.triggery.look import links, open_cells, side_name, tablet_number
from tripot.games.triggery.state import seat_to_play, side_to_play


def hand(state: State, seat: int) -> Hand:
    """The dice lie before everybody; nothing is ever hidden."""
    if state.ending:
        return Hand(say("triggery-hand-over"))
    if laying_out(state):
        return Hand(say("triggery-hand-laying"), say("triggery-hand-laid", count=int(state.laid) % CELL_COUNT))
    if choosing_first(state):
        return Hand(say("triggery-hand-start"), say("triggery-hand-start-note"), "dice", _dice(state.start))
    if not state.total:
        return Hand(say("triggery-hand-throwing", side=side_name(state, int(side_to_play(state)))))
    title, note = _asked(state) if seat == seat_to_play(state) else (_others_turn(state, seat), _done_so_far(state))
    left = int(state.left)
    return Hand(
        title,
        note,
        "dice",
        _dice(state.dice),
        figure=say("triggery-number", number=int(state.total)),
        figure_note=say("triggery-left", left=left) if left else say("triggery-all-spent"),
    )


def _dice(faces: list[int]) -> tuple[Thing, ...]:
    return tuple(
        Thing(f"die:{k + 1}", f"die:{face}", "up", label=say("triggery-number", number=int(face)))
        for k, face in enumerate(faces)
        if face
    )


def _asked(state: State) -> tuple[Message, Message | None]:
    """What the seat that plays has to do."""
    if state.left < state.total:
        if any(not link.paid for link in links(state)):
            return say("triggery-hand-chain"), _done_so_far(state)
        return say("triggery-hand-more", left=int(state.left)), _done_so_far(state)
    if not _can_pay(state):
        return say("triggery-hand-pass"), say("triggery-hand-pass-note", total=int(state.total))
    return say("triggery-hand-turn", total=int(state.total)), _opening_note(state)


def _can_pay(state: State) -> bool:
    side = int(side_to_play(state))
    numbers = (tablet_number(state, side, cell) for cell in open_cells(state, side))
    return any(STAR < number <= state.total for number in numbers)


def _opening_note(state: State) -> Message | None:
    """A double is explained; with bonuses by hand, the only moment for a call is announced."""
    if state.dice[0] == state.dice[1]:
        return say("triggery-hand-double", sum=2 * int(state.dice[0]))
    if state.claimed and state.fresh:
        return say("triggery-hand-call-alone" if state.players == 1 else "triggery-hand-call")
    return None


def _done_so_far(state: State) -> Message | None:
    """What was paid in this turn and what it set off."""
    chain = [] if state.fresh else links(state)
    paid = ", ".join(str(link.number) for link in chain if link.paid)
    bonuses = sum(not link.paid and link.number != STAR for link in chain)
    stars = sum(link.number == STAR for link in chain)
    if not chain:
        return None
    if not bonuses + stars:
        return say("triggery-hand-paid", numbers=paid)
    follows = say("triggery-hand-follows", bonuses=bonuses, stars=stars)
    return say("triggery-hand-paid-and", numbers=paid, follows=follows) if paid else follows


def _others_turn(state: State, seat: int) -> Message:
    """A partner, or the other side."""
    playing = int(seat_to_play(state))
    if seat >= 0 and seat & 1 == playing & 1:
        return say("triggery-hand-partner")
    return say("triggery-hand-other", side=side_name(state, playing & 1))
