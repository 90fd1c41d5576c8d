"""After its first state a browser is sent only what is new; put together it is the state again."""

from __future__ import annotations

import msgspec
import pytest

from tests.changes import changed
from tests.server.tables import table_of
from tripot.engine.registry import game_names
from tripot.players import player
from tripot.server.changes import change
from tripot.server.desk import Desk
from tripot.server.wire import write


@pytest.mark.parametrize("game", game_names())
def test_changes_put_together_are_the_state(game: str) -> None:
    table = table_of(game, **({"mode": "two"} if game == "trigon" else {"players": 2}))
    desk, chooser = Desk(table), player("random")
    seen = {eyes: desk.state(eyes, (0, 1)) for eyes in (None, 0, 1)}
    sent, whole = 0, 0
    for _ in range(60):
        if table.over:
            break
        table.play(table.actor, chooser.choose(table.view(table.actor), table.actor, table.number))
        table.deal()
        for eyes, before in seen.items():
            after = seen[eyes] = desk.state(eyes, (0, 1))
            news = write(change(before, after))
            put = changed(msgspec.json.decode(write(before)), msgspec.json.decode(news))
            assert put == msgspec.json.decode(write(after))
            sent, whole = sent + len(news), whole + len(write(after))
    assert sent < whole
    back = desk.state(0, (0, 1))
    assert change(back, back) == {}
