"""One match of a track: played, kept, and what it cost."""

from __future__ import annotations

from array import array
from time import perf_counter
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hotzone import registry
from hotzone.ai.bots.external import loading
from hotzone.contract.game import Game
from hotzone.core.errors import BadSetup
from hotzone.core.formats.record import digest_of
from hotzone.core.values import Setup
from hotzone.evals.tracks import TEXT, Track
from hotzone.rl.llm.match import TextMatch
from hotzone.sim.records.recorded_match import RecordedMatch, read_match
from hotzone.sim.runner import LIMIT
from hotzone.sim.seat_play import Seats

TRIES = 3  # answers of a language model to one question; after that its turn is passed


@runtime_checkable
class LanguageModel(Protocol):
    """What answers texts with texts, from a file of somebody else."""

    def answer(self, prompt: str) -> str:
        """The action to a prompt, in any words."""


@runtime_checkable
class CountsTokens(Protocol):
    """A language model that counts what it reads and writes."""

    tokens: int


class Cost(NamedTuple):
    """What a match cost, and what went wrong in it."""

    decisions: int = 0
    seconds: float = 0.0  # of thinking
    longest: float = 0.0  # seconds of the longest turn; for a language model, of the longest answer
    tokens: int = 0
    forfeits: int = 0
    format_errors: int = 0
    rule_errors: int = 0


class Played(NamedTuple):
    """A match of a track by its number."""

    number: int
    match: RecordedMatch
    cost: Cost

    def as_json(self) -> dict[str, Any]:
        """Plain data, to keep what is done or to send it."""
        return {"number": self.number, "match": self.match.as_json(), "cost": list(self.cost)}


def read_played(line: dict[str, Any], game: Game[Any]) -> Played:
    """A match as it was kept; raises BadText if it is not one."""
    return Played(int(line["number"]), read_match(line["match"], game), Cost(*line["cost"]))


def play(track: Track, number: int, bot: str, budget: float) -> Played:
    """Play a match of a track."""
    game = registry.game(track.game)
    registry.with_board(game, dict(track.cell(number).settings))  # another process does not know a board that was made
    if track.mode == TEXT:
        return play_by_texts(track, number, bot)
    setup = track.cell(number).setup
    kept: list[RecordedMatch] = []
    seats = Seats(game, game.new(setup), track.seats(number, bot), budget, (setup, kept.append))
    seats.play_one(track.seed(number), track.seed(number) >> 20, LIMIT)
    cost = Cost(seats.decisions, round(seats.thinking, 4), round(seats.longest, 4), forfeits=seats.forfeits)
    return Played(number, kept[0], cost)


def play_by_texts(track: Track, number: int, bot: str) -> Played:
    """Let something that answers texts with texts play every seat: a `LanguageModel`."""
    place = loading.place_of(bot)
    if place is None:
        raise BadSetup("bad-bot", f"this track wants a language model, file.py:Class with answer(prompt), not '{bot[:40]}'")
    model: Any = loading.load(place)()
    if not isinstance(model, LanguageModel):
        raise BadSetup("bad-bot", f"'{place[:80]}' has no answer(prompt)")
    cell = track.cell(number)
    match = TextMatch(track.game, seed=track.seed(number), board=cell.setup.board, **dict(cell.setup.settings))
    told, tries, asked, spent, longest, passed = match.introduction(), 0, 0, 0.0, 0.0, 0
    while not match.over and asked < LIMIT:
        began = perf_counter()
        answer = model.answer(f"{told}\n\n{match.observation()}")
        seconds = perf_counter() - began
        asked, spent, longest = asked + 1, spent + seconds, max(longest, seconds)
        reply = match.play(answer)
        told = reply.text
        tries = 0 if reply.accepted else tries + 1
        if tries == TRIES:
            legal = match.legal()
            ending = match.session.match.pass_action()  # type: ignore[attr-defined]
            told = match.play(next((text for text in legal if text.code == ending), legal[0])).text
            tries, passed = 0, passed + 1
    codes = codes_of(match.session.game, match.session.setup, [entry.text for entry in match.session.entries])
    table: Any = match.session.match
    kept = RecordedMatch(match.session.setup, track.seed(number), (bot,), codes, match.result(), digest_of(table.snapshot()))
    tokens = int(model.tokens) if isinstance(model, CountsTokens) else 0
    cost = Cost(asked, round(spent, 4), round(longest, 4), tokens, passed, match.format_errors, match.rule_errors)
    return Played(number, kept, cost)


def codes_of(game: Game[Any], setup: Setup, texts: list[str]) -> array[int]:
    """The numbers of a match's actions, nature's too."""
    codes, table = array("i"), game.new(setup)
    for text in texts:
        codes.append(game.read(table, text))
        table.play(codes[-1])
    return codes
