"""``tripot review``: what each decision of a recorded game was worth, and where the game turned."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from tripot.cli.bar import bar
from tripot.cli.records import File, load
from tripot.engine.advice import Scale
from tripot.engine.errors import BadOption, BadText
from tripot.engine.message import Message, say
from tripot.engine.options import options_text
from tripot.engine.position import Position
from tripot.engine.words import LANGUAGES, in_words
from tripot.record import verify
from tripot.teacher import Advised, Review, Reviewed, decisions_of, gathered, reviewing

WIDTH = 120


def review(
    file: File,
    simulations: Annotated[
        int, typer.Option(help="Simulations for each decision (0: as many as the length of the game allows).", min=0)
    ] = 0,
    seed: Annotated[int, typer.Option(help="The luck of the search.", min=0)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    language: Annotated[str, typer.Option("--lang", help="en or fr.")] = "en",
) -> None:
    """Print what each decision of a game was expected to bring, what it lost, and what would have been better."""
    if language not in LANGUAGES:
        raise BadOption(say("no-such-language", language=language, languages=", ".join(LANGUAGES)))
    record = load(file)
    position = verify(record)
    if not any(decisions_of(position)):
        raise BadText(say("review-nothing", file=str(file)))
    found = followed(position, seed, simulations or None)
    teller = Teller(language, found, position.game.advice.scale(position.options, 0))
    if as_json:
        print(msgspec.json.encode(teller.as_json()).decode())
    else:
        teller.show(headed(position, record.about.get("players", "")))


def followed(position: Position, seed: int, simulations: int | None) -> Review:
    """The review, with a bar that shows how far it is."""
    decisions: list[Reviewed] = []
    with bar() as progress:
        task = progress.add_task(position.game.name, total=position.length)
        for one in reviewing(position, seed, simulations):
            decisions.append(one)
            progress.update(task, completed=one.step)
    return gathered(position, decisions)


def headed(position: Position, players: str) -> list[list[Message]]:
    """What game it was and how it ended; who played, with the scores."""
    game, result = position.game, position.result()
    options = options_text(position.options)
    first = [
        say(f"{game.name}-title"),
        *([say("review-options", options=options)] if options else []),
        say(f"{game.name}-ending-{result.ending}") if result else say("review-not-over"),
    ]
    names = players.split(" | ") if players else []
    scores = [(k, str(score).replace("-", "−")) for k, score in enumerate(position.scores(), 1)]
    if names:
        return [first, [say("review-player-named", seat=k, name=names[k - 1], score=score) for k, score in scores]]
    return [first, [say("review-player", seat=k, score=score) for k, score in scores]]


class Teller:
    """A review in words."""

    def __init__(self, language: str, review: Review, scale: Scale) -> None:
        self._language = language
        self._review = review
        self._scale = scale

    def show(self, head: list[list[Message]]) -> None:
        """The head, the decisions as a table, then the turning points."""
        console = Console(width=WIDTH)
        for line in head:
            console.print(" · ".join(map(self._words, line)), markup=False, highlight=False)
        print()
        columns = ("action", "seat", "move", "before", "loss")
        table = Table(*(self._words(say(f"review-{name}")) for name in columns), box=None)
        for k, one in enumerate(self._review.decisions):
            mark = "*" if k in self._review.turning_points else ""
            loss = self._loss(one) if one.loss else ""
            table.add_row(
                f"{one.step + 1}{mark}", str(one.seat + 1), self._words(one.played.what), self._amount(one), loss
            )
        console.print(table)
        if self._review.turning_points:
            console.print(f"\n{self._words(say('review-mark'))}", markup=False)
        for k in self._review.turning_points:
            console.print(self._turning(self._review.decisions[k]), markup=False, highlight=False)
        if not self._review.turning_points:
            console.print(self._words(say("review-no-turning")), markup=False)

    def _turning(self, one: Reviewed) -> str:
        assert one.better is not None
        told = say(
            "review-turning", step=one.step + 1, seat=one.seat + 1, move=self._named(one.played), loss=self._loss(one)
        )
        lines = [f"\n* {self._words(told)}", f"  {self._reasons(one.played)}"]
        lines += [
            f"  {self._words(say('review-better', move=self._named(one.better)))}",
            f"  {self._reasons(one.better)}",
        ]
        return "\n".join(lines)

    def _named(self, advised: Advised) -> Message:
        return say("review-named", what=advised.what, text=advised.text)

    def _reasons(self, advised: Advised) -> str:
        reasons = advised.reasons or (say("teacher-no-reason"),)
        return " · ".join(self._words(reason) for reason in reasons)

    def _amount(self, one: Reviewed) -> str:
        return self._words(say(self._review.unit, n=self._scale.rounded(one.amount)))

    def _loss(self, one: Reviewed) -> str:
        return self._words(say(self._review.difference, n=self._scale.rounded(one.loss)))

    def _words(self, message: Message) -> str:
        return in_words(message, self._language)

    def as_json(self) -> dict[str, Any]:
        """Plain data, moves and reasons in words."""
        review = self._review
        return {
            "unit": review.unit,
            "fewer": review.fewer,
            "final": [round(amount, 2) for amount in review.final],
            "turning_points": [review.decisions[k].step + 1 for k in review.turning_points],
            "decisions": [
                {
                    "action": one.step + 1,
                    "seat": one.seat + 1,
                    "expected": round(one.amount, 2),
                    "loss": round(one.loss, 2),
                    "played": self._advised(one.played),
                    "better": None if one.better is None else self._advised(one.better),
                }
                for one in review.decisions
            ],
        }

    def _advised(self, advised: Advised) -> dict[str, Any]:
        return {
            "text": advised.text,
            "move": self._words(advised.what),
            "expected": round(advised.amount, 2),
            "reasons": [self._words(reason) for reason in advised.reasons],
        }
