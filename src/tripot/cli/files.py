"""Files that somebody names on the command line."""

from __future__ import annotations

from pathlib import Path

from tripot.engine.errors import BadText
from tripot.engine.message import say


def text_of(file: Path) -> str:
    """What a text file holds; BadText if it is none."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadText(say("file-not-text", file=str(file))) from None
