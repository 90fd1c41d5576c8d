"""What a seat can't know is blank in its view, and imagined worlds come as often as they should."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chi2_contingency, chisquare

import tripot
from tests.games.triominos.setups import OPTION_SETS, setup
from tests.kit import random_game
from tripot.engine import kernels
from tripot.engine.state import SPECTATOR, States
from tripot.games.triominos.state import HIDDEN_TILE

PLENTY = 10_000
RACK_2 = ["013", "014", "015", "022", "023", "024", "025", "033", "034", "035", "044", "045", "055"]


def hidden(states: States, seat: int) -> States:
    view = states.copy()
    kernels.hide(view, 0, seat)
    return view


def imagined(states: States, seat: int, seed: int) -> States:
    world = states.copy()
    world["rng"] = np.uint64(seed)
    kernels.imagine(world, 0, seat)
    return world


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_an_imagined_world_looks_the_same_and_is_whole(options: dict[str, object]) -> None:
    for step, position in enumerate(random_game("triominos", 11, **options)):
        if step % 9 or position.actor is None:
            continue
        for seat in range(SPECTATOR, position.seats):
            view = hidden(position.states, seat)
            for source in (position.states, view):
                world = imagined(source, seat, step + 1)
                assert hidden(world, seat).tobytes() == view.tobytes()
                assert_whole(world)


def assert_whole(states: States) -> None:
    """Each tile is at one place, and the counts are right."""
    state = states[0]
    placed = [1 << int(tile) for tile in state["placed_tile"][: state["placed"]]]
    parts = [int(state["pool"]), int(state["shown"]), *(int(rack) for rack in state["racks"]), *placed]
    assert sum(parts) == (1 << 56) - 1
    assert sum(part.bit_count() for part in parts) == 56
    assert [int(rack).bit_count() for rack in state["racks"]] == state["counts"].tolist()
    assert int(state["pool"]).bit_count() == state["pool_count"]


def test_a_view_hides_racks_the_pool_and_the_drawn_tile() -> None:
    position = setup("345@0,0", "000.001/555.444", "turn:1 0,0 no:2 kept:0,1 seen:333.334")
    position.play("draw")
    position.play("draw 111")
    assert position.view(1).to_text().split()[1:3] == ["000.001.111/??", "turn:1"]
    other = position.view(2).to_text()
    assert other.split()[1] == "???/444.555"
    assert "drawn:1.?" in other
    assert position.view(2).state["fresh"] == HIDDEN_TILE
    assert "pool:?" in other
    assert "seen:333.334" in other
    assert position.view(None).to_text().split()[1] == "???/??"


def test_at_the_end_all_lies_open() -> None:
    last = list(random_game("triominos", 3))[-1]
    assert last.view(None).states["racks"].tobytes() == last.states["racks"].tobytes()


def test_a_start_tile_is_in_no_dealt_rack() -> None:
    """Right after the start draw every other rack is still the dealt one."""
    position = tripot.new("triominos", seed=6, players=3)
    position.deal()
    seen = int(position.state["seen"])
    assert seen.bit_count() == 3
    for seed in range(1, 200):
        for seat in range(SPECTATOR, 3):
            racks = imagined(position.states, seat, seed)[0]["racks"]
            assert not any(int(rack) & seen for rack in racks)


DEALT, POOL, START_TILES = 9, 38, 2
"""Two players: tiles dealt to a seat, tiles left after the deal, tiles shown in the start draw."""


def lived_through(events: str, rng: random.Random) -> int | None:
    """How many start tiles seat 2 holds after its draws (d) and its rack's placements (p; s: of start tile 0), by lot.

    None when it didn't go that way: the tile that left was a start tile, or not start tile 0.
    """
    holders = rng.sample(range(POOL), START_TILES)  # the order of later draws, start tiles are never dealt
    rack: list[int | None] = [None] * DEALT
    drawn = 0
    for event in events:
        if event == "d":
            rack.append(drawn)
            drawn += 1
            continue
        left = rack.pop(rng.randrange(len(rack)))
        if (left in holders) if event == "p" else (left != holders[0]):
            return None
    return sum(slot in holders for slot in rack)


SOME = "000.001.002.003.004.005.011.012"


@pytest.mark.parametrize(
    ("events", "table", "seen", "kept"),
    [
        ("ddd", "345@0,0:1", "333.334", 3),
        ("dddp", "345@0,0:1;553@-1,0:2.3", "333.334", 3),
        ("ddds", "345@0,0:1;553@-1,0:2.3", "355.334", 3),
        ("dpddpd", "345@0,0:1;553@-1,0:2.1;554@0,1:2.3", "333.334", 4),
        ("ddpds", "345@0,0:1;554@0,1:2.2;553@-1,0:2.3", "355.334", 3),
    ],
)
def test_start_tiles_are_imagined_as_often_as_drawn_tiles_can_be_them(
    events: str, table: str, seen: str, kept: int
) -> None:
    """Seat 1 looks at seat 2's rack: how many of its tiles are start tiles?"""
    tiles = DEALT + events.count("d") - events.count("p") - events.count("s")
    racks = ".".join(RACK_2[:tiles])
    position = tripot.position("triominos", f"{table} {SOME}/{racks} turn:1 0,0 no:9 kept:0,{kept} seen:{seen}")
    mask = int(position.state["seen"])
    imagined_counts = Counter(
        (int(imagined(position.states, 0, seed)[0]["racks"][1]) & mask).bit_count() for seed in range(1, PLENTY)
    )
    rng = random.Random(events)
    lived = Counter(lived_through(events, rng) for _ in range(PLENTY * (20 if "s" in events else 1)))
    del lived[None]
    rows = [[counts[0], sum(n for k, n in counts.items() if k)] for counts in (imagined_counts, lived)]
    assert min(map(min, rows)) > 50
    assert chi2_contingency(rows).pvalue > 0.001


def test_all_other_tiles_are_imagined_equally_often() -> None:
    position = setup("345@0,0", f"{SOME}/{'.'.join(RACK_2[:3])}", "turn:1 0,0 no:9 seen:333.334")
    counts: Counter[int] = Counter()
    for seed in range(1, PLENTY):
        rack = int(imagined(position.states, 0, seed)[0]["racks"][1])
        counts.update(tile for tile in range(56) if rack >> tile & 1)
    assert len(counts) == 56 - 1 - 8 - 2
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_the_drawn_tile_is_one_of_the_drawn() -> None:
    """Seat 2 has just drawn its first tile: its fresh tile may be a start tile, the rest of its rack not."""
    position = setup("345@0,0", f"{SOME}/{'.'.join(RACK_2[:9])}", "turn:2 0,0 no:9 seen:333.334")
    position.play("draw")
    position.play(f"draw {RACK_2[9]}")
    mask, found = int(position.state["seen"]), 0
    for seed in range(1, PLENTY):
        state = imagined(position.states, 0, seed)[0]
        rack, fresh = int(state["racks"][1]), 1 << int(state["fresh"])
        assert rack & fresh
        assert not rack & mask & ~fresh
        found += bool(fresh & mask)
    expected = (PLENTY - 1) * 2 / 38
    assert chisquare([found, PLENTY - 1 - found], [expected, PLENTY - 1 - expected]).pvalue > 0.001
