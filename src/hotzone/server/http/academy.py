"""Plain routes of the academy: its lessons and puzzles, tables to play them at, and what the rules say of what was played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from hotzone import registry
from hotzone.academy import verdicts
from hotzone.academy.goals import followed, right_answers, weighed_step
from hotzone.academy.lesson import Lesson, LessonStep, all_lessons, lesson_named
from hotzone.academy.puzzle import Puzzle, all_shipped, puzzle_named, read_puzzle, setup_of
from hotzone.academy.puzzle_maker import puzzles_of
from hotzone.contract.ai import PuzzleGame
from hotzone.contract.shared.position_file import write_file
from hotzone.core import constants as c
from hotzone.core.errors import HotzoneError
from hotzone.server.bots import coach
from hotzone.server.files.cached_responses import kept
from hotzone.server.http.matches import made
from hotzone.server.http.requests import (
    SeatedRequest,
    address_of,
    body,
    may_import,
    may_place,
    number,
    room_of,
    rooms_of,
    written,
)
from hotzone.server.protocol.errors import Refused, Unknown
from hotzone.server.rooms.room import Room

OWN = "puzzle own"  # the mark of somebody's own mistake to train on


class LessonRequest(SeatedRequest, kw_only=True):
    """A part of a lesson to begin."""

    part: Annotated[int, Meta(ge=0, le=20)] = 0


class MistakeRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A turn of a match that somebody would like to play better."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]


class OwnPuzzleRequest(SeatedRequest, kw_only=True):
    """A puzzle that a browser keeps, to begin or to judge."""

    puzzle: dict[str, Any]
    shown: bool = False


async def academy(request: Request) -> Response:
    """The path of lessons and the list of puzzles."""
    return kept(request, "academy", path)


def path() -> dict[str, Any]:
    """Lessons and puzzles, as pages list them."""
    lessons = [
        {
            "id": lesson.id,
            "game": lesson.game,
            "group": lesson.group,
            "minutes": lesson.minutes,
            "needs": lesson.needs,
            "carried": lesson.carried,
            "steps": sum(len(part.steps) for part in lesson.parts),
        }
        for lesson in all_lessons().values()
    ]
    return {"lessons": lessons, "puzzles": [verdicts.about(puzzle) for puzzle in all_shipped().values()]}


async def lesson(request: Request) -> Response:
    """A lesson with its steps; what is right is asked for at the table."""
    found = known_lesson(request)
    return kept(request, f"lesson {found.id}", lambda: shown_lesson(found))


def shown_lesson(found: Lesson) -> dict[str, Any]:
    """A lesson as pages get it, with its first table."""
    parts = [[told(step) for step in part.steps] for part in found.parts]
    view = {**registry.game(found.game).view(found.table(0), None), "legal": []}
    return {"id": found.id, "game": found.game, "idea": found.idea, "parts": parts, "view": view}


def told(step: LessonStep) -> dict[str, Any]:
    """A step as pages get it."""
    asked = {"among": step.ask.get("among", []), "choices": step.ask.get("choices", [])} if step.ask else None
    kept = {"say": step.say, "kind": step.kind, "point": step.point, "clue": step.clue, "missed": step.missed}
    return {**kept, "ask": asked, "until": step.until}


def known_lesson(request: Request) -> Lesson:
    """The lesson of an address; raises Unknown."""
    try:
        return lesson_named(request.path_params["lesson"])
    except HotzoneError as error:
        raise Unknown(error.code, error.text) from None


async def begin_lesson(request: Request) -> Response:
    """A table for a part of a lesson."""
    may_place(request)
    found, asked = known_lesson(request), await body(request, LessonRequest)
    if asked.part >= len(found.parts):
        raise Unknown("unknown-lesson", f"this lesson has {len(found.parts)} parts")
    part, rooms = found.parts[asked.part], rooms_of(request)
    asked.seats = ["me"] * registry.game(found.game).seats(found.table(asked.part))  # one person leads the whole crew
    position, origin = found.position(asked.part), f"lesson {found.id} {asked.part}"
    return await made(request, asked, lambda begin: rooms.place(position, part.answers(), origin, begin._replace(seed=part.seed)))


async def lesson_step(request: Request) -> Response:
    """How a step of a lesson stands after entry `seq`: what was played since it began, by the rules; and what is right to tap."""
    room = await room_of(request)
    words = room.kept.origin.split()
    if len(words) != 3 or words[0] != "lesson":
        raise Unknown("unknown-lesson", "this match is no lesson")
    part = lesson_named(words[1]).parts[int(words[2])]
    number_of_step, since, seq = number(request, "step", 0), number(request, "since", 0), number(request, "seq", room.seq)
    if number_of_step >= len(part.steps):
        raise Unknown("unknown-seq", f"this part has {len(part.steps)} steps")
    if not since <= seq <= room.seq:
        raise Unknown("unknown-seq", f"this match has entries up to {room.seq}")
    return written(await asyncio.to_thread(step_state, room, part.steps[number_of_step], since, seq))


def step_state(room: Room, step: LessonStep, since: int, seq: int) -> dict[str, Any]:
    """The state of a step after an entry: what the page has seen, not what has come since, which may be half of nature's answer."""
    start, then = room.history.table(since), room.history.states[seq]
    if step.kind == "ask":
        return {"state": "open", "right": right_answers(room.game, start, step.ask)}
    if step.kind != "do" or then.actor == c.NATURE:
        return {"state": "open"}
    line, before = room.history.line(then), room.history.line(room.history.states[since])
    if line[: len(before)] != before:
        return {"state": "open"}
    found = followed(room.game, start, [entry.action for entry in line[len(before) :]])
    return {"state": weighed_step(room.game, step, found)}


