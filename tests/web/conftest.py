"""A server of its own and the system's chromium for the tests of the page; whatever the console complains about fails a test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.hands import Hands
from tests.web.servers import server

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")
OFFLINE = ("--disable-background-networking", "--disable-component-update", "--disable-sync")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("filterwarnings", "ignore:Session-scoped fixtures defined as instance methods")  # pytest-playwright's


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": shutil.which("chromium"), "args": [*QUIET, *OFFLINE]}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server for one file of tests: one for all would refuse so many new matches from one address."""
    with server() as found:
        yield found


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
