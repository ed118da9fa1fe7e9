"""What holds in every match of the expansions, whatever board, rules, level, crew and scenarios it has."""

from __future__ import annotations

import pytest

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import Illegal
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import passages
from hotzone.games.fire.text.drawing import damage_drawn
from hotzone.games.fire.text.event_replay import ladders_on_engine, replay_events, told
from tests.games.fire.expansions.random_matches import drawn_setup, walk
from tests.games.fire.tables import FIRE
from tests.volume import volume

SEEDS = range(volume(60, 20))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_comes_to_its_end_and_its_events_alone_retell_it(seed: int) -> None:
    match = FIRE.new(drawn_setup(Dice(seed)))
    retold = match.clone()
    for _, rows in walk(match, seed):
        replay_events(retold, rows)
        assert told(retold) == told(match)
    assert match.result != w.UNDECIDED


@pytest.mark.parametrize("seed", SEEDS)
def test_actions_and_tables_are_written_and_read_back(seed: int) -> None:
    setup = drawn_setup(Dice(seed + 1000))
    assert FIRE.setup(board=setup.board, **dict(setup.settings)) == setup
    match = FIRE.new(setup)
    for step, _ in enumerate(walk(match, seed)):
        if match.actor != c.NOBODY:
            for action in match.legal():
                assert FIRE.read(match, FIRE.write(match, action)) == action
        if step % 5 == 0:
            again, read = FIRE.parse(FIRE.position(match, setup))
            assert (again, read.snapshot()) == (setup, match.snapshot())


@pytest.mark.parametrize("seed", SEEDS)
def test_markers_are_conserved_and_everybody_stands_where_one_can_stand(seed: int) -> None:
    match = FIRE.new(drawn_setup(Dice(seed + 2000)))
    for _ in walk(match, seed):
        plan = match.plan
        threats = sum(1 for cell in plan.cells() if match.get("threat", cell))
        assert match.markers + threats + match.signs == match.options.threat_markers
        assert match.damage == damage_drawn(plan, match) <= w.DAMAGE_MARKERS
        assert match.ladders == ladders_on_engine(match) >= 0
        if match.stage == w.ACTING:
            assert not standing_in_the_air(match)


def standing_in_the_air(match: Match) -> list[int]:
    """Firefighters on closed ground, on a ladder that is not there or shared, or in a destroyed elevator."""
    found = []
    tops: list[int] = []
    for i in range(match.options.crew):
        at = match.get("at", i)
        on_top = match.board.get("top", at)
        foot = match.board.get("next", at * c.SIDES + w.LADDER)
        if not match.board.get("stands", at) or passages.is_wreck(match, at) or (on_top and not passages.is_raised(match, foot)):
            found.append(i)
        if on_top and not match.lying >> i & 1:
            tops.append(at)
    return found + [i for i in tops if tops.count(i) > 1]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(seed: int) -> None:
    match, dice = FIRE.new(drawn_setup(Dice(seed + 3000))), Dice(seed)
    for _ in walk(match, seed):
        before, legal = match.snapshot(), set(match.legal())
        for _ in range(3):
            friend = dice.below(7) * (dice.below(6) == 0)
            action = friend << 20 | dice.below(7) * (dice.below(4) == 0) << 16
            action |= (1 + dice.below(w.ACTION_KINDS - 1)) << 8 | dice.below(128)
            if action not in legal:
                with pytest.raises(Illegal) as error:
                    match.play(action)
                assert error.value.code
                assert error.value.code != "no-way-out" or match.stage == w.ACTING
                assert match.snapshot() == before
