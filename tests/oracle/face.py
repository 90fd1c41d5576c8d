"""What every oracle offers, so that one test can compare any of them with the compiled rules."""

from typing import Literal, NamedTuple, Protocol


class Verdict(NamedTuple):
    """How a game ended: the ending's name (docs/notation.md) and the seats, from 1, that share the win."""

    ending: str
    winners: tuple[int, ...]


class Oracle(Protocol):
    """A running game. It is built with the game's options as keyword arguments."""

    def actor(self) -> int | Literal["dealer"] | None:
        """The seat (from 1) that acts, the dealer, or None when the game is over."""

    def legal(self) -> set[str]:
        """Every action of the actor, in the canonical notation; empty when the game is over."""

    def chances(self) -> dict[str, float]:
        """The dealer's actions with their probabilities (they sum to 1); empty unless the dealer acts."""

    def play(self, text: str) -> None:
        """Play one of ``legal()``."""

    def scores(self) -> list[int]:
        """One whole number a seat, seat 1 first, at any moment."""

    def details(self) -> dict[str, int]:
        """Further figures that docs/notation.md names for the game; {} for most."""

    def verdict(self) -> Verdict | None:
        """None while the game runs."""
