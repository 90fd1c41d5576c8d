"""Taking back when others play at other screens: they are asked."""

from __future__ import annotations

from tests.server.kit import Party, party
from tripot.engine.registry import find_game, game_names

OPEN = "trigon"
HIDDEN = tuple(name for name in game_names() if find_game(name).hidden)


def ask(three: Party, seat: int) -> None:
    state = three.look()[seat]
    assert state["undo"] is None
    three.pages[seat].after(state, "undo")


def answer(three: Party, seat: int, *, yes: bool) -> None:
    three.pages[seat].after(three.look()[seat], "answer", yes=yes)


def test_everybody_must_agree() -> None:
    with party(OPEN, 3, mode="three") as three:
        three.play()
        three.play()
        before = three.look()
        ask(three, 0)
        asked = three.look()
        assert [state["asked"]["mine"] for state in asked] == [False, True, True]
        assert asked[0]["asked"] == {"what": "undo", "by": 0, "about": None, "missing": [1, 2], "mine": False}
        assert asked[0]["scene"]["things"] == before[0]["scene"]["things"]
        answer(three, 1, yes=True)
        assert three.look()[2]["asked"]["missing"] == [2]
        assert three.pages[1].refusal("answer", number=three.look()[1]["number"], yes=True) == "server-nothing-asked"
        answer(three, 2, yes=True)
        after = three.look()
        assert [state["asked"] for state in after] == [None] * 3
        assert after[0]["actor"] == 0
        assert len(after[0]["moves"]) > 1
        assert after[0]["undo"][0] == "server-undo-nothing"


def test_one_no_is_enough() -> None:
    with party(OPEN, 3, mode="three") as three:
        three.play()
        ask(three, 0)
        answer(three, 1, yes=True)
        answer(three, 2, yes=False)
        after = three.look()
        assert [state["asked"] for state in after] == [None] * 3
        assert after[0]["actor"] == 1
        assert three.pages[1].refusal("answer", number=after[1]["number"], yes=True) == "server-nothing-asked"


def test_the_question_lapses_when_somebody_plays() -> None:
    with party(OPEN, mode="two") as two:
        two.play()
        ask(two, 0)
        assert two.play() == 1
        after = two.look()
        assert [state["asked"] for state in after] == [None, None]
        assert two.pages[1].refusal("answer", number=after[1]["number"], yes=True) == "server-nothing-asked"


def test_one_question_at_a_time_but_ones_own_can_be_changed() -> None:
    with party(OPEN, mode="two") as two:
        two.play()
        ask(two, 0)
        number = two.look()[0]["number"]
        assert two.pages[0].refusal("undo", number=number) == "server-question-waits"
        assert two.pages[1].refusal("ask", number=number, what="draw") == "server-question-waits"
        after = two.pages[0].after(two.look()[0], "ask", what="draw")
        assert after["asked"]["what"] == "draw"


def test_a_number_that_is_old_answers_nothing() -> None:
    with party(OPEN, mode="two") as two:
        two.play()
        old = two.look()[1]["number"]
        ask(two, 0)
        assert two.pages[1].refusal("answer", number=old, yes=True) == "server-stale"
        assert two.look()[1]["asked"]["mine"]


def test_with_computers_alone_nobody_is_asked() -> None:
    with party(OPEN, 1, computers=[1], mode="two") as one:
        page = one.pages[0]
        page.play(page.look(0))
        state = page.until(lambda state: state["number"] == 2)
        assert page.after(state, "undo")["actor"] == 0


def test_never_across_another_persons_hidden_tiles_nor_what_was_drawn() -> None:
    reasons = set()
    for game in HIDDEN:
        with party(game, players=2) as two:
            for _ in range(8):
                seat = two.play()
                for k, state in enumerate(two.look()):
                    if state["undo"] is None:
                        assert k == seat
                    else:
                        reason = two.pages[k].refusal("undo", number=state["number"])
                        assert reason == state["undo"][0]
                        reasons.add(reason)
            assert all(state["asked"] is None for state in two.look())
    assert reasons == {"server-undo-nothing", "server-undo-dealer", "server-undo-secret"}
