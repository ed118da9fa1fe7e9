"""The coach: plans, hints in three steps, reasons that name true facts, for any seat at any moment."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone.ai import coach
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import ROOKIE
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import HotzoneError
from hotzone.games.fire.advice.explanations import CODES, UNITS, subject
from hotzone.games.fire.evaluation.distances import distances
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.risk.report import Risk
from hotzone.games.fire.rules import carrying
from tests.ai.effort import Effort
from tests.games.fire.tables import FIRE, after, cell, table


def moments(many: int, **settings: object) -> list[Match]:
    """Tables at the beginning of turns of a match that a quick crew plays."""
    match, dice, bot = FIRE.new(FIRE.setup(**settings)), Dice(8), CrewBot(strength=ROOKIE)
    found: list[Match] = []
    while match.actor != c.NOBODY and len(found) < many:
        if match.stage == w.ACTING and match.fresh and match.turn > 3 and match.turn % 3 == 0:
            found.append(match.clone())
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else bot.choose(match, FIRE, match.actor, 0.01).action)
    return found


def true_value(match: Match, unit: dict[str, Any]) -> float:
    """A unit counted anew on an end of a turn."""
    risk = Risk(match)
    if unit["unit"] == "poi-lost":
        chances = risk.chances("person")
        at = [i for i in range(w.SLOTS) if match.get("poi", i) and match.plan.write_cell(match.get("poi_at", i)) == unit["place"]]
        return chances[at[0]] if at else 0.0
    if unit["unit"] == "knock-down":
        return sum(risk.chances("figure")[: match.options.crew])
    if unit["unit"] == "ap-to-rescue":
        return float(distances(match))
    return float({"rescued": match.rescued, "damage": risk.damage, "collapse": risk.collapse}[str(unit["unit"])])


@pytest.mark.compiled_only
@pytest.mark.parametrize("settings", [{"crew": 3}, {"crew": 3, "rules": "experienced"}], ids=["family", "experienced"])
def test_a_reason_names_true_facts(settings: dict[str, object]) -> None:
    seen = 0
    for match in moments(14, **settings):
        found = coach.plan(match, FIRE, match.seat)
        because = found["because"]
        if not because.get("units"):
            continue
        ours, theirs = after(match, found["line"]), after(match, because["instead"])
        assert ours != theirs
        assert because["units"][0]["gain"]
        assert because["id"] == f"because-{because['units'][0]['unit']}"
        for unit in because["units"]:
            if unit["unit"] == "win":
                continue
            seen += 1
            assert unit["gain"] == ((unit["ours"] > unit["theirs"]) == UNITS[unit["unit"]][1])
            assert unit["ours"] == pytest.approx(true_value(ours, unit), abs=0.021)  # reasons cut long chains off
            if "place" not in unit:
                assert unit["theirs"] == pytest.approx(true_value(theirs, unit), abs=0.05)
    assert seen


def test_a_hint_comes_in_three_steps() -> None:
    match = moments(1, crew=3)[0]
    clue, place, line = (coach.hint(match, FIRE, match.seat, step) for step in (1, 2, 3))
    assert set(clue) == {"seat", "step", "now", "clue"}
    assert [set(coach.up_to(line, step)) for step in (1, 2, 3)] == [set(clue), set(place), set(line)]
    assert set(place) == {*clue, "place"}
    assert set(line) == {*place, "line", "others", "because", "odds", "win", "rough"}
    assert clue["clue"] in CODES
    assert line["odds"]["error"] <= 0.001
    after(match, line["line"])  # legal from here to the end
    with pytest.raises(HotzoneError, match="three steps"):
        coach.hint(match, FIRE, match.seat, 4)


@pytest.mark.compiled_only
def test_a_hint_is_there_for_every_seat_at_every_moment() -> None:
    match, dice, codes = FIRE.new(FIRE.setup(crew=3, rules="experienced", level="veteran")), Dice(2), set()
    bot = CrewBot(strength=ROOKIE)
    while match.actor != c.NOBODY and match.turn < 6:
        before = match.snapshot()
        for seat in range(3):
            found = coach.hint(match, FIRE, seat, 1)
            assert found["now"] == (match.actor == seat)
            codes.add(found["clue"])
        assert match.snapshot() == before
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else bot.choose(match, FIRE, match.actor, 0.01).action)
    assert {"wait", "choose", "put-out"} <= codes <= set(CODES)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ("quench 1,2", "put-out"),
        ("douse 1,2", "put-out"),
        ("douse 2,1", "clear-smoke"),
        ("douse 2,1, douse 1,2", "put-out"),  # the fire is the weightier one, wherever it comes
        ("open 1,3|1,4", "open-door"),
        ("close 1,3|1,4", "close-door"),
        ("end", "save"),
    ],
)
def test_a_clue_names_what_is_done(plan: str, code: str) -> None:
    match = table(
        """
        +---+---+---+---+
        |1   F      D   |
        +   +---+---+---+
        | s |
        +---+
        """
    )
    steps = []
    for text in plan.split(", "):
        edge = text.startswith(("open", "close"))
        kind = {"quench": w.QUENCH, "douse": w.DOUSE, "open": w.OPEN_DOOR, "close": w.CLOSE_DOOR, "end": w.END}[text.split()[0]]
        place = text.partition(" ")[2]
        steps.append(kind << 8 | (match.plan.read_edge(place) if edge else match.plan.read_cell(place) if place else 0))
    found = subject(match, steps)
    assert found["code"] == code
    if code == "put-out":
        assert found["space"] == "1,2"


def test_whoever_cannot_keep_all_points_is_not_told_to_keep_them() -> None:
    match = table("+---+\n|1  |\n+---+")
    codes = []
    for match.ap in (4, 5):
        codes.append(subject(match, [w.END << 8])["code"])
    assert codes == ["save", "save-part"]


def test_without_points_nobody_is_told_to_keep_them() -> None:
    match = table("+---+\n|1  |\n+---+")
    match.ap = 0
    assert subject(match, [w.END << 8]) == {"code": "end"}


def test_who_waits_hears_what_it_could_do_next() -> None:
    match = table(
        """
        +   +---+---+
        |2       1  |
        +---+---+---+
        """,
        crew=2,
    )
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.rescued = 6
    found = coach.hint(match, FIRE, 1, 3)
    assert not found["now"]
    assert found["line"] == ["carry 0,1", "finish"]
    assert found["clue"] == "done"
    assert found["because"] == {"id": "because-won"}
    assert match.seat == 0


def test_after_the_end_there_is_nothing_to_advise() -> None:
    match = table("+---+\n|1  |\n+---+")
    carrying.add(match, w.VICTIM, cell(match, "1,1"))
    match.rescued = 7
    match.stage, match.actor, match.result = w.OVER, c.NOBODY, w.VICTORY
    with pytest.raises(HotzoneError, match="over"):
        coach.hint(match, FIRE, 0, 1)
    with pytest.raises(HotzoneError, match="over"):
        coach.risk(match, FIRE)


@pytest.mark.compiled_only
@pytest.mark.parametrize("settings", [{"crew": 4}, {"crew": 4, "rules": "experienced", "level": "heroic"}])
def test_hints_keep_their_budget(settings: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    effort = Effort(monkeypatch)
    for match in moments(5, **settings):
        effort.spent()  # by the bots that came so far
        for step, most in ((1, 2_000), (2, 2_000), (3, 80_000)):
            coach.hint(match, FIRE, match.seat, step)
            assert 0 < effort.spent() < most, (step, match.turn)
