"""``tripot backup`` and ``restore``: all tables of a server as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tripot.engine.message import say
from tripot.engine.words import in_words

Database = Annotated[str | None, typer.Option(help="The file (or the URL) that keeps the tables.")]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write. It must not be there yet.")],
    database: Database = None,
) -> None:
    """Write all tables to a file, as they are at this moment; the server may go on."""
    from tripot.server.storage.backup import backup as write

    print(in_words(say("backup-written", tables=write(database, file), file=str(file))))


def restore(
    file: Annotated[Path, typer.Argument(help="What `tripot backup` wrote, from SQLite or PostgreSQL alike.")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Throw away the tables that are there.")] = False,
) -> None:
    """Fill a database from a backup. No server may use it meanwhile."""
    from tripot.server.storage.backup import restore as read

    print(in_words(say("backup-restored", tables=read(file, database, replace=replace))))
