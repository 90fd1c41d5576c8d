"""Playing alone: the exact measure of the rulebook, and what the same board and dice would have allowed."""

from __future__ import annotations

from collections.abc import Generator

from tripot.engine.alone import Measure, Optimum
from tripot.engine.message import Message, say
from tripot.engine.position import Position
from tripot.engine.position import start as new_position
from tripot.engine.state import DEALER, State
from tripot.games.triggery import solver_known
from tripot.games.triggery.actions import CALL, CLAIM, DONE, PASS, THROW
from tripot.games.triggery.start import details
from tripot.games.triggery.state import CLEARED

EFFORT = 80_000_000
"""Payments that are tried for the optimum of a game: some ten seconds."""


def measure(state: State) -> Measure:
    """The fewest throws ("un minimum de coups"), then the fewest points ("aussi peu de points que possible")."""
    throws, points = details(state).values()
    return Measure(say("triggery-measure", throws=throws, points=points), (throws, points))


def optimum(position: Position) -> Generator[Optimum]:
    """Of the board and the dice of a game alone that is over.

    Bonuses taken by hand can't beat those that turn by themselves: the fewer tablets are open, the better.
    """
    assert position.state["ending"] == CLEARED
    board, dice = board_and_dice(position)
    reached = measure(position.state).rank
    best, turns = line(position, None), None
    for known in solver_known.hunting(board.states, dice, EFFORT, (reached[0], reached[1])):
        if known.turns != turns:
            best, turns = line(position, known.turns), known.turns
        yield Optimum(said(known, reached), known.proved, min(1.0, known.looked_at / EFFORT), best)


def board_and_dice(position: Position) -> tuple[Position, list[solver_known.Dice]]:
    """The position before the first throw, and all throws of the log."""
    board = position.copy()
    first = next(k for k, (_, action) in enumerate(position.steps) if action >= THROW)
    board.undo(position.length - first)
    throws = [action - THROW for code, action in position.steps if code == DEALER and action >= THROW]
    return board, [(throw >> 3, throw & 7) for throw in throws]


def said(known: solver_known.Optimum, reached: tuple[int, ...]) -> Message:
    """What is known, beside what was reached."""
    throws, points = known.throws or 0, known.points or 0
    if throws != known.throws_at_least:
        return say("triggery-optimum-between", throws=throws, least=known.throws_at_least)
    if not known.proved:
        return say("triggery-optimum-throws", throws=throws, points=points, least=known.points_at_least or 0)
    best = say("triggery-measure", throws=throws, points=points)
    return say("triggery-optimum-reached" if (throws, points) == reached else "triggery-optimum-proved", best=best)


def line(position: Position, turns: tuple[tuple[str, ...], ...] | None) -> tuple[str, ...]:
    """The best game that is known: the own one, or the own board and dice with these cells paid throw by throw."""
    if turns is None:
        return tuple(entry.text for entry in position.log)
    board, dice = board_and_dice(position)
    best = new_position(position.game, position.options, seed=0)
    for entry in board.log:
        best.play(entry.text)
    for (low, high), cells in zip(dice, turns, strict=False):
        best.play(f"throw {low}-{high}")
        for cell in cells:
            best.play(cell)
            claim_all(best)
        if best.actor is not None:
            best.play_action(DONE if cells else PASS)
    return tuple(entry.text for entry in best.log)


def claim_all(position: Position) -> None:
    """Take by hand what turns by itself otherwise."""
    while position.actor is not None:
        claims = [action for action in position.actions().tolist() if CLAIM <= action < CALL]
        if not claims:
            return
        position.play_action(claims[0])
