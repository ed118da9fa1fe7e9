"""Reactor's golden records: whole matches that must be told today as they were when they were written (`make golden`)."""

from pathlib import Path

import pytest

from hotzone.session import replay
from tests.reactor.records.make import DIGESTS, FOLDER, LEAST, digest, tell, wanted

RECORDS = sorted(FOLDER.glob("*.record"))
KEPT = dict(line.split(" ", 1) for line in DIGESTS.read_text("utf-8").splitlines())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_gives_the_same_table_and_the_same_events(path: Path) -> None:
    text = path.read_text("utf-8")
    session = replay(text, check=True)
    assert session.over
    assert session.record() == text
    assert digest(tell(text)[0]) == KEPT[path.stem]


def test_the_records_together_show_every_part_of_the_game() -> None:
    assert {path.stem for path in RECORDS} == set(KEPT)
    assert len(RECORDS) >= LEAST
    shown = set().union(*(tell(path.read_text("utf-8"))[1] for path in RECORDS))
    assert sorted(wanted() - shown) == []
