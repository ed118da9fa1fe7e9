"""A terminal for tests: runs a command with typed lines, gives exit code and what was printed."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from hotzone.cli import main
from tests.waiting import LONG

SRC = Path(__file__).parents[2] / "src"


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process; `typed` is what somebody types."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *words: str, typed: Sequence[str] = ()) -> Said:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(list(words))
        out, err = self.capsys.readouterr()
        return Said(code, out, err)


def start(*words: str) -> subprocess.Popen[str]:
    """Start a command as a process of its own."""
    command = [sys.executable, "-m", "hotzone", *words]
    pipe = subprocess.PIPE
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a child of a background shell would ignore Ctrl-C
    try:
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=env)
    finally:
        signal.signal(signal.SIGINT, before)


def process(*words: str, typed: str = "", patience: float = LONG) -> Said:
    """Run a command as a process of its own."""
    with start(*words) as child:
        out, err = child.communicate(typed, timeout=patience)
        return Said(child.returncode, out, err)
