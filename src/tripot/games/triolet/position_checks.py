"""What can't be on a table: a position that was set up by hand is checked before it is used."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from tripot.engine.errors import BadText
from tripot.engine.message import Message, say
from tripot.engine.state import State
from tripot.games.triolet.board import ASIDE, CENTRE, COPIES, EXCHANGE_NEEDS, HIDDEN, KINDS, NAMES, RACK, TILES
from tripot.games.triolet.knowledge import count_of, count_unseen
from tripot.games.triolet.moves import can_place
from tripot.games.triolet.sets import Board, beside, board_of, full_blocks, new_sets, wrong_set
from tripot.games.triolet.texts import TILE_NAMES


def check_position(state: State) -> None:
    """Complete a record that was read (the bag is what is left) and raise BadText if it can't be."""
    reason = _tiles_fault(state) or board_fault(board_of(state)) or _racks_fault(state) or _memory_fault(state)
    if reason is None and not state.ending:
        reason = _over_fault(state)
    if reason is not None:
        raise BadText(reason)


def too_many(counts: dict[int, int]) -> Message | None:
    """More tiles of a kind than the game has."""
    for tile, count in sorted(counts.items()):
        if count > COPIES[tile]:
            return say("triolet-too-many-of", tile=TILE_NAMES[tile], count=count, there=int(COPIES[tile]))
    return None


def _tiles_fault(state: State) -> Message | None:
    count_unseen(state)
    held = sum(count_of(state.racks[seat]) for seat in range(state.seats))
    state.bag_size = max(TILES - int(state.tiles) - held - count_of(state.aside) - count_of(state.rejected), 0)
    return too_many({tile: int(COPIES[tile] - state.bag[tile]) for tile in range(KINDS)})


def board_fault(board: Board) -> Message | None:
    """Why such a board can't come about in a game; None if it can."""
    if not board:
        return None
    reason = lines_fault(board)
    if reason:
        return reason
    if CENTRE not in board:
        return say("triolet-cover-centre", centre=NAMES[CENTRE])
    reached, waiting = {CENTRE}, [CENTRE]
    while waiting:
        square = waiting.pop()
        for near in (beside(square, d, way) for d in (0, 1) for way in (-1, 1)):
            if near in board and near not in reached:
                reached.add(near)
                waiting.append(near)
    apart = sorted(board.keys() - reached)
    return say("triolet-position-apart", square=NAMES[apart[0]]) if apart else None


def lines_fault(board: Board) -> Message | None:
    """A line with a wrong sum, or a full block."""
    return wrong_set(board, new_sets({}, board)) or (say("triolet-block") if full_blocks(board, RACK) else None)


def _racks_fault(state: State) -> Message | None:
    if state.tiles == 0:
        return _deal_fault(state)
    if count_of(state.aside) < ASIDE:
        return say("triolet-position-aside")
    for seat in range(state.seats):
        held = count_of(state.racks[seat])
        due = int(state.due) if seat == state.turn else 0
        wanted = min(RACK, held + int(state.bag_size))
        if held + due != wanted:
            return say("triolet-position-rack", seat=seat + 1, held=held, due=due)
    rejected = count_of(state.rejected)
    return say("triolet-position-rejected") if rejected and not 1 <= state.due <= rejected else None


def _deal_fault(state: State) -> Message | None:
    """Before the first placement: aside first, then seat by seat."""
    sizes = [count_of(state.aside), *(count_of(state.racks[seat]) for seat in range(state.seats))]
    if any(earlier < RACK and later for earlier, later in pairwise(sizes)):
        return say("triolet-position-deal")
    missing = next((k for k, size in enumerate(sizes) if size < RACK), None)
    expected = (0, 0) if missing is None else (max(missing - 1, 0), RACK - sizes[missing])
    return None if (int(state.turn), int(state.due)) == expected else say("triolet-position-deal")


def _memory_fault(state: State) -> Message | None:
    """What the seats remember must be possible: other tiles must fill the places that exclude the remembered ones."""
    for seat in range(state.seats):
        unseen = np.array(state.bag, int)
        others = [other for other in range(state.seats) if other != seat]
        hidden = [*state.aside, *(tile for other in others for tile in state.racks[other])]
        for tile in [*hidden, *(state.rejected if seat != state.turn else ())]:
            if tile < KINDS:
                unseen[tile] += 1
        returned, latest = state.returned[seat], state.latest[seat]
        held = sum(count_of(state.racks[other]) for other in others)
        older = max(held - int(state.fresh[seat].sum()), 0)
        if (
            (latest > returned).any()
            or (returned > unseen).any()
            or unseen.sum() - returned.sum() < count_of(state.aside)
            or unseen.sum() - latest.sum() < count_of(state.aside) + older
        ):
            return say("triolet-position-memory", seat=seat + 1)
    return None


def _over_fault(state: State) -> Message | None:
    """A game that would be over can't go on."""
    if state.due or not state.tiles or state.bag_size >= EXCHANGE_NEEDS:
        return None
    racks = state.racks[: state.seats]
    if state.bag_size == 0 and any(count_of(rack) == 0 for rack in racks):
        return say("triolet-position-over")
    blocked = not (racks == HIDDEN).any() and not any(can_place(state, seat) for seat in range(state.seats))
    return say("triolet-position-over") if blocked else None
