"""A server of its own and the system's chromium for the tests of the page; whatever the console complains about fails a test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.hands import Hands

SOURCE = Path(__file__).parents[2] / "src"
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")
OFFLINE = ("--disable-background-networking", "--disable-component-update", "--disable-sync")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("filterwarnings", "ignore:Session-scoped fixtures defined as instance methods")  # pytest-playwright's


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": shutil.which("chromium"), "args": [*QUIET, *OFFLINE]}


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """A server in a process of its own that forgets everything."""
    words = [sys.executable, "-m", "hotzone.cli.serve", "--port", "0", "--db", ":memory:", "--quiet"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(SOURCE)}) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+[0-9]", server.stdout.readline())
        assert found, "the server did not say where it is"
        yield found[0]
        server.terminate()


@pytest.fixture
def hands(page: Page, address: str) -> Iterator[Hands]:
    """Somebody at a page; afterwards the console must have been silent."""
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "request", lambda asked: None if asked.url.startswith((address, "data:")) else complaints.append(f"foreign: {asked.url}")
    )
    page.set_default_timeout(20_000)
    yield Hands(page, address)
    assert complaints == []
