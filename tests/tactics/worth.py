"""What a solver is worth: ``python -m tests.tactics.worth triolet --games 200 --simulations 2000``.

Greedy games go on until a solver has an answer for the seat to move that isn't forced. From there the rest of the game
is played twice with the same luck, that seat with the solver and without it, both with the same simulations; all others
search alike. Told are the mean differences with their 95 % intervals.
"""

from __future__ import annotations

import argparse
from statistics import mean

import msgspec

from tests.tactics.games import positions_of_games
from tripot.arena.alone import Figure
from tripot.engine.game import Game
from tripot.engine.options import options_from_text
from tripot.engine.position import Position
from tripot.engine.registry import find_game
from tripot.players.knowledge import known_to
from tripot.players.search import SearchPlayer


def answers(game: Game, position: Position) -> bool:
    """Whether the solver proves something here."""
    assert game.solver
    return game.solver.solve(known_to(position, position.code), position.code, game.search.effort) is not None


def played_on(position: Position, simulations: int, seed: int, *, solves: bool) -> tuple[float, float]:
    """The share of the win and the margin of the seat to move (alone: its score)."""
    position = position.copy()
    mine = position.code
    turns = position.game.levels[-1].turns
    own, others = (SearchPlayer(simulations, turns, solves=way) for way in (solves, False))
    while position.actor is not None:
        chooser = own if position.code == mine else others
        position.play_action(chooser.choose(position, position.code, seed + position.length))
        position.deal()
    result = position.result()
    assert result
    rest = [score for seat, score in enumerate(result.scores) if seat != mine]
    won = (mine + 1 in result.winners) / len(result.winners)
    return won, result.scores[mine] - (mean(rest) if rest else 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=0, help="0: those of the strongest level")
    parser.add_argument("--options", default="")
    given = parser.parse_args()
    game = find_game(given.game)
    options = msgspec.structs.asdict(options_from_text(game, given.options))
    shares, margins, done = [], [], 0
    for number, position in positions_of_games(given.game, [options]):
        if number > done and answers(game, position):
            done = number
            with_it, without = (
                played_on(position, given.simulations or game.levels[-1].simulations, number, solves=way)
                for way in (True, False)
            )
            shares.append(with_it[0] - without[0])
            margins.append(with_it[1] - without[1])
        if len(shares) == given.games:
            break
    for what, values in (("share of the win", shares), ("margin", margins)):
        figure = Figure.of(values)
        print(f"{given.game}, {len(values)} games, {what}: {figure.mean:+.3f} ± {figure.half:.3f}")


if __name__ == "__main__":
    main()
