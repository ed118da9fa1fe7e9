"""Plain routes of the difficulty meter: ask for a measurement, look how far it is, stop it."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hotzone import registry
from hotzone.contract.game import BoardReader, Game
from hotzone.contract.shared.position_file import BoardTaker
from hotzone.contract.workshop import LARGEST_SHARED
from hotzone.core.errors import BadSetup, BadText
from hotzone.server.http.requests import Word, address_of, answered, body, may_check, may_read, rooms_of, written
from hotzone.server.measuring.jobs import Meter
from hotzone.server.protocol.errors import Refused
from hotzone.server.security.rate_limits import Gate
from hotzone.sim.meter.measurement import Measurement
from hotzone.sim.meter.rows import MeterRow, usual_rows

MOST_CELLS = 12
MOST_GAMES = 1_000


class MeasuredCell(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A level of difficulty and the size of a crew."""

    level: Word | int
    crew: Annotated[int, Meta(ge=1, le=64)]


class MeasureRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A board to measure: its text or its name, the rows, and how many matches each of them gets."""

    game: Word = registry.USUAL
    board: str
    cells: Annotated[list[MeasuredCell], Meta(max_length=MOST_CELLS)] = []
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 40


async def begin(request: Request) -> Response:
    """Ask for a measurement; the answer is the name of the job."""
    may_check(request)
    asked, meter = await body(request, MeasureRequest), meter_of(request)
    async with rooms_of(request).importing:
        measurement = await asyncio.to_thread(prepared, asked, meter.bot)
    await meter.recall(measurement)
    if next(measurement.work(asked.games), None) is not None:
        meter.check_room()
        may_measure(request)
    job = meter.begin(measurement, asked.games)
    await meter.show(job)
    return written({"job": job.id}, 201)


def prepared(asked: MeasureRequest, bot: str) -> Measurement:
    """The measurement of a request; raises BadText with line and column, or BadSetup."""
    game = apart(registry.game(asked.game))
    board = asked.board
    if len(board) > LARGEST_SHARED:
        raise BadText("board-too-long", f"a board has at most {LARGEST_SHARED:,} characters, this one {len(board):,}", 1, 1)
    if "\n" in board:
        if not isinstance(game, BoardTaker):
            raise BadSetup("no-boards", f"{asked.game} reads no board files")
        board = game.bring_board(board).name
    rows = list(dict.fromkeys(MeterRow(str(cell.level), cell.crew) for cell in asked.cells))
    return Measurement(game, board[:80], rows or usual_rows(game, board[:80])[:MOST_CELLS], bot)


def apart(game: Game[Any]) -> Game[Any]:
    """A game of its own, so that boards of strangers crowd out none that people play on."""
    kind: Any = type(game)
    return kind(game.boards, game.names) if isinstance(game, BoardReader) else game


async def look(request: Request) -> Response:
    """How far a measurement is, and its figures so far."""
    may_read(request)
    return written(await meter_of(request).look(request.path_params["job"]))


async def stop(request: Request) -> Response:
    """Stop a measurement; its figures stay."""
    may_read(request)
    return written(await meter_of(request).stop(request.path_params["job"]))


def may_measure(request: Request) -> None:
    """Not too many measurements for one address; whoever sits at this machine may ask more often."""
    where = address_of(request)
    gate: Gate = request.app.state.meter_gates[is_here(where)]
    if not gate.open(where):
        raise Refused(
            "too-many", "too many measurements from this address; try again in an hour, or measure at home: hotzone measure"
        )


def is_here(address: str) -> bool:
    """Is this the machine that the server runs on?"""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False


def meter_of(request: Request) -> Meter:
    """The meter of this server, made when somebody asks first."""
    state = request.app.state
    if state.meter is None:
        rooms = rooms_of(request)
        state.meter = Meter(rooms)
        state.meter_gates = (Gate(*rooms.limits.measurements), Gate(*rooms.limits.own_measurements))
        rooms.heartbeat.gates += state.meter_gates
    meter: Meter = state.meter
    return meter


async def close_meter(state: Any) -> None:
    """The server ends."""
    if state.meter is not None:
        await state.meter.close()


def routes() -> list[Route]:
    """The routes of this room."""
    table = [("POST", "/api/measure", begin), ("GET", "/api/measure/{job}", look), ("DELETE", "/api/measure/{job}", stop)]
    return [Route(path, answered(handler), methods=[method]) for method, path, handler in table]
