"""What a seat knows, and a world that fits it.

**The model.** A seat sees the board, the scores, its own rack, how many tiles everybody holds and how many the bag has.
It also remembers what it put into the bag itself, by exchanging. Such a tile lies in the bag, or with somebody who has
drawn since: never among the three set aside, nor in a part of a rack that was filled before. The record keeps, by seat,

- ``returned``: the tiles, by kind, that it has put back and that can't have come back to light since;
- ``latest``: those of them that its latest exchange put back;
- ``fresh``: for each other seat, how many of its tiles at most were drawn since that exchange (all can count that).

``imagine`` deals the unseen tiles so that all ways to lay them (tiles of one number told apart) are equally likely in
which no ``returned`` tile was set aside and no ``latest`` one is in the older part of a rack. What the others chose to
place is taken as telling nothing. What an exchange says about older racks is forgotten at the seat's next one, what the
others put back may be anything, and a tile that comes to light is taken for the returned one when it can be. So what is
remembered is always certain; with one exchange, and none by the others since, nothing is lost until a tile of the same
kind comes to light.
"""

from __future__ import annotations

from tripot.engine.chance import random_below
from tripot.engine.compile import rule
from tripot.engine.state import State
from tripot.games.triolet.board import COPIES, HIDDEN, JOKER, KINDS, NONE, RACK, SQUARES

OLDER = 19
"""A hidden tile, while a world is imagined, that is certainly older than the latest exchange of the one who looks."""


@rule
def count_of(rack: State) -> int:
    """How many tiles lie in a rack, or in the like."""
    return int(rack[0] != NONE) + int(rack[1] != NONE) + int(rack[2] != NONE)


@rule
def insert(rack: State, tile: int) -> None:
    """Add a tile to a rack, which stays sorted."""
    at = 2
    while at > 0 and rack[at - 1] > tile:
        rack[at] = rack[at - 1]
        at -= 1
    rack[at] = tile


@rule
def remove(rack: State, tile: int) -> None:
    """Take a tile out of a rack."""
    at = 0
    while rack[at] != tile:
        at += 1
    for k in range(at, 2):
        rack[k] = rack[k + 1]
    rack[2] = NONE


@rule
def sort(rack: State) -> None:
    """Put a rack in order."""
    for last in (2, 1):
        for k in range(last):
            if rack[k] > rack[k + 1]:
                rack[k], rack[k + 1] = rack[k + 1], rack[k]


@rule
def kind_on(state: State, square: int) -> int:
    """The kind of the tile on a square that isn't empty."""
    face = state.board[square] - 1
    return int(min(face, JOKER))


@rule
def remember_return(state: State, seat: int) -> None:
    """The seat's rejected tiles go into the bag; nobody's tiles are fresh now to this seat."""
    for kind in range(KINDS):
        state.latest[seat, kind] = 0
    for k in range(RACK):
        tile = state.rejected[k]
        if tile != NONE:
            state.latest[seat, tile] += 1
            state.returned[seat, tile] += 1
    for other in range(state.seats):
        state.fresh[seat, other] = 0
    notice_size(state, seat)


@rule
def notice_draw(state: State, seat: int, tile: int) -> None:
    """A seat drew a tile: it may have met one that it had put back itself; to the others it holds a fresh one more."""
    _meet(state, seat, tile, True)
    for looking in range(state.seats):
        if looking != seat:
            state.fresh[looking, seat] += 1


@rule
def notice_placed(state: State, seat: int, tile: int) -> None:
    """A tile of a seat came to light on the board."""
    for looking in range(state.seats):
        if looking != seat:
            _meet(state, looking, tile, state.fresh[looking, seat] > 0)


@rule
def notice_size(state: State, seat: int) -> None:
    """A seat can't hold more fresh tiles than tiles."""
    held = count_of(state.racks[seat])
    for looking in range(state.seats):
        state.fresh[looking, seat] = min(state.fresh[looking, seat], held)


@rule
def _meet(state: State, seat: int, tile: int, may_be_latest: bool) -> None:
    if may_be_latest and state.latest[seat, tile]:
        state.latest[seat, tile] -= 1
        state.returned[seat, tile] -= 1
    elif state.returned[seat, tile] > state.latest[seat, tile]:
        state.returned[seat, tile] -= 1


