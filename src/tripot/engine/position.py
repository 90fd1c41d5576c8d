"""The Python face of a game: a position that is asked, played and written down."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, overload

import msgspec
import numpy as np

from tripot.engine import kernels
from tripot.engine.errors import BadText, IllegalMove, TripotError
from tripot.engine.game import Game, Options
from tripot.engine.message import say
from tripot.engine.options import options_from, options_text, split_options
from tripot.engine.registry import find_game
from tripot.engine.snapshot import Snapshot
from tripot.engine.state import DEALER, OVER, Actions, State, States, copied

Actor = int | Literal["dealer"] | None

EXAMPLES_IN_ERRORS = 4
STARTS_KEPT = 64


class Entry(NamedTuple):
    """One action of a log. ``actor`` is a seat from 1 or ``"dealer"``."""

    actor: int | Literal["dealer"]
    text: str


class Result(NamedTuple):
    """How a game ended.

    ``ending`` is one of the game's endings (docs/notation.md); ``winners`` are the seats, from 1, that share the
    win; ``scores`` stand in seat order; ``details`` are the further figures that some games have.
    """

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    details: dict[str, int]


class Legal(Sequence[str]):
    """The legal actions as texts, made when they are looked at."""

    __slots__ = ("_actions", "_position")

    def __init__(self, position: View, actions: Actions) -> None:
        self._position = position
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        write, state = self._position.game.notation.write, self._position.seen
        if isinstance(index, slice):
            return [write(state, int(action)) for action in self._actions[index]]
        return str(write(state, int(self._actions[index])))

    def __iter__(self) -> Iterator[str]:
        return iter(self[:])

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            return bool((self._actions == self._position.game.notation.read(self._position.state, text)).any())
        except IllegalMove:
            return False

    def __repr__(self) -> str:
        return repr(list(self))


class View:
    """What somebody may know of a position: hidden tiles are blank, the rest can be asked."""

    _legal: Actions | None
    _seen: Snapshot | None

    def __init__(self, game: Game, options: Options, states: States) -> None:
        self.game = game
        self.options = options
        self._set(states)

    def _set(self, states: States) -> None:
        self.states = states.view(np.ndarray)  # a recarray would look up every attribute in Python
        self.state: State = self.states[0]
        """The record itself, a window on ``states``. Change it only through ``play``."""
        self._code = kernels.actor(self.states, 0)
        self._look()

    @property
    def seen(self) -> Snapshot:
        """The state as it is now, quick to read and never to change."""
        if self._seen is None:
            self._seen = Snapshot(self._kept())
        return self._seen

    def _kept(self) -> State:
        """A record of the state that nobody changes any more: a view's own never changes."""
        return self.state

    def _look(self) -> None:
        """What was read of the state before may have changed."""
        self._legal = None
        self._seen = None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.game.seats(self.options)

    @property
    def code(self) -> int:
        """Who acts, as the rules say it: a seat from 0, DEALER or OVER."""
        return self._code

    @property
    def actor(self) -> Actor:
        """Who acts: a seat from 1, ``"dealer"``, or None when the game is over."""
        return self._code + 1 if self._code >= 0 else "dealer" if self._code == DEALER else None

    def actions(self) -> Actions:
        """The legal actions as the rules' own numbers."""
        if self._legal is None:
            scratch = np.empty(self.game.rules.MAX_ACTIONS, np.int64)
            count = 0 if self._code == OVER else kernels.legal(self.states, 0, scratch)
            self._legal = scratch[:count].copy()
        return self._legal

    def legal(self) -> Legal:
        """The legal actions of the actor, as texts (docs/notation.md); empty when the game is over."""
        return Legal(self, self.actions())

    def scores(self) -> tuple[int, ...]:
        """The score of each seat so far, seat 1 first."""
        out = np.zeros(self.seats, np.int64)
        kernels.scores(self.states, 0, out)
        return tuple(out.tolist())

    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        ending = int(self.state["ending"])
        if not ending:
            return None
        shares = np.zeros(self.seats)
        kernels.winners(self.states, 0, shares)
        winners = tuple(seat + 1 for seat in range(self.seats) if shares[seat] > 0)
        return Result(self.game.endings[ending - 1], winners, self.scores(), self.details())

    def details(self) -> dict[str, int]:
        """Further figures of this game, if it has any (Triggery alone: throws and points)."""
        return {} if self.game.details is None else self.game.details(self.state)

    def to_text(self) -> str:
        """The position on one line; ``tripot.position`` reads it back. Unknown things of a view are ``?``."""
        return f"{options_text(self.options)} {self.game.notation.write_position(self.state)}".strip()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game.name}: {self.to_text()}>"


