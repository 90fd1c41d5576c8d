"""Collect the tactics of games anew: ``python -m tests.tactics.find trini`` writes ``tests/tactics/trini.txt``."""

from __future__ import annotations

import sys
from importlib import import_module

from tests.tactics.tactic import save


def main(names: list[str]) -> None:
    for name in names:
        found = []
        for tactic in import_module(f"tests.tactics.{name}").find():
            found.append(tactic)
            print(tactic.line(), flush=True)
        save(name, found)


if __name__ == "__main__":
    main(sys.argv[1:])
