"""A server for one test or one file of tests, where many matches are begun."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


@contextmanager
def server() -> Iterator[str]:
    """The address of a server in a process of its own that forgets everything."""
    words = [sys.executable, "-m", "hotzone.cli.serve", "--port", "0", "--db", ":memory:", "--quiet"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(SOURCE)}) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+[0-9]", process.stdout.readline())
        assert found, "the server did not say where it is"
        yield found[0]
        process.terminate()
