"""Compiles the rules of games into the cache on disk: ``python -m tripot.warmup [game ...]``.

One line of progress a step, ``game done of``, so that whoever started the process can show it. A line read from the
standard input names the game to go on with. Once a game is compiled, a mark lies beside its machine code.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

FLOATS_OUT = ("winners", "priors", "evaluate")
"""The kernels whose ``out`` holds float64; all others have int64."""


def main(names: Sequence[str] = (), wishes: Iterable[str] = ()) -> None:
    """Compile these games (all, if none is named), those wished meanwhile first."""
    from tripot.engine.compile import forget_old_kernels
    from tripot.engine.registry import game_names

    left = list(names or game_names())
    wished: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_listen, args=(wishes, wished), daemon=True).start()
    running: dict[str, Iterator[str]] = {}
    while left:
        while not wished.empty():
            if (name := wished.get()) in left:
                left.remove(name)
                left.insert(0, name)
        line = next(running.setdefault(left[0], warm(left[0])), None)
        if line is None:
            left.pop(0)
        else:
            print(line, flush=True)
    forget_old_kernels()


def _listen(wishes: Iterable[str], wished: SimpleQueue[str]) -> None:
    for line in wishes:
        wished.put(line.strip())


def warm(name: str) -> Iterator[str]:
    """Compile one game step by step; a line of progress after each."""
    steps = steps_of(name)
    for done, step in enumerate(steps, 1):
        step()
        if done == len(steps):
            _mark(name).touch()
        yield f"{name} {done} {len(steps)}"


def already_warm(names: Sequence[str]) -> list[str]:
    """Those of these games that are compiled."""
    return [name for name in names if _mark(name).exists()]


def steps_of(name: str) -> list[Callable[[], object]]:
    """What is to be compiled for a game: each rule as Python calls it, then what the players need."""
    import numba

    from tripot import players
    from tripot.engine import kernels
    from tripot.engine.position import new
    from tripot.engine.registry import find_game

    integers = numba.types.int64[::1]
    states: Any = numba.typeof(new(name, seed=0).states)  # type: ignore[no-untyped-call]
    kinds = {"States": states, "Actions": integers, "int": numba.types.int64}

    def compiled(kernel_name: str) -> Callable[[], object]:
        kernel = getattr(kernels, kernel_name)
        kinds["Any"] = numba.types.float64[::1] if kernel_name in FLOATS_OUT else integers
        arguments = {k: v for k, v in kernel.py_func.__annotations__.items() if k != "return"}
        signature = tuple(kinds[kind] for kind in arguments.values())
        return lambda: kernel.compile(signature)

    found = [n for n, kernel in vars(kernels).items() if isinstance(kernel, numba.core.registry.CPUDispatcher)]

    def rest() -> None:
        players.warm(name)
        figures = find_game(name).figures
        if figures:
            figures.warm()

    return [*map(compiled, found), rest]


def _mark(name: str) -> Path:
    """Machine code is for one kind of processor, and Numba's cache for one version of Python."""
    from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]

    from tripot.engine.compile import cache_folder

    return cache_folder() / f"{name}.{sys.implementation.cache_tag}-{get_host_cpu_name()}.warm"


if __name__ == "__main__":
    main(sys.argv[1:], sys.stdin)
