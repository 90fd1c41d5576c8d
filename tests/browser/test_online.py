"""Two browsers at one table, over the network."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.eyes import quoted
from tests.browser.fits import all_in_sight
from tests.browser.hands import KEYS
from tests.browser.person import FRIEND, Person
from tests.browser.play import MOST_TURNS, check_result, choice
from tests.browser.test_table import message
from tripot.engine.words import in_words
from tripot.record.promise import promise_of

pytestmark = pytest.mark.browser

Come = Callable[..., Person]


def meet(come: Come, game: str, **options: object) -> tuple[Person, Person]:
    """Anne opens a table, Basile comes by the link."""
    anne, basile = come(), come()
    anne.open(game, options, people=("Anne", FRIEND))
    assert anne.shows("[data-waiting] [data-qr]")
    basile.sit(anne.table, "Basile")
    anne.until(lambda: not anne.shows("[data-waiting]"), "the game")
    return anne, basile


def who_plays(people: tuple[Person, ...]) -> Person | None:
    """Whose turn it is, once all see the same; nobody's when the game is over."""
    first = people[0]
    first.until(lambda: len({one.ear.state["number"] for one in people}) == 1, "all see the same")
    first.until(lambda: any(one.is_settled() for one in people), "a turn")
    return next((one for one in people if one.ear.state["moves"]), None)


def one_turn(people: tuple[Person, ...], lots: random.Random) -> Person | None:
    person = who_plays(people)
    if person is not None:
        person.play(choice(person, lots))
    return person


def turn_of(person: Person, people: tuple[Person, ...]) -> None:
    """Moves are made until it is this person's turn."""
    lots = random.Random(3)
    while who_plays(people) is not person:
        one_turn(people, lots)


def shows(people: tuple[Person, ...], selector: str) -> None:
    for one in people:
        one.until(lambda one=one: one.shows(selector), selector)  # type: ignore[misc]


def test_two_browsers_play_a_whole_game_although_the_line_breaks(come: Come) -> None:
    people = anne, basile = meet(come, "triominos", score="none")
    lots = random.Random(7)
    for turn in range(MOST_TURNS):
        if turn == 6:
            play_without_a_line(people, lots)
        if one_turn(people, lots) is None:
            break
    assert anne.ear.state["result"] == basile.ear.state["result"]
    check_result(anne)
    check_result(basile)
    for one in people:  # the other's tiles have never been here before the end
        seats = {message["state"]["seat"] for message in one.ear.heard if "state" in message}
        assert seats <= {None, one.ear.table["mine"][0]}


def play_without_a_line(people: tuple[Person, ...], lots: random.Random) -> None:
    """Whoever's turn it is loses the line, moves all the same, and the move arrives once the line is back."""
    person = who_plays(people)
    assert person is not None
    other = next(one for one in people if one is not person)
    text, touches, _ = lots.choice([move for move in person.ear.moves if not move[1] or "@" in move[0]])
    number = person.ear.state["number"]
    person.page.context.set_offline(True)
    person.until(lambda: person.shows("[data-offline]"), "it says that the line is gone")
    if touches:
        person.make(touches, "click")
    else:
        person.press(f'[data-button="{person.ear.button(text)["id"]}"]')
    said = person.read("[data-offline]")
    person.until(lambda: person.read("[data-offline]") != said or "kept" in said, "it says what is kept")
    assert "kept" in person.read("[data-offline]")
    assert other.ear.state["number"] == number
    person.page.context.set_offline(False)
    other.until(lambda: other.ear.state["number"] > number, "the move")
    person.until(lambda: not person.shows("[data-offline]"), "the line is back")


