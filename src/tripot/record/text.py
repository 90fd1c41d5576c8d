"""Records as text: headers, an empty line, then a numbered line for each action.

    tripot record 1
    game: triolet
    options: players=3
    players: Anne | Basile | level-8
    result: out; winners 1; scores 212 180 175

    1 dealer aside 7
    ...
    13 seat 1 4@H8 7@H9

``position:`` stands in the header of a game that starts from a position. Lines that begin with ``#`` are comments.
"""

from __future__ import annotations

import re

from tripot.engine.errors import BadText
from tripot.engine.message import Message, say
from tripot.engine.position import Entry
from tripot.record.log import Record

FIRST_LINE = "tripot record 1"
OWN_HEADERS = ("game", "options", "position", "result")
ENTRY = re.compile(r"(?P<number>\d{1,9})\s+(?:(?P<dealer>dealer)|seat\s+(?P<seat>\d{1,2}))\s+(?P<text>\S.*)")


def write_record(record: Record) -> str:
    """The text of a record."""
    own = {"game": record.game, "options": record.options, "position": record.start, "result": record.result}
    headers = {name: value for name, value in own.items() if value} | record.about
    lines = [FIRST_LINE, *(f"{name}: {value}" for name, value in headers.items()), ""]
    for number, entry in enumerate(record.entries, 1):
        who = entry.actor if entry.actor == "dealer" else f"seat {entry.actor}"
        lines.append(f"{number} {who} {entry.text}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Read a record; BadText names the line that can't be read and what it should be. Nothing is replayed yet."""
    lines = text.splitlines()
    if not lines or lines[0].strip().lstrip("\ufeff") != FIRST_LINE:
        raise _bad(1, say("record-first-line", expected=FIRST_LINE))
    headers: dict[str, str] = {}
    entries: list[Entry] = []
    in_headers = True
    for number, line in enumerate(lines[1:], 2):
        shown = line.strip()
        if shown.startswith("#"):
            continue
        if not shown:
            in_headers = in_headers and not headers
        elif in_headers:
            name, colon, value = shown.partition(":")
            if not colon or name.strip() in headers:
                raise _bad(number, say("record-header", line=shown[:80]))
            headers[name.strip()] = value.strip()
        else:
            entries.append(_entry(number, shown, len(entries) + 1))
    if "game" not in headers:
        raise _bad(2, say("record-no-game"))
    return Record(
        game=headers["game"],
        options=headers.get("options", ""),
        entries=tuple(entries),
        start=headers.get("position"),
        result=headers.get("result"),
        about={name: value for name, value in headers.items() if name not in OWN_HEADERS},
    )


def _entry(line_number: int, line: str, expected: int) -> Entry:
    found = ENTRY.fullmatch(line)
    if not found:
        raise _bad(line_number, say("record-entry", line=line[:80], number=expected))
    if int(found["number"]) != expected:
        raise _bad(line_number, say("record-number", number=found["number"], expected=expected))
    return Entry("dealer" if found["dealer"] else int(found["seat"]), found["text"])


def _bad(line: int, why: Message) -> BadText:
    return BadText(say("record-line", line=line, why=why))
