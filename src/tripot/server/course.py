"""The course of a game: a log played through."""

from __future__ import annotations

from collections.abc import Iterable

from tripot.engine import kernels
from tripot.engine.game import Game, Options
from tripot.engine.position import start
from tripot.engine.scene import Deed, Row, Step
from tripot.engine.sheet import public, staying, unwritten
from tripot.engine.state import States
from tripot.server.storage import Entry


class Course:
    """A position and the deeds that led to it; it grows entry by entry, and an undo entry cuts it."""

    def __init__(self, game: Game, options: Options, entries: Iterable[Entry] = ()) -> None:
        self.game = game
        self.position = start(game, options, seed=0)
        self.deeds: list[Deed] = []
        self._steps: list[Step] = []
        """The last deeds with the positions around them, from the first one that the sheet may still need.

        They hold what everybody may know, since that is what a score sheet may tell.
        """
        self._public = public(self.position.states)
        self._rows: tuple[Row, ...] = ()
        self._rows_of = 0
        """The number of deeds that the rows are about."""
        for entry in entries:
            self.add(entry)

    @property
    def actor(self) -> int:
        """A seat from 0, DEALER or OVER."""
        return self.position.code

    def add(self, entry: Entry) -> None:
        """Go on by one entry of the game. IllegalMove if it isn't legal."""
        if entry.kept is not None:
            self._cut(entry.kept)
            return
        action = self.game.notation.read(self.position.seen, entry.text)
        actor, before = self.actor, self._public
        self.position.play_action(action)
        self._public = public(self.position.states)
        self.deeds.append(Deed(entry.number, actor, action))
        self._steps.append(Step(entry.number, actor, action, before, self._public))

    def rows(self) -> tuple[Row, ...]:
        """The score sheet."""
        if self._rows_of != len(self.deeds):
            self._rows, self._rows_of = tuple(self.game.table.sheet(self._steps, self._rows)), len(self.deeds)
            self._steps = list(unwritten(staying(self._rows), self._steps))
        return self._rows

    def _cut(self, kept: int) -> None:
        """Back to the first ``kept`` deeds. The sheet is written anew, so all steps are needed once more."""
        self.position.undo(len(self.deeds) - kept)
        del self.deeds[kept:]
        self._rows, self._rows_of = (), 0
        states = self.position.start_states
        self._public = public(states)
        self._steps = [self._step(deed, states) for deed in self.deeds]

    def _step(self, deed: Deed, states: States) -> Step:
        """Do a deed again."""
        before = self._public
        kernels.play(states, 0, deed.action)
        self._public = public(states)
        return Step(deed.number, deed.actor, deed.action, before, self._public)
