"""What holds in every match, whatever is set up, played and drawn."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.text.event_replay import replay_events, told
from hotzone.session import Session, load, replay
from tests.games import playing
from tests.games.playing import look_at_legal, refusal
from tests.games.reactor.random_matches import World, near_victory, walk, world
from tests.games.reactor.tables import REACTOR

WORLDS = st.integers(0, 2**32 - 1).map(world)


def tokens(match: Match, kind: int) -> int:
    """How many tokens of a kind are in hands and on cells."""
    held = sum(match.get("held", seat * w.SLOTS + kind) for seat in range(w.SEATS))
    return held + sum(match.get("lying", i) for i in range(kind, w.CELLS * w.SLOTS, w.ROUND) if kind < w.ROUND)


def face_down(match: Match) -> int:
    """Fuel assemblies that lie face down on the field."""
    return sum(1 for i in range(match.board.tile_count) if match.get("tile", i) & (w.TVS | w.UP) == w.TVS)


@given(WORLDS)
def test_the_dial_is_31_less_the_face_down_assemblies_and_no_tile_appears(here: World) -> None:
    match = here.new()
    box = [match.options.get("tiles", i) for i in range(4)]
    gone = [0, 0, 0, 0]
    for step in walk(match, here.seed, here.style):
        for kind, _, b, _ in step.rows:
            if kind in (w.REMOVED, w.TILE_BACK):
                gone[(0 if b & w.TVS else 2) + (1 if b & w.RED else 0)] += 1 if kind == w.REMOVED else -1
        assert match.dial == match.board.fuel_count - face_down(match)
        tiles = [match.get("tile", i) for i in range(match.board.tile_count)]
        for i, (kind, sign) in enumerate(((w.TVS, w.BLACK), (w.TVS, w.RED), (w.SUZ, w.BLACK), (w.SUZ, w.RED))):
            seen = sum(1 for tile in tiles if tile & kind and tile & sign)
            assert seen + match.get("unseen", i) + gone[i] == box[i]
        assert sum(1 for tile in tiles if tile & w.TVS and not tile & w.SIGN) == match.get("unseen", 0) + match.get("unseen", 1)
        assert gone[1] == int(match.result == w.ASSEMBLY_LOST)
        assert match.lost == gone[2]
        assert all(tile & w.SIGN for tile in tiles if tile & w.UP)
        assert all(match.get("tile", i) == w.EMPTY for i in range(match.board.tile_count, c.CELLS))


@given(WORLDS)
def test_no_token_appears_and_each_vanishes_for_a_reason(here: World) -> None:
    match = here.new()
    full = [sum(match.options.get("full", seat * w.SLOTS + kind) for seat in range(w.SEATS)) for kind in range(w.TOKENS)]
    before = here.new()
    for step in walk(match, here.seed, here.style):
        kind = step.action >> 8 & 255
        before.restore(step.before)
        again = any(row[0] in (w.ACUTE_PASSED, w.PLACED) for row in step.rows)
        spent = kind in (*range(w.CROSS, w.GIVE), w.OPEN_EXTRA) and kind != w.OPEN
        died = any(row[0] in (w.DIED, w.REMOVED) for row in step.rows)
        for token in range(w.TOKENS):
            now = tokens(match, token)
            assert now <= full[token]
            if not again and not died:
                assert tokens(before, token) - now in ((0, 1) if spent else (0,))
        for seat in range(match.options.crew):
            for token in range(w.ROUND, w.TOKENS):
                assert match.get("held", seat * w.SLOTS + token) <= match.options.get("full", seat * w.SLOTS + token)


@given(WORLDS)
def test_the_living_stand_on_tiles_or_start_cells_and_the_dead_have_nothing(here: World) -> None:
    match = here.new()
    for _ in walk(match, here.seed, here.style):
        for seat in range(match.options.crew):
            at = match.get("at", seat)
            assert match.get("radiation", seat) <= match.options.most_radiation
            if at == c.NOWHERE:
                assert not any(match.get("held", seat * w.SLOTS + i) for i in range(w.SLOTS))
            else:
                assert match.get("tile", at) or match.board.get("place", at) == w.START_CELL
        for i in range(match.board.cell_count * w.SLOTS):
            assert not match.get("lying", i) or match.get("tile", i // w.SLOTS) or i // w.SLOTS >= match.board.tile_count


@given(WORLDS)
def test_cards_are_in_a_deck_under_it_or_discarded(here: World) -> None:
    match = here.new()
    for _ in walk(match, here.seed, here.style):
        fuel = [match.get("deck", i) for i in range(match.board.fuel_count)]
        control = [match.get("deck", i) for i in range(match.board.fuel_count, match.board.tile_count)]
        under = [match.get("under", i) - 1 for i in range(w.SEATS) if match.get("under", i)]
        assert (sum(fuel), sum(control)) == (match.fuel_left, match.control_left)
        assert all(many + under.count(i) <= match.options.fuel_cards for i, many in enumerate(fuel))
        assert all(many <= match.options.control_cards for many in control)
        assert len(under) <= match.options.hearts - match.hearts


@given(WORLDS)
def test_every_listed_action_can_be_played_and_leads_to_a_question_or_the_end(here: World) -> None:
    match, dice = here.new(), Dice(here.seed)
    for _ in walk(match, here.seed, here.style):
        look_at_legal(match, every=dice.below(8) == 0)
        if match.actor == c.NATURE:
            assert len(match.legal()) > 1  # one choice only is taken, not asked
            assert sum(chance for _, chance in REACTOR.odds(match)) == 1
    assert match.legal() == []
    assert match.result != w.UNDECIDED


@given(WORLDS)
def test_an_action_that_is_not_listed_is_refused_with_a_reason_and_changes_nothing(here: World) -> None:
    match, dice = here.new(), Dice(here.seed)
    for _ in walk(match, here.seed, here.style):
        kind = 1 + dice.below(w.ACTION_KINDS - 1)
        action = dice.below(42) * (dice.below(3) > 0) << 16 | kind << 8 | dice.below(42)
        if kind in (w.GIVE, w.LEAVE, w.TAKE):
            action = dice.below(4) << 16 | kind << 8 | dice.below(4 if kind != w.LEAVE else 41)
        legal = match.legal()
        if action in legal:
            continue
        refused = refusal(match, action)
        assert refused.rule or refused.code in ("unknown-action", "no-giving-up")


@given(WORLDS)
def test_an_action_and_its_text_are_the_same_thing(here: World) -> None:
    match = here.new()
    for step in walk(match, here.seed, here.style):
        texts = [REACTOR.write(match, action) for action in match.legal()]
        assert [REACTOR.read(match, text) for text in texts] == match.legal()
        assert len(set(texts)) == len(texts)
        assert all((event.rule or event.kind == "ended") and str(event) for event in REACTOR.tell(match, step.rows))


@settings(max_examples=20)
@given(WORLDS)
def test_a_position_read_back_is_the_same_table(here: World) -> None:
    match = here.new()
    for _ in walk(match, here.seed, here.style):
        playing.read_back(REACTOR, match, here.setup)


@given(WORLDS)
def test_a_record_replayed_gives_the_same_bytes_and_the_same_record(here: World) -> None:
    session = Session(REACTOR, here.setup, here.new(), dealer=False)
    clone = here.new()
    for step in walk(clone, here.seed, here.style):
        session.play(step.action)
    record = session.record()
    again = replay(record, check=True)
    assert again.match.snapshot() == clone.snapshot()
    assert again.record() == record


@given(WORLDS)
def test_the_events_alone_tell_the_story(here: World) -> None:
    match = here.new()
    book = match.clone()
    for step in walk(match, here.seed, here.style):
        replay_events(book, step.rows)
        assert told(book) == told(match)


@given(WORLDS)
def test_a_clone_goes_its_own_way_and_rewinds_to_the_original(here: World) -> None:
    match, dice = here.new(), Dice(here.seed + 1)
    for _ in walk(match, here.seed, here.style):
        playing.clone_and_back(match, dice, 1)


@given(WORLDS)
def test_a_snapshot_restored_goes_on_like_the_original(here: World) -> None:
    match, copy = here.new(), here.new()
    for step in walk(match, here.seed, here.style):
        copy.restore(step.before)
        assert copy.snapshot() == step.before
        copy.play(step.action)
        assert copy.snapshot() == match.snapshot()


@settings(max_examples=10)
@given(WORLDS)
def test_the_last_position_loads_as_a_session_that_is_over(here: World) -> None:
    match = here.new()
    for _ in walk(match, here.seed, here.style):
        pass
    session = load(REACTOR.position(match, here.setup))
    assert session.over
    assert session.legal() == []
    assert session.result() == REACTOR.result(match)


def test_luck_can_win() -> None:
    won = 0
    for seed in range(300):
        match = near_victory(seed)
        for _ in walk(match, seed, 2):
            pass
        won += match.result == w.VICTORY
        if match.result == w.VICTORY:
            _, again = REACTOR.parse(REACTOR.position(match, REACTOR.setup(hearts=3)))
            assert again.snapshot() == match.snapshot()
    assert won > 3
