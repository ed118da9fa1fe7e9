"""What can go wrong with PostgreSQL, in sentences for people."""

from __future__ import annotations

import asyncpg

LOST = (  # the connection is gone, or too slow: nobody knows what became of a statement
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.QueryCanceledError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)

WORDS: tuple[tuple[type[BaseException], str], ...] = (
    (asyncpg.InvalidPasswordError, "the database refuses the password (give it in PGPASSWORD or in a file named by PGPASSFILE)"),
    (asyncpg.InvalidAuthorizationSpecificationError, "the database does not know this user"),
    (asyncpg.InvalidCatalogNameError, "there is no such database; make it first: createdb"),
    (asyncpg.TooManyConnectionsError, "the database has too many connections (raise max_connections, or start fewer processes)"),
    (asyncpg.CannotConnectNowError, "the database is starting or stopping"),
    (asyncpg.AdminShutdownError, "the database is stopping"),
    (asyncpg.CrashShutdownError, "the database is starting again after a crash"),
    (asyncpg.DiskFullError, "the disk of the database is full"),
    (asyncpg.ReadOnlySQLTransactionError, "the database can only be read: it is a standby"),
    (asyncpg.InsufficientPrivilegeError, "the database does not allow this user to write"),
    (asyncpg.UndefinedTableError, "the tables of hotzone are missing in this database"),
    (asyncpg.QueryCanceledError, "the database is too slow"),
    (TimeoutError, "the database does not answer in time"),
    (ConnectionRefusedError, "the database does not answer: nothing listens at that address"),
    (asyncpg.InterfaceError, "the connection to the database is lost"),
    (asyncpg.PostgresConnectionError, "the connection to the database is lost"),
)


def in_words(error: BaseException) -> str:
    """What went wrong, in a sentence."""
    said = " ".join(str(error).split())[:200] or type(error).__name__
    return next((words for kind, words in WORDS if isinstance(error, kind)), said)
