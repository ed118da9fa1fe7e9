"""The store that a command names: a file, memory, or the address of a PostgreSQL database."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from hotzone.core.errors import HotzoneError

if TYPE_CHECKING:
    from hotzone.store.admin_access import AdminAccess
    from hotzone.store.protocol import Store


def is_address(db: str) -> bool:
    """Is this the address of a database, and no file?"""
    return db.startswith(("postgresql://", "postgres://"))


@contextmanager
def admin_store(db: str, failure: str, *, writes: bool = False, beside: bool = False) -> Iterator[AdminAccess]:
    """The access of those who run a server, closed at the end; what the store refuses becomes an error with the code `failure`."""
    from hotzone.store.admin_access import open_admin
    from hotzone.store.protocol import NotStored

    try:
        access = open_admin(db, writes=writes, beside=beside)
        try:
            yield access
        finally:
            access.close()
    except NotStored as error:
        raise HotzoneError(failure, str(error)) from None


def open_store(db: str, node: str = "") -> Store:
    """A store that was tried once, so that trouble is told before anything else; raises NotStored."""
    from hotzone.store.memory import MemoryStore
    from hotzone.store.protocol import NotStored
    from hotzone.store.sqlite import SqliteStore

    if db == ":memory:":
        return MemoryStore()
    if not is_address(db):
        return SqliteStore(db)
    try:
        if urlsplit(db).password:
            raise NotStored(
                "a password in an address can be seen by everybody on this machine; give it in PGPASSWORD or in ~/.pgpass"
            )
    except ValueError as error:
        raise NotStored(f"this is not the address of a database: {error}") from None
    try:
        from hotzone.store.postgres.store import PostgresStore
    except ImportError as error:
        raise NotStored(f"PostgreSQL needs the extra 'postgres': pip install 'hotzone[postgres]' ({error})") from None
    import asyncio

    from hotzone import __version__

    store = PostgresStore(db, re.sub(r"[^a-z0-9]+", "-", node.lower()).strip("-")[:40], __version__)

    async def try_it() -> None:
        await store.start()
        await store.close()

    asyncio.run(try_it())
    return store
