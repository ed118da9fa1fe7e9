"""The measurements of the crew in `bench` can be run: each on a little of what it measures."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("script", "words", "said"),
    [
        ("widths.py", ["3", "fire"], "width 2000: promises"),
        ("lawful.py", ["30", "--workers", "1", "--kept", "{folder}/kept"], "none against the rules"),
        ("foresight.py", ["1"], "ends played on"),
    ],
)
def test_a_measurement_runs(script: str, words: list[str], said: str, tmp_path: Path) -> None:
    words = [word.format(folder=tmp_path) for word in words]
    done = subprocess.run([sys.executable, str(ROOT / "bench" / script), *words], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_a_measurement_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    resumable = importlib.import_module("resumable")
    args = Namespace(kept=tmp_path / "kept", fresh=False, workers=1)
    keys = ['{"won": 1}', '{"won": 2}']
    args.kept.write_text(f"{json.dumps({'key': keys[0], 'won': 7})}\n{json.dumps({'key': keys[1]})[:9]}", "utf-8")
    for _ in range(2):  # what was cut is played anew and spoils nothing
        rows = resumable.played(keys, json.loads, args)
        assert [row["won"] for row in rows.values()] == [7, 2]
    assert len(args.kept.read_text("utf-8").splitlines()) == 2
