"""A whole position on one line.

    223@0,0:1;322@1,0:2.3 012.345/??? turn:1 14,-8 no:3 kept:0,3 seen:001.555 ...

The tiles on the table in the order in which they were placed, each with the seat that placed it and ``+`` when it
had just been drawn, else ``.k`` when that seat had drawn and kept k tiles by then; the racks; what happens (a phase or
an ending) and whose turn it is; the scores; then what is not at its usual value, by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.engine.state import State
from tripot.games.triominos.board import ALL_TILES, DRAWS, FITS, TILE_BIT, TILE_COUNT, TILE_OF
from tripot.games.triominos.names import tile_name
from tripot.games.triominos.state import AT_ONCE, ENDINGS, HIDDEN_TILE, NO_TILE, TURN
from tripot.games.triominos.structure import clear_table, cover, edge_of

PHASES = ("deal", "show", "draw", "late", "turn")
_PLACED = re.compile(r"([0-5]{3})@(-?\d+),(-?\d+):([1-4])(\+|\.\d+)?")


def _tiles(mask: int) -> str:
    return ".".join(tile_name(tile) for tile in range(TILE_COUNT) if mask >> tile & 1)


def _list(values: Iterable[int]) -> str:
    return ",".join(str(int(v)) for v in values)


def write_position(state: State) -> str:
    """The whole state but the generator, on one line."""
    seats = int(state.players)
    table = ";".join(_write_placed(state, cell) for cell in range(state.placed)) or "-"
    racks = "/".join(_write_rack(state, seat) for seat in range(seats))
    what = ENDINGS[state.ending - 1] if state.ending else PHASES[state.phase]
    return " ".join([table, racks, f"{what}:{state.to + 1}", _list(state.scores[:seats]), *_write_more(state, seats)])


def _write_placed(state: State, cell: int) -> str:
    kept = int(state.placed_kept[cell])
    drawn = "+" if kept == AT_ONCE else f".{kept}" if kept else ""
    tile = tile_name(int(state.placed_tile[cell]), int(state.placed_turn[cell]))
    return f"{tile}@{state.placed_x[cell]},{state.placed_y[cell]}:{state.placed_by[cell] + 1}{drawn}"


def _write_rack(state: State, seat: int) -> str:
    return _tiles(int(state.racks[seat])) or "?" * int(state.counts[seat]) or "-"


def _write_more(state: State, seats: int) -> list[str]:
    """The named fields that differ from a quiet middle of a single game."""
    more = {
        "no": str(state.turn) if state.turn else "",
        "drawn": _write_drawn(state),
        "kept": _list(state.kept[:seats]) if any(state.kept) else "",
        "seen": _tiles(int(state.seen)),
        "shown": _tiles(int(state.shown)),
        "start": _list(state.start_sums[:seats]) if state.contenders else "",
        "tied": _list(s + 1 for s in range(seats) if int(state.contenders) >> s & 1),
        "passes": str(state.passes) if state.passes else "",
        "pool": "?" if state.pool_count and not state.pool else "",
        "games": str(state.games) if state.games else "",
        "settled": ENDINGS[state.settled - 1] if state.settled else "",
        "rests": _list(state.rests[:seats]) if state.settled else "",
    }
    return [f"{name}:{value}" for name, value in more.items() if value]


def _write_drawn(state: State) -> str:
    if not state.draws:
        return ""
    fresh = "" if state.fresh == NO_TILE else ".?" if state.fresh == HIDDEN_TILE else f".{tile_name(int(state.fresh))}"
    return f"{state.draws}{fresh}"


def read_position(state: State, text: str) -> None:
    """Fill a state that ``start`` has made; BadText says what is wrong."""
    parts = text.split()
    if len(parts) < 4:
        raise BadText(say("triominos-position-short"))
    table, racks, what, scores, *named = parts
    more = dict(part.partition(":")[::2] for part in named)
    _read_table(state, table)
    _read_racks(state, racks, more.pop("shown", ""))
    if more.pop("pool", "") == "?" or "?" in racks:
        state.pool = np.uint64(0)
    name, _, seat = what.partition(":")
    state.to = _number(seat, 1, state.players, "seat") - 1
    if name in ENDINGS:
        state.ending, state.phase = ENDINGS.index(name) + 1, TURN
    elif name in PHASES:
        state.phase = PHASES.index(name)
    else:
        raise BadText(say("triominos-position-word", text=name))
    _fill(state.scores, scores, state.players, -1_000_000, 1_000_000)
    for key, value in more.items():
        _read_more(state, key, value)


def _number(text: str, low: int, high: int, name: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", text) or not low <= int(text) <= high:
        raise BadText(say("triominos-position-number", what=name, text=text))
    return int(text)


def _fill(field: np.ndarray, text: str, seats: int, low: int, high: int) -> None:
    values = text.split(",")
    if len(values) != seats:
        raise BadText(say("triominos-position-seats", text=text, seats=int(seats)))
    for seat, value in enumerate(values):
        field[seat] = _number(value, low, high, text)


def _named(name: str) -> int:
    numbers = tuple(map(int, name)) if re.fullmatch("[0-5]{3}", name) else ()
    if numbers not in TILE_OF:
        raise BadText(say("triominos-position-tile", tile=name))
    return TILE_OF[numbers][0]


def _mask(text: str) -> int:
    tiles = [_named(name) for name in text.split(".")] if text not in {"", "-"} else []
    mask = sum(1 << tile for tile in set(tiles))
    if len(set(tiles)) < len(tiles):
        raise BadText(say("triominos-position-twice", tiles=text))
    return mask


def _read_table(state: State, text: str) -> None:
    """Place the tiles one after the other, by the rules."""
    clear_table(state)
    for part in text.split(";") if text != "-" else []:
        match = _PLACED.fullmatch(part)
        if not match or tuple(map(int, match[1])) not in TILE_OF:
            raise BadText(say("triominos-position-placed", text=part))
        tile, turn = TILE_OF[tuple(map(int, match[1]))]
        x, y = _number(match[2], -TILE_COUNT, TILE_COUNT, part), _number(match[3], -TILE_COUNT, TILE_COUNT, part)
        edge = edge_of(state, x, y)
        if edge < 0 or not int(FITS[turn, state.edge_code[edge]]) >> tile & 1 or (turn and not state.placed):
            raise BadText(say("triominos-position-no-fit", text=part))
        state.placed_by[state.placed] = _number(match[4], 1, state.players, part) - 1
        drawn = match[5] or ""
        state.placed_kept[state.placed] = AT_ONCE if drawn == "+" else _number(drawn[1:] or "0", 0, TILE_COUNT, part)
        cover(state, edge, tile, turn)


def _read_racks(state: State, text: str, shown: str) -> None:
    """The racks, and the pool as what is left."""
    racks = text.split("/")
    if len(racks) != state.players:
        raise BadText(say("triominos-position-seats", text=text, seats=int(state.players)))
    taken = [int(TILE_BIT[tile]) for tile in state.placed_tile[: state.placed]]
    state.shown = np.uint64(_mask(shown))
    taken.append(int(state.shown))
    for seat, rack in enumerate(racks):
        known = not rack.startswith("?")
        if not known and set(rack) != {"?"}:
            raise BadText(say("triominos-position-tile", tile=rack))
        mask = _mask(rack) if known else 0
        state.racks[seat] = np.uint64(mask)
        state.counts[seat] = mask.bit_count() if known else min(len(rack), TILE_COUNT)
        taken.append(mask)
    everything = 0
    for mask in taken:
        if everything & mask:
            raise BadText(say("triominos-position-twice", tiles=_tiles(everything & mask)))
        everything |= mask
    left = TILE_COUNT - int(state.placed) - int(state.shown).bit_count() - sum(map(int, state.counts))
    if left < 0:
        raise BadText(say("triominos-position-too-many"))
    state.pool_count = left
    state.pool = np.uint64(int(ALL_TILES) & ~everything)


def _read_drawn(state: State, text: str) -> None:
    draws, _, fresh = text.partition(".")
    state.draws = _number(draws, 1, DRAWS, "drawn")
    if fresh == "?":
        state.fresh = HIDDEN_TILE
    elif fresh:
        state.fresh = _named(fresh)
        if not int(state.racks[state.to]) >> int(state.fresh) & 1:
            raise BadText(say("triominos-position-tile", tile=fresh))


def _read_seen(state: State, text: str) -> None:
    state.seen = np.uint64(_mask(text))


def _read_tied(state: State, text: str) -> None:
    state.contenders = sum({1 << (_number(seat, 1, state.players, text) - 1) for seat in text.split(",")})


def _read_settled(state: State, text: str) -> None:
    if text not in ENDINGS[:3]:
        raise BadText(say("triominos-position-word", text=text))
    state.settled = ENDINGS.index(text) + 1


_NUMBERS = {"no": ("turn", 10**9), "passes": ("passes", 4), "games": ("games", 65_535)}
_LISTS = {"kept": ("kept", 0, TILE_COUNT), "start": ("start_sums", -1, 15), "rests": ("rests", 0, 420)}
_OTHERS = {"drawn": _read_drawn, "seen": _read_seen, "tied": _read_tied, "settled": _read_settled}


def _read_more(state: State, name: str, text: str) -> None:
    if name in _NUMBERS:
        field, high = _NUMBERS[name]
        state[field] = _number(text, 0, high, name)
    elif name in _LISTS:
        field, low, high = _LISTS[name]
        _fill(state[field], text, state.players, low, high)
    elif name in _OTHERS:
        _OTHERS[name](state, text)
    else:
        raise BadText(say("triominos-position-word", text=name))
