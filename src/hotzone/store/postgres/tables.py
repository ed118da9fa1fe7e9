"""The tables in PostgreSQL, step by step, and the small programs that change several of them in one round trip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.store.protocol import NotStored

if TYPE_CHECKING:
    from asyncpg import Connection

LOCK = 4_851_541_859  # the advisory lock of whoever changes the tables

# who sits where and what a match is called, changed in one round trip; a later step audits it in between
ARRANGE = """ hz_arrange(wanted text, version int, change jsonb) returns int language plpgsql as $$
    begin
        update matches set crew = version + 1 where code = wanted and crew = version and gone is null;
        if not found then return null; end if;
        delete from people where match = wanted and person in (select jsonb_array_elements_text(change -> 'gone')::int);
        delete from links where match = wanted and secret in (select jsonb_array_elements_text(change -> 'void'));
        delete from guests where match = wanted and guest in (select jsonb_array_elements_text(change -> 'strangers'));
        insert into people select wanted, (row ->> 1)::int, row ->> 2, (row ->> 3)::bool
            from jsonb_array_elements(change -> 'people') row
            on conflict (match, person) do update set name = excluded.name, host = excluded.host;
        insert into chairs select wanted, (row ->> 1)::int, (row ->> 2)::int, (row ->> 3)::int, row ->> 4
            from jsonb_array_elements(change -> 'chairs') row
            on conflict (match, seat) do update set owner = excluded.owner, holder = excluded.holder, bot = excluded.bot;
        insert into links select wanted, row ->> 1, (row ->> 2)::int, (row ->> 3)::int, (row ->> 4)::float8
            from jsonb_array_elements(change -> 'links') row
            on conflict (match, secret) do update set person = excluded.person, seat = excluded.seat, made = excluded.made;
        insert into guests select wanted, row ->> 1, (row ->> 2)::int
            from jsonb_array_elements(change -> 'guests') row
            on conflict (match, guest) do update set person = excluded.person;
"""
ARRANGE_END = """        if change ->> 'title' is not null then
            update matches set title = change ->> 'title' where code = wanted;
        end if;
        if change ->> 'switches' is not null then
            update matches set switches = change ->> 'switches' where code = wanted;
            update endings set private = not coalesce(((change ->> 'switches')::jsonb ->> 'watchers')::bool, true)
                where match = wanted;
        end if;
        return version + 1;
    end $$;
"""
# how the program ends that makes a match: people and first entries come with it
CREATE_END = """            on conflict do nothing;
        if not found then return false; end if;
        perform hz_arrange(match ->> 0, -1, change);
        insert into entries select row ->> 0, (row ->> 1)::int, (row ->> 2)::int, row ->> 3, row ->> 4, (row ->> 5)::float8,
            row ->> 6, '' from jsonb_array_elements(entries) row order by (row ->> 1)::int;
        return true;
    end $$;
"""

STEPS = (
    """
    create table matches (
        code text primary key, game text not null, rules int not null, setup text not null, created float8 not null,
        title text not null, commitment text not null, seed text not null, prefix int not null, origin text not null,
        earlier text not null, switches text not null,
        crew int not null default 0,         -- version of people, chairs, links, guests, title, switches
        people_made int not null default 0,  -- the last person's number
        lines int not null default 0,        -- the last line of chat
        gone float8                          -- deleted: the code stays taken, the rest is empty
    );
    create table entries (
        match text not null references matches, seq int not null, actor int not null, action text not null, events text not null,
        at float8 not null, words text not null, writer text not null, primary key (match, seq)
    ) with (fillfactor = 100);
    create table people (
        match text not null references matches, person int not null, name text not null, host bool not null,
        primary key (match, person)
    );
    create table chairs (
        match text not null references matches, seat int not null, owner int not null, holder int not null, bot text not null,
        primary key (match, seat)
    );
    create table links (
        match text not null references matches, secret text not null, person int not null, seat int not null, made float8 not null,
        primary key (match, secret)
    );
    create table guests (
        match text not null references matches, guest text not null, person int not null, primary key (match, guest)
    );
    create table talk (
        match text not null references matches, number int not null, line text not null, primary key (match, number)
    );
    create table endings (
        number bigint generated always as identity primary key,
        match text not null unique references matches, game text not null, rules int not null, setup text not null,
        title text not null, created float8 not null, ended float8 not null, result text not null, people text not null,
        line text not null, actions int not null, origin text not null, private bool not null,
        won text not null, ending text not null, settings jsonb not null, names text not null, moment text not null
    );
    create index endings_by_game on endings (game, number);
    create index endings_by_moment on endings (moment);
    create table bans (
        kind text not null, value text not null, until float8 not null, why text not null, primary key (kind, value)
    );

    -- who lives and who is where: not worth a flush to the disk, written again by every process when it is lost
    create unlogged table nodes (node text primary key, beat timestamptz not null, version text not null, draining bool not null);
    create unlogged table here (match text not null, node text not null, people text not null, primary key (match, node));
    create index here_by_node on here (node);

    -- an entry follows the last one; a later one of the same job (its mark begins with +) follows its own
    create function entries_follow() returns trigger language plpgsql as $$
    begin
        if new.seq = 1 and left(new.writer, 1) <> '+' then return new; end if;
        if exists (select 1 from entries where match = new.match and seq = new.seq - 1
                   and (left(new.writer, 1) <> '+' or ltrim(writer, '+') = ltrim(new.writer, '+'))) then
            return new;
        end if;
        return null;
    end $$;
    create trigger entries_follow before insert on entries for each row execute function entries_follow();

    create function entries_stay() returns trigger language plpgsql as $$
    begin
        if coalesce(current_setting('hz.admin', true), '') = 'on' then return old; end if;
        raise exception 'entries are never changed or deleted';
    end $$;
    create trigger entries_stay before update or delete on entries for each row execute function entries_stay();

    create function"""
    + ARRANGE
    + ARRANGE_END
    + """
    create function hz_create(match jsonb, people_made int, change jsonb, entries jsonb) returns bool language plpgsql as $$
    begin
        insert into matches (code, game, rules, setup, created, title, commitment, seed, prefix, origin, earlier, switches,
                             crew, people_made)
            values (match ->> 0, match ->> 1, (match ->> 2)::int, match ->> 3, (match ->> 4)::float8, match ->> 5, match ->> 6,
                    match ->> 7, (match ->> 8)::int, match ->> 9, match ->> 10, match ->> 11, -1, people_made)
