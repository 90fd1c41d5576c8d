"""Options: what each game lets one choose, and the sentence that refuses anything else."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tripot.engine.errors import BadOption
from tripot.engine.options import choices, options_from, options_from_text
from tripot.engine.registry import find_game, game_names
from tripot.engine.words import in_words

ALLOWED: list[tuple[str, str, tuple[Any, ...]]] = [
    ("trini", "players", (2, 3, 4)),
    ("trini", "match", ("exact", "shape")),
    ("triolet", "players", (2, 3, 4)),
    ("trigon", "mode", ("four", "three", "two", "teams")),
    ("trigon", "contact", ("any", "corner")),
    ("triggery", "players", (1, 2, 3, 4)),
    ("triggery", "score", ("points", "rounds")),
    ("triggery", "bonus", ("automatic", "claimed")),
    ("triominos", "players", (1, 2, 3, 4)),
    ("triominos", "blocked", ("lowest_collects", "subtract")),
    ("triominos", "score", ("full", "simple", "none")),
    ("triominos", "target", (0, 1, 400, 10_000)),
    ("triominos", "hourglass", (0, 30, 600)),
]

REFUSED: list[tuple[str, str, Any, str]] = [
    ("trini", "players", 1, "can’t be “1”: it is one of 2, 3, 4"),
    ("trini", "players", 5, "can’t be “5”: it is one of 2, 3, 4"),
    ("trini", "match", "colour", "can’t be “colour”: it is one of exact, shape"),
    ("triolet", "players", 1, "can’t be “1”: it is a whole number from 2 to 4"),
    ("triolet", "players", 5, "can’t be “5”: it is a whole number from 2 to 4"),
    ("trigon", "mode", "solo", "can’t be “solo”: it is one of four, three, two, teams"),
    ("trigon", "contact", "side", "can’t be “side”: it is one of any, corner"),
    ("triggery", "players", 0, "can’t be “0”: it is a whole number from 1 to 4"),
    ("triggery", "players", 5, "can’t be “5”: it is a whole number from 1 to 4"),
    ("triggery", "score", "tablets", "can’t be “tablets”: it is one of points, rounds"),
    ("triggery", "bonus", "free", "can’t be “free”: it is one of automatic, claimed"),
    (
        "triggery",
        "tablets",
        ["*"] * 36,
        "can’t be “*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.…”: it is a list of whole numbers",
    ),
    ("triominos", "players", 0, "can’t be “0”: it is a whole number from 1 to 4"),
    ("triominos", "players", "two", "can’t be “two”: it is a whole number from 1 to 4"),
    ("triominos", "blocked", "draw", "can’t be “draw”: it is one of lowest_collects, subtract"),
    ("triominos", "score", "half", "can’t be “half”: it is one of full, simple, none"),
    ("triominos", "target", -1, "can’t be “-1”: it is a whole number from 0 to 10000"),
    ("triominos", "hourglass", 2.5, "can’t be “2.5”: it is a whole number from 0 to 600"),
]


@pytest.mark.parametrize(("game", "option", "values"), ALLOWED)
def test_each_value_that_there_is_can_be_chosen(game: str, option: str, values: tuple[Any, ...]) -> None:
    for value in values:
        assert getattr(options_from(find_game(game), {option: value}), option) == value
        assert getattr(options_from_text(find_game(game), f"{option}={value}"), option) == value


def test_no_option_is_forgotten_here() -> None:
    there = {(name, choice.name) for name in game_names() for choice in choices(find_game(name))}
    assert there == {(game, option) for game, option, _ in ALLOWED} | {("triggery", "tablets")}


@pytest.mark.parametrize(("game", "option", "value", "why"), REFUSED)
def test_any_other_value_is_refused_in_one_sentence(game: str, option: str, value: Any, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        tripot.new(game, **{option: value})
    assert str(refused.value) == f"The option “{option}” of {game} {why}."
    assert in_words(refused.value.message, "fr").startswith(
        f"L’option «\u00a0{option}\u00a0» de {game} ne peut pas valoir"
    )


def test_the_first_wrong_one_is_named_among_several() -> None:
    with pytest.raises(BadOption, match="“score” of triominos"):
        tripot.new("triominos", players=3, score="half", blocked="subtract")
    with pytest.raises(BadOption, match="has no option “colour”"):
        tripot.new("trigon", colour="blue")
