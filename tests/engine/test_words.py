"""The catalogues as texts: what a typesetter would see to."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tripot.engine.registry import game_folders
from tripot.engine.words import catalogue

WRONG = re.compile("[ \N{NARROW NO-BREAK SPACE}][:;»%](?=[\\s).,»]|$)|[ \N{NO-BREAK SPACE}][?!](?=[\\s).,»]|$)|« ")
"""A French sign after another space than its own (LOOK.md): before ! and ? a narrow one, before the others a wide one,
never one where a line may break."""


def sentences(folder: str) -> list[str]:
    """The lines of a game's guide, or those of the catalogue without its headings."""
    if folder:
        return (files(folder) / "GUIDE.fr.md").read_text(encoding="utf-8").splitlines()
    return [line for line in catalogue("fr").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("folder", ["", *game_folders()])
def test_french_signs_stay_with_the_word_before_them(folder: str) -> None:
    lines = sentences(folder)
    assert [line for line in lines if WRONG.search(line)] == []
    assert any("\N{NO-BREAK SPACE}" in line for line in lines)
