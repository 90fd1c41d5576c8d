"""What is said of a move is true: found out here by playing every answer."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import tripot
from tripot.engine import kernels
from tripot.engine.message import Message
from tripot.engine.position import Position
from tripot.engine.words import in_words
from tripot.games import trini
from tripot.games.trini.advice import SHOWN, reasons
from tripot.games.trini.board import ROUND_NAMES
from tripot.players import player

CYCLE = ("b7=SQC", "c4=SQC", "b7=CSQ", "c4=CSQ")
"""Two dice turned to and fro: after four turns everything stands as before."""
ONLY_BY_A_SLIDE = (
    "1 2 g3Csq,f2cSq,d5qsc,f5ScQ,f4CQs,d2CqS,f1sQc,a5Sqc,b7scq,c2CSQ,e1qCs/"
    "c5CSQ,e6CQs,d6sqC,c7ScQ,b4csQ,g2sCQ,b3ScQ,e4csQ,a6cQS,c4qsc,b6ScQ,d3cSq d1,e5/b5,d7"
)
"""After f1=cQS seat 2 can complete e2, by c7-e3 alone."""
TWO_AHEAD = (
    "2 7 f1QCS,b7sqC,e6SQC,b3CqS,f5QsC,e3qcS,b4qsc,a5qcS,g2qCs,f2SQC/"
    "d6ScQ,c2qCs,e1qSC,b6csQ,c7qcS,c4sQc,f4csQ,g3qSC,a6CqS,c5CSQ,d5CQs a4,g1/b5,c6,d1,d7,g4"
)
"""Seat 2 wins with its next two moves by c2-d3, and with three by b6=sCQ."""
FORK = (
    "1 0 c4Csq,c2cSq,f5Qcs,f1Qcs,e1Sqc,g2csQ,d2qcS,f2sQc,f4sCQ,g3CQs,d5CQs/"
    "b6CqS,b7qSC,d6CQs,a5sqC,e6ScQ,a6sCQ,b3qsc,c5cQS,b4SCq d1,e5,g1,g4/a4,a7,b5,d7"
)
"""After d3+QCS seat 1 has five Trinis, and the sixth can't be stopped."""
CORNER = "2 3 c4Csq,a6QSc/b6qcS -/-"
"""With b7+QCS seat 2 has two of the three dice around a7, and shows a pair that only it can complete."""
LATE = 150
"""With fewer actions than these, all answers to all of them are played soon."""
MOVES = 60
"""So many moves of level players are judged, and two more in each of the positions, by lot."""


def said(position: Position, move: str) -> dict[str, Message]:
    told = reasons(position.seen, position.game.notation.read(position.seen, move))
    return {message.id.removeprefix("trini-why-"): message for message in told}


def openings(position: Position) -> dict[str, int]:
    """The rounds where whoever is to move can make a Trini, and how many it makes at once there at most."""
    found: dict[str, int] = {}
    before, actions = position.state.trinis, position.actions()
    gains = np.zeros(len(actions), np.int64)
    kernels.gains(position.states, 0, actions, gains)
    for action in actions[gains > 0].tolist():
        after = position.copy()
        after.play_action(action)
        new = np.flatnonzero(after.state.trinis != before).tolist()
        for which in new:
            found[ROUND_NAMES[which]] = max(found.get(ROUND_NAMES[which], 0), len(new))
    return found


def gives_nothing(position: Position, action: int) -> bool:
    after = position.copy()
    after.play_action(action)
    return after.result() is not None or not openings(after)


@cache
def judged() -> list[tuple[Position, Position, dict[str, Message]]]:
    """Positions of two level players, what some moves lead to, and what is said of them."""
    lots = random.Random(4)
    found: list[tuple[Position, Position, dict[str, Message]]] = []
    level = player("level-5")
    for seed in (500, 501, 503):
        position = tripot.new("trini", seed=seed)
        while position.result() is None and len(found) < 3 * MOVES:
            best = level.choose(position.view(position.code + 1), position.code, seed + position.length)
            for action in {best, *lots.sample(position.actions().tolist(), 2)}:
                after = position.copy()
                after.play_action(action)
                if after.result() is None:
                    text = position.game.notation.write(position.seen, action)
                    found.append((position.copy(), after, said(position, text)))
            position.play_action(best)
    return found


