"""The ``tripot`` command."""

from tripot.cli.main import main

__all__ = ["main"]
