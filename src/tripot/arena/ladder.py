"""The ladder of a game's levels: who meets whom, what came out, what is kept.

Neighbouring levels meet; so do levels two apart, and the reference players meet some levels, so that the ratings hang
together. What was played is kept in one file a game, with the figures of the levels that played: a level whose figures
have changed since has to play again.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import msgspec

from tripot.arena.interval import within_95
from tripot.arena.match import Match
from tripot.arena.ratings import Meeting, Rating, rate
from tripot.engine.game import Game, Level
from tripot.players import STRONGEST, level_names, player_names
from tripot.players.levels import STRONGEST_SECONDS

ANCHOR = "greedy"
LONG_THOUGHT = 50_000
"""Who runs so many simulations meets only its neighbours: more would take days."""
Pair = tuple[str, str]


class Played(msgspec.Struct, frozen=True):
    """A match that was played, in short."""

    first: str
    second: str
    first_figures: str
    second_figures: str
    seed: int
    games: int
    share: float
    spread: float
    """The standard deviation of the shares of groups of two games."""
    margin: float
    seconds: tuple[float, float]
    """How long each player thought an action."""

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence of the share."""
        half = within_95(self.spread, self.games // 2)
        return max(0.0, self.share - half), min(1.0, self.share + half)

    @property
    def next_seed(self) -> int:
        """Where the match goes on."""
        return self.seed + self.games // 2

    def and_then(self, later: Played) -> Played:
        """The same match gone on with: both together."""
        games = self.games + later.games
        part = later.games / games

        def mean(first: float, second: float) -> float:
            return first + part * (second - first)

        between = part * (1 - part) * (later.share - self.share) ** 2 * games / 2
        within = sum(one.spread**2 * (one.games / 2 - 1) for one in (self, later))
        return msgspec.structs.replace(
            self,
            games=games,
            share=mean(self.share, later.share),
            spread=sqrt((within + between) / (games / 2 - 1)),
            margin=mean(self.margin, later.margin),
            seconds=(mean(self.seconds[0], later.seconds[0]), mean(self.seconds[1], later.seconds[1])),
        )


def figures(game: Game, name: str) -> str:
    """What a player of this name is made of: who has the same figures is the same player; "" for nobody."""
    if name == "random":
        return "by lot"
    if name == "points" or (name == ANCHOR and game.greedy_by_gain):
        return str(Level(judges="points"))
    if name == ANCHOR:
        return str(Level())
    if name == STRONGEST:
        return f"{STRONGEST_SECONDS:g} s a move"
    names = level_names(game)
    return str(game.levels[names.index(name)]) if name in names else ""


def neighbours(game: Game) -> list[Pair]:
    """Each level and the one below."""
    names = level_names(game)
    return list(zip(names[1:], names, strict=False))


def farther(game: Game) -> list[Pair]:
    """Levels two apart, and the reference players with the levels that they may be near to."""
    quick = sum(level.simulations < LONG_THOUGHT for level in game.levels)
    names = level_names(game)[:quick]
    middle = names[len(names) // 2]
    return [
        ("points", names[0]),
        (names[0], "random"),
        (ANCHOR, middle),
        *zip(names[2::2], names[::2], strict=False),
        (names[-1], ANCHOR),
    ]


def all_out(game: Game) -> Pair:
    """The highest level's figures with three seconds an action, and the highest level."""
    return STRONGEST, level_names(game)[-1]


def kept(match: Match, game: Game, seed: int) -> Played:
    """A match as it is kept."""
    first, second = match.players
    return Played(
        first,
        second,
        figures(game, first),
        figures(game, second),
        seed,
        match.games,
        match.share,
        match.spread,
        match.margin,
        match.seconds,
    )


class Ladder:
    """What is known of a game's levels, in a file."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self._path = folder / f"{game.name}.json"
        self.played = self._read()

    def _read(self) -> list[Played]:
        if not self._path.exists():
            return []
        return msgspec.json.decode(self._path.read_bytes(), type=list[Played])

    def find(self, pair: Pair) -> Played | None:
        """The match of a pair, unless a level has changed since."""
        for one in self.played:
            if (one.first, one.second) == pair and self.still_true(one):
                return one
        return None

    def still_true(self, one: Played) -> bool:
        """Both levels are made as they were then."""
        return (one.first_figures, one.second_figures) == (
            figures(self.game, one.first),
            figures(self.game, one.second),
        )

    def add(self, one: Played) -> None:
        """Keep a match, with what it goes on from; all that is no longer true is forgotten.

        Other processes may have added some meanwhile.
        """
        before = self.find((one.first, one.second))
        if before is not None and before.next_seed == one.seed:
            one = before.and_then(one)
        others = [o for o in self._read() if (o.first, o.second) != (one.first, one.second) and self.still_true(o)]
        self.played = sorted([*others, one], key=lambda o: (o.first, o.second))
        self._write()

    def _write(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lines = b",\n".join(msgspec.json.encode(o) for o in self.played)
        self._path.write_bytes(b"[\n" + lines + b"\n]\n")

    def forget(self, pair: Pair) -> None:
        """As if the pair had never met."""
        self.played = [one for one in self._read() if (one.first, one.second) != pair]
        self._write()

    def ratings(self) -> dict[str, Rating]:
        """Those of all players, by name, who are linked to the anchor."""
        rated = rate(
            [
                Meeting(one.first_figures, one.second_figures, one.games // 2, one.share, one.spread)
                for one in self.played
                if self.still_true(one) and one.first_figures != one.second_figures
            ],
            figures(self.game, ANCHOR),
        )
        made_of = {name: figures(self.game, name) for name in player_names(self.game)}
        return {name: rated[what] for name, what in made_of.items() if what in rated}

    def seconds(self, name: str) -> float | None:
        """How long a player thought an action, in the slowest of its matches."""
        times = [
            seconds
            for one in self.played
            if self.still_true(one)
            for player, seconds in zip((one.first, one.second), one.seconds, strict=True)
            if player == name
        ]
        return max(times, default=None)


def still_to_play(ladder: Ladder, pair: Pair, games: int, seed: int) -> tuple[int, int]:
    """How many of these games the pair has not played yet, and with which seed it goes on."""
    found = ladder.find(pair)
    if found is None or found.seed != seed:
        return games, seed
    return max(0, games - found.games), found.next_seed
