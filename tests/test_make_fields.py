"""What `make ids` writes from a table of fields, and which tables it refuses."""

from __future__ import annotations

import pytest

from hotzone.core.formats.fields import Bytes, Number, parts, row_places
from tools.make_fields import END, check, constants, written
from tools.observation_blocks import numbers_seen

FIELDS = (
    Bytes("tile", 3, salt=0),
    Number("turn", salt=3),
    Number("seat", "self.options.first", salt=4),
    Bytes("spare", 2, start="7", late=True),
    Number("more", low=-1, late=True),
)


def test_a_snapshot_has_rows_then_numbers_and_what_is_late_behind() -> None:
    assert [(part.field.name, part.first) for part in parts(FIELDS)] == [
        ("tile", 0),
        ("turn", 3),
        ("seat", 5),
        ("spare", 7),
        ("more", 9),
    ]
    assert row_places(FIELDS) == {"tile": (0, 3), "spare": (1, 2)}


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (Number("turn"), "two fields are called turn"),
        (Number("other", salt=2), "other and tile have the same salt 2"),
        (Bytes("other", 9, salt=4), "other and seat have the same salt 4"),
    ],
)
def test_a_table_in_which_two_fields_clash_is_refused(more: Bytes | Number, words: str) -> None:
    check(FIELDS, "here")
    with pytest.raises(SystemExit, match=words):
        check((*FIELDS, more), "here")


HEAD = "    # made by make ids from hotzone.games.reactor.model.fields FIELD: "


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([HEAD + "cpoy", END], "there is no kind of block 'cpoy'; there are declare"),
        ([HEAD + "copy", "    pass"], "a block has no end"),
        ([HEAD + "copy", HEAD + "row", END], "a block begins before the one above it ends"),
    ],
)
def test_a_block_that_makes_no_sense_is_refused(lines: list[str], words: str) -> None:
    with pytest.raises(SystemExit, match=words):
        list(written(lines, "here"))


def test_what_stands_in_a_block_is_written_anew() -> None:
    found = list(written(["before", HEAD + "declare", "    stale", "    " + END, "behind"], "here"))
    made = ["    cdef unsigned char[128] place", "    cdef public int fuel_count, tile_count, cell_count"]
    assert found == ["before", HEAD + "declare", *made, "    " + END, "behind"]


def test_constants_are_those_of_the_module() -> None:
    assert constants("A, B = 1, 2\nC = -3  # so\n\n# why\nD, E = range(2)\n")[1:] == [
        "cdef enum:",
        "    A = 1, B = 2, C = -3",
        "    D = 0, E = 1",
    ]


def test_an_observation_without_numbers_writes_nothing() -> None:
    assert list(numbers_seen(())) == []
