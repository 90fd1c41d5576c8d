"""A whole position on one line: ``points:25/27 turn:2 board:11@H8,3@H9 racks:4.8.J/0.3.5 aside:1.2.7``.

Seats are separated by ``/``, tiles by ``.`` and by ``,`` on the board; ``?`` is a tile that can't be seen, ``-`` none.
The bag isn't written: it holds the rest. Words that are left out say that nothing of the kind has happened:

- ``due:2``: the dealer owes so many tiles to the seat at ``turn`` (or aside), ``again:1``: it plays again after that,
- ``rejected:4.4``: tiles of an exchange that isn't finished, ``exchanges:2``: so many exchanges in a row,
- ``opening:1``: so many seats haven't finished a first turn,
- ``returned``, ``latest``, ``fresh``: what each seat remembers of its exchanges (``knowledge.py``),
- ``ending:out``: the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.engine.state import State
from tripot.games.triolet.board import ASIDE, EXCHANGES_IN_A_ROW, HIDDEN, KINDS, NAMES, NONE, RACK, SQUARE_OF
from tripot.games.triolet.knowledge import count_of
from tripot.games.triolet.lines import put
from tripot.games.triolet.position_checks import check_position
from tripot.games.triolet.rules import ENDINGS
from tripot.games.triolet.sets import board_of
from tripot.games.triolet.texts import FACE_NAMES, FACE_OF, TILE_NAMES, TILE_OF

NEEDED = ("points", "turn", "board", "racks")
OPTIONAL = ("aside", "due", "exchanges", "opening", "again", "rejected", "returned", "latest", "fresh", "ending")

_SHOWN = dict(enumerate(TILE_NAMES)) | {HIDDEN: "?"}
_TILES = TILE_OF | {"?": HIDDEN}


def write_position(state: State) -> str:
    """The position but the generator."""
    seats = range(state.seats)
    words = {
        "points": "/".join(str(state.points[seat]) for seat in seats),
        "turn": str(state.turn + 1),
        "board": ",".join(f"{FACE_NAMES[face]}@{NAMES[square]}" for square, face in board_of(state).items()) or "-",
        "racks": "/".join(_list(state.racks[seat]) for seat in seats),
        "aside": _list(state.aside),
    }
    for name in ("due", "exchanges", "opening"):
        if state[name]:
            words[name] = str(state[name])
    if state.again:
        words["again"] = "1"
    if count_of(state.rejected):
        words["rejected"] = _list(state.rejected)
    for name in ("returned", "latest"):
        if state[name].any():
            words[name] = "/".join(_list(np.repeat(range(KINDS), state[name][seat])) for seat in seats)
    if state.fresh.any():
        words["fresh"] = "/".join(".".join(str(state.fresh[seat, other]) for other in seats) for seat in seats)
    if state.ending:
        words["ending"] = ENDINGS[state.ending - 1]
    return " ".join(f"{name}:{value}" for name, value in words.items())


def _list(tiles: Iterable[int]) -> str:
    return ".".join(_SHOWN[int(tile)] for tile in tiles if tile != NONE) or "-"


def read_position(state: State, text: str) -> None:
    """Fill a new record from such a line; BadText says what is wrong with it."""
    words = _words(text)
    seats = int(state.seats)
    state.turn = _number("turn", words["turn"], 1, seats) - 1
    state.due = _number("due", words.get("due", "0"), 0, RACK)
    state.exchanges = _number("exchanges", words.get("exchanges", "0"), 0, EXCHANGES_IN_A_ROW * seats)
    state.opening = _number("opening", words.get("opening", "0"), 0, seats)
    state.again = _number("again", words.get("again", "0"), 0, 1)
    for word in filter(None, words["board"].replace("-", "").split(",")):
        face, _, square = word.upper().partition("@")
        if face not in FACE_OF or square not in SQUARE_OF or state.board[SQUARE_OF[square]]:
            raise BadText(say("triolet-position-word", word=word))
        put(state, SQUARE_OF[square], FACE_OF[face])
    state.aside[:] = _tiles(words.get("aside", "-"), ASIDE)
    state.rejected[:] = _tiles(words.get("rejected", "-"), RACK)
    for seat, part in enumerate(_parts("racks", words["racks"], seats)):
        state.racks[seat] = _tiles(part, RACK)
    for seat, part in enumerate(_parts("points", words["points"], seats)):
        state.points[seat] = _number("points", part, -9999, 9999)
    for name in ("returned", "latest"):
        for seat, part in enumerate(_parts(name, words[name], seats) if name in words else ()):
            state[name][seat] = np.bincount([_tile(tile) for tile in part.split(".") if tile != "-"], minlength=KINDS)
    for seat, part in enumerate(_parts("fresh", words["fresh"], seats) if "fresh" in words else ()):
        counts = [_number("fresh", count, 0, RACK + RACK) for count in part.split(".")]
        state.fresh[seat, :seats] = counts if len(counts) == seats else _wrong("fresh", part)
    if "ending" in words:
        state.ending = 1 + (
            ENDINGS.index(words["ending"]) if words["ending"] in ENDINGS else _wrong("ending", words["ending"])
        )
    check_position(state)


def _words(text: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon or not value or name in words or name not in NEEDED + OPTIONAL:
            raise BadText(say("triolet-position-word", word=word))
        words[name] = value
    for name in NEEDED:
        if name not in words:
            raise BadText(say("triolet-position-missing", name=name))
    return words


def _wrong(name: str, value: str) -> int:
    raise BadText(say("triolet-position-word", word=f"{name}:{value}"))


def _number(name: str, text: str, low: int, high: int) -> int:
    if not text.lstrip("-").isdecimal() or not low <= int(text) <= high:
        _wrong(name, text)
    return int(text)


def _parts(name: str, text: str, seats: int) -> list[str]:
    parts = text.split("/")
    if len(parts) != seats:
        _wrong(name, text)
    return parts


def _tile(name: str) -> int:
    return TILE_OF[name.upper()] if name.upper() in TILE_OF else _wrong("tile", name)


def _tiles(text: str, size: int) -> list[int]:
    """A rack from ``4.8.J``, sorted."""
    names = [] if text == "-" else text.upper().split(".")
    if len(names) > size or not all(name in _TILES for name in names):
        _wrong("tiles", text)
    return sorted(_TILES[name] for name in names) + [NONE] * (size - len(names))
