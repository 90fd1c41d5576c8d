"""The catalogues: every sentence of the house in English and French, in Project Fluent's format.

The general catalogue lies in ``tripot/words``, each game adds the words of its own folder. The page is
sent the same text, so a sentence is written once a language.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tripot.engine.message import Message
from tripot.engine.registry import game_folders

LANGUAGES = ("en", "fr")


@cache
def catalogue(language: str) -> str:
    """The whole catalogue of a language (``"en"`` or ``"fr"``) as one Fluent text."""
    parts = [files("tripot.words") / f"{language}.ftl"]
    parts += [files(folder) / f"words.{language}.ftl" for folder in game_folders()]
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@cache
def bundle(language: str) -> FluentBundle:
    """The catalogue ready to format."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(catalogue(language)))
    return made


def in_words(message: Message, language: str = "en") -> str:
    """The sentence of a message. An unknown id is a bug and raises KeyError."""
    words = bundle(language)
    args = {name: in_words(v, language) if isinstance(v, Message) else v for name, v in message.args.items()}
    pattern = words.get_message(message.id).value
    if pattern is None:
        raise KeyError(message.id)
    text, errors = words.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{message.id}: {errors[0]}")
    return str(text)
