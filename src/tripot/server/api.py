"""What is asked over HTTP. Plain functions run in threads, so they may take their time."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from anyio import to_thread
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tripot.engine.message import say
from tripot.engine.options import choices, options_from
from tripot.engine.registry import find_game, game_names
from tripot.players import STRONGEST, level_names
from tripot.puzzles import all_puzzles, find_puzzle
from tripot.record import record_of, write_record
from tripot.record.promise import COUNTED, LUCK, PROMISE, SEED, promise_of
from tripot.server.browsers import browser_of, known, remember
from tripot.server.desk import past_state
from tripot.server.guide import guide_html
from tripot.server.logs import event
from tripot.server.play_on import play_on
from tripot.server.preview import card
from tripot.server.puzzles import listed, of_day, whole
from tripot.server.refusal import Refused, refused
from tripot.server.reviews import decision_at
from tripot.server.tables import Table
from tripot.server.wire import UNREADABLE, GameInfo, Made, NewTable, Number, PlayOn, Sit, State, Ticket, write

if TYPE_CHECKING:
    from tripot.server.house import House

BODY_LIMIT = 65_536

Body = TypeVar("Body")


def answer(content: object, status: int = 200) -> Response:
    """JSON, never kept by the browser."""
    return Response(write(content), status, {"Cache-Control": "no-store"}, "application/json")


def house_of(request: Request) -> House:
    """The house that this server serves."""
    house: House = request.app.state.house
    return house


def games(_: Request) -> Response:
    """All games and what can be chosen for a new one."""
    found = (find_game(name) for name in game_names())
    return answer(
        [
            GameInfo(game.name, game.hidden, game.deals, choices(game), game.endings, (*level_names(game), STRONGEST))
            for game in found
        ]
    )


def seats(request: Request) -> Response:
    """How many seats these options give."""
    game = find_game(request.query_params.get("game", ""))
    given = decoded(request.query_params.get("options", "{}").encode(), dict[str, Any])
    return answer({"seats": game.seats(options_from(game, given))})


def guide(request: Request) -> Response:
    """The rules."""
    return answer({"html": guide_html(request.path_params["game"], request.path_params["language"])})


def words(request: Request) -> Response:
    """The whole catalogue of a language."""
    from tripot.engine.words import LANGUAGES, catalogue

    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise refused("server-no-language", 404, language=language, languages=", ".join(LANGUAGES))
    return Response(catalogue(language), 200, {"Cache-Control": "no-cache"}, "text/plain; charset=utf-8")


def preview(request: Request) -> Response:
    """A position for the card of a game, once its rules are compiled."""
    name = request.path_params["game"]
    if not house_of(request).warm.is_ready(name):
        raise refused("server-not-ready", 503)
    return answer(card(name))


async def ready(request: Request) -> Response:
    """How far compiling is."""
    return answer(house_of(request).warm.progress)


async def make(request: Request) -> Response:
    """A new table."""
    house, (secret, browser) = house_of(request), known(request)
    wish = decoded(await body_of(request), NewTable)
    made = await to_thread.run_sync(house.make, wish, browser)
    house.metrics.table_made(wish.game)
    event("table-made", table=made.id, game=wish.game)
    return remember(answer(made), request, secret)


async def sit(request: Request) -> Response:
    """An open seat is taken."""
    house, (secret, browser) = house_of(request), known(request)
    wish, ident = decoded(await body_of(request), Sit), request.path_params["id"]
    seated = answer(await to_thread.run_sync(house.sit, ident, wish.seat, wish.name, browser))
    await house.heard(ident)
    return remember(seated, request, secret)


async def ticket(request: Request) -> Response:
    """The seats of this browser shall move to another device."""
    house = house_of(request)
    return answer(await to_thread.run_sync(house.ticket, request.path_params["id"], browser_of(request)))


async def moving(request: Request) -> Response:
    """What would move here."""
    return answer(await to_thread.run_sync(house_of(request).moving, request.path_params["ticket"]))


async def move(request: Request) -> Response:
    """The seats move here."""
    house, (secret, browser) = house_of(request), known(request)
    wish = decoded(await body_of(request), Ticket)
    made = await to_thread.run_sync(house.move, wish.ticket, browser)
    await house.heard(made.id)
    return remember(answer(made), request, secret)


async def again(request: Request) -> Response:
    """The same people with a new game."""
    house, ident = house_of(request), request.path_params["id"]
    await house.warm.ready((await to_thread.run_sync(house.find, ident)).game)
    made = await to_thread.run_sync(house.again, ident, browser_of(request))
    await house.heard(ident)
    return answer(made)


async def same_luck(request: Request) -> Response:
    """A game alone once more, with the same tiles and throws."""
    house, ident = house_of(request), request.path_params["id"]
    await house.warm.ready((await to_thread.run_sync(house.find, ident)).game)
    return answer(await to_thread.run_sync(house.same_luck, ident, browser_of(request)))


async def lobby(request: Request) -> Response:
    """Tables that wait for somebody."""
    return answer(await to_thread.run_sync(house_of(request).waiting))


async def record(request: Request) -> Response:
    """The record of a game as a text file."""
    house = house_of(request)
    row = await to_thread.run_sync(house.find, request.path_params["id"])
    await house.warm.ready(row.game)
    text = await to_thread.run_sync(lambda: record_text(Table(row, house.storage)))
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.txt"'}
    return Response(text, 200, headers, "text/plain; charset=utf-8")


def record_text(table: Table) -> str:
    """The record; Refused while it would tell what is hidden. The seed stands in it once nothing can follow from it."""
    if table.game.hidden and not table.over:
        raise refused("server-record-hidden", 403)
    about = {"players": " | ".join(seat.name or seat.level for seat in table.seats)}
    if table.row.seed:
        about[PROMISE] = promise_of(table.row.seed)
        about[COUNTED] = table.row.counted
        if table.row.luck_of:
            about[LUCK] = table.row.luck_of
        if table.over:
            about[SEED] = table.row.seed.hex()
    if table.standing.ended:
        about["ended"] = table.standing.ended
    return write_record(record_of(table.course.position, **about))


async def review(request: Request) -> Response:
    """A game that is over, judged: a line for each step of the work, then the review."""
    house = house_of(request)
    table = await finished(request, house)
    lines = house.reviews.find(table)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(lines, 200, headers, "application/x-ndjson")


async def optimum(request: Request) -> Response:
    """What a game alone could have come to: a line for each step of the work, then what is known."""
    house = house_of(request)
    table = await finished(request, house)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(house.optima.find(table), 200, headers, "application/x-ndjson")


async def decision(request: Request) -> Response:
    """The position of a decision, as the seat saw it that made it."""
    wish = decoded(request.path_params["entry"].encode(), Number)
    table = await finished(request, house_of(request))
    return answer(await to_thread.run_sync(lambda: {"past": past_of(table, wish)}))


async def go_on(request: Request) -> Response:
    """A new table from there, against computers."""
    house, (secret, browser) = house_of(request), known(request)
    wish = decoded(await body_of(request), PlayOn)
    table = await finished(request, house)
    row = await to_thread.run_sync(play_on, house.storage, table, wish.entry, browser)
    house.metrics.table_made(row.game)
    event("table-made", table=row.id, game=row.game)
    return remember(answer(Made(row.id)), request, secret)


async def finished(request: Request, house: House) -> Table:
    """The table of a request about a game that is over, once its rules are compiled."""
    row = await to_thread.run_sync(house.find, request.path_params["id"])
    await house.warm.ready(row.game)
    return await to_thread.run_sync(Table, row, house.storage)


def past_of(table: Table, entry: int) -> State:
    """The state at a decision, with the eyes of its seat: after the game nothing is hidden any more."""
    course, seat = decision_at(table, entry)
    return past_state(course, seat, entry)


def puzzles(_: Request) -> Response:
    """All puzzles that come with the house."""
    return answer(listed())


def day(request: Request) -> Response:
    """The puzzles of a day, which the page names: where it is, it may be tomorrow already."""
    try:
        found = date.fromisoformat(request.path_params["day"])
    except ValueError:
        raise refused("server-no-day", day=request.path_params["day"]) from None
    return answer(of_day(found))


async def puzzle(request: Request) -> Response:
    """A whole puzzle."""
    ident = request.path_params["id"]
    if ident not in all_puzzles():
        raise refused("puzzle-unknown", 404, puzzle=ident)
    await house_of(request).warm.ready(find_puzzle(ident).game)
    return answer(await to_thread.run_sync(whole, ident))


async def body_of(request: Request) -> bytes:
    """The body of a request, if it is not absurdly long."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > BODY_LIMIT:
            raise refused("server-too-long", 413)
    return bytes(body)


