"""A second, naive implementation of each game, written from the rulebook alone.

Nothing here imports from ``tripot.games`` and nothing there imports from here.
Sets, dicts and loops only: an oracle is read, not run fast.
"""
