"""What a game folder hands to the house: one ``Game``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import msgspec
import numpy as np

from tripot.engine.advice import Advice
from tripot.engine.alone import Alone
from tripot.engine.message import Message
from tripot.engine.puzzle import PuzzleKind
from tripot.engine.scene import Kit, Preview, Row, Scene, Step, Touch
from tripot.engine.state import State, States

Stop = Callable[[], bool]
"""Asked now and then by whatever thinks for long: true ends it soon."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options: every field typed (``Literal`` or a bounded number) and with a default.

    Override ``check`` for what types can't say; it raises BadOption.
    """

    def check(self) -> None:
        """Raise BadOption if the options contradict each other."""


class Rules(Protocol):
    """``rules.py``: the state's dtype and the functions of ``engine.dispatch`` up to ``imagine``, all compiled.

    The dtype has at least the fields ``rng: u8`` and ``ending: u1`` (0 while the game runs, else 1 + the index in
    ``Game.endings``), and one field name that no other game has.
    """

    STATE: np.dtype[Any]
    MAX_ACTIONS: int


class Notation(Protocol):
    """``notation.py``: actions and positions as text. None of these changes the state."""

    def write(self, state: State, action: int) -> str:
        """An action of the actor, canonical (docs/notation.md)."""

    def read(self, state: State, text: str) -> int:
        """The action a text means, legal or not; raises IllegalMove when it can't be read."""

    def why_not(self, state: State, action: int) -> Message:
        """Why an action (one that ``legal`` does not list) is not legal now."""

    def write_position(self, state: State) -> str:
        """The whole state but the generator, on one line; unknown things of a view as ``?``."""

    def read_position(self, state: State, text: str) -> None:
        """Fill a state that ``start`` has made, from such a line; raises BadText and checks what can be checked."""


class Table(Protocol):
    """``scene.py``: what there is to see, to touch and to tell. States are always views (``hide`` was called)."""

    def kit(self, options: Any) -> Kit:
        """All that doesn't change during a game."""

    def scene(self, state: State, seat: int) -> Scene:
        """What ``seat`` (from 0, or SPECTATOR) sees; moves and the players' names are added by the caller."""

    def gesture(self, state: State, action: int) -> tuple[Touch, ...]:
        """What a person touches to make the action; () for one that is a button only."""

    def assemble(self, state: State, touches: Sequence[Touch]) -> int:
        """The action that a person's touches mean, legal or not; raises IllegalMove when they mean none."""

    def preview(self, state: State, action: int) -> Preview:
        """What a legal action would do: the lines of its score, ghosts and marks."""

    def sheet(self, steps: Sequence[Step], rows: Sequence[Row] = ()) -> list[Row]:
        """The score sheet from the log so far, one row a turn; tells nothing that a spectator can't know.

        ``rows``, the sheet of the same log when it was shorter, saves writing it all again; then ``steps`` may leave
        out those of the rows that stay (``engine/sheet.py``).
        """

    def settlement(self, state: State) -> list[tuple[Message, int | None]]:
        """The end of the game line by line (rests, bonuses, who wins and why)."""


class Solver(Protocol):
    """``solver.py``: exact play, where a game has it."""

    def solve(self, states: States, seat: int, effort: int, stop: Stop | None = None) -> int | None:
        """The proven best action of ``seat`` (from 0), which acts, or None where nothing could be proved.

        ``states[0]`` is what the seat may know (``hide`` was called). ``effort`` bounds the positions that are looked
        at: the same position and effort give the same answer. Releases the GIL while it thinks.
        """

    def warm(self, states: States, seat: int) -> None:
        """Compile all that ``solve`` may ever need; ``states[0]`` is any position where the seat acts."""


class Format(Protocol):
    """A file format that others use for a game's records."""

    def read(self, text: str) -> tuple[dict[str, Any], str | None, list[str], list[Message]]:
        """Options, the line of the position it starts from (None: the start), the actions, and warnings.

        BadText when it can't be read.
        """

    def write(self, options: Any, actions: Sequence[str]) -> str:
        """A file with these actions from the start of a game."""


class Speech(Protocol):
    """How engines of others are spoken to in this game, by the Go Text Protocol (``arena/gtp.py``)."""

    def begin(self, options: Any) -> Sequence[str]:
        """The commands that start a new game."""

    def colour(self, state: State) -> str:
        """Whose move it is, as the engine says it."""

    def write(self, state: State, action: int) -> str:
        """A legal action, as the engine writes it."""

    def read(self, state: State, text: str) -> int:
        """The action that an engine's text means, legal or not; raises IllegalMove when it can't be read."""


