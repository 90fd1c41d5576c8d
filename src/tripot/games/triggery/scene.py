"""What there is to see, to touch and to tell (docs/scene.md)."""

from __future__ import annotations

from tripot.engine.message import Message, say
from tripot.engine.scene import Note, Player, Scene, Thing
from tripot.engine.state import SPECTATOR, State
from tripot.games.triggery.board import CELL_COUNT, CELLS, STAR
from tripot.games.triggery.dealer import laying_out
from tripot.games.triggery.gestures import assemble, buttons, chain_marks, gesture, preview, thing_id
from tripot.games.triggery.hand import hand
from tripot.games.triggery.kit import kit, panel_id, place_id, tablet_kind
from tripot.games.triggery.look import (
    Link,
    is_open,
    line_name,
    links,
    open_cells,
    open_worth,
    shown,
    side_name,
    tablet_number,
    trail_side,
)
from tripot.games.triggery.result import side_score
from tripot.games.triggery.sheet import form, settlement, sheet
from tripot.games.triggery.state import boards, layout_of

__all__ = ["assemble", "gesture", "kit", "preview", "scene", "settlement", "sheet"]


def scene(state: State, seat: int) -> Scene:
    """Both boards, one's own first; the last turn with its chain."""
    chain = links(state)
    return Scene(
        things=tuple(thing for side in range(boards(state)) for thing in tablets(state, side)),
        hand=hand(state, seat),
        buttons=buttons(state, seat),
        players=tuple(player(state, k) for k in range(state.players)),
        subtitle=subtitle(state),
        stock=stock(state),
        marks=chain_marks(chain, trail_side(state)),
        panels=tuple(panel_id(side) for side in sides_in_order(state, seat)),
        titles={panel_id(side): title(state, side, seat) for side in range(boards(state))},
        notes_title=notes_title(chain),
        notes=notes(chain),
        form=form(state),
    )


def sides_in_order(state: State, seat: int) -> tuple[int, ...]:
    """The own board first; a spectator sees side 1's first."""
    if state.players == 1:
        return (0,)
    own = max(seat, 0) & 1
    return own, 1 - own


def tablets(state: State, side: int) -> list[Thing]:
    """The tablets that lie in front of a side."""
    dealt = int(state.laid) - CELL_COUNT * int(layout_of(state, side))
    found = []
    for cell in range(max(0, min(CELL_COUNT, dealt))):
        number = tablet_number(state, side, cell)
        pose = "open" if laying_out(state) or is_open(state, side, cell) else "turned"
        label = say(f"triggery-tablet-{pose}", tablet=tablet_label(number), cell=CELLS[cell])
        found.append(
            Thing(
                thing_id(state, side, cell),
                tablet_kind(number),
                pose,
                place_id(side, cell),
                panel_id(side),
                side,
                label,
            )
        )
    return found


def tablet_label(number: int) -> Message:
    """Its number, or "star"."""
    return say("triggery-star") if number == STAR else say("triggery-number", number=number)


def player(state: State, seat: int) -> Player:
    """While the game runs: the tablets left to turn; at its end the score."""
    side = seat & 1
    if state.players == 1:
        points = int(state.points) + (0 if state.ending else int(state.total))
        note = say("triggery-note-alone", throws=int(state.throws), points=points)
    elif state.second == 0:
        note = say("triggery-note-open", points=open_worth(state, side))
    elif state.by_rounds:
        note = say("triggery-note-open-won", points=open_worth(state, side), won=int(state.won[side]))
    else:
        note = say("triggery-note-open-lost", points=open_worth(state, side), lost=int(state.lost[side]))
    score = int(side_score(state, side)) if state.ending else len(open_cells(state, side))
    return Player(seat, (side,), score, note)


def subtitle(state: State) -> Message:
    """Which round, and how bonuses are taken."""
    bonus = say("triggery-bonuses-claimed" if state.claimed else "triggery-bonuses-automatic")
    if state.players == 1:
        return say("triggery-subtitle-alone", bonus=bonus)
    return say("triggery-subtitle-second" if state.second else "triggery-subtitle-first", bonus=bonus)


def stock(state: State) -> Message:
    """What the last column of the score sheet counts."""
    return say("triggery-sheet-throws" if state.players == 1 else "triggery-sheet-tablets")


def title(state: State, side: int, seat: int) -> tuple[Message, Message | None]:
    """Whose board it is, and how many tablets are left on it."""
    own = seat != SPECTATOR and seat & 1 == side
    name = say("triggery-your-board") if own else say("triggery-side-board", side=side_name(state, side))
    left = None if laying_out(state) else say("triggery-tablets-left", count=len(open_cells(state, side)))
    return name, left


def notes_title(chain: list[Link]) -> Message | None:
    """A heading for the turn in words, if there was one."""
    if not chain:
        return None
    return say("triggery-turn-in-words" if all(link.paid for link in chain) else "triggery-chain-in-words")


def notes(chain: list[Link]) -> tuple[Note, ...]:
    """The turn in words: "17, alone in row 3"."""
    found, number = [], 0
    for link in chain:
        number += not link.paid
        if link.paid:
            text = say("triggery-paid")
        elif link.line is None:
            text = say("triggery-row-and-column-done")
        else:
            text = say("triggery-alone-in", line=line_name(link.line))
        found.append(Note(text, shown(link.number), 0 if link.paid else number))
    return tuple(found)
