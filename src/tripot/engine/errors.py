"""What goes wrong, told to the person who caused it."""

from __future__ import annotations

from tripot.engine.message import Message, say


class TripotError(ValueError):
    """The root of everything tripot raises on purpose; ``message`` can be put into any language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        from tripot.engine.words import in_words

        return in_words(self.message, "en")


class IllegalMove(TripotError):
    """An action that can't be read or is not legal now. The position is unchanged."""


class BadOption(TripotError):
    """A game option with a value that it can't have."""


class BadText(TripotError):
    """A position or record that can't be read."""


def unreadable(ident: str, **args: str | int | Message) -> IllegalMove:
    """The error of a notation that meets text it can't read."""
    return IllegalMove(say(ident, **args))
