"""The server's sentences exist in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import tripot
from tripot.engine.words import LANGUAGES, bundle


def test_every_sentence_exists_and_is_used() -> None:
    sources = "".join(path.read_text() for path in Path(tripot.__file__).parent.rglob("*.py"))
    used = set(re.findall(r'"(server-[a-z-]+)"', sources))
    for language in LANGUAGES:
        there = {ident for ident in bundle(language)._messages if ident.startswith("server-")}
        assert used == there
