"""The house that the browser tests visit: the real server, but its lots always fall the same way.

``python -m tests.browser.house DATABASE`` prints the address and serves until it is ended.
"""

from __future__ import annotations

import random
import secrets
import sys
import zlib
from typing import Any
from unittest import mock

import uvicorn

from tripot.engine.position import View
from tripot.players import player
from tripot.players.levels import Player
from tripot.server import computers, house, presence
from tripot.server.app import make_app
from tripot.server.limits import LONGEST, UNLIMITED
from tripot.server.run import Server, bound

MINIMUM_SECONDS = 0.02
BEAT_SECONDS = 0.5
AWAY_AFTER_MS = 3000
"""Nobody waits long to see somebody gone."""


class SameSecrets:
    """Every table has the same seed: tiles and throws follow from the game and how far it is."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    @staticmethod
    def token_bytes(count: int) -> bytes:
        return bytes(range(count))


class SamePlayer:
    """A computer whose lots follow from what it sees."""

    def __init__(self, level: str) -> None:
        self._player: Player = player(level)

    def choose(self, view: View, seat: int, seed: int, stop: Any = None) -> int:  # noqa: ARG002
        return self._player.choose(view, seat, zlib.crc32(view.states.tobytes()), stop)


class SameLots(random.Random):
    """The seats are always drawn alike."""

    def __init__(self) -> None:
        super().__init__(1)


def main(database: str) -> None:
    with (
        mock.patch.object(house, "secrets", SameSecrets),
        mock.patch.object(computers, "player", SamePlayer),
        mock.patch.object(house, "SystemRandom", SameLots),
        mock.patch.object(presence, "BEAT_SECONDS", BEAT_SECONDS),
        mock.patch.object(presence, "AWAY_AFTER_MS", AWAY_AFTER_MS),
    ):
        app = make_app(database, minimum_seconds=MINIMUM_SECONDS, limits=UNLIMITED)
        config = uvicorn.Config(app, log_level="warning", ws_max_size=LONGEST, ws="websockets-sansio")
        Server(config).run([bound("127.0.0.1", 0)])


if __name__ == "__main__":
    main(sys.argv[1])
