"""The drawings of Triggery, after LOOK.md: the unit is a tablet, a place is the middle of its cell."""

from __future__ import annotations

import math
from functools import cache

from tripot.engine.message import say
from tripot.engine.scene import Disc, Drawing, Figure, Kind, Kit, Panel, Path, Place, Pose
from tripot.games.triggery.board import CELL_COUNT, CELLS, COLUMNS, HIGHEST, SIZE, STAR
from tripot.games.triggery.options import TriggeryOptions

COORDINATE = 0.145
"""The letters and numbers at the edge are so small that they fit into the frame: the board loses nothing by them."""

PIPS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""The pips of a die's face on a grid of three by three, a to i."""


def panel_id(side: int) -> str:
    """``side1``, ``side2``."""
    return f"side{side + 1}"


def place_id(side: int, cell: int) -> str:
    """``side1:c4``."""
    return f"{panel_id(side)}:{CELLS[cell]}"


def tablet_kind(number: int) -> str:
    """``tablet:7``; ``tablet:0`` is a star."""
    return f"tablet:{number}"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rounded rectangle as an SVG path."""
    across, down = width - 2 * radius, height - 2 * radius
    corner = f"a{radius:g} {radius:g} 0 0 1"
    return (
        f"M{x + radius:g} {y:g}h{across:g}{corner} {radius:g} {radius:g}v{down:g}{corner} {-radius:g} {radius:g}"
        f"h{-across:g}{corner} {-radius:g} {-radius:g}v{-down:g}{corner} {radius:g} {-radius:g}Z"
    )


def star(y: float, radius: float) -> str:
    """A star with five tips around (0, y)."""
    points = []
    for k in range(10):
        reach = radius if k % 2 == 0 else radius * 0.42
        angle = math.radians(90 + 36 * k)
        points.append(f"{reach * math.cos(angle):.3f} {y - reach * math.sin(angle):.3f}")
    return f"M{'L'.join(points)}Z"


def open_tablet(number: int) -> Pose:
    """Ivory, with a side below."""
    sign: Path | Figure = (
        Path(star(-0.01, 0.3), line="tileink", width=0.055)
        if number == STAR
        else Figure(0, -0.035, 0.44, str(number), "tileink", 650)
    )
    drawing: Drawing = (
        Path(rounded(-0.46, -0.4, 0.92, 0.88, 0.12), fill="tileedge"),
        Path(rounded(-0.46, -0.47, 0.92, 0.88, 0.12), fill="tile", line="tileline", width=0.014),
        sign,
    )
    return Pose(drawing, rounded(-0.46, -0.47, 0.92, 0.95, 0.12), label=say("triggery-pose-open"))


def turned_tablet(number: int) -> Pose:
    """Flat, in the tint of its side, still readable."""
    sign: Path | Figure = (
        Path(star(0.02, 0.17), fill="seat-figure")
        if number == STAR
        else Figure(0, 0, 0.3, str(number), "seat-figure", 550)
    )
    drawing: Drawing = (Path(rounded(-0.46, -0.45, 0.92, 0.9, 0.12), fill="seat-turned"), sign)
    return Pose(drawing, rounded(-0.43, -0.42, 0.86, 0.84, 0.1), label=say("triggery-pose-turned"))


def die(face: int) -> Pose:
    """A die with its pips."""
    pips = ["abcdefghi".index(pip) for pip in PIPS[face]]
    drawing: Drawing = (
        Path(rounded(-0.48, -0.44, 0.96, 0.93, 0.18), fill="tileedge"),
        Path(rounded(-0.48, -0.49, 0.96, 0.92, 0.18), fill="tile", line="tileline", width=0.016),
        *(Disc(-0.24 + 0.24 * (pip % 3), -0.27 + 0.24 * (pip // 3), 0.086, fill="tileink") for pip in pips),
    )
    return Pose(drawing, rounded(-0.48, -0.49, 0.96, 0.98, 0.18))


def panel(side: int) -> Panel:
    """One board: wells for the tablets, the diagonals as bands between them, the cells' names at the edge."""
    wells = [
        Path(rounded(k % SIZE + 0.04, k // SIZE + 0.05, 0.92, 0.9, 0.12), fill="boardhi") for k in range(CELL_COUNT)
    ]
    ground: Drawing = (
        Path(rounded(-0.14, -0.14, 6.28, 6.28, 0.24), fill="board"),
        Path("M.1 .1L5.9 5.9M5.9 .1L.1 5.9", line="cell", width=0.07),
        *wells,
        *(Figure(k + 0.5, -0.06, COORDINATE, column, "ink2", 500, wide_only=True) for k, column in enumerate(COLUMNS)),
        *(Figure(-0.06, k + 0.5, COORDINATE, str(k + 1), "ink2", 500, wide_only=True) for k in range(SIZE)),
    )
    places = tuple(
        Place(place_id(side, k), k % SIZE + 0.5, k // SIZE + 0.5, label=cell) for k, cell in enumerate(CELLS)
    )
    return Panel(panel_id(side), (-0.16, -0.16, 6.32, 6.32), ground, places)


@cache
def kit(options: TriggeryOptions) -> Kit:
    """One board a side, the tablets and the dice."""
    kinds = {
        tablet_kind(number): Kind({"open": open_tablet(number), "turned": turned_tablet(number)})
        for number in range(HIGHEST + 1)
    }
    kinds |= {f"die:{face}": Kind({"up": die(face)}) for face in PIPS}
    return Kit("triggery", tuple(panel(side) for side in range(min(options.players, 2))), kinds)
