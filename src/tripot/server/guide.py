"""The rules of a game as HTML, from its GUIDE files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tripot.engine.registry import find_game
from tripot.server.refusal import refused


@cache
def guide_html(name: str, language: str) -> str:
    """The guide of a game. HTML in the source stays text, links with scripts are not made."""
    from markdown_it import MarkdownIt

    from tripot.engine.words import LANGUAGES

    find_game(name)
    if language not in LANGUAGES:
        raise refused("server-no-language", 404, language=language, languages=", ".join(LANGUAGES))
    source = files(f"tripot.games.{name}") / ("GUIDE.md" if language == "en" else f"GUIDE.{language}.md")
    if not source.is_file():
        raise refused("server-no-guide", 404)
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(source.read_text(encoding="utf-8")))
