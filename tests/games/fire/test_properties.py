"""What holds in every match, whatever is set up, played and rolled."""

from __future__ import annotations

from hypothesis import given, settings

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import escaping, threats
from hotzone.games.fire.text.drawing import damage_drawn
from hotzone.games.fire.text.event_replay import replay_events, told
from hotzone.session import Session, load, replay
from tests.games import playing
from tests.games.fire.random_matches import World, walk, well_formed, worlds
from tests.games.fire.tables import FIRE
from tests.games.playing import look_at_legal, refusal


def on_board(match: Match, name: str) -> int:
    """How much of something lies on the board."""
    return sum(match.get(name, cell) for cell in range(c.CELLS))


@given(worlds())
def test_no_marker_appears_or_vanishes(world: World) -> None:
    match = world.new()
    alarms = discarded = hazmats_gone = 0
    made = on_board(match, "hazmat")
    for step in walk(match, world):
        for kind, _, b, _ in step.rows:
            alarms += kind == w.TURNED and b == w.FACE_ALARM
            discarded += kind == w.DISCARDED
            hazmats_gone += kind in (w.HAZMAT_SAFE, w.HAZMAT_EXPLODED)
            made += kind == w.HAZMAT
        lying = sum(1 for cell in range(c.CELLS) if match.get("threat", cell))
        people = sum(1 for slot in range(w.SLOTS) if match.get("poi", slot) >= w.VICTIM)
        hidden = sum(1 for slot in range(w.SLOTS) if match.get("poi", slot) == w.HIDDEN)
        assert match.markers + lying == match.options.threat_markers
        assert match.markers >= 0
        assert match.damage == damage_drawn(match.plan, match) <= w.DAMAGE_MARKERS
        assert match.victims + people + match.rescued + match.lost + discarded == w.VICTIMS
        assert match.alarms + alarms == w.ALARMS
        assert 0 <= hidden <= match.victims + match.alarms
        assert on_board(match, "spot") + match.spots <= 24
        assert on_board(match, "hazmat") == made - hazmats_gone
        assert made <= 6
    assert on_board(match, "threat") == sum(match.get("threat", cell) for cell in match.plan.cells())


@given(worlds())
def test_an_action_that_is_not_listed_is_refused_with_a_reason_and_changes_nothing(world: World) -> None:
    match, dice = world.new(), Dice(world.seed)
    for _ in walk(match, world):
        action, legal = well_formed(dice), match.legal()
        if action in legal:
            continue
        refused = refusal(match, action)
        assert refused.rule or refused.code == "unknown-action"
        assert match.legal() == legal


@given(worlds())
def test_every_listed_action_can_be_played_and_leads_to_a_question_or_the_end(world: World) -> None:
    match, dice = world.new(), Dice(world.seed)
    for _ in walk(match, world):
        look_at_legal(match, every=dice.below(8) == 0)
    assert match.legal() == []
    assert match.result != w.UNDECIDED


@given(worlds())
def test_an_action_and_its_text_are_the_same_thing(world: World) -> None:
    match = world.new()
    for step in walk(match, world):
        assert FIRE.read(match, FIRE.write(match, step.action)) == step.action
        texts = [FIRE.write(match, action) for action in match.legal()]
        assert [FIRE.read(match, text) for text in texts] == match.legal()
        assert len(set(texts)) == len(texts)
        assert all(event.rule and str(event) for event in FIRE.tell(match, step.rows))


@settings(max_examples=15)
@given(worlds())
def test_a_position_read_back_is_the_same_table(world: World) -> None:
    match = world.new()
    for _ in walk(match, world):
        playing.read_back(FIRE, match, world.setup)


@given(worlds(late=False))
def test_a_record_replayed_gives_the_same_bytes_and_the_same_record(world: World) -> None:
    session = Session(FIRE, world.setup, world.new(), dealer=False)
    clone = world.new()
    for step in walk(clone, world):
        session.play(step.action)
    record = session.record()
    again = replay(record, check=True)
    assert again.match.snapshot() == clone.snapshot()
    assert again.record() == record


@given(worlds())
def test_the_events_alone_tell_the_story(world: World) -> None:
    match = world.new()
    book = match.clone()
    for step in walk(match, world):
        replay_events(book, step.rows)
        assert told(book) == told(match)


@given(worlds())
def test_when_a_turn_begins_no_smoke_lies_beside_fire_and_nobody_stands_in_fire(world: World) -> None:
    match = world.new()
    for step in walk(match, world):
        if any(row[0] == w.TURN for row in step.rows):
            assert not escaping.anyone_in_fire(match)
            for cell in match.plan.cells():
                assert match.get("threat", cell) != w.SMOKE or not threats.beside_fire(match, cell)
                assert not match.get("threat", cell) or match.board.get("inside", cell)


@given(worlds(late=False))
def test_undo_brings_back_the_exact_table_and_redo_the_same_luck(world: World) -> None:
    session, dice = Session(FIRE, world.setup, world.new(), seed=world.seed), Dice(world.seed)
    while not session.over:
        legal = session.match.legal()
        before, luck = session.match.snapshot(), session.dice.state
        text = session.game.write(session.match, legal[dice.below(len(legal))])
        session.play(text)
        after = session.match.snapshot()
        assert session.undo() == text
        assert (session.match.snapshot(), session.dice.state) == (before, luck)
        assert session.redo() == text
        assert session.match.snapshot() == after


@given(worlds())
def test_a_clone_goes_its_own_way_and_rewinds_to_the_original(world: World) -> None:
    match, dice = world.new(), Dice(world.seed + 1)
    for _ in walk(match, world):
        playing.clone_and_back(match, dice, 2)


@given(worlds())
def test_a_snapshot_restored_goes_on_like_the_original(world: World) -> None:
    match, copy = world.new(), world.new()
    shots = [match.snapshot()]
    actions = []
    for step in walk(match, world):
        actions.append(step.action)
        shots.append(match.snapshot())
    for shot, action, after in zip(shots, actions, shots[1:], strict=False):
        copy.restore(shot)
        assert copy.snapshot() == shot
        copy.play(action)
        assert copy.snapshot() == after


@settings(max_examples=5)
@given(worlds())
def test_the_last_position_loads_as_a_session_that_is_over(world: World) -> None:
    match = world.new()
    for _ in walk(match, world):
        pass
    session = load(FIRE.position(match, world.setup))
    assert session.over
    assert session.legal() == []
    assert session.result() == FIRE.result(match)
