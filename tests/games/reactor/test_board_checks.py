"""The check of a drawn field: everything that is wrong at once, with its cell and, where one edit mends it, that edit."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone import registry
from hotzone.core.errors import BadSetup
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text

GAME: Any = registry.game("reactor")
OURS = GAME.boards("reactor")


def codes(text: str) -> list[tuple[str, str, str]]:
    return [(one.level, one.code, one.place) for one in GAME.check_board(text)]


def drawn(old: str, new: str) -> str:
    """Our field with another plan; the list of its cells goes, as in the workshop."""
    data = {key: value for key, value in BoardFile(OURS).data.items() if key != "cells"}
    assert old in data["plan"]
    return board_text({**data, "plan": data["plan"].replace(old, new)})


def test_our_own_field_has_nothing_to_mend() -> None:
    assert codes(OURS) == []


def test_an_empty_field_asks_for_control_cells_and_knows_the_box() -> None:
    blank = GAME.blank_board(7, 7, 1)
    assert codes(blank) == [("error", "no-control-cell", ""), ("warning", "box-fuel", "")]
    with pytest.raises(BadSetup, match="hexagon"):
        GAME.blank_board(8, 6, 1)


def test_a_missing_number_is_named_and_mended_by_counting_anew() -> None:
    (found,) = GAME.check_board(drawn("31  Yd", "40  Yd"))
    assert (found.code, found.args["numbers"], found.args["fill"]) == ("numbers-missing", "31", "r-rows")


def test_a_cell_that_nobody_reaches_is_shown_and_can_be_taken_away() -> None:
    text = drawn("Ya  01  02  03  04  Yb\n", "Ya  01  02  03  04  Yb                32\n")
    found = {one.code: one for one in GAME.check_board(text)}["unreachable-cell"]
    assert (found.place, found.args) == ("32", {"fix": "32", "tool": "r-none"})
    assert text.split("\n")[found.line - 1][found.column - 1 :].startswith("32")


@pytest.mark.rule("REACTOR-WIN-05")
def test_a_control_cell_at_the_rim_is_a_remark_and_a_field_without_any_other_cannot_be_won() -> None:
    assert ("warning", "control-at-rim", "S1") in codes(
        drawn("Ya  01  02  03  04  Yb\n        05  S1", "Ya  S1  02  03  04  Yb\n        05  01")
    )
    alone = board_text({**BoardFile(OURS).data, "plan": "    Ya  01  S1  02\n"})
    assert ("error", "no-goal", "S1") in codes(alone)


def test_tiles_that_do_not_fill_the_cells_are_counted() -> None:
    (found,) = GAME.check_board(OURS.replace("tvs_ordinary = 25", "tvs_ordinary = 20"))
    assert (found.code, found.args["tiles"], found.args["cells"], found.args["fill"]) == ("bad-tiles", 26, 31, "r-tiles")


def test_a_sector_that_the_dial_never_comes_to_is_a_remark() -> None:
    assert codes(OURS.replace("red_from = 21", "red_from = 40")) == [("warning", "dial-never", "")]


@pytest.mark.parametrize(
    "text", ["", "plan = 3", "name = 'a'\ntitle = 'b'\nplan = '''\n??\n'''", OURS.replace("plan", "plam"), "\x00"]
)
def test_nothing_makes_the_check_fall_over(text: str) -> None:
    (found, *_) = GAME.check_board(text)
    assert found.level == "error"
    assert found.line >= 1


def test_where_on_the_page_a_field_is_drawn_does_not_make_it_another() -> None:
    data = BoardFile(OURS).data
    lower = {**data, "plan": "\n" + "\n".join("  " + line if line else "" for line in data["plan"].split("\n"))}
    lower.pop("cells")
    assert GAME.board_digest(board_text(lower)) == GAME.board_digest(OURS)
    assert GAME.board_digest(drawn("01  02", "02  01")) != GAME.board_digest(OURS)
