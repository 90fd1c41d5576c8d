"""What there is to see, to touch and to tell (docs/scene.md)."""

from __future__ import annotations

from tripot.engine.message import Message, say
from tripot.engine.scene import Button, Hand, Mark, Player, Scene, Thing
from tripot.engine.state import SPECTATOR, State
from tripot.games.triolet.board import CENTRE, EXCHANGE_NEEDS, JOKER, KINDS, NAMES
from tripot.games.triolet.gestures import BAG, assemble, gesture, preview, rack_id
from tripot.games.triolet.kit import PANEL, RESTING, kind_name, kit, tile_of_face
from tripot.games.triolet.knowledge import count_of
from tripot.games.triolet.moves import can_place
from tripot.games.triolet.sets import board_of
from tripot.games.triolet.sheet import board_id, settlement, sheet
from tripot.games.triolet.texts import FACE_NAMES, TILE_NAMES

__all__ = ["assemble", "gesture", "kit", "preview", "scene", "settlement", "sheet"]


def scene(state: State, seat: int) -> Scene:
    """The board, the own rack, and how many tiles everybody holds."""
    return Scene(
        things=tuple(_on_board(square, face) for square, face in board_of(state).items()),
        hand=None if seat == SPECTATOR else _hand(state, seat),
        buttons=() if seat == SPECTATOR or state.ending else (_exchange(state, seat), _pass(state, seat)),
        players=tuple(_player(state, other) for other in range(state.seats)),
        subtitle=say("triolet-subtitle", count=int(state.seats)),
        stock=say("triolet-stock", count=int(state.bag_size)),
        marks=() if state.tiles else (Mark(NAMES[CENTRE], "start"),),
    )


def tile_label(face: int) -> Message:
    """A tile in words."""
    if face < JOKER:
        return say("triolet-tile", value=FACE_NAMES[face])
    return say("triolet-tile-joker-as", value=FACE_NAMES[face - JOKER])


def _on_board(square: int, face: int) -> Thing:
    label = say("triolet-tile-on", tile=tile_label(face), square=NAMES[square])
    kind = kind_name(tile_of_face(face))
    return Thing(board_id(square), kind, FACE_NAMES[face], NAMES[square], PANEL, label=label)


def _in_rack(k: int, tile: int) -> Thing:
    label = say("triolet-tile-joker") if tile == JOKER else tile_label(tile)
    return Thing(rack_id(k), kind_name(tile), RESTING if tile == JOKER else TILE_NAMES[tile], label=label)


def _hand(state: State, seat: int) -> Hand:
    things = tuple(_in_rack(k, int(tile)) for k, tile in enumerate(state.racks[seat]) if tile < KINDS)
    if state.ending:
        return Hand(say("triolet-hand-over"), things=things)
    if not _to_move(state, seat):
        return Hand(say("triolet-hand-wait"), say("triolet-hand-dealing") if state.due else None, things=things)
    if not state.tiles:
        return Hand(say("triolet-hand-yours"), say("triolet-hand-centre", centre=NAMES[CENTRE]), things=things)
    if not can_place(state, seat):
        stuck = "triolet-hand-exchange" if state.bag_size >= EXCHANGE_NEEDS else "triolet-hand-pass"
        return Hand(say("triolet-hand-yours"), say(stuck), things=things)
    return Hand(say("triolet-hand-yours"), say("triolet-hand-place"), things=things)


def _to_move(state: State, seat: int) -> bool:
    return bool(state.turn == seat and not state.due and not state.ending)


def _exchange(state: State, seat: int) -> Button:
    """Greyed, with the reason, when it isn't allowed."""
    if not _to_move(state, seat):
        reason: Message | None = say("triolet-not-your-turn")
    elif not state.tiles:
        reason = say("triolet-first-must-place")
    elif state.bag_size < EXCHANGE_NEEDS:
        reason = say("triolet-exchange-bag", bag=int(state.bag_size), needs=EXCHANGE_NEEDS)
    else:
        reason = None
    return Button("exchange", say("triolet-button-exchange"), zone=BAG, enabled=reason is None, reason=reason)


def _pass(state: State, seat: int) -> Button:
    if not _to_move(state, seat):
        reason: Message | None = say("triolet-not-your-turn")
    elif state.bag_size >= EXCHANGE_NEEDS:
        reason = say("triolet-pass-bag")
    elif can_place(state, seat):
        reason = say("triolet-pass-can-place")
    else:
        reason = None
    return Button(
        "pass", say("triolet-button-pass"), text="pass", enabled=reason is None, reason=reason, main=not reason
    )


def _player(state: State, seat: int) -> Player:
    note = say("triolet-player-tiles", count=count_of(state.racks[seat]))
    return Player(seat, (seat,), int(state.points[seat]), note)