def test_a_move_is_taken_back_and_a_draw_agreed_by_consent_then_the_next_game(come: Come) -> None:
    people = anne, basile = meet(come, "trigon", mode="two")
    turn_of(anne, people)
    before = anne.ear.scene["things"]
    one_turn((anne,), random.Random(1))
    for person in people:
        person.page.set_viewport_size({"width": 844, "height": 390})
    anne.press("[data-action=undo]")
    anne.until(lambda: anne.shows("[data-asked=undo]:not([data-asked-mine])"), "it waits for Basile")
    assert "Basile" in anne.read("[data-asked]")
    all_in_sight(anne, "[data-asked]")
    basile.until(lambda: basile.shows("[data-asked=undo][data-asked-mine]"), "the question")
    assert "Anne" in basile.read("[data-asked]")
    basile.press("[data-action=talk]")
    all_in_sight(basile, "[data-asked] button, [data-say], [data-action=say]")
    basile.press("[data-action=close]")
    basile.press("[data-action=yes]")
    for person in people:
        person.page.set_viewport_size({"width": 1280, "height": 800})
    anne.until(lambda: anne.ear.scene["things"] == before, "the move is taken back")

    anne.press("[data-action=menu]")
    anne.press("[data-action=draw]")
    basile.until(lambda: basile.shows("[data-asked=draw]"), "the offer")
    basile.press("[data-action=no]")
    anne.until(lambda: not anne.shows("[data-asked]"), "the answer")
    assert not anne.shows("[data-action=draw]")  # not twice for the same position
    anne.press("[data-action=menu]")
    one_turn((anne,), random.Random(1))
    basile.press("[data-action=menu]")
    basile.press("[data-action=draw]")
    anne.press("[data-action=yes]")
    shows(people, "[data-result-of][data-by=agreed]")

    first = anne.table
    anne.press("[data-action=again]")
    anne.until(lambda: anne.table != first, "the next game")
    basile.until(lambda: basile.shows("[data-next]"), "the next game is offered")
    basile.press("[data-action=again]")
    basile.until(lambda: basile.table == anne.table, "they meet again")
    assert who_plays(people) is not None


def test_to_resign_is_asked_once(come: Come) -> None:
    people = anne, basile = meet(come, "trigon", mode="two")
    anne.press("[data-action=resign]")
    anne.page.wait_for_timeout(200)
    assert not anne.ear.state["result"]
    anne.press("[data-action=resign]")
    shows(people, "[data-result-of][data-by=resigned]")
    assert "Basile" in basile.read("[data-result-of] h2")
    assert "Anne" in basile.read("[data-result-of] p")


def test_a_seat_moves_to_another_device(come: Come) -> None:
    people = anne, _ = meet(come, "triolet")
    turn_of(anne, people)
    hand = anne.ear.hand["things"]
    anne.press("[data-action=menu]")
    anne.press("[data-action=ticket]")
    link = anne.see("[data-move-away] [data-link]")
    anne.until(link.count, "the link")
    there = come(390, 844)
    there.page.goto(link.input_value())
    there.until(lambda: there.shows("[data-action=move]"), "it asks once")
    there.until(lambda: there.shows("[data-moving=triolet]"), "it says which table")
    assert "Anne" in there.read("[data-moving]")
    assert "Basile" in there.read("[data-moving]")
    assert anne.ear.table["mine"]
    there.press("[data-action=move]")
    there.until(lambda: there.ear.state.get("moves"), "the turn has come along")
    assert there.ear.hand["things"] == hand
    anne.until(lambda: not anne.ear.table["mine"] and anne.shows("main[data-eyes=all]"), "here one only watches")
    assert not anne.shows("button[data-thing]")
    there.play(next(move for move in there.ear.moves if "@" in move[0]))


def test_a_computer_plays_for_who_is_away_until_they_come_back(come: Come) -> None:
    anne, basile = meet(come, "trigon", mode="two")
    basile.page.goto("about:blank")
    seat = basile.ear.table["mine"][0]
    anne.until(lambda: anne.shows(f'[data-away="{seat}"]'), "he is away")
    anne.press("[data-action=computer]")
    anne.until(lambda: anne.ear.table["seats"][seat]["kind"] == "computer", "the computer plays")
    assert "Basile" in anne.read(f'[data-seat="{seat}"] .who')
    basile.page.goto(f"/table/{anne.table}")
    basile.until(lambda: basile.shows("[data-action=back]"), "he may come back")
    basile.press("[data-action=back]")
    anne.until(lambda: anne.ear.table["seats"][seat]["kind"] == "person", "he plays again")
    basile.until(lambda: not basile.shows("[data-action=back]"))


def test_talk_is_text_has_a_dot_can_be_muted_and_spectators_ask_for_it(come: Come) -> None:
    anne, basile = meet(come, "trigon", mode="two")
    watcher = come()
    watcher.page.goto(f"/table/{anne.table}")
    watcher.until(lambda: watcher.shows("[data-watching]"), "the game")
    anne.press("[data-action=talk]")
    say(anne, "<b>Bonsoir</b> & bonne chance")
    basile.until(lambda: basile.shows("[data-unread]"), "the dot")
    basile.press("[data-action=talk]")
    assert "<b>Bonsoir</b> & bonne chance" in basile.read("[data-talk]")
    basile.until(lambda: not basile.shows("[data-unread]"), "it is read")
    basile.press("[data-action=mute]")
    basile.see("[data-mute=Anne]").check()
    say(anne, "Encore là ?")
    anne.until(lambda: "Encore" in anne.read("[data-talk]"), "one's own words")
    basile.until(lambda: any("Encore" in str(message) for message in basile.ear.heard), "it has come")
    assert "Bonsoir" not in basile.read("[data-talk]")
    assert not any("talk" in message for message in watcher.ear.heard)
    watcher.press("[data-action=talk]")
    assert not watcher.shows("[data-say]")
    watcher.press("[data-action=listen]")
    watcher.until(lambda: "Bonsoir" in watcher.read("[data-talk]"), "what has been said")


