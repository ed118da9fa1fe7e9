"""What goes and when: a match that is deleted, and all that is past its retention period. The same questions for both databases."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import count
from typing import Any, NamedTuple, TypeVar

from hotzone.store.boards.queries import old
from hotzone.store.protocol import Retention, Tidied

T = TypeVar("T")
Question = tuple[str, Sequence[Any]]  # with `?` in place of values
Steps = Generator[Question, Sequence[Sequence[Any]], T]  # asks one question after another and is sent what was found
DAY = 86_400.0
SOME = 100  # matches that go in one transaction: nobody waits long for it
PARTS = ("entries", "people", "chairs", "links", "guests", "talk", "endings")
BLANK = "title = '', seed = '', commitment = '', setup = '', earlier = '[]', switches = '{}', origin = '', start = ''"
LAST = "coalesce((select at from entries where match = code order by seq desc limit 1), created)"
OVER = "exists (select 1 from endings where match = code)"


class Dialect(NamedTuple):
    """How the databases differ."""

    said_at: str  # when a line of chat was said


SQLITE = Dialect("json_extract(line, '$.at')")
POSTGRES = Dialect("(line::jsonb ->> 'at')::float8")


def deletion(code: str, now: float) -> Steps[None]:
    """A match goes for good; its code stays taken, so that old links lead nowhere else."""
    yield f"update matches set {BLANK}, crew = crew + 1, gone = ? where code = ?", (now, code)
    for part in PARTS:
        yield f"delete from {part} where match = ?", (code,)
    yield "delete from audit where match = ? and person <> 0", (code,)
    begin = f"debrief {code} "
    yield "delete from settings where substr(name, 1, ?) = ?", (len(begin), begin)


def tidying(keep: Retention, now: float, dialect: Dialect) -> Steps[Tidied]:
    """Delete what is past its retention period, at most so much at once."""
    gone: list[str] = []
    for days, which in ((keep.matches, OVER), (keep.unfinished, f"not {OVER}")):
        if days and len(gone) < SOME:
            sql = (
                f"select code from matches where gone is null and {which} and {LAST} < ? order by created limit {SOME - len(gone)}"
            )
            gone += [str(row[0]) for row in (yield sql, (now - DAY * days,))]
    for code in gone:
        yield from deletion(code, now)
    chat = guests = audit = 0
    if keep.chat:
        chat = len((yield f"delete from talk where {dialect.said_at} < ? returning number", (now - DAY * keep.chat,)))
    if keep.guests:
        known = "exists (select 1 from guests where match = code)"
        sql = f"update matches set crew = crew + 1 where gone is null and {known} and {LAST} < ? returning code"
        for (code,) in (yield sql, (now - DAY * keep.guests,)):
            guests += 1
            yield "delete from guests where match = ?", (code,)
    if keep.audit:
        audit = len((yield "delete from audit where at < ? returning number", (now - DAY * keep.audit,)))
    yield "delete from bans where until > 0 and until < ?", (now,)
    yield old(now)
    return Tidied(gone, chat, guests, audit, len(gone) >= SOME)


def carry_out(steps: Steps[T], ask: Callable[[str, Sequence[Any]], Sequence[Sequence[Any]]]) -> T:
    """Ask all questions of some steps; what comes of them."""
    try:
        question = next(steps)
        while True:
            question = steps.send(ask(*question))
    except StopIteration as end:
        found: T = end.value
        return found


def numbered(sql: str) -> str:
    """Question marks as PostgreSQL writes them."""
    numbers = count(1)
    return "".join(f"${next(numbers)}" if sign == "?" else sign for sign in sql)
