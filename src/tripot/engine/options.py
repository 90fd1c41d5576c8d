"""Options: from keyword arguments, from text, to text, and what there is to choose from."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from tripot.engine.errors import BadOption
from tripot.engine.game import Game, Options
from tripot.engine.message import Message, say


def options_from(game: Game, given: dict[str, Any]) -> Options:
    """Typed and checked options of a game from plain values; BadOption says which one is wrong and what there is."""
    names = [field.name for field in _fields(game.options)]
    for name in given:
        if name not in names:
            raise BadOption(say("no-such-option", game=game.name, option=name, options=", ".join(names)))
    try:
        options = msgspec.convert(given, game.options, strict=False)
    except msgspec.ValidationError:
        raise BadOption(_refusal(game, given)) from None
    options.check()
    return options


LONGEST_SHOWN = 40
"""Characters of a wrong value that a refusal repeats."""


def _refusal(game: Game, given: dict[str, Any]) -> Message:
    """Which of these options has a value that it can't have, and which it can have."""
    wrong = next(choice for choice in choices(game) if choice.name in given and not _fits(game, choice.name, given))
    value = _shown(given[wrong.name])
    shown = value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…"
    return say("bad-option", game=game.name, option=wrong.name, value=shown, wanted=_wanted(wrong))


def _fits(game: Game, name: str, given: dict[str, Any]) -> bool:
    """Whether an option can have its value, whatever the others are."""
    try:
        msgspec.convert({name: given[name]}, game.options, strict=False)
    except msgspec.ValidationError:
        return False
    return True


def _wanted(choice: Choice) -> Message:
    if choice.values:
        return say("option-one-of", values=", ".join(map(str, choice.values)))
    if choice.low is not None and choice.high is not None:
        return say("option-number", low=str(choice.low), high=str(choice.high))
    return say("option-numbers")


def options_text(options: Options) -> str:
    """``players=3,match=shape``: the options that differ from their defaults, lists joined by dots."""
    parts = []
    for field in _fields(type(options)):
        value = getattr(options, field.name)
        if value != field.default:
            parts.append(f"{field.name}={_shown(value)}")
    return ",".join(parts)


def _shown(value: Any) -> str:
    return ".".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def options_from_text(game: Game, text: str) -> Options:
    """Read ``options_text``."""
    given: dict[str, Any] = {}
    lists = [field.name for field in _fields(game.options) if isinstance(field.default, tuple)]
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOption(say("option-needs-value", option=part))
        given[name] = value.split(".") if name in lists else value
    return options_from(game, given)


def split_options(game: Game, line: str) -> tuple[Options, str]:
    """The options at the front of a position's line (if any) and the rest."""
    first, _, rest = line.strip().partition(" ")
    if "=" in first:
        return options_from_text(game, first), rest.strip()
    return options_from(game, {}), line.strip()


@cache
def _fields(options: type[Options]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(options)


class Choice(msgspec.Struct, frozen=True):
    """One option as a form shows it."""

    name: str
    default: Any
    values: tuple[Any, ...]
    """What can be chosen; empty when it is a number with bounds or a list."""
    low: int | None = None
    high: int | None = None


def choices(game: Game) -> tuple[Choice, ...]:
    """What can be chosen for a new game, read off the option types, in the order in which they are written."""
    hints = get_type_hints(game.options, include_extras=True)
    found = []
    for field in _fields(game.options):
        hint = hints[field.name]
        if get_origin(hint) is Literal:
            found.append(Choice(field.name, field.default, get_args(hint)))
            continue
        bounds = next((extra for extra in get_args(hint)[1:] if isinstance(extra, msgspec.Meta)), msgspec.Meta())
        found.append(Choice(field.name, field.default, (), _whole(bounds.ge), _whole(bounds.le)))
    return tuple(found)


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)


SMALL_RANGE = 4
"""A bounded number with at most so many values counts as a list of choices."""


def option_sets(game: Game) -> tuple[str, ...]:
    """Every combination of what can be chosen from lists, as ``options_text``, and the game's further sets.

    What tests and benchmarks run over. Combinations that ``check`` refuses are left out.
    """
    names, lists = [], []
    for choice in choices(game):
        values = choice.values
        if choice.low is not None and choice.high is not None and choice.high - choice.low < SMALL_RANGE:
            values = tuple(range(choice.low, choice.high + 1))
        if values:
            names.append(choice.name)
            lists.append(values)
    found = []
    for combination in product(*lists):
        try:
            found.append(options_text(options_from(game, dict(zip(names, combination, strict=True)))))
        except BadOption:
            continue
    return (*found, *game.more_option_sets)
