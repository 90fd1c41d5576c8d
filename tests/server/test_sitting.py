"""Seats: who takes them, who may look, and who is told."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from starlette.testclient import TestClient

from tests.server.kit import another, browser, make, server, sit

GAME = "trigon"


def test_an_open_seat_is_taken_and_then_the_game_begins() -> None:
    with server() as anne, browser(anne, ident := make(anne, "triominos", waiting=[1])) as page:
        state = page.look(0)
        assert (state["open"], state["actor"], state["moves"], state["number"]) == (1, None, [], 0)
        assert page.refusal("play", number=0, text="pass") == "server-not-your-turn"
        basile = another(anne)
        assert sit(basile, ident, name="  Basile  le Bref ") == 1
        assert page.until_table(lambda table: table["seats"][1]["kind"] == "person")["mine"] == [0]
        assert page.table["seats"][1]["name"] == "Basile le Bref"
        state = page.until(lambda state: state["actor"] in {0, 1})
        assert state["open"] == 0
        with browser(basile, ident) as other:
            assert other.table["mine"] == [1]
            assert other.refusal("look", seat=0) == "server-not-your-seat"
            seen = other.look(1)
            assert bool(seen["moves"]) == (seen["actor"] == 1)


def test_nobody_acts_before_every_seat_is_taken() -> None:
    with server() as anne, browser(anne, ident := make(anne, GAME, waiting=[1], mode="two")) as page:
        state = page.look(0)
        assert (state["actor"], state["moves"], state["may"]) == (None, [], [])
        assert page.refusal("play", number=0, text="q15") == "server-waits"
        for do in ("explain", "hint"):
            assert page.refusal(do, number=0, touches=[]) == "server-waits"
        for do in ("resign", "leave"):
            assert page.refusal(do, number=0) == "server-not-now"
        assert anne.post(f"/api/tables/{ident}/again").json()["error"][0] == "server-not-now"


def test_of_many_who_want_one_seat_one_gets_it() -> None:
    with server() as anne:
        ident = make(anne, GAME, waiting=[1], mode="two")
        people = [another(anne) for _ in range(8)]
        with ThreadPoolExecutor(len(people)) as at_once:
            answers = list(
                at_once.map(lambda one: one.post(f"/api/tables/{ident}/sit", json={"name": "Zoé", "seat": 1}), people)
            )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        seated = [answer.status_code == 200 for answer in answers]
        for one, sits in zip(people, seated, strict=True):
            with browser(one, ident) as page:
                assert page.table["mine"] == ([1] if sits else [])


def test_each_of_many_gets_another_seat() -> None:
    with server() as anne:
        ident = make(anne, GAME, waiting=[1, 2, 3])
        people = [another(anne) for _ in range(3)]
        with ThreadPoolExecutor(len(people)) as at_once:
            assert sorted(at_once.map(lambda one: sit(one, ident), people)) == [1, 2, 3]
        late = another(anne).post(f"/api/tables/{ident}/sit", json={"name": "Zoé"})
        assert late.json()["error"][0] == "server-no-seat"


def test_a_seat_that_is_taken_or_a_name_that_cant_be_read_is_refused() -> None:
    with server() as anne:
        ident = make(anne, GAME, waiting=[1, 3])
        address = f"/api/tables/{ident}/sit"
        for body, why in [
            ({"name": "Zoé", "seat": 0}, "server-seat-taken"),
            ({"name": "Zoé", "seat": 9}, "server-seat-taken"),
            ({"name": "  "}, "server-name"),
            ({"name": "a\u0007"}, "server-name"),
            ({"name": "x" * 41}, "server-unreadable"),
            ({}, "server-unreadable"),
        ]:
            answer = anne.post(address, json=body)
            assert answer.json()["error"][0] == why
        nowhere = anne.post("/api/tables/nowhere/sit", json={"name": "Zoé"})
        assert (nowhere.status_code, nowhere.json()["error"][0]) == (404, "server-no-table")


def test_who_holds_no_seat_looks_on() -> None:
    with server() as anne:
        ident = make(anne, GAME, mode="two")
        for stranger in (another(anne), _with_another_seat(anne)):
            with browser(stranger, ident) as page:
                assert page.table["mine"] == []
                state = page.look(None)
                assert (state["moves"], state["may"]) == ([], [])
                for do in ("undo", "hint", "resign", "leave", "back"):
                    assert page.refusal(do, number=0) == "server-spectator"
                assert page.refusal("look", seat=0) == "server-spectator"
                assert page.refusal("play", number=0, text="q15") == "server-spectator"
                assert page.refusal("explain", number=0, touches=[]) == "server-spectator"
                assert page.refusal("ask", number=0, what="draw") == "server-spectator"
                assert page.refusal("answer", number=0, yes=True) == "server-spectator"
                assert page.refusal("say", text="psst") == "server-spectator"
                assert "past" in page.ask("show", entry=0)
            for what in ("ticket", "again"):
                answer = stranger.post(f"/api/tables/{ident}/{what}")
                assert (answer.status_code, answer.json()["error"][0]) == (403, "server-spectator")


def _with_another_seat(client: TestClient) -> TestClient:
    """Somebody who plays in this house, but at another table."""
    other = another(client)
    make(other, GAME, mode="two")
    return other


def test_the_lobby_shows_who_waits_and_no_secret() -> None:
    with server() as anne:
        make(anne, GAME, waiting=[1], mode="two")
        first = make(anne, GAME, waiting=[1], listed=True, mode="two")
        second = make(anne, "trini", waiting=[1], listed=True, clock={"kind": "days", "days": 2}, players=2)
        lobby = another(anne).get("/api/lobby").json()
        assert {table["id"] for table in lobby} == {first, second}
        assert set(lobby[0]) == {"id", "game", "options", "seats", "clock", "made"}
        assert [seat["kind"] for seat in lobby[0]["seats"]] == ["person", "open"]
        assert {table["id"]: table["clock"] for table in lobby}[second] == {"kind": "days", "days": 2}
        sit(another(anne), first)
        assert [table["id"] for table in anne.get("/api/lobby").json()] == [second]


def test_a_secret_is_given_once_and_kept_from_scripts() -> None:
    with server() as anne:
        answer = anne.get("/api/games")
        assert "set-cookie" not in answer.headers
        ident = make(anne, GAME, waiting=[1, 2, 3])
        secret = anne.cookies["tripot"]
        answer = anne.post(f"/api/tables/{ident}/sit", json={"name": "Zoé"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert anne.cookies["tripot"] == secret
        with browser(anne, ident) as page:
            assert page.table["mine"] == [0, 1]
            assert secret not in "".join(page.messages)
