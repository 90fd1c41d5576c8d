"""The same with OpenSpiel's games (extra ``open-spiel``), driven by its own C++ loop over uniform random bots."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from tripot.bench.random_play import Speed, summary

PEERS = ("hex(board_size=11)", "backgammon", "yacht", "python_block_dominoes")


def peers(seconds: float, rounds: int) -> list[Speed]:
    """Time each peer; ImportError without the extra."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  registers python_block_dominoes

    return [peer(pyspiel, name, seconds, rounds) for name in PEERS]


def peer(pyspiel: Any, name: str, seconds: float, rounds: int) -> Speed:
    """Random games of one OpenSpiel game, chance included in the moves."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    results = []
    for number in range(rounds):
        games = moves = 0
        begun = perf_counter()
        while not games or perf_counter() - begun < seconds / rounds:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number * 1_000_003 + games)
            games += 1
            moves += len(state.history())
        results.append((games, moves, perf_counter() - begun))
    return summary("pyspiel", name, results)
