"""A teacher for any game: hints with reasons, and the review of a finished game."""

from __future__ import annotations

from tripot.teacher.advice import Advised, advise
from tripot.teacher.review import Review, Reviewed, decisions_of, gathered, reviewing

__all__ = ["Advised", "Review", "Reviewed", "advise", "decisions_of", "gathered", "reviewing"]
