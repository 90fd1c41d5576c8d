"""A tiny engine for the tests of the Go Text Protocol: plays the first legal action, or misbehaves as it is told."""

from __future__ import annotations

import sys

import tripot

COLOURS = "1234"


def main(habit: str) -> None:
    """Answer commands until ``quit``."""
    position = tripot.new("trigon", mode="two", seed=1)
    for line in sys.stdin:
        command, *words = line.split()
        answer = "= "
        if command == "set_game":
            position = tripot.new("trigon", mode="two", seed=1)
        elif command == "known_command":
            answer += "true" if habit == "timed" and words == ["cputime"] else "false"
        elif command == "cputime":
            answer += str(position.length / 100)
        elif command == "play":
            assert COLOURS[int(position.state["turn"])] == words[0]
            position.play(words[1])
        elif command == "genmove" and habit == "dies":
            sys.exit(3)
        elif command == "genmove" and habit == "passes":
            answer += "pass"
        elif command == "genmove" and habit == "cheats":
            answer += position.log[0].text
        elif command == "genmove" and habit == "babbles":
            answer += "zz99"
        elif command == "genmove" and habit != "refuses":
            sys.stderr.write("Val 0.5, Sim 12\n")
            sys.stderr.flush()
            answer += position.legal()[0]
            position.play(position.legal()[0])
        else:
            answer = "? unknown command"
        sys.stdout.write(answer + "\n\n")
        sys.stdout.flush()
        if command == "quit":
            return


if __name__ == "__main__":
    main(sys.argv[1])