"""
    + CREATE_END
    + """
    create function hz_say(wanted text, line text, most int) returns int language plpgsql as $$
    declare last int;
    begin
        update matches set lines = lines + 1 where code = wanted and gone is null returning lines into last;
        if last is null then return null; end if;
        insert into talk values (wanted, last, line);
        delete from talk where match = wanted and number <= last - most;
        return last;
    end $$;
    """,
    """
    alter table bans add column about text not null default '';
    create table audit (
        number bigint generated always as identity primary key, match text not null, at float8 not null, person int not null,
        name text not null, what text not null, about text not null
    );
    create index audit_by_time on audit (at);
    create index audit_by_match on audit (match);

    create or replace function"""
    + ARRANGE
    + """        insert into audit (match, at, person, name, what, about)
            select row ->> 0, (row ->> 1)::float8, (row ->> 2)::int, row ->> 3, row ->> 4, row ->> 5
            from jsonb_array_elements(change -> 'audit') row;
"""
    + ARRANGE_END
    + """    """,
    """
    -- the backend on which a process listens: when it is gone, so is the process, long before its beat is old
    alter table nodes add column backend int not null default 0;
    """,
    """
    create table tries (
        match text primary key references matches, shared text not null, guest text not null, begun float8 not null,
        counted bool not null, name text not null, listed bool not null, result text not null
    );
    create index tries_by_shared on tries (shared, begun);
    create index tries_by_guest on tries (guest);
    create unique index tries_counted on tries (shared, guest) where counted;
    """,
    """
    -- a match may begin with a position; a process that does not know it yet goes on without
    alter table matches add column start text not null default '';

    create or replace function hz_create(match jsonb, people_made int, change jsonb, entries jsonb) returns bool
    language plpgsql as $$
    begin
        insert into matches (code, game, rules, setup, created, title, commitment, seed, prefix, origin, earlier, switches, start,
                             crew, people_made)
            values (match ->> 0, match ->> 1, (match ->> 2)::int, match ->> 3, (match ->> 4)::float8, match ->> 5, match ->> 6,
                    match ->> 7, (match ->> 8)::int, match ->> 9, match ->> 10, match ->> 11, coalesce(match ->> 12, ''),
                    -1, people_made)
"""
    + CREATE_END
    + """    """,
    """
    create table boards (
        code text primary key, game text not null, name text not null, title text not null, author text not null,
        licence text not null, text text not null, guest text not null, created float8 not null, seen float8 not null
    );
    """,
)


async def version_of(base: Connection) -> int:
    """How many steps a database has; 0 if it is empty. Raises NotStored for tables of another program."""
    if await base.fetchval("select to_regclass('settings') is not null and to_regclass('matches') is not null"):
        found = await base.fetchval("select value from settings where name = 'tables'")
        if found is not None:
            return int(found)
    if await base.fetchval("select count(*) from pg_tables where schemaname = current_schema()"):
        raise NotStored("this database holds tables of another program; give hotzone an empty one")
    return 0


async def migrate(base: Connection, *, empty_only: bool = False) -> tuple[int, int]:
    """Bring the tables up to date, one program at a time; gives the steps before and after."""
    async with base.transaction():
        await base.execute("select pg_advisory_xact_lock($1)", LOCK)
        before = await version_of(base)
        if before > len(STEPS):
            raise NotStored(f"this database was written by a newer hotzone (tables {before}, here {len(STEPS)})")
        if empty_only and 0 < before < len(STEPS):
            raise NotStored(f"the tables of this database are old ({before} of {len(STEPS)}): run 'hotzone admin migrate' first")
        if before == 0:
            await base.execute("create table settings (name text primary key, value text not null)")
        for step in STEPS[before:]:
            await base.execute(step)
        put = "insert into settings values ('tables', $1) on conflict (name) do update set value = excluded.value"
        await base.execute(put, str(len(STEPS)))
    return before, len(STEPS)
