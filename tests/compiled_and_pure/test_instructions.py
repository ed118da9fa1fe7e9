"""The fixed workload in the core takes as many instructions as written down (bench/instructions.txt)."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.compiled_only
def test_a_match_takes_as_many_instructions_as_written_down() -> None:
    command = [sys.executable, "bench/instructions.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"
