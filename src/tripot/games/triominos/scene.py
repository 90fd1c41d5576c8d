"""What there is to see and to touch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter

from tripot.engine.errors import unreadable
from tripot.engine.message import Message, name_of, say
from tripot.engine.scene import Button, Hand, Mark, Place, Player, Scene, Thing, Touch
from tripot.engine.state import SPECTATOR, State
from tripot.games.triominos.board import DRAW_COST, DRAWS, RACK, THIRD_DRAW_COST, UP
from tripot.games.triominos.kit import HEIGHT, SIGNS, TABLE, kit, place, pose_name
from tripot.games.triominos.look import rack, something_fits
from tripot.games.triominos.names import CELLS_KEPT, cell_name, spaced, tile_name
from tripot.games.triominos.notation import find_tile, read, why_not
from tripot.games.triominos.sheet import preview, settlement, sheet
from tripot.games.triominos.state import (
    DEAL,
    DRAW,
    NO_TILE,
    PASS,
    PLACE,
    SHOW,
    TURN,
    action_tile,
    action_turn,
    action_x,
    action_y,
    place_action,
)

__all__ = ["assemble", "gesture", "kit", "preview", "scene", "settlement", "sheet"]

MARGIN = 0.7


def scene(state: State, seat: int) -> Scene:
    """The structure on the table, and the rack of the seat that looks."""
    places = _places(state)
    return Scene(
        things=tuple(_on_table(state, cell) for cell in range(state.placed)),
        hand=None if seat == SPECTATOR else _hand(state, seat),
        buttons=() if seat == SPECTATOR else (_button(state, seat),),
        players=tuple(_player(state, each) for each in range(state.players)),
        subtitle=_subtitle(state),
        stock=say("triominos-stock", n=int(state.pool_count)),
        marks=() if state.placed else (Mark(cell_name(0, 0), "start"),),
        places=places,
        box=_box(places),
    )


def _places(state: State) -> tuple[Place, ...]:
    """Row by row, so that each keeps its place among the others while the structure grows."""
    covered = [place(int(state.placed_x[k]), int(state.placed_y[k])) for k in range(state.placed)]
    free = [place(int(state.edge_x[k]), int(state.edge_y[k])) for k in range(state.edge)]
    return tuple(sorted(covered + free, key=attrgetter("y", "x")))


def _box(places: tuple[Place, ...]) -> tuple[float, float, float, float]:
    """All places, each a triangle around its centre, and a margin."""
    left, right = min(p.x for p in places) - 0.5 - MARGIN, max(p.x for p in places) + 0.5 + MARGIN
    half = HEIGHT * 2 / 3 + MARGIN
    top, bottom = min(p.y for p in places) - half, max(p.y for p in places) + half
    return round(left, 3), round(top, 3), round(right - left, 3), round(bottom - top, 3)


def _on_table(state: State, cell: int) -> Thing:
    tile, turn = int(state.placed_tile[cell]), int(state.placed_turn[cell])
    return _tile_there(tile, turn, int(state.placed_x[cell]), int(state.placed_y[cell]))


@lru_cache(CELLS_KEPT)
def _tile_there(tile: int, turn: int, x: int, y: int) -> Thing:
    name = cell_name(x, y)
    label = say("triominos-tile-on-table", tile=spaced(tile, turn), cell=name)
    return Thing(thing_id(tile), tile_name(tile), pose_name((x + y) & 1, tile, turn), name, TABLE, label=label)


def thing_id(tile: int) -> str:
    """Each tile exists once."""
    return f"tile:{tile_name(tile)}"


def _hand(state: State, seat: int) -> Hand:
    tiles = rack(state, seat)
    things = []
    for tile in tiles:
        fresh = seat == state.to and tile == state.fresh
        label = say("triominos-tile-drawn" if fresh else "triominos-tile-in-hand", tile=spaced(tile))
        things.append(Thing(thing_id(tile), tile_name(tile), pose_name(UP, tile, 0), label=label))
    if state.ending:
        return Hand(say("triominos-hand-over"), things=tuple(things))
    if seat != state.to or state.phase != TURN:
        return Hand(_expected(state), things=tuple(things))
    return Hand(say("triominos-hand-turn"), _advice(state), things=tuple(things))


def _expected(state: State) -> Message:
    """Whose turn it is; while the dealer acts (at a referee's table: until it is entered), what is drawn for whom."""
    name = name_of(int(state.to))
    if state.phase == TURN:
        return say("triominos-hand-wait", name=name)
    if state.phase == DEAL:
        return say("triominos-hand-dealt", name=name, n=int(state.counts[state.to]) + 1, of=int(RACK[state.players]))
    return say("triominos-hand-shown" if state.phase == SHOW else "triominos-hand-drawn", name=name)


def _advice(state: State) -> Message:
    """What is expected now."""
    if not state.placed:
        return say("triominos-note-first")
    fits = "yes" if something_fits(state) else "no"
    if state.fresh != NO_TILE:
        last = "yes" if state.draws == DRAWS or not state.pool_count else "no"
        return say("triominos-note-drawn", tile=spaced(int(state.fresh)), fits=fits, last=last)
    return say("triominos-note-turn", fits=fits, pool="yes" if state.pool_count else "no")


def _button(state: State, seat: int) -> Button:
    """Draw; in its place pass, when nothing can be drawn any more."""
    passing = state.placed and (state.draws == DRAWS or not state.pool_count)
    if passing:
        cost = int(THIRD_DRAW_COST[state.score]) if state.draws == DRAWS else 0
        label, text, action = say("triominos-pass", cost=cost), "pass", PASS
    else:
        label, text, action = say("triominos-draw", cost=int(DRAW_COST[state.score])), "draw", DRAW
    reason = _why_greyed(state, seat, action)
    return Button(
        text,
        label,
        text,
        enabled=reason is None,
        reason=reason,
        main=reason is None and not something_fits(state),
    )


def _why_greyed(state: State, seat: int, action: int) -> Message | None:
    if state.ending:
        return say("triominos-hand-over")
    if seat != state.to or state.phase != TURN:
        return _expected(state)
    return None if state.placed else why_not(state, action)


def _player(state: State, seat: int) -> Player:
    return Player(seat, (seat,), int(state.scores[seat]), say("triominos-tiles", n=int(state.counts[seat])))


def _subtitle(state: State) -> Message:
    return say(
        "triominos-subtitle",
        players=int(state.players),
        score=("full", "simple", "none")[state.score],
        target=int(state.target),
        game=int(state.games) + (0 if state.ending else 1),
        hourglass=int(state.hourglass),
    )


# Touching


def gesture(state: State, action: int) -> tuple[Touch, ...]:  # noqa: ARG001
    """The tile, how it will lie, and where; all else is a button."""
    if action < PLACE:
        return ()
    tile, x, y = action_tile(action), action_x(action), action_y(action)
    return (Touch(thing_id(tile), pose_name((x + y) & 1, tile, action_turn(action)), cell_name(x, y)),)


def assemble(state: State, touches: Sequence[Touch]) -> int:
    """A tile on a cell, in a pose that points as the cell does."""
    if len(touches) != 1 or not touches[0].place:
        raise unreadable("triominos-one-tile")
    (touch,) = touches
    tile, turn = find_tile(touch.pose[1:])
    placed = read(state, f"{tile_name(tile)}@{touch.place}")
    x, y = action_x(placed), action_y(placed)
    if touch.pose[0] != SIGNS[(x + y) & 1]:
        raise unreadable("triominos-turn-first", cell=touch.place)
    return place_action(tile, turn, x, y)
