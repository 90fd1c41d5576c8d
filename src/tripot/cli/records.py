"""``tripot replay``, ``verify`` and ``convert``: record files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tripot.cli.files import text_of
from tripot.engine.errors import BadText
from tripot.engine.message import say
from tripot.engine.options import options_from, options_from_text, options_text
from tripot.engine.position import Entry, Position
from tripot.engine.registry import find_game, game_names
from tripot.engine.sheet import sheet_of
from tripot.engine.state import SPECTATOR
from tripot.engine.words import in_words
from tripot.record import Record, read_record, record_of, write_record
from tripot.record import replay as replayed
from tripot.record import verify as verified
from tripot.record.promise import LUCK, PROMISE, verify_dealer

File = Annotated[
    Path, typer.Argument(help="A record (.tripot), or a format of others (.blksgf).", exists=True, dir_okay=False)
]


def replay(file: File) -> None:
    """Print a record move by move, with the scores."""
    record = load(file)
    positions = replayed(record)
    position = next(positions)
    print(f"{record.game} {position.to_text()}")
    for number, (entry, after) in enumerate(zip(record.entries, positions, strict=True), 1):
        who = "dealer" if entry.actor == "dealer" else f"seat {entry.actor}"
        print(f"{number:4} {who:7} {entry.text:32} {'  '.join(map(str, after.scores()))}")
        position = after
    if lines := sheet_lines(position):
        print("\n" + "\n".join(lines) + "\n")
    print(ending(position))


def sheet_lines(position: Position) -> list[str]:
    """The score sheet with its numbered lines, for games that have one."""
    form = position.game.table.scene(position.view(None).seen, SPECTATOR).form
    if form is None:
        return []
    rows = sheet_of(position)
    filled = [f"{row.number:4}  {in_words(row.what):20} {row.total}" for row in rows]
    empty = [f"{number:4}" for number in range(len(rows) + 1, form.lines + 1)]
    return [*filled, *empty, f"{'*':>4}  {'':20} {'' if form.total is None else form.total}"]


def verify(file: File) -> None:
    """Accept only a legal record of an honest dealer; otherwise say where and why it is wrong."""
    record = load(file)
    honest = verify_dealer(record)  # first: a tile that was changed may make a later action illegal
    position = verified(record)
    print(f"{file}: legal, {position.length} actions. {ending(position)}")
    if honest:
        print(in_words(say("record-honest")))
        if LUCK in record.about:
            print(in_words(say("record-luck", table=record.about[LUCK])))
    else:
        print(in_words(say("record-promised" if PROMISE in record.about else "record-no-promise")))


def convert(
    file: File, to: Annotated[Path, typer.Argument(help="The file to write; its suffix says in which format.")]
) -> None:
    """Write a record in another format, as .blksgf; or read one and write ours."""
    record = load(file)
    position = verified(record)
    if to.suffix == ".tripot":
        to.write_text(write_record(record_of(position, **record.about)), encoding="utf-8")
        return
    formats = find_game(record.game).formats
    if to.suffix not in formats:
        raise BadText(say("format-unknown", suffix=to.suffix, formats=", ".join([".tripot", *formats])))
    if record.start is not None:
        raise BadText(say("format-from-start"))
    text = formats[to.suffix].write(
        options_from_text(find_game(record.game), record.options), [e.text for e in record.entries]
    )
    to.write_text(text, encoding="utf-8")


def load(file: Path) -> Record:
    """The record in a file, whatever its format; warnings go to standard error."""
    text = text_of(file)
    for name in game_names():
        found = find_game(name).formats.get(file.suffix)
        if found:
            given, start, actions, warnings = found.read(text)
            for warning in warnings:
                typer.echo(f"{file}: {in_words(warning)}", err=True)
            return with_actors(name, given, start, actions)
    return read_record(text)


def with_actors(name: str, given: dict[str, object], start: str | None, actions: list[str]) -> Record:
    """A record of another format names no actors: the rules tell them."""
    options = options_text(options_from(find_game(name), given))
    record = Record(name, options, (), start)
    position: Position = next(replayed(record))
    entries: list[Entry] = []
    for text in actions:
        if position.actor is None:
            raise BadText(say("record-after-end", number=len(entries) + 1, text=text))
        entries.append(Entry(position.actor, text))
        position.play(text)
    return Record(name, options, tuple(entries), start)


def ending(position: Position) -> str:
    """How the game stands, in one line."""
    result = position.result()
    if result is None:
        return f"Not over: {position.actor} to act."
    scores = "  ".join(map(str, result.scores))
    return f"Over ({result.ending}): seat {' and '.join(map(str, result.winners))} won. Scores: {scores}"
