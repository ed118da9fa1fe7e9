"""The writer of TOML: whatever it writes is read back as the same data."""

import tomllib
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import pytest

from hotzone.core.dice import Dice
from hotzone.core.formats.toml_writer import write_toml
from tests.boards.own_boards import ROOT

SIGNS = "ab 'Ж\"\\\n\t\r\x00\x1b\u202e>>=#[]{}.,-_😀"


@pytest.mark.parametrize("place", sorted(ROOT.glob("src/hotzone/games/*/data/boards/*.toml")), ids=lambda place: place.stem)
def test_every_board_is_written_as_it_was(place: Path) -> None:
    data = tomllib.loads(place.read_text("utf-8"))
    assert tomllib.loads(write_toml(data)) == data


@pytest.mark.parametrize(
    "value",
    [
        1.5,
        float("inf"),
        -0.0,
        1e300,
        True,
        date(2026, 1, 2),
        datetime(2026, 1, 2, 3, 4, 5),
        time(1, 2),
        [],
        {},
        [[]],
        [{}, 1],
        "'''\n",
    ],
)
def test_odd_values_come_back(value: Any) -> None:
    assert tomllib.loads(write_toml({"a": value, "b": {"c": value}})) == {"a": value, "b": {"c": value}}


def test_any_text_comes_back_and_none_looks_like_the_end_of_a_board() -> None:
    dice = Dice(1)
    for _ in range(500):
        text = "".join(SIGNS[dice.below(len(SIGNS))] for _ in range(dice.below(12)))
        written = write_toml({text or "x": text, "part": {"in": [text]}})
        assert tomllib.loads(written) == {text or "x": text, "part": {"in": [text]}}
        assert ">>" not in written.split("\n")
