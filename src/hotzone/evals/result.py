"""A result: one line of JSON with its records beside it, written once and checked by playing the records again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from hotzone import __version__, registry
from hotzone.ai.wilson import wilson
from hotzone.contract.game import Game
from hotzone.core import constants as c
from hotzone.core.compiled import COMPILED
from hotzone.core.dice import Dice
from hotzone.core.errors import BadText, HotzoneError
from hotzone.evals.track_match import Cost, Played
from hotzone.evals.tracks import Track, track
from hotzone.sim.records.record_set import ENDING, Card, RecordSet, RecordWriter
from hotzone.sim.records.recorded_match import RecordedMatch
from hotzone.sim.runner import foreign_boards

Result = dict[str, Any]


def write_result(about: Track, bot: str, named: str, played: Sequence[Played], folder: Path, command: str) -> Result:
    """Write the records, then the line that stands for them; gives the line as data."""
    game = registry.game(about.game)
    name = f"{about.name}-{named}" + ("" if len(played) == about.matches else f"-{len(played)}")
    records = folder / f"{name}{ENDING}"
    boards = foreign_boards(game, [cell.setup for cell in about.cells])
    with RecordWriter(records, Card(game.name, game.rules, command, (bot,), boards=boards)) as writer:
        for one in played:
            writer.add(one.match)
    line: Result = {
        "track": about.name,
        "digest": about.digest(),
        "bot": named,
        "hotzone": __version__,
        "compiled": COMPILED,
        "game": game.name,
        "rules": game.rules,
        **counted(about, [one.match for one in played], game),
        "cost": summed([one.cost for one in played]),
        "records": {"file": records.name, "sha256": sha256(records.read_bytes()).hexdigest()},
        "command": command,
    }
    (folder / f"{name}.json").write_text(json.dumps(line) + "\n", encoding="utf-8")
    return line


def counted(about: Track, matches: Sequence[RecordedMatch], game: Game[Any]) -> Result:
    """Wins of all matches and of each set-up."""
    won = [match.result.get("ending") in game.victories for match in matches]
    cells: dict[str, list[int]] = {}
    for number, victory in enumerate(won):
        row = cells.setdefault(about.cell(number).label, [0, 0])
        row[0] += 1
        row[1] += victory
    share = [round(bound, 4) for bound in wilson(sum(won), len(won))]
    return {
        "matches": len(won),
        "wins": sum(won),
        "share": round(sum(won) / max(len(won), 1), 4),
        "interval": share,
        "cells": [{"cell": label, "matches": row[0], "wins": row[1]} for label, row in cells.items()],
    }


def summed(costs: Sequence[Cost]) -> dict[str, float]:
    """What all matches cost together; of the longest turn the longest."""
    total = {name: round(sum(getattr(cost, name) for cost in costs), 3) for name in Cost._fields}
    return {**total, "longest": max((cost.longest for cost in costs), default=0.0)}


def read_result(path: Path) -> Result:
    """A line from its file; raises BadText if it is not one."""
    try:
        line = json.loads(path.read_text("utf-8"))
        if not isinstance(line, dict) or not {"track", "digest", "bot", "wins", "matches", "records"} <= set(line):
            raise ValueError("it has no track, bot, wins and records")
    except (OSError, ValueError) as error:
        raise BadText("bad-result", f"{path.name} is not a result: {error}") from None
    return line


def check_result(path: Path) -> Result:
    """Play the records of a result again; raises BadText where the line says anything that they do not."""
    line = read_result(path)
    about = track(line["track"])
    if line["digest"] != about.digest():
        raise BadText("other-track", f"{path.name} is of another version of the track '{about.name}'")
    records = path.parent / str(line["records"]["file"])
    if records.parent != path.parent or not records.is_file():
        raise BadText("no-records", f"the records of {path.name} are not beside it: {records.name}")
    if sha256(records.read_bytes()).hexdigest() != line["records"]["sha256"]:
        raise BadText("other-records", f"{records.name} is not the file that {path.name} speaks of")
    found = RecordSet(records)
    matches = list(found)
    for number, match in enumerate(matches):
        check_match(about, number, match, found.game)
    again = counted(about, matches, found.game)
    for name, value in again.items():
        if line.get(name) != value:
            raise BadText("other-figures", f"{path.name} says {name} {line.get(name)}, its records say {value}")
    return line


def check_match(about: Track, number: int, match: RecordedMatch, game: Game[Any]) -> None:
    """Was this match of a track played from its set-up, with its dice, by its rules?"""
    place = f"match {number + 1} of '{about.name}'"
    if match.setup != about.cell(number).setup or match.seed != about.seed(number):
        raise BadText("other-match", f"{place} has another set-up or other dice than the track")
    table, dice = game.new(match.setup), Dice(match.seed)
    try:
        for code in match.codes:
            if table.actor == c.NATURE and table.sample_chance(dice) != code:
                raise BadText("other-dice", f"{place}: nature did not answer what its dice say")
            table.play(code)
        match.last_table(game)
    except HotzoneError as error:
        raise BadText(error.code, f"{place}: {error.text}") from None
