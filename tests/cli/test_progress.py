"""The bar: how long still, as people say it, and only what this run did counts as fast."""

import pytest

from hotzone.cli.progress_bar import Bar, pace, span


@pytest.mark.parametrize(("seconds", "said"), [(0.4, "0 s"), (99, "99 s"), (150, "2 min"), (5900, "98 min"), (7260, "2 h 01 min")])
def test_the_time_left_is_said_shortly(seconds: float, said: str) -> None:
    assert span(seconds) == said


@pytest.mark.parametrize(("rate", "said"), [(0, "0/s"), (1234.5, "1,234/s"), (0.5, "30.0/min")])
def test_slow_matches_are_counted_by_the_minute(rate: float, said: str) -> None:
    assert pace(rate) == said


def test_what_earlier_runs_did_does_not_count_as_fast(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Bar(1000)
    bar(500, 0.0)
    bar(600, 10.0)
    assert "[##################            ] 600  10/s  40 s left" in capsys.readouterr().err
    bar(601, 10.01)
    assert capsys.readouterr().err == "", "not more often than eyes can follow"


def test_parts_are_counted_together(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Bar(200)
    first = bar.part("one")
    first(0, 0.0)
    first(100, 5.0)
    second = bar.part("two")
    second(0, 0.0)
    second(50, 5.0)
    assert "two [######################        ] 150  15/s  3 s left" in capsys.readouterr().err
