"""The log for the operator: a line for each event, as JSON or to read.

Secrets don't come here: no cookie, ticket, seed, name or talk; of a table's id (whose link lets people in) the first
letters only. Of an error its kind and where it happened; what it says only when the system or the database says it,
since other errors may quote what a player wrote.
"""

from __future__ import annotations

import json
import logging
import re
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

SHOWN = 6
"""So many letters of a table's id: enough to follow it through the log, not enough to sit down there."""

SECRETS = re.compile(r"(/move/|/tables?/[\w-]{6}|tripot=|ticket=)[^\s/?;,\"']+")

log = logging.getLogger("tripot")


def event(name: str, **fields: str | float) -> None:
    """Note that something has happened, ``event("socket-opened", table=ident)``."""
    if "table" in fields:
        fields["table"] = str(fields["table"])[:SHOWN]
    log.info(name, extra={"fields": fields})


def log_settings(form: str) -> dict[str, Any]:
    """For ``logging.config.dictConfig``. ``form``: ``json`` or ``text``."""
    lines = f"{__name__}.{'JsonLines' if form == 'json' else 'TextLines'}"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"level": "WARNING", "handlers": ["lines"]},
        "loggers": {"tripot": {"level": "INFO"}},
    }


@contextmanager
def failures_to(count: Callable[[str], None]) -> Iterator[None]:
    """While this goes on, ``count`` is called with the name of the log in which an error is noted."""
    handler = Failures(count)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)


class Failures(logging.Handler):
    """Counts errors."""

    def __init__(self, count: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._count = count

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self._count(record.name)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return json.dumps(told(record), ensure_ascii=False)


class TextLines(logging.Formatter):
    """To read."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; an error's origin on the lines after it."""
        parts = told(record)
        head = [parts.pop("time"), parts.pop("level"), parts.pop("event")]
        origin = parts.pop("origin", None)
        line = " ".join((*head, *(f"{name}={value}" for name, value in parts.items())))
        return f"{line}\n{origin}" if origin else line


def told(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says."""
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    parts: dict[str, Any] = {
        "time": f"{seconds}.{int(record.msecs):03}Z",
        "level": record.levelname.lower(),
        "event": without_secrets(record.getMessage().partition("\n")[0]),  # asyncio quotes errors after it
        "process": record.process,
    }
    if record.name.partition(".")[0] != "tripot":
        parts["by"] = record.name
    parts |= getattr(record, "fields", {})
    if record.exc_info and record.exc_info[1] is not None:
        parts["origin"] = without_secrets("".join(origin(record.exc_info[1])))
    return parts


def without_secrets(text: str) -> str:
    """Addresses and cookies with dots in place of what is secret."""
    return SECRETS.sub(r"\1…", text)


def origin(error: BaseException) -> Iterator[str]:
    """The errors before it that led to it, each with where it happened."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from origin(before)
        yield "\nthen:\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}{said(error)}"
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield "\nof it:\n"
            yield from origin(part)


def said(error: BaseException) -> str:
    """What the system or the database says."""
    words = error.strerror if isinstance(error, OSError) else getattr(error, "orig", None)
    return "" if words is None else f": {str(words).partition(chr(10))[0]}"
