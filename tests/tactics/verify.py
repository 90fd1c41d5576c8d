"""Prove tactics again, each at full width: ``python -m tests.tactics.verify``, or with the names of games."""

from __future__ import annotations

import sys
import time
from importlib import import_module

from tests.tactics.tactic import tactics
from tripot.engine.registry import game_names


def main(names: list[str]) -> int:
    wrong = 0
    for name in names or game_names():
        begun = time.perf_counter()
        proofs = [import_module(f"tests.tactics.{name}").proof(tactic) for tactic in tactics(name)]
        wrong += proofs.count(False)
        print(f"{name}: {proofs.count(True)} of {len(proofs)} proved in {time.perf_counter() - begun:.1f} s")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
