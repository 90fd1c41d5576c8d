"""Which games there are. A game is found by its folder under ``tripot/games``; nothing else names one."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numba

import tripot.games

if TYPE_CHECKING:
    from tripot.engine.game import Game


@cache
def game_names() -> tuple[str, ...]:
    """The names of the game folders, in alphabetical order; no game is imported."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(tripot.games.__path__) if found.ispkg))


def game_folders() -> tuple[str, ...]:
    """The packages of the games."""
    return tuple(f"tripot.games.{name}" for name in game_names())


@cache
def find_game(name: str) -> Game:
    """The game of that name; BadOption with the names there are, otherwise."""
    from tripot.engine.errors import BadOption
    from tripot.engine.message import say

    if name not in game_names():
        raise BadOption(say("no-such-game", name=name, names=", ".join(game_names())))
    game: Game = import_module(f"tripot.games.{name}").GAME
    _by_record_type[numba.from_dtype(game.rules.STATE)] = game
    return game


def games() -> dict[str, Game]:
    """Every game by name."""
    return {name: find_game(name) for name in game_names()}


_by_record_type: dict[Any, Game] = {}


def rules_of(record_type: Any, function: str, default: Any = None) -> Any:
    """The ``function`` of the game, among those loaded, whose states have this Numba record type; else None."""
    game = _by_record_type.get(record_type)
    if game is None:
        return None
    return getattr(game.rules, function, None) or getattr(game.heuristics, function, default)
