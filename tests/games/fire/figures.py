"""Small hands for tests: put figures and AP where a test wants them, ask for a refusal, read the purse."""

from __future__ import annotations

import pytest

from hotzone.core.game import Illegal
from hotzone.fire import rule
from hotzone.fire.match import Match
from hotzone.fire.rules import explosion
from tests.fire.tables import FIRE, cell, table


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


def refused(match: Match, text: str) -> tuple[str, str]:
    """Code and rule with which an action is refused; the refusal must change nothing."""
    before = match.snapshot()
    with pytest.raises(Illegal) as caught:
        match.play(FIRE.read(match, text))
    assert match.snapshot() == before
    return caught.value.code, caught.value.rule


def only(texts: list[str], *verbs: str) -> list[str]:
    """Those of some action texts that begin with one of the verbs."""
    return [text for text in texts if text.split()[0] in verbs]


def exploded(drawing: str, name: str, **settings: object) -> Match:
    """A drawn table after an explosion on a space, before any flashover."""
    match = table(drawing, **settings)
    explosion.explode(match, cell(match, name), rule.ADV_05)
    return match
