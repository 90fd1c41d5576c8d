"""Matches between players: seats rotated, seeds fixed, the interval printed."""

from tripot.arena.match import Match, play_match
from tripot.arena.sequential import SequentialTest

__all__ = ["Match", "SequentialTest", "play_match"]
