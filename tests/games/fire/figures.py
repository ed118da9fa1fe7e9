"""Small hands for tests: put figures and AP where a test wants them, ask for a refusal, read the purse."""

from __future__ import annotations

from functools import partial

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import rule_ids as rule
from hotzone.games.fire.rules import explosion
from tests.games import playing
from tests.games.fire.tables import FIRE, cell, table

refused = partial(playing.refused, FIRE)


def stand(match: Match, **places: str) -> Match:
    """Put figures on spaces by name: `stand(match, f1="0,7", f2="5,9")`; says the match, so that it can follow `table`."""
    for name, place in places.items():
        match.put("at", int(name[1:]) - 1, cell(match, place))
    return match


def give(match: Match, ap: int, saved: int = 0) -> Match:
    """Give the active figure so many general AP and savings; its pools stay."""
    match.ap = ap
    match.put("saved", match.seat, saved)
    return match


def purse(match: Match) -> tuple[int, int]:
    """This turn's general AP and the savings of the active figure."""
    return match.ap, match.get("saved", match.seat)


def pools(match: Match) -> tuple[int, int, int]:
    """The restricted AP: for moving, for extinguishing, for commands."""
    return match.move_ap, match.douse_ap, match.command_ap


def only(texts: list[str], *verbs: str) -> list[str]:
    """Those of some action texts that begin with one of the verbs."""
    return [text for text in texts if text.split()[0] in verbs]


def exploded(drawing: str, name: str, **settings: object) -> Match:
    """A drawn table after an explosion on a space, before any flashover."""
    match = table(drawing, **settings)
    explosion.explode(match, cell(match, name), rule.ADV_05)
    return match


def rescuer_above_a_wall() -> Match:
    """A firefighter with one AP saved beside a victim; a damaged wall two spaces below (TV-05)."""
    match = table("""
        +---+
        |v  |
        +   +
        |   |
        + ! +
        |   |
        +---+
    """)
    match.put("at", 0, cell(match, "1,1"))
    match.put("saved", 0, 1)
    return match
