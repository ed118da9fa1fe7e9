"""A store of each kind; what it holds is there again when it is opened again, except for the one in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotzone.store.memory import MemoryStore
from hotzone.store.sqlite import SqliteStore
from tests.store.kinds import Opened


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens a store of each kind."""
    if request.param == "memory":
        return MemoryStore
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "matches.sqlite")
    from hotzone.store.postgres.store import PostgresStore

    url = request.getfixturevalue("postgres").database()
    return lambda: PostgresStore(url, "one")
