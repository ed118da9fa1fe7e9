"""Golden records: whole matches that must be told today as they were when they were written (`make golden`)."""

from pathlib import Path

import pytest

from tests.records.golden import digests, records, replayed
from tests.records.record_events import DIGESTS, FOLDER, digest, tell, wanted

RECORDS, KEPT = records(FOLDER), digests(DIGESTS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_gives_the_same_table_and_the_same_events(path: Path) -> None:
    assert digest(tell(replayed(path)).lines) == KEPT[path.stem]


def test_every_record_has_its_digest_and_there_are_enough() -> None:
    assert {path.stem for path in RECORDS} == set(KEPT)
    assert len(RECORDS) >= 40


def test_the_records_together_show_every_part_of_the_game() -> None:
    shown: set[str] = set()
    for path in RECORDS:
        shown |= tell(path.read_text("utf-8")).shows
    missing = sorted(wanted() - shown)
    assert not missing, f"no golden record shows: {', '.join(missing)}"
