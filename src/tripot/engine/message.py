"""A sentence before it has a language: an id of the catalogue and its arguments."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One entry of the catalogues (``words.en.ftl``, ``words.fr.ftl``) with its arguments.

    An argument may itself be a message; it is put into words first.
    """

    id: str
    args: dict[str, str | float | Message] = {}


def say(ident: str, **args: str | float | Message) -> Message:
    """``say("trini-slide", cell="d5")``: the short way to write a message."""
    return Message(ident, args)


def name_of(seat: int) -> Message:
    """The person of a seat, from 0: the page puts in the name, all else says "Seat 2"."""
    return say("seat-name", seat=seat + 1)
