"""What the server says no to."""

from __future__ import annotations

from http import HTTPStatus

from tripot.engine.errors import TripotError
from tripot.engine.message import Message, say


class Refused(TripotError):
    """A request that can't be granted; nothing has changed. ``status`` is for HTTP."""

    def __init__(self, message: Message, status: int = 400) -> None:
        super().__init__(message)
        self.status = status

    @property
    def stale(self) -> bool:
        """Whether the table has moved on: who asked needs to see the new state."""
        return self.status == HTTPStatus.CONFLICT


def refused(ident: str, status: int = 400, **args: str | int) -> Refused:
    """Make one from the id of its sentence."""
    return Refused(say(ident, **args), status)
