"""``tripot play`` and ``tripot warmup``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def play(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65535)] = 8000,
    database: Annotated[Path | None, typer.Option(help="The file that keeps the tables.")] = None,
) -> None:
    """Start the house and print its address: open it in a browser and play."""
    from tripot.server.run import serve

    serve(host, port, database)


def warmup(games: Annotated[list[str] | None, typer.Argument(help="Games (all if none is named).")] = None) -> None:
    """Compile the rules ahead of time, so that no game has to be prepared later."""
    from tripot.warmup import main

    main(games or [])
