"""The tables of the SQLite store, step by step: a file remembers in `user_version` which steps it has."""

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
