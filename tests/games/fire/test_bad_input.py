"""Texts that are wrong: always refused with a reason, a line and a column, at once, and whatever is accepted can be played."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotzone import BadSetup, BadText, HotzoneError, Session, load, new, registry, replay
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire import mixed_matches
from hotzone.games.fire.board.parser import read_plan
from hotzone.games.fire.game import Fire
from hotzone.games.fire.match import Match
from tests.games.fire.mutants import mutate, shake, snapshots
from tests.games.fire.random_matches import World, worlds
from tests.games.fire.tables import FIRE

BOARD = FIRE.boards("base-front").split("[source]")[0]
LONG = 10_000_000  # characters
FEW = 500_000  # lines of Python: fewer than the characters or the lines of a long text
READERS: dict[str, Callable[[str], object]] = {"record": replay, "position": load, "board": read_plan}


class Steps:
    """Counts lines of Python while it is entered."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Steps:
        self.before = sys.gettrace()
        sys.settrace(self.trace)
        return self

    def trace(self, frame: FrameType, event: str, value: object) -> Any:
        self.count += event == "line"
        return self.trace

    def __exit__(self, *error: object) -> None:
        sys.settrace(self.before)


def refusal(read: Callable[[str], object], text: str) -> BadText:
    """How a text is refused: by a BadText that points somewhere, at once: few steps of the reader, however long the text."""
    with pytest.raises(BadText) as error, Steps() as steps:
        read(text)
    assert steps.count < FEW
    assert error.value.code
    assert 0 < len(error.value.text) < 2_000
    points_somewhere(error.value)
    return error.value


def points_somewhere(error: BadText) -> None:
    """A refusal of a whole text says where the mistake is."""
    assert error.line > 0
    assert error.column > 0


def good(kind: str) -> str:
    """A text that is accepted."""
    session = new("fire", crew=2, seed=3)
    for _ in range(12):
        session.play(session.legal()[-1])
    return {"record": session.record(), "position": session.position(), "board": BOARD}[kind]


