"""The access of those who run a server: plain SQL on either store, one transaction at a time, beside or instead of the server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hotzone.store.file_lock import FileLock
from hotzone.store.migrations import STEPS, connect, in_words, prepare
from hotzone.store.protocol import NotStored
from hotzone.store.retention import numbered

Row = Sequence[Any]


class SqliteAdmin:
    """A file; what changes matches needs it for itself, what a server looks at again and again may be written beside it."""

    kind = "sqlite"

    def __init__(self, path: str, *, writes: bool = False, beside: bool = False) -> None:
        self.lock: FileLock | None = None
        if (beside or not writes) and not Path(path).is_file():
            raise NotStored(f"there is no file {path}")
        if writes:
            try:
                self.lock = FileLock(path)
            except NotStored:
                if not beside:
                    raise
        try:
            self.base = connect(path) if writes else sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
            if self.lock is not None:
                prepare(self.base, path)
            self.rows("select count(*) from matches")
            if (steps := self.rows("pragma user_version")[0][0]) != len(STEPS):
                age = "an older hotzone: run 'hotzone admin migrate' on it" if steps < len(STEPS) else "a newer hotzone"
                raise NotStored(f"it was written by {age}")
        except (sqlite3.Error, NotStored) as error:
            self.close()
            raise NotStored(f"{Path(path).name}: {in_words(error)}") from None

    def rows(self, sql: str, *values: Any) -> list[Row]:
        """What a question finds."""
        try:
            return list(self.base.execute(sql, values))
        except sqlite3.Error as error:
            raise NotStored(in_words(error)) from None

    def many(self, sql: str, rows: Sequence[Row]) -> None:
        """The same statement for many rows."""
        try:
            self.base.executemany(sql, rows)
        except sqlite3.Error as error:
            raise NotStored(in_words(error)) from None

    @contextmanager
    def change(self) -> Iterator[None]:
        """All of it or nothing; entries may be deleted in it, with their match."""
        with all_or_nothing(self, "begin immediate"):
            yield

    def close(self) -> None:
        """Let the file go."""
        if hasattr(self, "base"):
            self.base.close()
        if self.lock is not None:
            self.lock.free()


class PostgresAdmin:
    """A database; servers may go on beside it."""

    kind = "postgresql"

    def __init__(self, url: str, *, writes: bool = False) -> None:
        import asyncpg

        from hotzone.store.postgres.database import address
        from hotzone.store.postgres.error_text import LOST, in_words
        from hotzone.store.postgres.tables import migrate

        self.errors = (*LOST, asyncpg.PostgresError)
        self.words = in_words
        self.runner = asyncio.Runner()
        try:
            self.base = self.runner.run(asyncpg.connect(url, timeout=10))
            self.runner.run(migrate(self.base, empty_only=True))
        except (*self.errors, NotStored) as error:
            self.runner.close()
            raise NotStored(f"{address(url)}: {in_words(error)}") from None

    def rows(self, sql: str, *values: Any) -> list[Row]:
        """What a question finds."""
        try:
            return [tuple(row) for row in self.runner.run(self.base.fetch(numbered(sql), *values))]
        except self.errors as error:
            raise NotStored(self.words(error)) from None

    def many(self, sql: str, rows: Sequence[Row]) -> None:
        """The same statement for many rows."""
        try:
            self.runner.run(self.base.executemany(numbered(sql), rows))
        except self.errors as error:
            raise NotStored(self.words(error)) from None

    @contextmanager
    def change(self) -> Iterator[None]:
        """All of it or nothing; entries may be deleted in it."""
        with all_or_nothing(self, "begin isolation level repeatable read"):
            self.rows("select set_config('hz.admin', 'on', true)")
            yield

    def close(self) -> None:
        """Hang up."""
        self.runner.run(self.base.close())
        self.runner.close()


AdminAccess = SqliteAdmin | PostgresAdmin


@contextmanager
def all_or_nothing(admin: AdminAccess, begin: str) -> Iterator[None]:
    """A transaction: kept at its end, taken back if anything goes wrong."""
    admin.rows(begin)
    try:
        yield
        admin.rows("commit")
    except BaseException:
        admin.rows("rollback")
        raise


def open_admin(db: str, *, writes: bool = False, beside: bool = False) -> AdminAccess:
    """The access of a file or of a database; `beside`: also of a file that a server uses. Raises NotStored."""
    if db.startswith(("postgresql://", "postgres://")):
        return PostgresAdmin(db, writes=writes)
    return SqliteAdmin(db, writes=writes, beside=beside)