class Position(View):
    """A position and the log that led to it."""

    def __init__(self, game: Game, options: Options, states: States) -> None:
        super().__init__(game, options, states)
        self._start = copied(self.states)
        self._log: list[tuple[int, int, str]] = []

    @property
    def length(self) -> int:
        """How many actions the log holds."""
        return len(self._log)

    @property
    def deals(self) -> int:
        """How many of them are the dealer's."""
        return sum(code == DEALER for code, _, _ in self._log)

    @property
    def log(self) -> list[Entry]:
        """Every action since the start, the dealer's included."""
        return [Entry(code + 1 if code >= 0 else "dealer", text) for code, _, text in self._log]

    @property
    def steps(self) -> list[tuple[int, int]]:
        """The log as the rules' own numbers: (actor code, action)."""
        return [(code, action) for code, action, _ in self._log]

    @property
    def start_states(self) -> States:
        """A copy of the state that the log starts from."""
        return copied(self._start)

    def play(self, text: str) -> None:
        """Play an action; IllegalMove, with the reason, when it can't be read or isn't legal: nothing changes."""
        if self._code == OVER:
            raise IllegalMove(say("game-is-over"))
        try:
            action = self.game.notation.read(self.seen, text)
        except IllegalMove as error:
            raise IllegalMove(say("and-legal-would-be", reason=error.message, legal=self._examples())) from None
        self.play_action(action)

    def play_action(self, action: int) -> None:
        """The same by the rules' own number."""
        code = self._code
        if not (self.actions() == action).any():
            reason = say("game-is-over") if code == OVER else self.game.notation.why_not(self.state, action)
            raise IllegalMove(say("and-legal-would-be", reason=reason, legal=self._examples()))
        text = self.game.notation.write(self.seen, action)
        self._log.append((code, action, text))
        self._code = kernels.play(self.states, 0, action)
        self._look()

    def deal(self) -> None:
        """Let the dealer act by lot, as often as it is the dealer's turn."""
        while self._code == DEALER:
            self.deal_once()

    def deal_once(self) -> None:
        """One action of the dealer, by lot; it is the dealer's turn."""
        self.play_action(int(kernels.deal(self.states, 0)))

    def undo(self, count: int = 1) -> None:
        """Take back the last ``count`` actions of the log, the dealer's counted too."""
        if not 0 <= count <= len(self._log):
            raise TripotError(say("nothing-to-undo", count=count, there=len(self._log)))
        generator = self.states["rng"].copy()
        self._log = self._log[: len(self._log) - count]
        self._set(copied(self._start))
        kernels.replay(self.states, 0, np.array([action for _, action, _ in self._log], np.int64))
        self.states["rng"] = generator
        self._code = kernels.actor(self.states, 0)
        self._look()

    def view(self, seat: int | None) -> View:
        """What a seat (from 1), or a spectator (None), may know."""
        if seat is not None and not 1 <= seat <= self.seats:
            raise TripotError(say("no-such-seat", seat=seat, seats=self.seats))
        states = copied(self.states)
        kernels.hide(states, 0, -1 if seat is None else seat - 1)
        return View(self.game, self.options, states)

    def _kept(self) -> State:
        record: State = copied(self.states)[0]
        return record

    def copy(self) -> Position:
        """An independent position with the same log."""
        other = Position(self.game, self.options, copied(self.states))
        other._start = copied(self._start)
        other._log = list(self._log)
        return other

    def _examples(self) -> str:
        legal = self.legal()
        shown = "; ".join(legal[:EXAMPLES_IN_ERRORS])
        return shown + (f"; ... ({len(legal)})" if len(legal) > EXAMPLES_IN_ERRORS else "")


def new(name: str, *, seed: int | None = None, **options: Any) -> Position:
    """A new game, nothing dealt yet: ``tripot.new("trigon", mode="two", seed=7)``.

    ``seed`` (0 .. 2**64 - 1) fixes everything that ``deal`` will do; without one it is drawn by lot.
    Raises BadOption for an option that the game doesn't have or can't take.
    """
    game = find_game(name)
    return start(game, options_from(game, options), seed)


def start(game: Game, options: Options, seed: int | None = None) -> Position:
    """The same from a game and its options."""
    states = copied(_started(game.name, options))
    states["rng"] = np.uint64(secrets.randbits(64) if seed is None else seed)
    return Position(game, options, states)


@lru_cache(STARTS_KEPT)
def _started(name: str, options: Options) -> States:
    """The state at the start, which no lot has changed yet."""
    game = find_game(name)
    states: States = np.zeros(1, game.rules.STATE).view(np.recarray)
    game.start(options, states[0])
    return states


def position(name: str, text: str, *, seed: int | None = None) -> Position:
    """Set up any position of a game from its line (``Position.to_text``); BadText says what is wrong with it."""
    game = find_game(name)
    options, rest = split_options(game, text)
    made = start(game, options, seed)
    states = copied(made.states)
    try:
        game.notation.read_position(states[0], rest)
    except (msgspec.ValidationError, IndexError) as error:
        raise BadText(say("unreadable-position", text=text, why=str(error))) from None
    return Position(game, options, states)
