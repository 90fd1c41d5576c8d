"""How people end a game: a draw that all agree to, resigning, leaving it to a computer; and the next game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.kit import another, browser, make, party, server

GAME = "trigon"


def test_a_draw_that_is_accepted() -> None:
    with party(GAME, mode="two") as two:
        two.play()
        two.play()
        state = two.look()[0]
        assert "draw" in state["may"]
        two.pages[0].after(state, "ask", what="draw")
        offered = two.look()
        assert offered[1]["asked"] == {"what": "draw", "by": 0, "about": None, "missing": [1], "mine": True}
        assert two.pages[0].refusal("answer", number=offered[0]["number"], yes=True) == "server-nothing-asked"
        two.pages[1].after(offered[1], "answer", yes=True)
        for state in two.look():
            assert (state["actor"], state["moves"], state["may"]) == (None, [], ["again"])
            assert (state["result"]["by"], state["result"]["winners"]) == ("agreed", [0, 1])
            assert state["undo"][0] == "server-undo-over"
        text = two.clients[0].get(f"/api/tables/{two.ident}/record").text
        assert "ended: agreed" in text


def test_a_draw_that_is_declined_can_be_offered_again_after_an_action() -> None:
    with party(GAME, mode="two") as two:
        two.pages[0].after(two.look()[0], "ask", what="draw")
        two.pages[1].after(two.look()[1], "answer", yes=False)
        state = two.look()[0]
        assert "draw" not in state["may"]
        assert two.pages[0].refusal("ask", number=state["number"], what="draw") == "server-not-now"
        two.play()
        assert all("draw" in state["may"] for state in two.look())


def test_with_more_than_two_nobody_offers_a_draw_nor_resigns() -> None:
    with party(GAME, 3, mode="three") as three:
        state = three.look()[1]
        assert state["may"] == ["leave"]
        assert three.pages[1].refusal("ask", number=state["number"], what="draw") == "server-not-now"
        assert three.pages[1].refusal("resign", number=state["number"]) == "server-not-now"


def test_who_resigns_loses() -> None:
    with party("triominos", players=2) as two:
        two.play()
        state = two.look()[1]
        two.pages[1].after(state, "resign")
        for after in two.look():
            assert (after["result"]["by"], after["result"]["winners"]) == ("resigned", [0])
            assert after["seed"] is not None
            assert two.pages[0].refusal("resign", number=after["number"]) == "server-not-now"
            assert two.pages[0].refusal("play", number=after["number"], text="pass") == "server-not-your-turn"
        assert "ended: resigned" in two.clients[1].get(f"/api/tables/{two.ident}/record").text


def test_at_one_screen_the_seat_that_looks_resigns() -> None:
    with server() as anne, browser(anne, make(anne, GAME, mode="two")) as page:
        assert page.after(page.look(1), "resign")["result"]["winners"] == [0]


def test_who_leaves_leaves_it_to_a_computer_and_may_come_back() -> None:
    with party(GAME, 3, mode="three") as three:
        state = three.look()[0]
        three.pages[0].after(state, "leave")
        three.pages[1].until_table(lambda table: table["seats"][0]["kind"] == "computer")
        assert three.pages[1].table["seats"][0]["name"] == "Anne"
        state = three.pages[1].until(lambda state: state["actor"] == 1)  # the computer has played
        assert state["result"] is None
        own = three.pages[0].until_seen(0, state["number"])
        assert (own["may"], own["undo"][0]) == (["back"], "server-undo-nothing")
        three.pages[0].after(own, "back")
        three.pages[0].until_table(lambda table: table["seats"][0]["kind"] == "person")
        for _ in range(2):
            three.play()
        assert three.look()[0]["moves"]


def test_the_second_who_asks_for_another_game_gets_the_same_table() -> None:
    with party(GAME, mode="two", clock={"kind": "turn", "seconds": 60}) as two:
        assert two.clients[0].post(f"/api/tables/{two.ident}/again").status_code == 403
        two.pages[0].after(two.look()[0], "resign")
        with ThreadPoolExecutor(2) as at_once:
            ids = list(at_once.map(lambda one: one.post(f"/api/tables/{two.ident}/again").json()["id"], two.clients))
        assert ids[0] == ids[1] != two.ident
        assert {page.until(lambda state: state["next"])["next"] for page in two.pages} == {ids[0]}
        for seat, client in enumerate(two.clients):
            with browser(client, ids[0]) as page:
                assert [one["name"] for one in page.table["seats"]] == ["Basile", "Anne"]
                assert page.table["mine"] == [1 - seat]
                assert page.table["clock"] == {"kind": "turn", "seconds": 60}
        assert another(two.clients[0]).post(f"/api/tables/{two.ident}/again").status_code == 403


@pytest.mark.parametrize("seats", [3, 4])
def test_each_game_everybody_moves_up_by_one(seats: int) -> None:
    with server() as anne:
        ident = make(anne, "triominos", [2], players=seats)
        orders = []
        for _ in range(seats):
            with browser(anne, ident) as page:
                orders.append(tuple(seat["name"] or seat["level"] for seat in page.table["seats"]))
                computers = [k for k, seat in enumerate(page.table["seats"]) if seat["kind"] == "computer"]
                assert set(page.table["mine"]) == set(range(seats)) - set(computers)
            ident = anne.post(f"/api/tables/{ident}/again").json()["id"]
        assert len(set(orders)) == seats
        assert orders[1] == (*orders[0][1:], orders[0][0])


def test_a_person_who_has_left_sits_at_the_next_table_again() -> None:
    with party(GAME, 3, mode="three") as three:
        three.pages[0].after(three.look()[0], "leave")
        three.pages[1].after(three.pages[1].until(lambda state: state["actor"] == 1), "leave")
        three.pages[2].until(lambda state: state["actor"] == 2)
        answer = three.clients[2].post(f"/api/tables/{three.ident}/again")
        with browser(three.clients[0], answer.json()["id"]) as page:
            assert [seat["kind"] for seat in page.table["seats"]] == ["person"] * 3
            assert page.table["mine"] == [2]
