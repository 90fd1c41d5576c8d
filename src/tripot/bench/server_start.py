"""The server's promises, measured in fresh processes: a page at once, little memory, rules compiled only once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from time import perf_counter, sleep
from typing import Any
from urllib.error import HTTPError

from websockets.sync.client import ClientConnection, connect

from tripot.engine.registry import find_game, game_names

MOVES = 3
"""So many actions of a person, each answered by computers, before the memory is read."""

SERVE = "from tripot.server.run import serve; serve(port=0, database=':memory:')"
WARM = "import sys; from tripot import players; players.warm(sys.argv[1])"


def measure() -> Iterator[tuple[str, str]]:
    """Row by row: what, and the figure."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"TRIPOT_CACHE": cache}
        with served(environment) as (address, begun, _):
            fetch(f"{address}/")
            yield "start to first page, nothing compiled", f"{perf_counter() - begun:.2f} s"
            fetch(f"{address}/api/games")
            yield "start to the list of games", f"{perf_counter() - begun:.2f} s"
            yield "all games compiled, from the start", f"{wait_ready(address, begun):.1f} s"
        for name in game_names():
            command = [sys.executable, "-c", WARM, name]
            begun = perf_counter()
            subprocess.run(command, env=environment, check=True)  # noqa: S603 (a command of ours)
            yield f"{name}: a new process that searches once", f"{perf_counter() - begun:.2f} s"
        for name in game_names():
            with served(environment) as (address, begun, process):
                wait_ready(address, begun)
                yield f"{name}: table made to first state", f"{play(address, name):.2f} s"
                yield f"{name}: memory with one table, a computer playing", f"{resident(process):.0f} MB"


@contextmanager
def served(environment: dict[str, str]) -> Iterator[tuple[str, float, int]]:
    """A server in a process of its own: its address, when it was started, its process."""
    begun = perf_counter()
    command = [sys.executable, "-c", SERVE]
    with subprocess.Popen(command, env=environment, stdout=PIPE, text=True) as process:  # noqa: S603
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), begun, process.pid
        finally:
            process.terminate()


def fetch(address: str, body: object = None) -> str:
    """The answer's text; a page that isn't built yet is an answer too."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(address, data) as answer:  # noqa: S310
            return str(answer.read().decode())
    except HTTPError as error:
        return error.read().decode()


def wait_ready(address: str, begun: float) -> float:
    """Seconds since ``begun`` when all games are compiled."""
    while any(game["done"] < game["of"] for game in json.loads(fetch(f"{address}/api/ready")).values()):
        sleep(0.05)
    return perf_counter() - begun


def play(address: str, name: str) -> float:
    """A person and computers play some actions; the seconds from the wish for a table to its first state."""
    game = find_game(name)
    computers = [{"kind": "computer", "level": "level-6"}] * (game.seats(game.options()) - 1)
    begun = perf_counter()
    wish = {"game": name, "seats": [{"kind": "person", "name": "Anne"}, *computers], "draw": False}
    with urllib.request.urlopen(f"{address}/api/tables", json.dumps(wish).encode()) as answer:  # noqa: S310
        made, cookie = json.loads(answer.read()), answer.headers["Set-Cookie"].partition(";")[0]
    socket_address = f"{address.replace('http', 'ws')}/api/tables/{made['id']}"
    with connect(socket_address, max_size=None, additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"do": "look", "seat": 0}))
        state = next_state(socket, {})
        spent = perf_counter() - begun
        for _ in range(MOVES):
            while not state["moves"]:
                state = next_state(socket, state)
            socket.send(json.dumps({"do": "play", "number": state["number"], "text": state["moves"][0][0]}))
            state = next_state(socket, state)
    return spent


def next_state(socket: ClientConnection, before: dict[str, Any]) -> dict[str, Any]:
    """The next state that the server sends, scene and sheet aside: of those it sends what has changed only."""
    while not (message := json.loads(socket.recv(timeout=60))).keys() & {"state", "change"}:
        pass
    return {**before, **message.get("state", {}), **message.get("change", {})}


def resident(process: int) -> float:
    """The memory that a process holds, in MB (0 where the system does not tell)."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)
