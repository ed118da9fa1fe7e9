"""The scenario arson: six hazmats, of which three must be brought out as evidence (SCEN-ARSON)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.expansions.buildings import lay, scene
from tests.games.fire.figures import stand
from tests.games.fire.starting import roll_on, start
from tests.games.fire.tables import legal, play


@pytest.mark.rule("SCEN-ARSON-01")
def test_arson_starts_with_six_hazmats_whatever_the_level() -> None:
    for level in ("recruit", "veteran", "heroic"):
        match = start(board="high-rise", rules="experienced", level=level, scenarios="arson", crew="cafs")
        roll_on(match)
        assert sum(match.get("hazmat", i) for i in match.plan.cells()) == 6


def arson(rescued: int, evidence: int, **settings: object) -> Match:
    """A table of the arson scenario so far, with hazmat enough elsewhere."""
    match = lay(scene("arson", crew="cafs", **settings), hazmats="1,5 1,6 1,7")
    match.rescued, match.victims, match.evidence = rescued, w.VICTIMS - rescued, evidence
    return match


@pytest.mark.rule("SCEN-ARSON-02")
def test_the_team_wins_with_seven_victims_and_three_hazmats_as_evidence() -> None:
    match = lay(stand(arson(7, 2), f1="6,2"), hazmats="6,2")
    told = play(match, "haul 7,2")
    assert "evidence 3 (SCEN-ARSON-04)" in told
    assert legal(match) == ["finish", "play-on"]
    play(match, "finish")
    assert match.result == w.VICTORY
    match = lay(stand(arson(6, 2), f1="6,2"), hazmats="6,2")
    play(match, "haul 7,2")  # evidence enough, victims too few
    assert match.stage == w.ACTING


@pytest.mark.rule("SCEN-ARSON-03")
def test_the_seventh_victim_does_not_end_the_match_while_evidence_is_short() -> None:
    match = lay(stand(arson(6, 2), f1="0,1"), victim="0,1")
    play(match, "carry 0,2")  # the ambulance stands there
    assert (match.rescued, match.stage) == (7, w.ACTING)
    match = lay(stand(arson(6, 3), f1="0,1"), victim="0,1")
    play(match, "carry 0,2")
    assert match.stage == w.WON


@pytest.mark.rule("SCEN-ARSON-03")
def test_a_collapse_with_seven_rescued_and_little_evidence_is_a_defeat() -> None:
    match = stand(arson(7, 2), f1="1,2")
    match.damage = 23
    play(match, "chop 0,2|1,2")
    while match.stage != w.OVER:
        play(match, legal(match)[0])
    assert match.result == w.COLLAPSE


@pytest.mark.rule("SCEN-ARSON-04")
def test_evidence_is_carried_out_the_technicians_disposal_is_none() -> None:
    match = lay(stand(arson(0, 0), f1="6,2"), hazmats="6,2 6,2")
    play(match, "haul 7,2")
    assert match.evidence == 1
    other = lay(stand(scene("arson", crew="hazmat"), f1="6,2"), hazmats="6,2 1,5 1,6 1,7")
    assert not any("evidence" in text for text in play(other, "dispose 6,2"))
    assert other.evidence == 0
    counted = lay(stand(scene("arson", crew="hazmat", dispose_counts="yes"), f1="6,2"), hazmats="6,2 1,5 1,6")
    assert "evidence 1 (SCEN-ARSON-04)" in play(counted, "dispose 6,2")


@pytest.mark.rule("SCEN-ARSON-05")
def test_when_too_little_evidence_is_left_the_team_has_lost() -> None:
    match = lay(stand(scene("arson", crew="hazmat"), f1="6,2"), hazmats="6,2 1,5 1,6")
    told = play(match, "dispose 6,2")
    assert "ended hopeless (SCEN-ARSON-05)" in told
    match = lay(stand(scene("arson", crew="hazmat"), f1="6,2"), hazmats="6,2 1,5 1,6 1,7")
    play(match, "dispose 6,2")
    assert match.result == w.UNDECIDED
