"""The file of the SQLite store: how it is opened, and its tables, step by step; `user_version` says which steps it has."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from hotzone.store.keeping import NotKept

APPLICATION = 0x484F545A  # "HOTZ": so that no other program's file is taken for ours

STEPS = (
    """
    create table matches (
        code text primary key,
        game text not null,
        rules integer not null,
        setup text not null,
        created real not null,
        title text not null,
        commitment text not null,
        seed text not null,
        prefix integer not null,
        origin text not null,
        earlier text not null,
        switches text not null
    ) without rowid;

    create table entries (
        match text not null references matches (code),
        seq integer not null,
        actor integer not null,
        action text not null,
        events text not null,
        at real not null,
        primary key (match, seq)
    ) without rowid;

    create trigger entries_follow before insert on entries
    when new.seq <> (select coalesce(max(seq), 0) + 1 from entries where match = new.match)
    begin select raise(abort, 'taken: an entry follows the last one'); end;

    create trigger entries_stay before update on entries
    begin select raise(abort, 'entries are never changed'); end;

    create trigger entries_last before delete on entries
    begin select raise(abort, 'entries are never deleted'); end;

    create table people (
        match text not null references matches (code),
        person integer not null,
        name text not null,
        secret text not null,
        host integer not null,
        primary key (match, person)
    ) without rowid;

    create table chairs (
        match text not null references matches (code),
        seat integer not null,
        owner integer not null,
        holder integer not null,
        bot text not null,
        primary key (match, seat)
    ) without rowid;

    create table endings (
        match text primary key references matches (code),
        game text not null,
        rules integer not null,
        setup text not null,
        title text not null,
        created real not null,
        ended real not null,
        result text not null,
        people text not null,
        line text not null,
        actions integer not null
    ) without rowid;

    create index endings_by_time on endings (ended);
    """,
    """
    alter table entries add column words text not null default '';

    create table links (
        match text not null references matches (code),
        secret text not null,
        person integer not null,
        seat integer not null,
        made real not null,
        primary key (match, secret)
    ) without rowid;

    insert into links select match, secret, person, -1, 0 from people where secret <> '';
    alter table people drop column secret;

    create table guests (
        match text not null references matches (code),
        guest text not null,
        person integer not null,
        primary key (match, guest)
    ) without rowid;

    create table talk (
        match text not null references matches (code),
        number integer not null,
        line text not null,
        primary key (match, number)
    ) without rowid;

    create table settings (name text primary key, value text not null) without rowid;
    """,
)


def connect(path: str) -> sqlite3.Connection:
    """Open the file so that a commit is on the disk when it returns."""
    base = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on", "busy_timeout = 10000"):
        base.execute(f"pragma {pragma}").fetchall()
    return base


def prepare(base: sqlite3.Connection, path: str) -> None:
    """Bring the tables of a file up to date; refuse a file of another program or of a newer version."""
    owner = base.execute("pragma application_id").fetchone()[0]
    version = base.execute("pragma user_version").fetchone()[0]
    tables = base.execute("select count(*) from sqlite_master").fetchone()[0]
    if owner != APPLICATION and (tables or version):
        raise NotKept(f"{Path(path).name} is a database of another program")
    if version > len(STEPS):
        raise NotKept(f"{Path(path).name} was written by a newer hotzone (tables {version}, here {len(STEPS)})")
    for number, step in enumerate(STEPS[version:], version + 1):
        base.executescript(f"begin; {step} pragma application_id = {APPLICATION}; pragma user_version = {number}; commit;")