def decoded(body: bytes, kind: type[Body]) -> Body:
    """JSON as a type; Refused with what is wrong in it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise Refused(say("server-unreadable", why=str(error))) from None


ROUTES = [
    Route("/words/{language}.ftl", words),
    Route("/api/games", games),
    Route("/api/seats", seats),
    Route("/api/guide/{game}/{language}", guide),
    Route("/api/preview/{game}", preview),
    Route("/api/ready", ready),
    Route("/api/tables", make, methods=["POST"]),
    Route("/api/lobby", lobby),
    Route("/api/puzzles", puzzles),
    Route("/api/puzzles/day/{day}", day),
    Route("/api/puzzles/{id}", puzzle, middleware=[Middleware(GZipMiddleware)]),  # positions are much alike
    Route("/api/move", move, methods=["POST"]),
    Route("/api/move/{ticket}", moving),
    Route("/api/tables/{id}/sit", sit, methods=["POST"]),
    Route("/api/tables/{id}/ticket", ticket, methods=["POST"]),
    Route("/api/tables/{id}/again", again, methods=["POST"]),
    Route("/api/tables/{id}/same-luck", same_luck, methods=["POST"]),
    Route("/api/tables/{id}/record", record),
    Route("/api/tables/{id}/review", review),
    Route("/api/tables/{id}/review/{entry}", decision),
    Route("/api/tables/{id}/optimum", optimum),
    Route("/api/tables/{id}/play-on", go_on, methods=["POST"]),
]
