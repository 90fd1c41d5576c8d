"""Seats that move to another device."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import pytest

from tests.server.kit import another, browser, house_of, make, party, server
from tripot.server import house

GAME = "triominos"


def test_the_seats_move_and_the_old_browser_loses_its_eyes_at_once() -> None:
    with party(GAME, players=2) as two:
        anne, page = two.clients[0], two.pages[0]
        two.look()
        ticket = anne.post(f"/api/tables/{two.ident}/ticket").json()
        phone = another(anne)
        assert phone.post("/api/move", json=ticket).json() == {"id": two.ident}
        assert page.until_table(lambda table: table["mine"] == [])["mine"] == []
        after = page.until(lambda state: state["seat"] is None)
        assert after["moves"] == []
        assert page.refusal("look", seat=0) == "server-spectator"
        assert page.refusal("say", text="still here") == "server-spectator"
        assert anne.post(f"/api/tables/{two.ident}/ticket").status_code == 403
        assert [entry.kind for entry in house_of(anne).storage.entries(two.ident)].count("moved") == 1
        with browser(phone, two.ident) as moved:
            assert moved.table["mine"] == [0]
            assert moved.look(0)["seat"] == 0


def test_whoever_opens_a_link_is_told_what_would_move() -> None:
    with party(GAME, players=3, computers=[2]) as two:
        anne, basile = two.clients
        ticket = basile.post(f"/api/tables/{two.ident}/ticket").json()["ticket"]
        phone = another(anne)
        for _ in range(2):
            told = phone.get(f"/api/move/{ticket}")
            assert told.json()["game"] == GAME
            assert [seat["name"] for seat in told.json()["seats"]] == ["Anne", "Basile", ""]
            assert told.json()["mine"] == [1]
            assert "set-cookie" not in told.headers
        assert phone.post("/api/move", json={"ticket": ticket}).status_code == 200
        for used in (ticket, "guess", "\x00", "%00"):
            assert phone.get(f"/api/move/{quote(used)}").json()["error"][0] == "server-ticket"


def test_a_ticket_is_good_once() -> None:
    with server() as anne:
        ident = make(anne, GAME)
        ticket = anne.post(f"/api/tables/{ident}/ticket").json()
        devices = [another(anne) for _ in range(6)]
        with ThreadPoolExecutor(len(devices)) as at_once:
            answers = list(at_once.map(lambda device: device.post("/api/move", json=ticket), devices))
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 5
        assert {answer.json()["error"][0] for answer in answers if answer.status_code == 404} == {"server-ticket"}
        holds = []
        for device in devices:
            with browser(device, ident) as page:
                holds.append(bool(page.table["mine"]))
        assert holds == [answer.status_code == 200 for answer in answers]


def test_a_ticket_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as anne:
        ident = make(anne, GAME)
        monkeypatch.setattr(house, "TICKET_MS", -1)
        ticket = anne.post(f"/api/tables/{ident}/ticket").json()
        assert another(anne).get(f"/api/move/{ticket['ticket']}").json()["error"][0] == "server-ticket"
        assert another(anne).post("/api/move", json=ticket).json()["error"][0] == "server-ticket"
        assert another(anne).post("/api/move", json={"ticket": "guess"}).json()["error"][0] == "server-ticket"
        with browser(anne, ident) as page:
            assert page.table["mine"] == [0, 1]


def test_a_referee_moves_with_their_table() -> None:
    with server() as anne:
        ident = make(anne, GAME, dealer="people")
        ticket = anne.post(f"/api/tables/{ident}/ticket").json()
        tablet = another(anne)
        assert tablet.post("/api/move", json=ticket).status_code == 200
        with browser(anne, ident) as old, browser(tablet, ident) as new:
            assert old.look(None)["moves"] == []
            assert new.look(None)["moves"]