@dataclass(frozen=True)
class SearchSettings:
    """How a game wants the tree search (``players/tree.py``) to go about it."""

    exploration: float = 0.5
    """How far the search strays from what has gone best so far."""
    temperature: float = 5.0
    """How many points of ``prior`` make an action look e times as good as another."""
    first_width: float = 4.0
    """How many actions a node looks at on its first visits, the best-looking first ..."""
    growth: float = 1.0
    """... and how many more for each square root of visits."""
    length: int = 0
    """How many actions a leaf is played on before it is judged."""
    draws: int = 4
    """Each of these is the best-looking of so many drawn by lot; 0: of all."""
    settled: bool = False
    """Nothing is hidden or random."""
    overview: bool = False
    """In a settled game: a node's actions are looked over all at once, and kept (``players/settled.py``). Pays where
    ``looks`` tells much."""
    caution: float = 0.1
    """With an overview: by how much of a win an action that wasn't tried yet counts less than those that were."""
    most: int = 64
    """With an overview: a node lists so many actions at first, the best-looking ..."""
    patience: float = 4.0
    """... and more of them after so many visits for each."""
    own_turn: bool = False
    """The tree holds the actions of the own turn only. What comes after it is played on: where dice and hidden tiles
    make every answer different, branches for the answers would only blur the comparison."""
    effort: int = 1_000_000
    """How many positions the game's solver may look at before the search begins."""


@dataclass(frozen=True)
class Level:
    """A strength of the computer, as figures: how much it notices, how it judges and how far it looks ahead.

    A weak level is short of sight: it overlooks most of what could be done, whole places at a time, and takes the best
    of the rest at first sight. A strong one notices everything and thinks (``players/``).
    """

    notices: float = 0
    """How many of the possible actions it notices, the obvious ones sooner; 1.5: one or two; 0: all."""
    judges: Literal["points", "look"] = "look"
    """It takes what brings the most points at once (``gain``), or what looks best (``prior``) ..."""
    simulations: int = 0
    """... or, if this is not 0, what so many simulations of all actions find best."""
    turns: int = 0
    """How many whole turns the search plays on after a leaf, before ``SearchSettings.length`` more actions: where
    ``evaluate`` judges ends of turns best."""

    solves: bool = False
    """It asks the game's solver before it thinks."""

    def __str__(self) -> str:
        """The figures in a few words."""
        if self.simulations:
            turns = f", turns played on: {self.turns}" if self.turns else ""
            return f"{self.simulations:,} simulations{turns}" + (", solver" if self.solves else "")
        return f"{self.judges}, notices {self.notices or 'all'}"


@dataclass(frozen=True)
class Game:
    """A whole game. ``name`` is its folder's name."""

    name: str
    options: type[Options]
    endings: tuple[str, ...]
    """The names of all ways to end (docs/notation.md), in the order of ``state.ending - 1``."""
    rules: Any
    heuristics: Any
    notation: Any
    table: Any
    advice: Advice
    seats: Callable[[Any], int]
    """The number of seats that an Options gives."""
    start: Callable[[Any, State], None]
    """Fill a zeroed record with the start of a game (nothing dealt yet)."""
    hidden: bool = False
    """Some seats hold what others may not see: people at one screen pass the device."""
    deals: bool = True
    """Tiles are drawn or dice thrown in this game: it has a dealer."""
    clock: Callable[[State], tuple[int, int]] | None = None
    """An hourglass: (seconds a turn or 0 for none, the number of the turn that runs)."""
    clock_actions: tuple[int, ...] = ()
    """Actions that only the clock makes (an hourglass that ran out): players never choose them."""
    details: Callable[[State], dict[str, int]] | None = None
    """Further figures of a state, named in docs/notation.md."""
    greedy_by_gain: bool = False
    """The greedy player takes the most points at once (``gain``), not the best look (``prior``)."""
    solver: Solver | None = None
    """Exact play where it is exact; the strongest level asks it before it searches."""
    alone: Alone | None = None
    """What a game for one is measured by, and its optimum, where that can be found out."""
    search: SearchSettings = SearchSettings()
    levels: tuple[Level, ...] = (Level(notices=1), Level(), Level(simulations=300))
    """How strong the computer can be, the weakest first."""
    obvious: float = 1.0
    """How many points at once (``gain``) make an action e times as likely to be noticed."""
    arena_games: int = 200
    """How many games it takes there to tell neighbouring levels apart."""
    more_option_sets: tuple[str, ...] = ()
    """Options worth testing besides all combinations of listed choices (a target score, an hourglass, tablets...)."""
    formats: Mapping[str, Format] = field(default_factory=dict)
    """File formats of others by suffix (".blksgf")."""
    speech: Any = None
    """A ``Speech``, if there are engines of others for this game."""
    puzzles: tuple[PuzzleKind, ...] = ()
    """The kinds of puzzles that are made of this game; its ``puzzles.txt`` holds those that come with it."""
    figures: Any = None
    """``Figures`` (``engine/figures.py``), if shapes are to be filled with the game's pieces."""
    score_text: Callable[[str], Preview] | None = None
    """Score a placement on a bare board, for ``tripot score`` (the notation is in RULES.md's worked cases)."""
