"""The Driver/Operator's plan in words: taking the card, standing by the engine, parking it, changing the card."""

from __future__ import annotations

import pytest

from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.win_chance import is_measured
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.advice import choice_reasons
from hotzone.games.fire.evaluation.inputs import NAMES
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.languages import words
from tests.games.fire.figures import give
from tests.games.fire.rules.test_deck_gun import engine
from tests.games.fire.tables import BURNING, FIRE, play

ENGLISH = words("en", "fire")


@pytest.mark.compiled_only  # a whole set-up is planned
def test_a_bot_says_why_it_takes_the_drivers_card_and_where_it_goes() -> None:
    match, dice, bot = FIRE.new(FIRE.setup(rules="experienced", level="heroic", board="base-back", crew=4)), Dice(2), CrewBot()
    said: dict[str, str] = {}
    while match.stage != w.ACTING:
        if match.actor == c.NATURE:
            match.play(match.sample_chance(dice))
            continue
        choice = bot.choose(match, FIRE, match.actor, 0.2)
        if choice.because:
            said[str(choice.because["id"])] = choice.reason
        match.play(choice.action)
    assert list(said) == ["because-take-driver", "because-place-engine", "because-park-engine"]
    assert "deck gun" in said["because-take-driver"]
    assert said["because-park-engine"][-2].isdigit()


def test_parking_tells_how_many_burning_spaces_the_gun_reaches() -> None:
    match = engine("driver", BURNING)
    match.engine = -1
    match.stage, match.actor = w.PARKING, 0
    counts = {}
    for action in match.legal():
        if action >> 8 & 255 == w.PARK_ENGINE:
            counts[FIRE.write(match, action)] = choice_reasons.choice_reason(match, action).get("ours", 0)
    assert sum(int(str(many)) for many in counts.values()) >= 9
    assert len(set(counts.values())) > 1


def test_the_next_shot_is_weighed_only_with_the_driver_on_the_engine() -> None:
    manned = give(engine("driver", BURNING), 4)
    other = give(engine("generalist", BURNING), 4)
    assert choice_reasons.shot(manned) > 1.0
    assert choice_reasons.shot(other) == 0.0
    units = {unit["unit"]: unit for unit in FIRE.weigh(manned, other)}
    assert units["shot"]["gain"]
    assert "deck gun" in FIRE.reason_words(ENGLISH).say({"id": "because-shot", "units": [units["shot"]], "instead": ["end"]})


def test_a_change_of_card_says_what_the_new_one_is_good_for() -> None:
    match = give(engine("driver", BURNING), 4)
    for role, card in enumerate(ROLE_NAMES[1:], 1):
        reason = FIRE.plan_reason(match, [w.MOVE << 8 | 5, w.CHANGE << 8 | role])
        assert reason["id"] == f"because-change-{card}"
        assert ENGLISH(f"card-{card}-how") in FIRE.reason_words(ENGLISH).say(reason)
    assert FIRE.plan_reason(match, [w.MOVE << 8 | 5]) == {}


@pytest.mark.parametrize(
    ("settings", "known"),
    [
        ({"crew": 2}, True),
        ({"rules": "experienced", "level": "heroic", "board": "base-back", "crew": 4}, True),
        ({"rules": "experienced", "level": "recruit", "board": "high-rise", "crew": 4}, True),
        ({"crew": 1}, False),
        ({"rules": "experienced", "level": "recruit", "board": "high-rise", "crew": 2}, False),
        ({"rules": "experienced", "level": "recruit", "modules": "specialists", "crew": 4}, False),
        ({"rules": "experienced", "level": "recruit", "scenarios": "arson", "crew": 4}, False),
    ],
)
def test_chances_are_rough_where_nobody_measured_them(settings: dict[str, object], known: bool) -> None:
    assert is_measured(FIRE.new(FIRE.setup(**settings)), FIRE) is known


def test_the_inputs_tell_what_a_shot_puts_out_on_average() -> None:
    match = give(engine("generalist", BURNING), 4)
    told = dict(zip(NAMES, match.evaluator().numbers(), strict=True))
    play(match, "gun 4,5")
    hits = []
    for red in range(1, 7):
        for black in range(1, 9):
            after = match.clone()
            after.play(w.ROLL << 8 | red * 10 + black)
            hits.append(fires(match) - fires(after))
    mean = sum(hits) / 48
    assert mean > 0.5
    assert told["gunfire.fires"] == pytest.approx(mean / 3)
    assert told["gunfire.fires_again"] == pytest.approx(sum(max(hit, mean) for hit in hits) / 48 / 3)
    assert told["gunfire.fires_free"] == told["gunfire.fires_again"]
    assert told["gunfire.in_the_way"] == 0.0
    assert told["gunfire.nearest"] == 1.0
    assert told["gunfire.driver_near"] < 1e-4  # there is none


def fires(match: Match) -> int:
    """How many spaces burn."""
    return sum(match.get("threat", cell) == w.FIRE for cell in range(c.CELLS))


def test_the_person_who_gets_out_sooner_is_named_by_a_place() -> None:
    match = FIRE.new(FIRE.setup(crew=1))
    while match.stage != w.ACTING:
        match.play(next((one for one in match.legal() if FIRE.write(match, one) == "place 7,3"), match.legal()[0]))
    near, away = match.clone(), match.clone()
    near.play(FIRE.read(near, "move 6,3"))
    away.play(FIRE.read(away, "move 7,4"))
    unit = next(one for one in FIRE.weigh(near, away) if one["unit"] == "ap-to-rescue")
    calls = [match.plan.write_cell(match.get("poi_at", i)) for i in range(w.SLOTS) if match.get("poi", i)]
    assert unit["gain"]
    assert unit["place"] in calls
