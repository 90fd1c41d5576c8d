"""The catalogues as texts: what a typesetter would see to."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tripot.engine.registry import game_folders
from tripot.engine.words import catalogue

LOOSE = re.compile(r" [:;?!»%](?=[\s).,»]|$)|« ")
"""A French sign with a space where the line may break: it would begin the next one."""
NARROW = "\N{NARROW NO-BREAK SPACE}"


def sentences(folder: str) -> list[str]:
    """The lines of a game's guide, or those of the catalogue without its headings."""
    if folder:
        return (files(folder) / "GUIDE.fr.md").read_text(encoding="utf-8").splitlines()
    return [line for line in catalogue("fr").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("folder", ["", *game_folders()])
def test_french_signs_stay_with_the_word_before_them(folder: str) -> None:
    lines = sentences(folder)
    assert [line for line in lines if LOOSE.search(line)] == []
    assert any(NARROW in line for line in lines)
