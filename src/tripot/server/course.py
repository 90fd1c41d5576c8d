"""The course of a game: a log played through."""

from __future__ import annotations

from collections.abc import Iterable

from tripot.engine import kernels
from tripot.engine.game import Game, Options
from tripot.engine.position import start
from tripot.engine.scene import Row, Step
from tripot.engine.snapshot import Snapshot
from tripot.engine.state import SPECTATOR, State, copied
from tripot.server.storage import Entry


class Course:
    """A position and the steps that led to it; it grows entry by entry, and an undo entry cuts it.

    The steps hold what everybody may know, since that is what a score sheet may tell.
    """

    def __init__(self, game: Game, options: Options, entries: Iterable[Entry] = ()) -> None:
        self.game = game
        self.position = start(game, options, seed=0)
        self.steps: list[Step] = []
        self._first = self._public()
        self._rows: tuple[Row, ...] = ()
        self._rows_of = 0
        """The number of steps that the rows are about."""
        for entry in entries:
            self.add(entry)

    @property
    def actor(self) -> int:
        """A seat from 0, DEALER or OVER."""
        return self.position.code

    def add(self, entry: Entry) -> None:
        """Go on by one entry of the game. IllegalMove if it isn't legal."""
        if entry.kept is not None:
            self.position.undo(len(self.steps) - entry.kept)
            del self.steps[entry.kept :]
            self._rows, self._rows_of = (), 0
            return
        before = self.steps[-1].after if self.steps else self._first
        action = self.game.notation.read(self.position.seen, entry.text)
        actor = self.actor
        self.position.play_action(action)
        self.steps.append(Step(entry.number, actor, action, before, self._public()))

    def rows(self) -> tuple[Row, ...]:
        """The score sheet."""
        if self._rows_of != len(self.steps):
            self._rows, self._rows_of = tuple(self.game.table.sheet(self.steps, self._rows)), len(self.steps)
        return self._rows

    def _public(self) -> State:
        states = copied(self.position.states)
        kernels.hide(states, 0, SPECTATOR)
        return Snapshot(states[0])
