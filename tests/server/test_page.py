"""What the server sends besides tables: page, words, rules, cards; and whom it turns away."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kit import server
from tripot.engine.registry import find_game, game_names
from tripot.engine.words import catalogue


def test_without_a_page_there_is_a_kind_sentence() -> None:
    with server() as client:
        answer = client.get("/", headers={"accept-language": "fr-FR,fr"})
        assert answer.status_code == 503
        assert "construite" in answer.text
        assert "built" in client.get("/table/x").text


def test_the_page_is_served_with_strict_headers(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>tripot</title>")
    (tmp_path / "assets" / "page.js").write_text("1")
    with server(page=tmp_path) as client:
        for address in ("/", "/table/abc", "/assets/page.js", "/assets/none.js", "/api/games"):
            answer = client.get(address)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert "tripot" in client.get("/table/abc").text
        assert client.get("/assets/page.js").text == "1"
        assert client.get("/assets/none.js").status_code == 404
        assert client.get("/assets/..%2f..%2fpyproject.toml").status_code == 404


def test_words_are_the_whole_catalogue() -> None:
    with server() as client:
        for language in ("en", "fr"):
            assert client.get(f"/words/{language}.ftl").text == catalogue(language)
        assert client.get("/words/de.ftl").json()["error"][0] == "server-no-language"


def test_games_say_what_can_be_chosen() -> None:
    with server() as client:
        found = {game["name"]: game for game in client.get("/api/games").json()}
        assert tuple(found) == game_names()
        for name, game in found.items():
            assert game["hidden"] == find_game(name).hidden
            assert game["endings"] == list(find_game(name).endings)
            assert client.get("/api/seats", params={"game": name}).json()["seats"] >= 1


@pytest.mark.parametrize("game", game_names())
def test_each_game_has_a_card_and_rules(game: str) -> None:
    with server() as client:
        card = client.get(f"/api/preview/{game}").json()
        assert card["kit"]["panels"]
        assert card["scene"]["things"]
        for language in ("en", "fr"):
            html = client.get(f"/api/guide/{game}/{language}").json()["html"]
            assert "<h1>" in html
            assert "<script" not in html


def test_a_table_that_cant_be_is_refused_with_a_sentence() -> None:
    person = {"kind": "person", "name": "Anne"}
    wrong = [
        ({"game": "whist", "seats": []}, "no-such-game"),
        ({"game": "trigon", "seats": [person]}, "server-seats"),
        ({"game": "trigon", "options": {"mode": "five"}, "seats": []}, "bad-option"),
        ({"game": "trigon", "options": {"hat": 1}, "seats": []}, "no-such-option"),
        ({"game": "trigon", "options": {"mode": "two"}, "seats": [person, {**person, "name": "  "}]}, "server-name"),
        ({"game": "trigon", "options": {"mode": "two"}, "seats": [person, {"kind": "computer"}]}, "no-such-level"),
        ({"game": "trigon"}, "server-unreadable"),
        (
            {"game": "trigon", "options": {"mode": "two"}, "seats": [person] * 2, "listed": True},
            "server-nothing-to-list",
        ),
        ({"game": "trini", "seats": [person, {"kind": "open"}], "dealer": "people"}, "server-referee"),
        (
            {
                "game": "triominos",
                "options": {"hourglass": 9},
                "seats": [person] * 2,
                "clock": {"kind": "days", "days": 1},
            },
            "server-two-clocks",
        ),
    ]
    with server() as client:
        for body, ident in wrong:
            answer = client.post("/api/tables", json=body)
            assert answer.status_code == 400
            assert answer.json()["error"][0] == ident
        assert client.post("/api/tables", content=b"x" * 70_000).status_code == 413
        assert client.get("/api/tables").status_code == 405
        assert client.get("/api/nothing").json()["error"][0] == "server-no-address"


def test_seats_are_drawn_by_lot() -> None:
    seats = [{"kind": "person", "name": name} for name in ("Anne", "Basile", "Camille", "Diane")]
    orders = set()
    with server() as client:
        for _ in range(12):
            made = client.post("/api/tables", json={"game": "trigon", "seats": seats}).json()
            with client.websocket_connect(f"/api/tables/{made['id']}") as session:
                orders.add(tuple(seat["name"] for seat in session.receive_json()["table"]["seats"]))
    assert len(orders) > 1
