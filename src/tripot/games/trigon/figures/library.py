"""The figures that come with the house: one text a file (docs/notation.md), of our own making."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tripot.games.trigon.figures.text import Written, read


@cache
def figures() -> dict[str, Written]:
    """Each by the name of its file, those with few pieces first, then the easier ones."""
    folder = files("tripot.games.trigon.figures") / "library"
    found = {file.name.removesuffix(".txt"): read(file.read_text(encoding="utf-8")) for file in folder.iterdir()}
    return dict(sorted(found.items(), key=lambda one: (len(one[1].solution), one[1].grade, one[0])))
