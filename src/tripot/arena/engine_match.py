"""A match against an engine of others that speaks the Go Text Protocol.

Games come in pairs from one seed: both sides of a pair play the same opening, which we lay by lot and by our rules
(the engine may not know the rules of the first round). Each player's processor time is measured, not the clock's.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from tripot.arena.gtp import Engine, EngineTrouble
from tripot.arena.match import Group, Match, exchange_seats, match_of
from tripot.arena.sequential import SequentialTest
from tripot.engine.errors import BadOption, IllegalMove
from tripot.engine.game import Speech
from tripot.engine.message import say
from tripot.engine.position import Position
from tripot.engine.registry import find_game
from tripot.players import BudgetPlayer, player

STAGES = (0, 24, 40)
"""Where the stages of a game begin whose speeds are told apart, in actions."""
WITHOUT_TIME, WITHOUT_MOVE, GIVES_UP = "cputime", "pass", "resign"


@dataclass
class Pace:
    """What one player spent in one stage of the games."""

    moves: int = 0
    seconds: float = 0.0
    """Of processor time."""
    simulations: int = 0


def _paces() -> list[Pace]:
    return [Pace() for _ in STAGES]


@dataclass
class Speeds:
    """Both players' paces, stage by stage."""

    ours: list[Pace] = field(default_factory=_paces)
    theirs: list[Pace] = field(default_factory=_paces)


class Contender:
    """Our player: a level, or a search with its budget, ``search:SIMULATIONS`` or ``search:SECONDSs`` a move."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._player = player(name)

    def choose(self, position: Position, seat: int, seed: int, pace: Pace) -> int:
        """An action, its cost added to the pace."""
        begun, before = time.process_time(), self._simulated()
        action = self._player.choose(position.view(seat + 1), seat, seed)
        pace.moves += 1
        pace.seconds += time.process_time() - begun
        pace.simulations += self._simulated() - before
        return action

    def _simulated(self) -> int:
        return self._player.simulated if isinstance(self._player, BudgetPlayer) else 0


def meet_engine(
    game: str,
    contender: str,
    command: str,
    games: int,
    *,
    options: dict[str, Any],
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    test: SequentialTest | None = None,
) -> tuple[Match, Speeds]:
    """Play ``games`` games (rounded up to an even number) against an engine, or fewer if ``test`` is decided before.

    The engine is started anew for each pair, so that what a seed gives does not depend on what was played before:
    matches with other seeds can be added up. BadOption if the game has no way to speak to engines; EngineTrouble if
    the engine fails.
    """
    speech = find_game(game).speech
    if speech is None:
        raise BadOption(say("gtp-no-speech", game=game))
    ours, speeds = Contender(contender), Speeds()

    def group(number: int) -> Group:
        with Engine(command) as engine:
            play = partial(play_engine, ours=ours, engine=engine, speech=speech, speeds=speeds, seed=number)
            return Group(*exchange_seats(game, options, number, play))

    groups = map(group, range(seed, seed + (games + 1) // 2))
    return match_of(game, (contender, "gtp"), options, groups, progress, test), speeds


def play_engine(
    position: Position,
    mine: list[int],
    ours: Contender,
    engine: Engine,
    speech: Speech,
    speeds: Speeds,
    seed: int,
) -> None:
    """Play a game, begun on our side, to its end; the seats that aren't ``mine`` are the engine's."""
    for command in speech.begin(position.options):
        engine.ask(command)
    told = Position(position.game, position.options, position.start_states)
    for _, action in position.steps:
        engine.ask(f"play {speech.colour(told.state)} {speech.write(told.state, action)}")
        told.play_action(action)
    timed = engine.knows(WITHOUT_TIME)
    seeds = np.random.default_rng(seed)
    while position.code >= 0:
        own_seed = int(seeds.integers(1 << 62))
        stage = sum(position.length >= start for start in STAGES) - 1
        colour = speech.colour(position.state)
        if position.code in mine:
            action = ours.choose(position, position.code, own_seed, speeds.ours[stage])
            engine.ask(f"play {colour} {speech.write(position.state, action)}")
            position.play_action(action)
        else:
            position.play_action(engine_move(position, engine, speech, colour, speeds.theirs[stage], timed=timed))


def engine_move(position: Position, engine: Engine, speech: Speech, colour: str, pace: Pace, *, timed: bool) -> int:
    """What the engine plays, if our rules allow it."""
    begun = float(engine.ask(WITHOUT_TIME)) if timed else 0.0
    engine.simulations()
    answer = engine.ask(f"genmove {colour}")
    pace.moves += 1
    pace.simulations += engine.simulations()
    pace.seconds += float(engine.ask(WITHOUT_TIME)) - begun if timed else 0.0
    if answer.lower() in (WITHOUT_MOVE, GIVES_UP):
        raise EngineTrouble(say("gtp-gives-up", answer=answer, number=position.length + 1))
    try:
        action = speech.read(position.state, answer)
    except IllegalMove as error:
        raise EngineTrouble(say("gtp-illegal", answer=answer, number=position.length + 1, why=error.message)) from None
    if not (position.actions() == action).any():
        why = position.game.notation.why_not(position.state, action)
        raise EngineTrouble(say("gtp-illegal", answer=answer, number=position.length + 1, why=why))
    return action
