"""Matches between players: seats rotated, seeds fixed, the interval printed."""

from tripot.arena.match import Match, play_match

__all__ = ["Match", "play_match"]