def test_what_the_other_does_is_said_once_and_leaves_the_focus_alone(come: Come) -> None:
    people = anne, basile = meet(come, "trigon", mode="two")
    turn_of(anne, people)
    before = basile.see("[data-aloud=news] p").all_inner_texts()
    basile.press("[data-action=talk]")
    say_half(basile, "Bien jou")
    one_turn((anne,), random.Random(1))
    basile.until(lambda: len(basile.see("[data-aloud=news] p").all_inner_texts()) == len(before) + 1, "it is said")
    row = basile.ear.state["sheet"][-1]
    said = basile.see("[data-aloud=news] p").last.inner_text()
    assert said.startswith("Anne")
    assert in_words(message(row["what"])) in said
    assert f"+{row['points']}" in said
    assert said not in anne.see("[data-aloud=news] p").all_inner_texts(), "one knows what one has done"
    basile.page.keyboard.type("é !")
    assert basile.see("[data-say]").input_value() == "Bien joué !"
    basile.page.reload()
    basile.until(lambda: basile.shows("main[data-number]"), "the table")
    for _ in range(2):
        anne.press("[data-action=resign]")
    basile.until(lambda: basile.shows("[data-result-of]"), "the end")
    ending = [basile.read(f"[data-result-of] {part}") for part in ("h2", "p")]
    heard = basile.see("[data-aloud=news] p").all_inner_texts()
    assert heard == ending, "the end, and nothing of what was before"


def say_half(person: Person, text: str) -> None:
    person.press("[data-say]")
    person.page.keyboard.type(text)


def say(person: Person, text: str) -> None:
    person.see("[data-say]").fill(text)
    person.key("Enter")


def test_a_listed_table_is_found_in_the_lobby_and_both_clocks_are_there(come: Come) -> None:
    anne, basile = come(), come()
    anne.page.goto("/")
    anne.until(lambda: anne.shows("[data-game]"), "the lobby")
    anne.press("[data-action=terms]")
    anne.press("[data-value=game]")
    anne.see("[data-clock-minutes]").fill("7")
    anne.see("[data-seat-wish] [data-who]").nth(1).select_option("open")
    anne.see("[data-listed]").check()
    open_listed(anne)
    basile.page.goto("/")
    basile.until(lambda: basile.shows(f"[data-join={quoted(anne.table)}]"), "the table in the lobby")
    assert "Anne" in basile.read("[data-open-tables]")
    assert "7 min + 10 s" in basile.read("[data-open-tables]")
    basile.press(f"[data-join={quoted(anne.table)}]", KEYS)
    basile.sit(anne.table, "Basile", KEYS)
    assert basile.see("[data-clock]").count() == len(anne.ear.table["seats"])
    basile.until(lambda: "6:5" in basile.read("[data-clock=runs]"), "the clock runs")


def open_listed(anne: Person) -> None:
    anne.see("[data-seat-wish] input").first.fill("Anne")
    anne.press("[data-action=open]")
    anne.until(lambda: anne.shows("[data-waiting]"), "the table waits")


def test_the_dealer_keeps_the_promise(come: Come) -> None:
    anne, basile = meet(come, "triolet")
    anne.press("[data-action=menu]")
    promise = anne.read("[data-promise]")
    assert not anne.shows("[data-seed]")
    for _ in range(2):
        basile.press("[data-action=resign]")
    anne.until(lambda: anne.shows("[data-seed]"), "the seed")
    assert promise_of(bytes.fromhex(anne.read("[data-seed]"))) == promise


def test_a_line_that_is_silent_is_given_up(come: Come) -> None:
    person = come()
    opened: list[WebSocketRoute] = []
    person.page.route_web_socket("**/api/tables/*", lambda socket: opened.append(socket))  # noqa: PLW0108 - Playwright wants a function
    person.page.clock.install()
    person.page.goto("/table/anywhere")
    person.until(lambda: opened, "the line")
    pass_time(person.page, 20)
    assert len(opened) == 1
    pass_time(person.page, 8)
    person.until(lambda: len(opened) > 1, "another line")


def pass_time(page: Page, seconds: int) -> None:
    page.clock.run_for(seconds * 1000)
