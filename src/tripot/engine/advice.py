"""What a game tells a teacher about itself: a move in words, and what a share of the win means to a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from tripot.engine.message import Message
from tripot.engine.state import State


class Scale(NamedTuple):
    """How the share of the win that a search expects is told to people."""

    unit: str
    """The id of the sentence that tells an amount, ``$n``, of it."""
    difference: str
    """The id of the one that tells the difference of two amounts."""
    amount: Callable[[float], float]
    """From a share to an amount; it never falls when the share grows, unless ``fewer``."""
    telling: float = 5.0
    """A difference from which on a move is worth a word."""
    fewer: bool = False
    """The smaller the amount the better (throws)."""
    decimals: int = 0
    """With so many an amount is told."""

    def rounded(self, amount: float) -> float:
        """As it is told."""
        return round(amount, self.decimals) if self.decimals else round(amount)

    def loss(self, best: float, share: float) -> float:
        """How much worse a share is than the best one, as an amount: never negative."""
        difference = self.amount(best) - self.amount(share)
        return max(0.0, -difference if self.fewer else difference)


def shared_by(partners: int) -> Scale:
    """Chances to win, in hundredths, where a side's share is divided among so many partners."""
    return Scale("teacher-chance", "teacher-chance-less", lambda share: min(100.0, 100.0 * partners * share))


CHANCE = shared_by(1)


def with_odds_to(power: float, players: int) -> Scale:
    """Chances to win where ``evaluate`` is too calm: the odds of winning are those of the share to this power.

    ``players``: of whom the others are taken to be alike.
    """
    others = players - 1

    def chance(share: float) -> float:
        odds, against = share**power, others * ((1.0 - share) / others) ** power
        return float(100.0 * odds / (odds + against))

    return CHANCE._replace(amount=chance)


class Advice(Protocol):
    """``advice.py`` of a game. States are what a seat may know (``hide`` was called); the seat is the one that acts."""

    def named(self, state: State, action: int) -> Message:
        """A legal action as a player would name it: a label, no sentence."""

    def reasons(self, state: State, action: int) -> list[Message]:
        """What speaks for and against a legal action, the most telling first.

        Labels, no sentences, made from the same quantities as ``prior`` and ``evaluate``.
        """

    def scale(self, options: Any, seat: int) -> Scale:
        """How expected results of a seat are told in a game with these options."""


def idea_of(advice: Advice, state: State, action: int) -> object:
    """Actions with the same idea are one suggestion: ``advice.idea(state, action)``, by default the name."""
    idea: Callable[[State, int], object] = getattr(advice, "idea", advice.named)
    return idea(state, action)


def certain(advice: Advice, state: State, action: int) -> float | None:
    """The share of the win that an action is proved to bring: ``advice.certain(state, action)``; None: not known."""
    proved: Callable[[State, int], float | None] | None = getattr(advice, "certain", None)
    return None if proved is None else proved(state, action)
