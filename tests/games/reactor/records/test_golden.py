"""Reactor's golden records: whole matches that must be told today as they were when they were written (`make golden`)."""

from pathlib import Path

import pytest

from tests.games.reactor.records.make import DIGESTS, FOLDER, LEAST, digest, tell, wanted
from tests.records.golden import digests, records, replayed

RECORDS, KEPT = records(FOLDER), digests(DIGESTS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_gives_the_same_table_and_the_same_events(path: Path) -> None:
    assert digest(tell(replayed(path))[0]) == KEPT[path.stem]


def test_the_records_together_show_every_part_of_the_game() -> None:
    assert {path.stem for path in RECORDS} == set(KEPT)
    assert len(RECORDS) >= LEAST
    shown = set().union(*(tell(path.read_text("utf-8"))[1] for path in RECORDS))
    assert sorted(wanted() - shown) == []
