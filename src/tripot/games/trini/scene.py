"""What there is to see and to touch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from tripot.engine.errors import IllegalMove, unreadable
from tripot.engine.message import Message, name_of, say
from tripot.engine.scene import Hand, Player, Scene, Thing, Touch
from tripot.engine.state import SPECTATOR, State
from tripot.games.trini.board import KINDS, N_TRIANGLES, ROUND_NAMES, TRIANGLE_NAMES, UP
from tripot.games.trini.dice import N_POSES, POSE_OF
from tripot.games.trini.kit import BOARD, SIGN, kit, pose_id
from tripot.games.trini.rules import PLACE, SLIDE, TURN, dice_gone, dice_placed, origin_of, owner, pose, target_of
from tripot.games.trini.sheet import preview, settlement, sheet

__all__ = ["assemble", "gesture", "kit", "preview", "scene", "settlement", "sheet"]

DICE_KEPT = 1 << 14
"""What lies still is the same thing in the next scene, and costs nothing to compare."""
PLACINGS_KEPT = 72
"""Each die, whether two, three or four play."""
FIRST_POSE = pose_id(0, UP)


def scene(state: State, seat: int) -> Scene:
    """The board, and the die that the seat could place."""
    return Scene(
        things=(*_dice(state), *_trinis(state)),
        hand=None if seat == SPECTATOR else _hand(state, seat),
        buttons=(),
        players=tuple(_player(state, each) for each in range(int(state.players))),
        subtitle=say("trini-subtitle", players=int(state.players), match="shape" if state.shape_only else "exact"),
        stock=say("trini-first-to", goal=int(state.goal)),
    )


def _dice(state: State) -> list[Thing]:
    things = []
    for cell in range(N_TRIANGLES):
        value = int(state.dice[cell])
        if value:
            things.append(_die(value, cell, int(state.number[cell])))
    return things


@lru_cache(DICE_KEPT)
def _die(value: int, cell: int, number: int) -> Thing:
    seat, name = int(owner(value)), TRIANGLE_NAMES[cell]
    label = say("trini-die-there", name=name_of(seat), cell=name)
    shown = pose_id(int(pose(value)), KINDS[cell])
    return Thing(die_name(seat, number), "die", shown, name, BOARD, seat, label)


def _trinis(state: State) -> list[Thing]:
    return [_trini(name, int(value) - 1) for name, value in zip(ROUND_NAMES, state.trinis, strict=True) if value]


@cache
def _trini(cell: str, seat: int) -> Thing:
    label = say("trini-there", name=name_of(seat), cell=cell)
    return Thing(f"trini:{cell}", "trini", "trini", cell, BOARD, seat, label)


def die_name(seat: int, number: int) -> str:
    """A seat's dice by the order in which they came to the board."""
    return f"die:{seat}:{number}"


def die_id(state: State, cell: int) -> str:
    """The name of the die on a cell."""
    return die_name(int(owner(state.dice[cell])), int(state.number[cell]))


def next_die(state: State, seat: int) -> str:
    """The name of the die that the seat would place."""
    return die_name(seat, dice_placed(state, seat))


def _hand(state: State, seat: int) -> Hand:
    left = int(state.reserve[seat])
    label = say("trini-die-reserve")
    dice = (Thing(next_die(state, seat), "reserve", FIRST_POSE, seat=seat, label=label, count=left),) if left else ()
    return Hand(_expected(state, seat), say("trini-reserve-note", n=left), "single", dice)


def _expected(state: State, seat: int) -> Message:
    if state.ending:
        return say("trini-hand-over")
    if state.mover != seat:
        return say("trini-hand-wait", name=name_of(int(state.mover)))
    if state.reserve[seat]:
        return say("trini-hand-any" if dice_placed(state, seat) else "trini-hand-place")
    return say("trini-hand-board" if 0 in state.dice else "trini-hand-turn")


def _player(state: State, seat: int) -> Player:
    won, goal = int(state.won[seat]), int(state.goal)
    chips = ("trini",) * won + ("empty",) * (goal - won)
    return Player(seat, (seat,), won, say("trini-dice-left", n=int(state.reserve[seat])), chips)


# Touching


def gesture(state: State, action: int) -> tuple[Touch, ...]:
    """The die, how it will lie, and where."""
    if action < TURN:
        return _placings(state.mover, state.players, state.reserve[state.mover])[action - PLACE]
    cell = origin_of(action)
    return _moving(action, state.dice[cell], state.number[cell])


@lru_cache(PLACINGS_KEPT)
def _placings(seat: int, players: int, reserve: int) -> tuple[tuple[Touch], ...]:
    """The gestures of all placements of the next die, kept side by side: a seat is told hundreds each turn."""
    die = die_name(seat, dice_gone(players, reserve))
    return tuple(_touch(die, action % N_POSES, target_of(action)) for action in range(PLACE, TURN))


@lru_cache(DICE_KEPT)
def _moving(action: int, die: int, number: int) -> tuple[Touch]:
    lies = pose(die) if action >= SLIDE else action % N_POSES
    return _touch(die_name(int(owner(die)), number), int(lies), target_of(action))


def _touch(die: str, lies: int, cell: int) -> tuple[Touch]:
    return (Touch(die, pose_id(lies, KINDS[cell]), TRIANGLE_NAMES[cell]),)


def assemble(state: State, touches: Sequence[Touch]) -> int:
    """A die from the reserve is placed; one on the board is turned where it stands, or slides as it is."""
    if len(touches) != 1:
        raise unreadable("trini-one-die")
    (touch,) = touches
    if touch.place in ROUND_NAMES:
        raise unreadable("trini-round-cell", cell=touch.place)
    if touch.place not in TRIANGLE_NAMES or touch.pose[1:] not in POSE_OF:
        raise unreadable("trini-one-die")
    cell, lies = TRIANGLE_NAMES.index(touch.place), POSE_OF[touch.pose[1:]]
    origin = _origin(state, touch.thing)
    fits = touch.pose[0] == SIGN[KINDS[cell]]
    if origin is None:
        if not fits:
            raise unreadable("trini-turn-first", cell=touch.place)
        return PLACE + N_POSES * cell + lies
    if origin == cell and fits:
        return TURN + N_POSES * cell + lies
    if lies != pose(state.dice[origin]) or touch.pose[0] != SIGN[KINDS[origin]]:
        raise unreadable("trini-slides-as-it-is", cell=TRIANGLE_NAMES[origin])
    return SLIDE + N_POSES * origin + cell


def _origin(state: State, thing: str) -> int | None:
    """Where a die stands; None for the next one from the mover's reserve."""
    if state.reserve[state.mover] and thing == next_die(state, int(state.mover)):
        return None
    for cell in range(N_TRIANGLES):
        if state.dice[cell] and thing == die_id(state, cell):
            return cell
    raise IllegalMove(say("trini-not-your-die"))
