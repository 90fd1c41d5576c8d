"""A teacher for any game: hints with reasons, and the review of a finished game."""

from __future__ import annotations

from tripot.teacher.advice import Advised, advise

__all__ = ["Advised", "advise"]