@pytest.mark.parametrize("kind", READERS)
def test_a_good_text_is_accepted(kind: str) -> None:
    READERS[kind](good(kind))


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize(
    "noise", ["", "x" * LONG, "a\n" * (LONG // 2), "\x00\x01\x02" * (LONG // 3), "[" * LONG, "\ud800", "\n" * 99]
)
def test_noise_is_refused_at_once(kind: str, noise: str) -> None:
    refusal(READERS[kind], noise)


@pytest.mark.parametrize("kind", READERS)
def test_a_good_text_with_ten_million_characters_behind_it_is_refused_at_once(kind: str) -> None:
    refusal(READERS[kind], good(kind) + "\nmove 1,1" * (LONG // 9))


@pytest.mark.parametrize("kind", READERS)
def test_binary_noise_is_refused(kind: str) -> None:
    dice = Dice(5)
    for _ in range(50):
        refusal(READERS[kind], bytes(dice.below(256) for _ in range(400)).decode("latin-1"))


@pytest.mark.parametrize("kind", ["record", "position"])
def test_a_text_of_the_future_is_refused_and_says_so(kind: str) -> None:
    text = good(kind)
    assert refusal(READERS[kind], text.replace(f"{kind} 1", f"{kind} 2", 1)).code == "other-format"
    assert refusal(READERS[kind], text.replace("fire 2 ", "fire 99 ", 1)).code == "other-rules"
    assert refusal(READERS[kind], text.replace("fire 2 ", "chess 1 ", 1)).code == "unknown-game"


@pytest.mark.parametrize("kind", READERS)
def test_a_text_cut_off_anywhere_is_refused_or_still_means_something(kind: str) -> None:
    text = good(kind)
    for end in range(0, len(text), 17):
        try:
            READERS[kind](text[:end])
        except BadText as error:
            points_somewhere(error)


def test_a_record_whose_result_or_digest_does_not_come_out_is_refused() -> None:
    record = good("record")
    replay(record, check=True)
    wrong = record[: record.index("digest")] + "digest 0123456789abcdef\n"
    assert refusal(lambda text: replay(text, check=True), wrong).code == "other-digest"
    ended = record.replace("digest", "result ending victory\ndigest")
    assert refusal(lambda text: replay(text, check=True), ended).code == "other-result"


def test_an_action_that_is_not_legal_is_refused_with_its_line() -> None:
    lines = good("record").split("\n")
    lines[4] = "chop 3,3|3,4"
    error = refusal(replay, "\n".join(lines))
    assert (error.code, error.line, error.rule) == ("set-up", 5, "FIRE-SETUPF-09")


@pytest.mark.parametrize(
    ("old", "new_text", "code"),
    [
        ("   |           D       |           |", "   |           D       |           |        x", "plan-width"),
        ("   |           D       |", "   |           Q       |", "unknown-edge"),
        ("   +   +   +---+---+---+", "   +   +   +--=+---+---+", "unknown-edge"),
        ("   |                   |       |   |   \n", "", "plan-height"),
        ("   |                   D       D   |", "   |                   D       |   |", "unreachable-room"),
        ("rows = 6", "rows = 7", "bad-number"),
        ("cols = 8", "cols = 4", "bad-number"),
        ("rows = 6", "format = 9\nrows = 6", "board-from-the-future"),
        ('name = "base-front"', "name = 3", "board-lacks"),
        ('name = "base-front"', 'name = "My house"', "bad-name"),
        ("[parking]", "[no-parking]", "board-lacks"),
        ('engine = [[["0,7","0,8"], ', "engine = [[", "no-parking"),
        ('ambulance = [[["0,5","0,6"]', 'ambulance = [[["3,5","3,6"]', "no-parking"),
        ('["5,9","6,9"]', '["0,7","6,9"]', "no-parking"),
        ("[quadrants]", "[halves]", "bad-quadrant"),
        ('top = "top_right"', 'top = "roof"', "bad-quadrant"),
        ("cols = [5, 8]", "cols = [5, 7]", "bad-quadrant"),
        ('fire = ["2,2", "2,3"', 'fire = ["2,2", "2,2"', "bad-setup"),
        ('poi = ["2,4"', 'poi = ["0,4"', "bad-setup"),
        ('"SE", "S", "S"', '"SE", "X", "S"', "bad-arrows"),
        ('["SE", "S", "S"', '["NE", "S", "S"', "bad-arrows"),
        ("title =", "title", "board-not-toml"),
        ("rows = 6", f"rows = {'9' * 5000}", "board-not-toml"),
    ],
)
def test_a_board_file_with_a_mistake_is_refused(old: str, new_text: str, code: str) -> None:
    assert old in BOARD
    error = refusal(read_plan, BOARD.replace(old, new_text, 1))
    assert error.code == code
    if code not in ("bad-name", "board-lacks", "board-not-toml"):
        assert error.line > 1


def test_a_room_without_a_way_in_is_refused() -> None:
    walled = BOARD.replace("   |                   D       D   |", "   |                   D       |   |", 1)
    error = refusal(read_plan, walled.replace('  ["6,7", "6,8"],\n', "", 1).replace("markers = 8", "markers = 7", 1))
    assert (error.code, "6,8" in error.text) == ("unreachable-room", True)


def test_a_drawn_mistake_is_pointed_at() -> None:
    error = refusal(read_plan, BOARD.replace("   |           D       |", "   |           Q       |", 1))
    lines = BOARD.split("\n")
    assert lines[error.line - 1][error.column - 1] == "D"


def test_more_quadrants_than_a_building_holds_are_refused() -> None:
    more = "".join(f"more{i} = {{ rows = [1, 6], cols = [1, 8] }}\n" for i in range(12))
    assert refusal(read_plan, BOARD.replace("[quadrants.engine_aims]", more + "[quadrants.engine_aims]")).code == "bad-quadrant"


@pytest.mark.parametrize("word", ["9" * 6000, "٣", "²", "-1", "", "1e3", "3" * 10])
def test_strange_numbers_in_settings_and_actions_are_refused(word: str) -> None:
    with pytest.raises(BadSetup):
        new("fire", crew=f"{word} ")
    with pytest.raises(BadSetup):
        new("fire", starts=word or "x")
    with pytest.raises(HotzoneError) as error:
        new("fire", seed=1).play(f"move {word},1")
    assert len(error.value.text) < 400


@settings(max_examples=150)
@given(st.text(max_size=60) | st.from_regex(r"(command \d )?[a-z-]{2,9} ?[\d,|-]{0,7}", fullmatch=True))
def test_any_text_as_an_action_is_read_or_refused(text: str) -> None:
    session = new("fire", crew=1, seed=1)
    before = session.match.snapshot()
    try:
        session.play(text)
    except HotzoneError:
        assert session.match.snapshot() == before


def play_out(match: Match, dice: Dice) -> None:
    """Play an accepted table to its end; nothing may go wrong on the way."""
    style = dice.below(mixed_matches.STYLES)
    for _ in range(5_000):
        if match.actor == c.NOBODY:
            assert match.legal() == []
            return
        assert match.legal()
        match.play(mixed_matches.pick(match, dice, style))
    raise AssertionError("the match does not end")


def tables_of(world: World) -> Iterator[Match]:
    """Every ninth table of a match."""
    match = world.new()
    for shot in snapshots(world, every=9):
        match.restore(shot)
        yield match


@settings(max_examples=30)
@given(worlds(), st.integers(0, 2**32))
def test_a_changed_position_is_refused_with_line_and_column_or_can_be_played_to_its_end(world: World, seed: int) -> None:
    dice = Dice(seed)
    for match in tables_of(world):
        text = FIRE.position(match, world.setup)
        for _ in range(8):
            changed = mutate(text, dice)
            try:
                setup, found = FIRE.parse(changed)
            except BadText as error:
                points_somewhere(error)
            else:
                assert FIRE.parse(FIRE.position(found, setup))[1].snapshot() == found.snapshot()
                play_out(found, dice)


@settings(max_examples=15)
@given(worlds(), st.integers(0, 2**32))
def test_a_table_that_was_shaken_is_refused_or_can_be_played_to_its_end(world: World, seed: int) -> None:
    dice = Dice(seed)
    for match in tables_of(world):
        for _ in range(8):
            try:
                found = FIRE.parse(FIRE.position(shake(match, dice), world.setup))[1]
            except BadText as error:
                points_somewhere(error)
            else:
                play_out(found, dice)


@settings(max_examples=30)
@given(worlds(late=False), st.integers(0, 2**32))
def test_a_changed_record_is_refused_with_line_and_column_or_replayed(world: World, seed: int) -> None:
    dice, match = Dice(seed), world.new()
    session = Session(FIRE, world.setup, match, world.seed)
    while not session.over:
        session.play(mixed_matches.pick(match, dice, world.style))
    record = session.record()
    for _ in range(12):
        try:
            replay(mutate(record, dice))
        except BadText as error:
            points_somewhere(error)


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_a_changed_board_file_is_refused_with_line_and_column_or_can_be_played_on(seed: int) -> None:
    dice = Dice(seed)
    text = mutate(BOARD, dice)
    game = Fire(registry.game("fire").boards, [])  # type: ignore[attr-defined]
    try:
        plan = game.add_board(text)
    except BadText as error:
        points_somewhere(error)
        return
    chosen = {**mixed_matches.settings(dice), "board": plan.name, "experienced_board": "free"}
    play_out(game.new(game.setup(**chosen)), dice)