def rounds(message: Message) -> list[str]:
    """The cells that it lists, three at most."""
    listed = message.args["rounds"]
    assert isinstance(listed, Message)
    return [str(listed.args[letter]) for letter in "abc" if letter in listed.args]


def about(*ids: str) -> Iterator[tuple[Position, Position, Message]]:
    """Where something is said: before, after, what."""
    there = [(before, after, told[each]) for before, after, told in judged() for each in ids if each in told]
    assert there, ids
    yield from there


def test_what_the_other_can_complete_is_what_its_moves_complete() -> None:
    for _, after, message in about("gives", "loses"):
        assert set(rounds(message)) <= set(openings(after))
    for _, after, told in judged():
        assert not openings(after) or told.keys() & {"gives", "loses", "forces"}


def test_that_every_move_leaves_a_trini_is_said_where_none_does_otherwise() -> None:
    for before, _, message in about("gives"):
        always = not any(gives_nothing(before, action) for action in before.actions().tolist())
        assert message.args["always"] == ("yes" if always else "no")


def test_a_safe_move_is_counted_among_all() -> None:
    for before, _, message in about("rare"):
        count = sum(gives_nothing(before, action) for action in before.actions().tolist())
        assert count == message.args["count"]


def test_a_trini_that_follows_can_not_be_stopped_and_few_answers_are_counted() -> None:
    for _, after, told in judged():
        if "follows" not in told and "threatens" not in told:
            continue
        answers = sum(gives_nothing(after, action) for action in after.actions().tolist())
        assert answers == (0 if "follows" in told else told["threatens"].args["count"])


def test_what_nobody_else_can_complete_nobody_else_can() -> None:
    """In a corner all three dice of which can't be joined by a fourth."""
    position = tripot.position("trini", CORNER)
    assert rounds(said(position, "b7+QCS")["prepares"]) == ["a7"]
    for _, after, told in judged():
        if "prepares" in told:
            assert not set(rounds(told["prepares"])) & set(openings(after))


def test_at_a_table_of_three_all_the_others_are_looked_at() -> None:
    """Each as if it were their turn."""
    lots, level = random.Random(2), player("level-4")
    seen: set[str] = set()
    position = tripot.new("trini", seed=900, players=3)
    while position.result() is None and position.length < MOVES:
        best = level.choose(position.view(position.code + 1), position.code, position.length)
        for action in {best, *lots.sample(position.actions().tolist(), 2)}:
            after = position.copy()
            after.play_action(action)
            told = said(position, position.game.notation.write(position.seen, action))
            seen |= told.keys()
            others = set().union(*(openings_of(after, seat) for seat in range(3) if seat != position.code))
            assert not others or told.keys() & {"gives", "loses", "forces"}
            assert not others or not told.keys() & {"safe", "rare", "quiet"}
            if "prepares" in told:
                assert not set(rounds(told["prepares"])) & others
            assert others or told, "there is always something to say of a move that gives nothing away"
        position.play_action(best)
    assert seen >= {"gives", "prepares", "safe", "gifts"}


@pytest.mark.parametrize("players", [3, 4])
def test_what_the_others_can_give_each_other_is_counted(players: int) -> None:
    """Early, when there are no pairs: the next one's moves after which somebody has a Trini before it is one's turn."""
    lots = random.Random(players)
    position = tripot.new("trini", seed=7, players=players)
    told: dict[str, Message] = {}
    while "gifts" not in told or position.length < players:
        text = position.game.notation.write(position.seen, lots.choice(position.actions().tolist()))
        seat, told = position.code, said(position, text)
        position.play(text)
    between = [other for other in range(players) if other not in (seat, position.code)]
    actions = position.actions().tolist()
    giving = sum(gives_one_of(position, action, between) for action in actions)
    assert 0 < giving < len(actions)
    percent = round(100 * giving / len(actions))
    assert told["gifts"].args["percent"] == percent
    assert in_words(told["gifts"]).startswith(f"{percent}% of the moves left to Seat {position.code + 1} give ")


def gives_one_of(position: Position, action: int, seats: list[int]) -> bool:
    after = position.copy()
    after.play_action(action)
    return any(openings_of(after, seat) for seat in seats)


