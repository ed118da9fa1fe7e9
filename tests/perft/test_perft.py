"""The counted trees come out as they are written down; `python tests/perft/make.py` makes them anew."""

from pathlib import Path

import pytest

from tests.perft.counting import FOLDER, count, read
from tests.perft.make import TABLES

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_tree_has_as_many_lines_as_written_down(path: Path) -> None:
    match, counts = read(path)
    before = match.snapshot()
    assert len(counts) >= 2
    assert {depth: count(match, depth) for depth in counts} == counts
    assert match.snapshot() == before


def test_every_kind_of_table_has_its_file() -> None:
    assert {path.stem for path in FILES} == set(TABLES)
