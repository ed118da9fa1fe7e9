"""The results that ship hold, and the leaderboard shows them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotzone.evals import leaderboard
from hotzone.evals.result import check_result
from tests.mentions import ROOT

RESULTS = sorted((ROOT / "results").glob("*.json"))


def test_there_are_results_and_the_page_is_made_from_them() -> None:
    assert RESULTS
    assert (ROOT / "docs" / "leaderboard.md").read_text("utf-8") == leaderboard.page(leaderboard.read_results(ROOT / "results"))


@pytest.mark.compiled_only  # thousands of matches
@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.stem)
def test_a_result_that_ships_says_what_its_records_say(path: Path) -> None:
    check_result(path)
