"""Plays a ladder: each match by bots in limited processes, kept line by line so that a stopped run can go on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.external.isolated_bot import BotProcess, IsolatedBot, passing
from hotzone.ai.bots.external.limits import ProcessLimits
from hotzone.ai.bots.protocol import Bot
from hotzone.core.errors import HotzoneError
from hotzone.evals.ladder.entrants import Entrant, Ladder, LadderRules
from hotzone.evals.ladder.schedule import Meeting, meetings
from hotzone.sim.records.recorded_match import RecordedMatch, read_match
from hotzone.sim.runner import LIMIT
from hotzone.sim.seat_play import Seats

Watch = Callable[[int, float], None]


class Outcome(NamedTuple):
    """A match of the ladder as it was played."""

    meeting: Meeting
    versions: tuple[str, ...]  # of its bots, seat by seat
    match: RecordedMatch
    score: float  # 0 to 100: what the last table is worth
    forfeits: dict[str, int]  # lost turns by name

    def as_json(self) -> dict[str, Any]:
        """Plain data for a line."""
        return {
            "meeting": [self.meeting.round, list(self.meeting.crew), self.meeting.seed],
            "versions": list(self.versions),
            "match": self.match.as_json(),
            "score": self.score,
            "forfeits": self.forfeits,
        }


def read_outcome(line: dict[str, Any], rules: LadderRules) -> Outcome:
    """A match as it was kept."""
    number, crew, seed = line["meeting"]
    match = read_match(line["match"], registry.game(rules.game))
    return Outcome(Meeting(number, tuple(crew), seed), tuple(line["versions"]), match, float(line["score"]), dict(line["forfeits"]))


class ClosedSeats(Seats):
    """Seats whose bots are strangers: each in a closed process, and their lost turns counted by name."""

    def __init__(self, rules: LadderRules, entrants: dict[str, Entrant], names: tuple[str, ...]) -> None:
        game = registry.game(rules.game)
        self.kept: list[RecordedMatch] = []
        super().__init__(game, game.new(rules.setup), names, rules.budget, (rules.setup, self.kept.append))
        self.entrants = entrants
        self.limits = ProcessLimits(rules.memory, closed=True)
        self.lost: Counter[str] = Counter()

    def bot(self, name: str, seed: int) -> Bot:
        """A bot of the house, or an author's in its process."""
        place = self.entrants[name].place
        return IsolatedBot(seed, place, name, limits=self.limits) if place else bot_registry.bot(name, seed)

    def decide(self, match: Any, bot: Bot) -> int:
        """As at any table; a bot that cannot even be loaded loses its turns, never the others' match."""
        before, turn = self.forfeits, match.turn
        try:
            action = super().decide(match, bot)
        except HotzoneError:
            action = passing(match)
            self.forfeits += 1
            match.play(action)
            if isinstance(bot, IsolatedBot):
                bot.forfeited = turn
        self.lost[bot.name] += self.forfeits - before
        return action


def play(rules: LadderRules, entrants: dict[str, Entrant], meeting: Meeting) -> Outcome:
    """Play one match."""
    seats = ClosedSeats(rules, entrants, meeting.crew)
    last = seats.play_one(meeting.seed, meeting.seed >> 20, LIMIT)
    versions = tuple(entrants[name].version for name in meeting.crew)
    lost = {name: many for name, many in sorted(seats.lost.items()) if many}
    return Outcome(meeting, versions, seats.kept[0], round(100 * last.value(), 2), lost)


def play_ladder(ladder: Ladder, kept: Path, workers: int, watch: Watch | None = None) -> list[Outcome]:
    """All matches of a ladder, those that are kept already included; what another version of a bot played is played again."""
    entrants = {one.name: one for one in ladder.entrants}
    wanted = list(meetings(list(entrants), ladder.rules.seats, ladder.rules.rounds, ladder.rules.fill))
    done = already(ladder, kept)
    missing = [one for one in wanted if one.key not in done]
    began = perf_counter()
    if watch:
        watch(len(wanted) - len(missing), 0.0)
    with kept.open("a", encoding="utf-8") as file:
        for number, outcome in enumerate(playing(ladder.rules, entrants, missing, workers), len(wanted) - len(missing) + 1):
            done[outcome.meeting.key] = outcome
            file.write(json.dumps(outcome.as_json()) + "\n")
            file.flush()
            if watch:
                watch(number, perf_counter() - began)
    return [done[one.key] for one in wanted]


def playing(rules: LadderRules, entrants: dict[str, Entrant], missing: list[Meeting], workers: int) -> Iterator[Outcome]:
    """Matches as they are done, in order."""
    if workers == 1 or len(missing) < 2:
        for meeting in missing:
            yield play(rules, entrants, meeting)
        return
    with ProcessPoolExecutor(min(workers, len(missing)), get_context("spawn")) as pool:
        try:
            for future in [pool.submit(play, rules, entrants, meeting) for meeting in missing]:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def already(ladder: Ladder, kept: Path) -> dict[str, Outcome]:
    """What is kept of this very ladder: the same set-up, the same versions of the bots. A broken last line is left out."""
    versions = {one.name: one.version for one in ladder.entrants}
    found: dict[str, Outcome] = {}
    lines = kept.read_text("utf-8").splitlines() if kept.is_file() else []
    for line in lines:
        with suppress(ValueError, LookupError, TypeError, HotzoneError):
            outcome = read_outcome(json.loads(line), ladder.rules)
            now = tuple(versions.get(name, "") for name in outcome.meeting.crew)
            if outcome.versions == now and outcome.match.setup == ladder.rules.setup:
                found[outcome.meeting.key] = outcome
    return found


def loaded(ladder: Ladder) -> tuple[Ladder, dict[str, str], list[str]]:
    """Start every author's bot once: the ladder of those that can be loaded, why the others cannot, and what the kernel holds."""
    broken: dict[str, str] = {}
    held: list[str] = []
    for one in ladder.entrants:
        if one.place:
            try:
                process = BotProcess(one.place, one.name, ProcessLimits(ladder.rules.memory, closed=True))
            except HotzoneError as error:
                broken[one.name] = error.text
                continue
            held = process.held
            process.end()
    sound = tuple(one for one in ladder.entrants if one.name not in broken)
    return ladder._replace(entrants=sound), broken, held
