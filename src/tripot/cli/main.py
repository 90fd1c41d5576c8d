"""The command line: every command is a few lines over the package."""

from __future__ import annotations

import sys

import typer

from tripot.cli import (
    alone,
    arena,
    backup,
    bench,
    bench_figures,
    bench_server,
    figure,
    ladder,
    loss,
    puzzle,
    records,
    review,
    score,
    serve,
    warmup,
)
from tripot.engine.errors import TripotError
from tripot.engine.message import say
from tripot.engine.words import in_words

app = typer.Typer(
    help="Five table games whose names begin with “tri”.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(serve.play)
app.command("warmup")(warmup.warmup)
app.command("score")(score.score)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("convert")(records.convert)
app.command("review")(review.review)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("loss")(loss.loss)
app.command("alone")(alone.alone)
app.add_typer(puzzle.app, name="puzzle")
app.command("figure")(figure.figure)
app.command("bench")(bench.bench)
app.command("bench-figures")(bench_figures.bench_figures)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("bench-server")(bench_server.bench_server)


def main() -> None:
    """Run a command; what goes wrong on the user's side is one sentence and exit status 1."""
    try:
        app()
    except TripotError as error:
        sys.exit(f"tripot: {error}")
    except OSError as error:
        if error.filename is None:
            raise
        sys.exit(f"tripot: {in_words(say('file-trouble', file=str(error.filename), why=str(error.strerror)))}")