# --- puzzles


def known_puzzle(name: str) -> Puzzle:
    """A puzzle that ships; raises Unknown."""
    try:
        return puzzle_named(name)
    except HotzoneError as error:
        raise Unknown(error.code, error.text) from None


async def begin_puzzle(request: Request) -> Response:
    """A table for a puzzle."""
    may_place(request)
    found = known_puzzle(request.path_params["puzzle"])
    asked = await body(request, SeatedRequest)
    return await begun(request, asked, found, f"puzzle {found.id}")


async def puzzle_table(request: Request) -> Response:
    """What a puzzle looks like before it is played: for its picture."""
    puzzle = known_puzzle(request.path_params["puzzle"])
    return written({**verdicts.about(puzzle), "view": {**puzzle.game().view(puzzle.table(), None), "legal": []}})


async def begin_own(request: Request) -> Response:
    """A table for a puzzle that a browser keeps."""
    may_place(request)
    asked = await body(request, OwnPuzzleRequest)
    async with rooms_of(request).importing:
        puzzle = await asyncio.to_thread(own_puzzle, asked.puzzle)
    return await begun(request, asked, puzzle, OWN)


async def begun(request: Request, asked: SeatedRequest, puzzle: Puzzle, origin: str) -> Response:
    """A new match with the position of a puzzle; one person plays all seats."""
    game, table, rooms = puzzle.game(), puzzle.table(), rooms_of(request)
    position = write_file(game, setup_of(game, puzzle.setup), puzzle.position)
    asked.seats = ["me"] * game.seats(table)
    return await made(request, asked, lambda begin: rooms.place(position, (), origin, begin))


def own_puzzle(found: dict[str, Any]) -> Puzzle:
    """A puzzle that a browser kept; it may be anything, so its table is read as any position is. Raises HotzoneError."""
    puzzle = read_puzzle(found)
    if not isinstance(puzzle.game(), PuzzleGame):
        raise Refused("no-puzzles", "this game offers no puzzles")
    puzzle.table()
    return puzzle


async def puzzle_verdict(request: Request) -> Response:
    """What the turn that was played at this table is worth; `show=1` gives the solution up."""
    room = await room_of(request)
    words = room.kept.origin.split()
    if words[:1] != ["puzzle"] or len(words) != 2:
        raise Unknown("unknown-puzzle", "this match is no puzzle")
    actions = [entry.action for entry in room.history.line()]
    if request.method == "POST":
        asked = await body(request, OwnPuzzleRequest)
        think = partial(judged, asked.puzzle, actions, shown=asked.shown)
    else:
        think = partial(judged, known_puzzle(words[1]), actions, shown=bool(number(request, "show", 0)))
    return written(await coach.apart(room, think, address_of(request)))


def judged(puzzle: Puzzle | dict[str, Any], actions: Sequence[str], *, shown: bool) -> dict[str, Any]:
    """A puzzle and what a turn of it is worth; one that a browser kept is read first. Raises HotzoneError."""
    puzzle = own_puzzle(puzzle) if isinstance(puzzle, dict) else puzzle
    return {**verdicts.about(puzzle), **verdicts.answer_of(puzzle, verdicts.verdict(puzzle, actions), shown=shown)}


async def mistake(request: Request) -> Response:
    """A puzzle from a turn of a match, where its best end is one thought and clearly best; most turns have none: null."""
    may_import(request)
    room = await room_of(request)
    asked = await body(request, MistakeRequest)
    if asked.at > room.seq:
        raise Unknown("unknown-seq", f"this match has entries up to {room.seq}")
    table: Any = room.history.table(asked.at)
    if not isinstance(room.game, PuzzleGame) or table.actor < 0 or table.turn_phase() != c.DECIDING:
        return written({"puzzle": None})
    source = f"{room.code} {asked.at}"
    found = await coach.apart(room, lambda: puzzles_of(room.game, room.setup, table, source), address_of(request))
    return written({"puzzle": {**found[0]._asdict(), "id": f"{room.game.name}-own"} if found else None})
