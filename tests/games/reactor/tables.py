"""Tables for tests in few words: `table("7 FN, 12 FE*, 16 --", "soldier 12, doctor 22")`."""

from __future__ import annotations

from collections import Counter
from functools import partial

from hotzone import registry
from hotzone.core import constants as c
from hotzone.games.reactor.game import Reactor
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.rules import turn
from hotzone.games.reactor.text import validation
from hotzone.games.reactor.text.drawing import TILES
from tests.games import playing
from tests.games.reactor.figures import cell, hand, seat

REACTOR: Reactor = registry.game("reactor")  # type: ignore[assignment]
play = partial(playing.play, REACTOR)
legal = partial(playing.legal, REACTOR)
refused = partial(playing.refused, REACTOR)
after = partial(playing.after, REACTOR)
UP = {n: ", ".join(f"{i} FN" for i in range(1, n + 1)) for n in (9, 10, 11, 19, 20, 21, 22)}  # so many normal assemblies lie open


def table(tiles: str = "", people: str = "", active: str = "soldier", lost: int = 0, **settings: object) -> Match:
    """A match in the action phase of `active`, with the tiles and people that are named; all else is as set-up leaves it.

    A tile is drawn as in positions: `f?` face down and unseen, `fn` seen to be normal, `fe` emergency, `FN` `FE` face up,
    `c? cw cb CW CB` control assemblies, `--` empty, `*` an extinguisher. What is gone was normal or broken, but for `lost`
    working control assemblies. People: a character and its cell, or `-` when it is dead.
    """
    match = REACTOR.new(REACTOR.setup(**settings))
    if match.actor >= 0 and match.stage == w.PLACING:
        raise ValueError("place the figures in the test")
    for word in filter(None, tiles.split(", ")):
        name, sign = word.split()
        match.put("tile", cell(match, name), TILES[sign.rstrip("*")] | (w.FOAM if sign.endswith("*") else 0))
    for word in filter(None, people.split(", ")):
        name, place = word.split()
        i = seat(match, name)
        match.put("at", i, c.NOWHERE if place == "-" else cell(match, place))
        for kind in range(w.TOKENS if place == "-" else 0):
            match.put("held", i * w.SLOTS + kind, 0)
    match.lost = lost
    match.lost_from = cell(match, "S1") + 1 if lost >= 2 else 0
    count(match)
    act(match, active)
    assert validation.trouble(match) is None, validation.trouble(match)
    return match


def count(match: Match) -> None:
    """Bring the dial and the counts of unseen signs in line with the tiles."""
    seen: Counter[int] = Counter()
    for i in range(match.board.tile_count):
        seen[match.get("tile", i) & (w.TVS | w.SUZ | w.SIGN)] += 1
    reds, working = (
        match.options.get("tiles", 1) - seen[w.TVS | w.RED],
        match.options.get("tiles", 2) - seen[w.WORKING] - match.lost,
    )
    for i, number in enumerate((seen[w.TVS] - reds, reds, working, seen[w.SUZ] - working)):
        match.put("unseen", i, number)
    match.dial = match.board.fuel_count - sum(
        1 for i in range(match.board.tile_count) if match.get("tile", i) & (w.TVS | w.UP) == w.TVS
    )


def act(match: Match, name: str) -> None:
    """Begin the action phase of a character, without its reactor phase and standing dose."""
    match.seat = match.actor = seat(match, name)
    match.stage, match.turn, match.steps = w.ACTING, 5, match.options.get("steps", match.seat)
    match.due = match.used = match.opened = match.passed = match.dosed = match.masked = match.asked = 0


def begin(match: Match, name: str) -> None:
    """Begin the turn of a character, up to its first decision."""
    act(match, name)
    turn.begin(match, seat(match, name))
    turn.go_on(match)


def deck(match: Match, cards: str, under: str = "") -> None:
    """Leave only these overheat cards in the deck, and these under it."""
    for i in range(match.board.fuel_count):
        match.put("deck", i, 0)
    for name in cards.split():
        match.put("deck", cell(match, name), match.get("deck", cell(match, name)) + 1)
    match.fuel_left = len(cards.split())
    for i, name in enumerate(under.split()):
        match.put("under", i, cell(match, name) + 1)


def verbs(match: Match) -> set[str]:
    """The verbs of the legal actions."""
    return {text.split()[0] for text in legal(match)}


def over(match: Match) -> str:
    """How it ended, or 'undecided'."""
    return str(REACTOR.result(match)["ending"])


def up(count: int, first: int = 1) -> str:
    """So many face-up normal assemblies."""
    return ", ".join(f"{i} FN" for i in range(first, first + count))


def last_stand(tiles: str = "9 FN", cards: str = "1 2", hearts: int = 1) -> Match:
    """Only the engineer lives, on 9; the deck is this."""
    match = table(tiles, "soldier -, firefighter -, doctor -, engineer 9", "engineer", hearts=hearts)
    deck(match, cards)
    return match


def without_movers(tiles: str = "", people: str = "", lost: int = 0) -> Match:
    """All cranes and lifts are used up."""
    match = table(tiles, people, lost=lost)
    for name in ("soldier", "firefighter", "doctor"):
        hand(match, name, "lift", 0)
    hand(match, "engineer", "crane", 0)
    return match


def fresh(**settings: object) -> Match:
    """A match at its first decision."""
    return REACTOR.new(REACTOR.setup(**settings))


def board(**changes: str) -> str:
    """The board file with single lines changed."""
    text = REACTOR.boards("reactor")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text
