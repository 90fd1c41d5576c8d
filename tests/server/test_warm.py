"""Compiling ahead: what the child does, and how the parent follows it."""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path

import numba
import pytest

from tripot import warmup
from tripot.engine import kernels
from tripot.engine.errors import BadOption
from tripot.server.preview import card
from tripot.server.warm import Warm
from tripot.server.wire import Progress

GAME = "trigon"


@pytest.fixture(autouse=True)
def _marks_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "_mark", lambda name: tmp_path / name)


def test_every_kernel_is_compiled_as_python_calls_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = [kernel for kernel in vars(kernels).values() if isinstance(kernel, numba.core.registry.CPUDispatcher)]
    assert warmup.already_warm([GAME]) == []
    warmup.main([GAME])
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"{GAME} {done} {len(found) + 1}" for done in range(1, len(found) + 2)]
    assert warmup.already_warm([GAME]) == [GAME]
    before = [len(kernel.signatures) for kernel in found]
    card.__wrapped__(GAME)
    assert [len(kernel.signatures) for kernel in found] == before


def test_a_wish_comes_next(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(warmup, "steps_of", lambda _: [lambda: None] * 2)
    monkeypatch.setattr("threading.Thread", _AtOnce)
    warmup.main(["a", "b", "c"], io.StringIO("c\nnonsense\n"))
    assert capsys.readouterr().out.split("\n")[:3] == ["c 1 2", "c 2 2", "a 1 2"]


class _AtOnce:
    def __init__(self, *, target: object, args: tuple[object, ...], daemon: bool) -> None:
        assert daemon
        assert callable(target)
        self.start = lambda: target(*args)


CHILD = """
import sys
print("a 1 2", flush=True)
print(sys.stdin.readline().strip(), "1 1", flush=True)
print("a 2 2", flush=True)
"""


def child(code: str) -> tuple[str, ...]:
    return sys.executable, "-c", code


def test_the_parent_follows_the_child() -> None:
    async def follow() -> None:
        warm = Warm(["a", "b"], command=child(CHILD))
        assert warm.progress["a"] == Progress(0, 1)
        running = asyncio.create_task(warm.run())
        await asyncio.wait_for(warm.ready("b"), 20)
        await asyncio.wait_for(warm.ready("a"), 20)
        await running
        assert warm.progress == {"a": Progress(2, 2), "b": Progress(1, 1)}
        with pytest.raises(BadOption):
            warm.is_ready("no")

    asyncio.run(follow())


def test_a_child_that_fails_makes_nobody_wait() -> None:
    async def follow(command: tuple[str, ...]) -> None:
        warm = Warm(["a"], command=command)
        await warm.run()
        assert warm.is_ready("a")

    asyncio.run(follow(child("raise SystemExit(3)")))
    asyncio.run(follow(("no-such-command",)))


def test_a_child_is_ended_with_the_server() -> None:
    async def follow() -> None:
        warm = Warm(["a", "b"], command=child("import time; print('b 1 1', flush=True); time.sleep(600)"))
        running = asyncio.create_task(warm.run())
        await asyncio.wait_for(warm.ready("b"), 20)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert warm._child is not None
        assert warm._child.returncode is not None

    asyncio.run(follow())
