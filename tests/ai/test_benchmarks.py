"""The measurements of the crew in `bench` can be run: each on a little of what it measures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("script", "words", "said"),
    [
        ("widths.py", ["3", "fire"], "width 2000: promises"),
        ("lawful.py", ["--games", "30", "--first", "1", "--workers", "1"], "none against the rules"),
        ("foresight.py", ["1"], "ends played on"),
    ],
)
def test_a_measurement_runs(script: str, words: list[str], said: str) -> None:
    done = subprocess.run([sys.executable, str(ROOT / "bench" / script), *words], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
