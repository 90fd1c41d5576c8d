"""``tripot play``."""

from __future__ import annotations

from typing import Annotated

import typer


def play(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=1, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(help="The file (or the URL) that keeps the tables.")] = None,
) -> None:
    """Start the house and print its address: open it in a browser and play."""
    from tripot.server.run import serve

    serve(host, port, database)
