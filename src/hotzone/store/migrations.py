"""The file of the SQLite store: how it is opened, and its tables, step by step; `user_version` says which steps it has."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from hotzone.store.log_book import facts_of
from hotzone.store.protocol import Ending, NotStored

APPLICATION = 0x484F545A  # "HOTZ": so that no other program's file is taken for ours

PATIENCE = 10.0  # seconds to wait for another program that holds the file

ENDING = """        game text not null,
        rules integer not null,
        setup text not null,
        title text not null,
        created real not null,
        ended real not null,
        result text not null,
        people text not null,
        line text not null,
        actions integer not null"""  # of a match that is over, since the first table of them

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
"""
    + ENDING
    + """
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
    """
    alter table matches add column crew integer not null default 0;
    alter table matches add column people_made integer not null default 0;
    alter table matches add column lines integer not null default 0;
    alter table matches add column gone real;
    update matches set
        people_made = coalesce((select max(person) from people where people.match = code), 0),
        lines = coalesce((select max(number) from talk where talk.match = code), 0);

    alter table endings rename to old_endings;
    drop index endings_by_time;
    create table endings (
        number integer primary key,
        match text not null unique references matches (code),
"""
    + ENDING
    + """,
        origin text not null,
        private integer not null,
        won text not null,
        ending text not null,
        settings text not null,
        names text not null,
        moment text not null
    );
    insert into endings
        select row_number() over (order by ended, old.match), old.*, matches.origin, 0,
            fact(0, old.match, old.setup, old.title, old.ended, old.result, old.people, old.line),
            fact(1, old.match, old.setup, old.title, old.ended, old.result, old.people, old.line),
            fact(2, old.match, old.setup, old.title, old.ended, old.result, old.people, old.line),
            fact(3, old.match, old.setup, old.title, old.ended, old.result, old.people, old.line),
            fact(4, old.match, old.setup, old.title, old.ended, old.result, old.people, old.line)
        from old_endings old join matches on matches.code = old.match
        order by ended, old.match;
    drop table old_endings;
    create index endings_by_game on endings (game, number);
    create index endings_by_moment on endings (moment);

    create table bans (
        kind text not null,
        value text not null,
        until real not null,
        why text not null,
        primary key (kind, value)
    ) without rowid;
    """,
    """
    alter table bans add column about text not null default '';

    create table audit (
        number integer primary key autoincrement,
        match text not null,
        at real not null,
        person integer not null,
        name text not null,
        what text not null,
        about text not null
    );
    create index audit_by_time on audit (at);
    create index audit_by_match on audit (match);

    drop trigger entries_last;
    create trigger entries_last before delete on entries
    when exists (select 1 from matches where code = old.match and gone is null)
    begin select raise(abort, 'entries are never deleted, but with their match'); end;
    """,
    """
    create table tries (
        match text primary key references matches (code),
        shared text not null,
        guest text not null,
        begun real not null,
        counted integer not null,
        name text not null,
        listed integer not null,
        result text not null
    ) without rowid;
    create index tries_by_shared on tries (shared, begun);
    create index tries_by_guest on tries (guest);
    create unique index tries_counted on tries (shared, guest) where counted = 1;
    """,
    """
    alter table matches add column start text not null default '';
    """,
    """
    create table boards (
        code text primary key,
        game text not null,
        name text not null,
        title text not null,
        author text not null,
        licence text not null,
        text text not null,
        guest text not null,
        created real not null,
        seen real not null
    ) without rowid;
    """,
)


WORDS = {  # SQLite's names of errors, for people
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "the database can only be read: its file, its folder or its disk may not be written to",
    "SQLITE_BUSY": "another program holds the database locked",
    "SQLITE_LOCKED": "another program holds the database locked",
    "SQLITE_CORRUPT": "the database file is damaged; restore a backup",
    "SQLITE_NOTADB": "the database file is damaged, or no database; restore a backup",
    "SQLITE_IOERR": "the disk gave an error",
    "SQLITE_CANTOPEN": "the database cannot be opened: its folder is missing or may not be written to",
}


def in_words(error: BaseException) -> str:
    """What went wrong with the database, in a sentence."""
    name = getattr(error, "sqlite_errorname", "") or ""
    return next((words for known, words in WORDS.items() if name.startswith(known)), str(error) or type(error).__name__)


def connect(path: str) -> sqlite3.Connection:
    """Open the file so that a commit is on the disk when it returns; raises NotStored."""
    base = None
    try:
        base = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
            base.execute(f"pragma {pragma}").fetchall()
    except sqlite3.Error as error:
        if base is not None:
            base.close()
        raise NotStored(f"{Path(path).name}: {in_words(error)}") from None
    return base


def prepare(base: sqlite3.Connection, path: str) -> None:
    """Check the file and bring its tables up to date; refuse one that is damaged, of another program or of a newer version."""
    name = Path(path).name
    try:
        owner = base.execute("pragma application_id").fetchone()[0]
        version = base.execute("pragma user_version").fetchone()[0]
        tables = base.execute("select count(*) from sqlite_master").fetchone()[0]
        if owner != APPLICATION and (tables or version):
            raise NotStored(f"{name} is a database of another program")
        if version > len(STEPS):
            raise NotStored(f"{name} was written by a newer hotzone (tables {version}, here {len(STEPS)})")
        if (found := base.execute("pragma quick_check(1)").fetchone()[0]) != "ok":
            raise NotStored(f"{name}: the database file is damaged; restore a backup ({' '.join(found.split())[:100]})")
        base.create_function("fact", 8, fact, deterministic=True)
        for number, step in enumerate(STEPS[version:], version + 1):
            base.executescript(f"begin; {step} pragma application_id = {APPLICATION}; pragma user_version = {number}; commit;")
    except sqlite3.Error as error:
        raise NotStored(f"{name}: {in_words(error)}") from None


def fact(which: int, match: str, setup: str, title: str, ended: float, result: str, people: str, line: str) -> str:
    """What a finished match is found by, for a file that did not know it yet."""
    return facts_of(Ending(match, "", 0, setup, title, 0.0, ended, result, people, line, 0))[which]
