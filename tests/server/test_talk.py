"""What is said at a table, and who hears it."""

from __future__ import annotations

from tests.server.kit import another, browser, make, party, server

GAME = "trigon"


def test_people_at_the_table_hear_each_other_and_later_comers_what_was_said() -> None:
    with party(GAME, mode="two") as two:
        two.look()
        two.pages[0].send("say", text="  good\n luck ")
        for page in two.pages:
            said = page.until_said("good luck")
            assert (said["number"], said["seat"], said["name"]) == (1, 0, "Anne")
        two.pages[1].send("say", text="et à toi aussi")
        assert two.pages[0].until_said("et à toi aussi")["seat"] == 1
        with two.comes(0) as page:
            page.until_said("et à toi aussi")
            assert [one["number"] for one in page.talk] == [1, 2]


def test_who_looks_on_hears_nothing_unless_they_listen() -> None:
    with party(GAME, mode="two") as two, browser(another(two.clients[0]), two.ident) as stranger:
        two.pages[0].send("say", text="psst")
        two.pages[1].until_said("psst")
        stranger.look(None)
        stranger.ask("show", entry=0)
        assert stranger.talk == []
        stranger.send("listen")
        assert stranger.until_said("psst")["name"] == "Anne"
        two.pages[0].send("say", text="hello")
        stranger.until_said("hello")
        assert [one["text"] for one in stranger.talk] == ["psst", "hello"]


def test_what_cant_be_read_is_not_said() -> None:
    with server() as anne, browser(anne, make(anne, GAME, mode="two")) as page:
        for text in ("", "   ", "a\u0007b", "\u202e"):
            assert page.refusal("say", text=text) == "server-nothing-said"
        assert page.ask("say", text="x" * 301)["error"][0] == "server-unreadable"
        page.send("say", text="now")
        assert page.until_said("now")["number"] == 1


def test_a_referee_speaks_with_a_persons_name() -> None:
    with server() as anne, browser(anne, make(anne, "triominos", dealer="people")) as page:
        page.send("say", text="tiles down")
        said = page.until_said("tiles down")
        assert (said["seat"], said["name"]) == (0, "Anne")


def test_a_person_whose_seat_a_computer_took_is_heard_with_their_name() -> None:
    with party(GAME, 3, mode="three") as three:
        three.pages[0].after(three.look()[0], "leave")
        three.pages[0].send("say", text="bye")
        assert three.pages[1].until_said("bye")["name"] == "Anne"
