"""Boards of other people: called by their content, carried by records and positions, the same everywhere."""

from pathlib import Path

import pytest

import hotzone
from hotzone import registry
from hotzone.core.errors import BadSetup, BadText
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text, digest_of_building
from hotzone.core.formats.record import board_block, read_record
from hotzone.sim.records.record_set import read_set
from hotzone.sim.runner import play_many
from tests.boards.own_boards import BAKERY, SHOP, forget, own_board, played

GAMES = ("fire", "reactor")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_brings_its_board_and_replays_where_nobody_knows_it(game: str, tmp_path: Path) -> None:
    session = played(game, own_board(game, tmp_path))
    record, position = session.record(), session.position()
    forget(game)
    again = hotzone.replay(record, check=True)
    assert again.result() == session.result()
    assert again.record() == record
    forget(game)
    assert hotzone.load(position).position() == position
    assert hotzone.load(position).setup == session.setup


@pytest.mark.parametrize("game", GAMES)
def test_a_board_without_its_file_is_refused_with_the_reason(game: str, tmp_path: Path) -> None:
    record = played(game, own_board(game, tmp_path)).record()
    top = 2 + len(board_block(read_record(record).board))
    lines = record.split("\n")
    forget(game)
    with pytest.raises(BadText, match="was not brought along"):
        hotzone.replay("\n".join([*lines[:2], *lines[top:]]))


def test_a_board_hides_none_of_the_game_and_enters_no_list() -> None:
    game = registry.game("fire")
    own = game.boards("base-front")  # type: ignore[attr-defined]
    bent = own.replace('"3,4", "3,5"', '"4,7", "3,5"', 1)
    before = game.catalogue()
    name = registry.with_board(game, {"board": bent})["board"]
    assert str(name).startswith("w-")
    assert game.catalogue() == before
    assert hotzone.new("fire", board="base-front").match.plan.fires != hotzone.new("fire", board=str(name)).match.plan.fires  # type: ignore[attr-defined]


def test_the_name_follows_from_the_building_and_not_from_its_title() -> None:
    def digest(text: str) -> str:
        return digest_of_building(BoardFile(text).data)

    text = BAKERY.read_text("utf-8")
    assert digest("# a remark\n" + text.replace("The old bakery", "Bread")) == digest(text)
    assert digest(board_text(BoardFile(text).data)) == digest(text)
    assert digest(text.replace('poi = ["1,2"', 'poi = ["1,1"')) != digest(text)
    assert digest(SHOP.read_text("utf-8")) != digest(text)


def test_a_record_whose_board_was_exchanged_is_refused() -> None:
    record = played("fire", BAKERY).record()
    with pytest.raises(BadText, match="the board below is w-"):
        hotzone.replay(record.replace('poi = ["1,2"', 'poi = ["1,1"'))
    with pytest.raises(BadText, match="ends with a line") as endless:
        hotzone.replay(record.replace("\n>>\n", "\n"))
    assert (endless.value.line, endless.value.column) == (3, 1)


def test_a_mistake_in_a_brought_board_is_shown_in_its_line_of_the_record() -> None:
    record = played("fire", BAKERY).record().replace("cols = 8", "cols = 9")
    with pytest.raises(BadText, match="`cols` must be a whole number") as wrong:
        hotzone.replay(record)
    assert record.split("\n")[wrong.value.line - 1] == "cols = 9"


def test_a_mistake_in_a_position_is_shown_in_its_own_line() -> None:
    position = hotzone.new("fire", board=BAKERY, crew=2, seed=1).position().replace("turn 0", "turn x")
    with pytest.raises(BadText) as wrong:
        hotzone.load(position)
    assert "turn x" in position.split("\n")[wrong.value.line - 1]


def test_only_so_many_boards_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hotzone.contract.shared.brought_boards.RECENT", 2)
    game, text = registry.game("fire"), BAKERY.read_text("utf-8")
    first = registry.with_board(game, {"board": text.replace('poi = ["1,2"', 'poi = ["1,1"')})["board"]
    second = registry.with_board(game, {"board": text})["board"]
    registry.with_board(game, {"board": SHOP})
    assert game.setup(board=second).board == second
    with pytest.raises(BadSetup, match="was not brought along"):
        game.setup(board=first)


@pytest.mark.parametrize("game", GAMES)
def test_sets_of_records_carry_the_board(game: str, tmp_path: Path) -> None:
    plug_in = registry.game(game)
    setup = plug_in.setup(**registry.with_board(plug_in, {"board": own_board(game, tmp_path)}))
    play_many(plug_in, [setup], 2, bot="random", records=str(tmp_path / "set"))
    forget(game)
    matches = list(read_set(tmp_path / "set"))
    assert len(matches) == 2
    for found, match in matches:
        match.last_table(found)
        forget(game)
        with pytest.raises(BadSetup):
            match.last_table(found)
        registry.with_board(found, {"board": own_board(game, tmp_path)})
        assert hotzone.replay(match.record(found), check=True).over


def test_other_processes_play_on_the_board_too(tmp_path: Path) -> None:
    game = registry.game("fire")
    setup = game.setup(**registry.with_board(game, {"board": BAKERY, "crew": 2}))
    alone = play_many(game, [setup], 4, seed=3, bot="random", budget=1.0)
    shared = play_many(game, [setup], 4, seed=3, workers=2, bot="random", budget=1.0)
    assert alone.endings == shared.endings
    assert alone.actions == shared.actions


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    game = registry.game("fire")
    with pytest.raises(BadSetup, match=r"cannot read nowhere\.toml: No such file"):
        registry.with_board(game, {"board": "nowhere.toml"})
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSetup, match="is not a text file"):
        registry.with_board(game, {"board": tmp_path / "bytes.toml"})
