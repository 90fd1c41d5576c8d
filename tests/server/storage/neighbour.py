"""Another process on the same database: does what it reads from its input, a call a line."""

from __future__ import annotations

import sys

from tests.server.storage.kit import ANNE, BASILE, entry, table
from tripot.server.storage import Storage


def main() -> None:
    storage = Storage(sys.argv[1])
    print("ready", flush=True)  # noqa: T201
    for line in sys.stdin:
        what, _, ident = line.strip().partition(" ")
        if what == "append":
            storage.append(ident, [entry(len(storage.entries(ident)) + 1)])
        elif what == "say":
            storage.say(ident, 0, "Anne", "hello", 1)
        elif what == "sit":
            storage.append(ident, [], {1: BASILE}, 0)
        elif what == "redeem":
            storage.put_ticket(b"ticket", ident, ANNE, 10)
            storage.redeem(b"ticket", BASILE, 5, "moved")
        elif what == "follow":
            storage.follow(ident, table(f"after {ident}"), {}, "next")
        print("done", flush=True)  # noqa: T201
    storage.close()


if __name__ == "__main__":
    main()
