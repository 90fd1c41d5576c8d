"""``tripot play``."""

from __future__ import annotations

from typing import Annotated, Literal

import typer


def play(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0: any that is free.", min=0, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(help="The file (or the URL) that keeps the tables.")] = None,
    workers: Annotated[int, typer.Option(help="So many processes share the port.", min=1, max=64)] = 1,
    behind_proxy: Annotated[
        str | None,
        typer.Option(metavar="ADDRESSES", help="The proxies whose X-Forwarded-For and -Proto are believed: 127.0.0.1"),
    ] = None,
    log_format: Annotated[Literal["text", "json"], typer.Option(help="How the log's lines are written.")] = "text",
    limits: Annotated[str, typer.Option(metavar="NAME=NUMBER,...", help="Other limits than the usual ones.")] = "",
) -> None:
    """Start the house and print its address: open it in a browser and play."""
    from tripot.server.limits import limits_from_text
    from tripot.server.run import serve

    serve(
        host,
        port,
        database,
        workers=workers,
        proxies=behind_proxy,
        log_format=log_format,
        limits=limits_from_text(limits),
    )
