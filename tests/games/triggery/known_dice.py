"""Greedy games alone beside the optimum with the same dice: ``python -m tests.games.triggery.known_dice 20``."""

from __future__ import annotations

import sys
import time

import tripot
from tripot.engine.state import States
from tripot.games.triggery.solver_known import Dice, Optimum, optimum
from tripot.players import player

PAYMENTS = 20_000_000


def greedy_game(seed: int) -> tuple[States, list[Dice], dict[str, int]]:
    """The board before its first throw, the dice of the game, and what greedy play reached."""
    position = tripot.new("triggery", seed=seed, players=1)
    position.deal()
    dice = []
    greedy = player("greedy")
    while position.actor is not None:
        if position.log[-1].actor == "dealer":
            low, high = position.state["dice"]
            dice.append((int(low), int(high)))
        position.play_action(greedy.choose(position, 0, seed))
        position.deal()
    reached = position.details()
    start = [entry.text.startswith("throw") for entry in position.log].index(True)
    position.undo(position.length - start)
    return position.states, dice, reached


def told(seed: int) -> Optimum:
    """One line about one game."""
    board, dice, reached = greedy_game(seed)
    begun = time.process_time()
    found = optimum(board, dice, PAYMENTS)
    seconds = time.process_time() - begun
    best = (
        f"{found.throws} throws, {found.points} points" if found.throws else f"at least {found.throws_at_least} throws"
    )
    how = "proved" if found.proved else "not proved"
    print(f"{seed}: greedy {reached['throws']} throws, {reached['points']} points; {best}, {how} in {seconds:.1f} s")
    return found


if __name__ == "__main__":
    results = [told(seed) for seed in range(int(sys.argv[1]))]
    print(f"{sum(result.proved for result in results)} of {len(results)} proved")
