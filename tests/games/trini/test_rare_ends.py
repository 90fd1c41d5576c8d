"""Which ending counts when two meet, and what the counts begin with (RULES.md, section 1)."""

from __future__ import annotations

import tripot

CYCLE = ("b7=SQC", "c4=SQC", "b7=CSQ", "c4=CSQ")
"""Two dice turned to and fro: after four turns everything stands as before."""


def test_a_repetition_comes_before_the_lack_of_progress() -> None:
    """Eight turns on, the start stands for the third time, and 200 turns were made without a Trini."""
    position = tripot.position("trini", "1 192 b7CSQ/c4CSQ -/-")
    for text in CYCLE * 2:
        assert position.result() is None
        position.play(text)
    result = position.result()
    assert result is not None
    assert result.ending == "repetition"


def test_the_lack_of_progress_needs_the_last_turn_too() -> None:
    position = tripot.position("trini", "1 198 b7CSQ/c4CSQ d7/-")
    position.play("b7=SQC")
    assert position.result() is None
    position.play("c4=SQC")
    result = position.result()
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("no-progress", (1,), (1, 0))


def test_a_trini_begins_both_counts_anew() -> None:
    position = tripot.position("trini", "1 199 e4SQC,d3CSQ/c4SQC -/-")
    position.play("d3=QCS")
    assert position.result() is None
    assert position.scores() == (1, 0)
    assert position.to_text().startswith("2 0 ")


def test_a_slide_can_make_a_trini() -> None:
    """Whoever brings the last of the three dice gets it, by any of the three actions."""
    position = tripot.position("trini", "1 0 e4SQC,b7QCS/c4SQC -/-")
    position.play("b7-d3")
    assert position.scores() == (1, 0)
    assert position.to_text() == "2 0 e4SQC,d3QCS/c4SQC d4/-"


def test_four_dice_that_agree_make_one_trini() -> None:
    """Three that agree already (a position set up by hand) have none until one of their own comes or turns."""
    position = tripot.position("trini", "1 0 e4SQC/c4SQC,e3CSQ -/-")
    elsewhere = position.copy()
    elsewhere.play("d3+CSQ")
    assert elsewhere.scores() == (0, 0)
    position.play("d3+QCS")
    assert position.scores() == (1, 0)
