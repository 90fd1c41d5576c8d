"""The ladders as a page: docs/levels.md."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.arena.ladder import Ladder, Played, all_out, farther, figures, neighbours
from tripot.players import level_names

HEAD = """# How strong the levels are

`tripot ladder` has written this page, from the matches in [levels/](levels): don't change it by hand.
`tripot ladder GAME` plays what is missing.

*Figures* say what a level is: by what it judges (the `points` that an action brings at once, or its `look`, the game's
`prior`) and how many of the possible actions it notices, or how many simulations it thinks for. *Rating*: Bradley and
Terry's model on Elo's scale, `greedy` = 0, with a 95 % interval. *Against the one below*: the share of the wins (a
shared win counts one half) with its 95 % interval over groups of two games from one seed, seats exchanged. *ms an
action*: how long it thought in the slowest of its matches, on a machine whose two cores were busy with other work too.
Beside the levels there is `strongest`: the highest one with all the simulations that three seconds of processor time
allow. It is not on the ladder. All games are played with their default options; where four sit at the
table, each of the two has every second seat.
"""


def page(ladders: Sequence[Ladder]) -> str:
    """All ladders in Markdown."""
    return "\n".join([HEAD, *(section(ladder) for ladder in ladders)])


def section(ladder: Ladder) -> str:
    """One game."""
    game = ladder.game
    lines = [
        f"## {game.name}",
        "",
        "| | figures | rating | against the one below | games | first seed | ms an action |",
        "|---|---|---|---|---|---|---|",
    ]
    ratings = ladder.ratings()
    below = dict(neighbours(game))
    for name in (*reversed(level_names(game)), "greedy", "points", "random"):
        rating = ratings.get(name)
        one = ladder.find((name, below[name])) if name in below else None
        seconds = ladder.seconds(name)
        cells = [
            name,
            figures(game, name),
            "" if rating is None else "0" if not rating.within else f"{rating.elo:+.0f} ± {rating.within:.0f}",
            share(one) if one else "not played yet" if name in below else "",
            f"{one.games:,}" if one else "",
            str(one.seed) if one else "",
            "" if seconds is None else f"{1000 * seconds:.1f}",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    others = [one for one in map(ladder.find, [*farther(game), all_out(game)]) if one]
    lines += ["", *(f"- {one.first} against {one.second}: {share(one)}, {one.games:,} games" for one in others), ""]
    return "\n".join(lines)


def share(one: Played) -> str:
    """62.5 % (58.0 to 67.0)."""
    low, high = one.interval
    return f"{100 * one.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
