"""What the teacher says of a turn is true of the position, and reads as it would be said at the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

import tripot
from tests.games.triolet.tables import bare
from tripot.engine.message import Message
from tripot.engine.snapshot import Snapshot
from tripot.engine.state import State
from tripot.engine.words import in_words
from tripot.games.triolet import advice, notation
from tripot.games.triolet.actions import PLACEMENT, kind_of
from tripot.games.triolet.board import AGAIN, JOKER, NAMES, RACK, SQUARES, SUM
from tripot.games.triolet.gestures import placed
from tripot.games.triolet.lines import value_of
from tripot.games.triolet.sets import Board, board_of, fault, line_through
from tripot.games.triolet.texts import TILE_OF
from tripot.players import player
from tripot.players.knowledge import known_to

GAMES = 6
OF_THE_NEXT_PLAYER = {"triolet-why-opens", "triolet-why-blocks", "triolet-why-closed", "triolet-why-still"}


@cache
def told() -> list[tuple[State, int, list[Message]]]:
    """Turns of games that a level plays, each with another legal one: what the mover knows, the turn, its reasons."""
    found = []
    level, rng = player("level-3"), random.Random(2)
    for seed in range(GAMES):
        game = tripot.new("triolet", seed=seed)
        game.deal()
        while game.code >= 0:
            state = Snapshot(known_to(game, game.code)[0])
            chosen = level.choose(game, game.code, seed * 1000 + game.length)
            actions = {chosen, int(rng.choice(game.actions()))}
            found += [(state, action, advice.reasons(state, action)) for action in actions]
            game.play_action(chosen)
            game.deal()
    return found


def placements() -> Iterator[tuple[State, int, dict[str, Message]]]:
    for state, action, reasons in told():
        if kind_of(action) == PLACEMENT:
            yield state, action, {reason.id: reason for reason in reasons}


def waiting(board: Board, *, opening: bool) -> set[tuple[str, int]]:
    """The squares that a single number tile can make a Trio on, found by laying it."""
    found = set()
    for square in set(range(SQUARES)) - board.keys():
        for d in (0, 1):
            line = line_through(board | {square: 0}, square, d)
            number = SUM - sum(value_of(board[other]) for other in line if other != square)
            if len(line) == RACK and number >= 0 and fault(board, {square: number}, opening=opening) is None:
                found.add((NAMES[square], number))
    return found


def trio_of(reason: Message) -> tuple[str, int]:
    square, number = reason.args["square"], reason.args["number"]
    assert isinstance(square, Message)
    assert isinstance(number, int)
    return str(square.args["square"]), number


def test_what_is_said_of_open_trios_is_true() -> None:
    said = set()
    for state, action, reasons in placements():
        new = placed(action)
        again = any(AGAIN[square] for square in new)
        opening = int(state.opening) > (0 if again else 1)
        before = waiting(board_of(state), opening=opening)
        after = waiting(board_of(state) | new, opening=opening)
        for ident, reason in reasons.items():
            if ident == "triolet-why-opens" or (ident == "triolet-why-waits" and not again):
                assert trio_of(reason) in after - before
            elif ident in ("triolet-why-waits", "triolet-why-yours"):
                assert trio_of(reason) in after
            elif ident == "triolet-why-blocks":
                assert trio_of(reason) in before
                assert trio_of(reason)[0] not in {square for square, _ in after}
            elif ident == "triolet-why-still":
                assert trio_of(reason) in after & before
            if ident in ("triolet-why-closed", "triolet-why-still"):
                jokers = int(state.bag[JOKER])
                assert not [trio for trio in after - before if int(state.bag[trio[1]]) + jokers]
            said.add(ident)
    assert said >= OF_THE_NEXT_PLAYER | {"triolet-why-waits", "triolet-why-yours"}


def test_who_plays_again_has_no_next_player() -> None:
    again = [reasons for _, _, reasons in placements() if "triolet-why-again" in reasons]
    assert len(again) > 5
    assert not [reasons for reasons in again if OF_THE_NEXT_PLAYER & reasons.keys()]


def known(standing: str, rack: str) -> Snapshot:
    """What seat 1 knows, about to move, with this rack and these tiles on the board, as RULES.md writes them."""
    view = bare(standing, "")
    tiles = sorted(TILE_OF[tile] for tile in rack.split())
    view.state.racks[0][: len(tiles)] = tiles
    return Snapshot(known_to(view, 0)[0])


def reasons_of(standing: str, rack: str, text: str) -> list[str]:
    state = known(standing, rack)
    return [in_words(reason) for reason in advice.reasons(state, notation.read(state, text))]


def test_a_number_that_hardly_anybody_has_is_no_reassurance() -> None:
    """The next player has the only 14 once in 26 times: no warning, but "opens no new Trio" would be untrue."""
    pair = "keeps 4 + 4: a tile 7 makes a Trio with them (6 of the 79 unseen)"
    assert reasons_of("1@8,8", "0 4 4", "0@J9") == ["1 point", pair]
    assert reasons_of("8@8,8 6@8,9", "1 4 4", "1@K9")[-1] == "opens no new Trio"


def test_what_stays_open_is_named() -> None:
    """N14 is an arrow."""
    assert reasons_of("8@13,11 2@13,12 9@3,3 5@3,4", "1", "1@F4") == [
        "closes a Trio: 30 points",
        "opens no new Trio, but the arrow N14 still waits for a tile 5 (25% that the next player has one)",
    ]


def test_who_plays_again_may_close_it_first() -> None:
    """A8 is an arrow; one tile of 80 is drawn, and eight 0 are among them."""
    expected = ["15 points", "you play again", "C8 waits for a tile 0 (10% that you draw one)"]
    assert reasons_of("8@7,1 0@9,9", "7", "7@A8") == expected
    assert reasons_of("8@7,1", "0 7", "7@A8")[-1] == "C8 waits for the 0 that you keep"


def test_the_other_end_of_a_closed_trio_is_not_told() -> None:
    assert reasons_of("8@8,8 6@8,9", "1 4 4", "1@K9") == [
        "closes a Trio: 30 points",
        "keeps 4 + 4: a tile 7 makes a Trio with them (6 of the 78 unseen)",
        "opens no new Trio",
    ]


def test_a_full_block_is_no_open_trio() -> None:
    """A 5 on E5 would make 15 both ways, but complete three by three tiles."""
    standing = "4@2,2 5@3,2 6@4,2 5@2,3 6@3,3 4@4,3 6@2,4"
    assert reasons_of(standing, "4", "4@E4")[-1] == "blocks the double E5, which waited for a tile 5"


@pytest.mark.parametrize(
    ("standing", "rack", "text", "expected"),
    [
        ("4@3,4 5@2,4", "6", "6@E5", "closes a Trio with the double: 60 points"),
        ("9@5,5 5@5,6", "1 6", "6@E5 1@E6", "closes a Trio: 43 points"),
        ("5@3,4", "0", "0@E5", "5 points"),
        ("1@3,4", "0", "0@E5", "1 point"),
        ("0@3,4", "0", "0@E5", "0 points"),
        ("0@3,4", "1", "1@E5", "2 points with the double"),
    ],
)
def test_a_square_multiplies_only_what_lies_on_it(standing: str, rack: str, text: str, expected: str) -> None:
    assert reasons_of(standing, rack, text)[0] == expected


@pytest.mark.parametrize(
    ("standing", "rack", "expected"),
    [
        ("4@8,8 5@8,9", "1 6 15", "gives up a placement of 38 points"),
        ("4@8,8", "1 6 15", "no placement scores more than 18 points"),
        ("0@8,8", "0 0 0", "no placement scores anything"),
        ("15@8,8", "1 6 13", "no tile can be placed"),
    ],
)
def test_an_exchange_is_excused_by_few_points_only(standing: str, rack: str, expected: str) -> None:
    assert reasons_of(standing, rack, f"exchange {rack}")[0] == expected


@pytest.mark.parametrize(
    ("rack", "text", "english", "french"),
    [
        ("7", "7@H10", "Tile 7 on H10", "Jeton 7 en H10"),
        ("J", "J7@H10", "Joker as 7 on H10", "Joker valant 7 en H10"),
        ("0 13", "13@H10 0@H11", "Tiles 13 and 0 on H10–H11", "Jetons 13 et 0 en H10–H11"),
        ("0 7", "7@H8 0@H10", "Tiles 7 and 0 on H8 and H10", "Jetons 7 et 0 en H8 et H10"),
        (
            "2 3 J",
            "2@G10 J3@H10 3@I10",
            "Tiles 2, joker (as 3) and 3 on G10–I10",
            "Jetons 2, joker (valant 3) et 3 en G10–I10",
        ),
        ("1 7 7", "exchange 7", "Exchange tile 7", "Échanger le jeton 7"),
        ("1 7 J", "exchange J", "Exchange the joker", "Échanger le joker"),
        ("1 7 J", "exchange 1 J", "Exchange tiles 1 and joker", "Échanger les jetons 1 et joker"),
        ("1 7 7", "exchange 1 7 7", "Exchange tiles 1, 7 and 7", "Échanger les jetons 1, 7 et 7"),
    ],
)
def test_no_number_on_a_tile_reads_like_a_count(rack: str, text: str, english: str, french: str) -> None:
    state = known("8@8,7", rack)
    what = advice.named(state, notation.read(state, text))
    assert (in_words(what, "en"), in_words(what, "fr")) == (english, french)


def ideas(standing: str, rack: str, *texts: str) -> int:
    """How many ideas some placements are."""
    state = known(standing, rack) if standing else empty(rack)
    return len({advice.idea(state, notation.read(state, text)) for text in texts})


def empty(rack: str) -> Snapshot:
    view = bare("", "")
    view.state.racks[0] = sorted(TILE_OF[tile] for tile in rack.split())
    return Snapshot(known_to(view, 0)[0])


def test_mirror_images_are_one_idea() -> None:
    assert ideas("", "2 7 7", "7@H8 2@H9", "2@H7 7@H8", "7@H8 2@I8", "2@G8 7@H8") == 1
    assert ideas("", "2 7 7", "7@H8 2@H9", "7@H7 2@H8") == 2, "what lies on the centre counts twice"
    assert ideas("", "2 7 7", "7@H8 2@H9", "7@H8 7@H9") == 2
    assert ideas("4@7,7", "2 7 7", "7@H9", "7@G8") == 1
    assert ideas("4@7,7 3@8,7", "2 7 7", "7@G8", "7@I8") == 1, "mirrored at their own row"
    assert ideas("4@7,7 3@8,7", "2 7 7", "7@G8", "7@G9") == 2


def test_the_order_of_the_tiles_is_a_detail_unless_it_scores() -> None:
    assert ideas("5@7,7", "3 7 9", "3@H9 7@H10", "7@H9 3@H10") == 1
    assert ideas("4@4,5", "3 7 9", "3@E5 7@E6", "7@E5 3@E6") == 2, "E5 is a double"
    assert ideas("4@7,7", "7 9 J", "J1@H9", "J2@H9") == 1
    assert ideas("4@7,7", "7 9 J", "exchange 7", "exchange 9") == 2