def openings_of(position: Position, seat: int) -> set[str]:
    turn = position.copy()
    turn.states[0]["mover"] = seat
    return set(openings(turn))


def test_the_ways_to_force_a_trini_are_counted() -> None:
    """After so many moves of the other, no answer keeps it from a Trini."""
    late = [(after, message) for _, after, message in about("forcing") if len(after.actions()) < LATE]
    assert len(late) > 2
    for after, message in late[:3]:
        rival, count = after.code, 0
        for action in after.actions().tolist():
            made = after.copy()
            made.play_action(action)
            count += made.scores()[rival] > after.scores()[rival] or not can_be_stopped(made)
        assert count == message.args["theirs"]


def can_be_stopped(position: Position) -> bool:
    """Whether some move of the seat to move leaves the other no Trini."""
    if position.result() is not None:
        return True
    return any(gives_nothing(position, action) for action in position.actions().tolist())


def test_a_trini_by_a_slide_is_seen() -> None:
    position = tripot.position("trini", ONLY_BY_A_SLIDE)
    told = said(position, "f1=cQS")
    assert rounds(told["gives"]) == ["e2"]
    assert "safe" not in told


@pytest.mark.parametrize(
    ("trinis", "outcome", "english"),
    [
        ("-/-", "shared", "shares the win"),
        ("d7/-", "lost", "loses with fewer Trinis"),
        ("-/d7", "won", "wins with the most Trinis"),
    ],
)
def test_a_repetition_is_said_and_nothing_else(trinis: str, outcome: str, english: str) -> None:
    """Seat 2 brings the position about for the third time."""
    position = tripot.position("trini", f"1 0 b7CSQ/c4CSQ {trinis}")
    *moves, last = CYCLE * 2
    for move in moves:
        position.play(move)
    told = said(position, last)
    assert list(told) == ["ends"]
    assert (told["ends"].args["how"], told["ends"].args["outcome"]) == ("repetition", outcome)
    assert english in in_words(told["ends"])
    assert "troisième fois" in in_words(told["ends"], "fr")


def test_an_end_without_progress_is_said() -> None:
    position = tripot.position("trini", "2 199 b7CSQ/c4CSQ d7/-")
    told = said(position, "c4=SQC")
    assert list(told) == ["ends"]
    assert (told["ends"].args["how"], told["ends"].args["outcome"]) == ("idle", "lost")


def test_where_there_is_no_more_to_say_no_pair_is_left() -> None:
    assert list(said(tripot.new("trini"), "a5+CSQ")) == ["quiet"]
    for _, after, told in judged():
        assert "quiet" not in told or not openings(after)


def test_a_win_that_is_sure_is_said_and_so_is_a_quicker_one() -> None:
    assert said(tripot.position("trini", FORK), "d3+QCS")["soon"].args["count"] == 1
    position = tripot.position("trini", TWO_AHEAD)
    assert said(position, "c2-d3")["soon"].args["count"] == 1
    slow = said(position, "b6=sCQ")
    assert (slow["soon"].args["count"], slow["misses"].args["wins"]) == (2, "later")


def test_what_speaks_against_a_move_is_never_left_out() -> None:
    for _, after, told in judged():
        assert len(told) <= SHOWN
        needed = int(after.state.goal) - int(after.state.won[after.code])
        assert (max(openings(after).values(), default=0) >= needed) == ("loses" in told)


def test_the_moves_of_a_position_are_told_apart() -> None:
    """Most of them: there is no more to be said of two turns of one die in a corner."""
    alike = compared = 0
    for (before, _, one), (again, _, other) in pairwise(judged()):
        if before.length == again.length:
            compared += 1
            alike += one == other
    assert compared > MOVES
    assert alike < 0.2 * compared


def test_french_sentences_take_any_name() -> None:
    """A name may begin with a vowel: nothing stands before it that would have to be shortened."""
    words = (Path(trini.__file__).parent / "words.fr.ftl").read_text(encoding="utf-8")
    assert "{ $name }" in words
    shortened = r"\b(?:de|que|\w+sque|ne|le|la|je|me|te|se|ce|du|au) \{ \$name \}"
    assert not re.findall(shortened, words, re.IGNORECASE)