@rule
def hide(state: State, seat: int) -> None:
    """Blank what a seat (or SPECTATOR) can't know. ``bag`` then counts all that it hasn't seen, wherever that is.

    When the game is over, the racks lie open.
    """
    state.rng = 0
    for other in range(state.seats):
        if other != seat:
            for kind in range(KINDS):
                state.returned[other, kind] = 0
                state.latest[other, kind] = 0
            if not state.ending:
                _cover(state.racks[other])
    if state.turn != seat:
        _cover(state.rejected)
    _cover(state.aside)
    count_unseen(state)


@rule
def _cover(rack: State) -> None:
    for k in range(RACK):
        if rack[k] != NONE:
            rack[k] = HIDDEN


@rule
def count_unseen(state: State) -> None:
    """Set ``bag`` to all tiles but those on the board and those that lie open in a rack, aside or rejected."""
    for kind in range(KINDS):
        state.bag[kind] = COPIES[kind]
    for square in range(SQUARES):
        if state.board[square]:
            state.bag[kind_on(state, square)] -= 1
    for seat in range(state.seats):
        _uncount(state, state.racks[seat])
    _uncount(state, state.aside)
    _uncount(state, state.rejected)


@rule
def _uncount(state: State, rack: State) -> None:
    for k in range(RACK):
        if rack[k] < KINDS:
            state.bag[rack[k]] -= 1


@rule
def imagine(state: State, seat: int) -> None:
    """Deal what the seat can't see by lot, as its knowledge allows (the model above)."""
    generator = state.rng
    hide(state, seat)
    state.rng = generator
    looking = max(seat, 0)  # a spectator remembers nothing: all its ``returned`` and ``latest`` are 0 like everybody's
    # the places with the narrowest choice are filled first, so that each way to fill all of them is equally likely
    _deal_out(state, state.aside, HIDDEN, state.returned[looking])
    for other in range(state.seats):
        _mark_older(state, looking, other)
    for other in range(state.seats):
        _deal_out(state, state.racks[other], OLDER, state.latest[looking])
    _deal_out(state, state.rejected, OLDER, state.latest[looking])
    for other in range(state.seats):
        _deal_rest(state, state.racks[other])
    _deal_rest(state, state.rejected)
    sort(state.aside)


@rule
def _mark_older(state: State, looking: int, other: int) -> None:
    """Mark the hidden tiles of a seat that are certainly older than the looking seat's latest exchange."""
    rack = state.racks[other]
    if rack[0] != HIDDEN and not (other == state.turn and state.rejected[0] == HIDDEN):
        return
    held = count_of(rack)
    rejected = count_of(state.rejected) if other == state.turn else 0
    drawn = max(held + rejected - RACK, 0) if rejected else 0  # in the middle of an exchange
    older = held + rejected - state.fresh[looking, other]
    # which of those held before the exchange are the older ones, nobody knows: by lot
    left = held + rejected - drawn
    for k in range(held - drawn):
        if random_below(state, left) < older:
            rack[k] = OLDER
            older -= 1
        left -= 1
    for k in range(rejected):
        if random_below(state, left) < older:
            state.rejected[k] = OLDER
            older -= 1
        left -= 1


@rule
def _deal_out(state: State, rack: State, mark: int, excluded: State) -> None:
    """Deal to the marked places of a rack from all that is unseen but the excluded tiles."""
    for k in range(RACK):
        if rack[k] == mark:
            left = 0
            for kind in range(KINDS):
                left += state.bag[kind] - excluded[kind]
            chosen = random_below(state, left)
            kind = 0
            while chosen >= state.bag[kind] - excluded[kind]:
                chosen -= state.bag[kind] - excluded[kind]
                kind += 1
            rack[k] = kind
            state.bag[kind] -= 1


@rule
def _deal_rest(state: State, rack: State) -> None:
    """Deal to the hidden places of a rack from all that is unseen, and sort it."""
    for k in range(RACK):
        if rack[k] == HIDDEN:
            left = 0
            for kind in range(KINDS):
                left += state.bag[kind]
            rack[k] = draw_kind(state, left)
            state.bag[rack[k]] -= 1
    sort(rack)


@rule
def draw_kind(state: State, size: int) -> int:
    """One of the ``size`` tiles of the bag by lot."""
    chosen = random_below(state, size)
    kind = 0
    while chosen >= state.bag[kind]:
        chosen -= state.bag[kind]
        kind += 1
    return kind
