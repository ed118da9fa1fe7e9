"""A store that forgets everything when the program ends: for tests and for a quick match."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hotzone.store.boards.in_memory import MemoryBoards
from hotzone.store.log_book import facts_of
from hotzone.store.protocol import (
    ALL_ENDINGS,
    TALK,
    AuditLine,
    Ban,
    Chair,
    Change,
    Ending,
    EndingFilter,
    EndingTotals,
    Guest,
    LogEntry,
    MatchHead,
    MatchRow,
    OpenedMatch,
    Person,
    Retention,
    ReturnLink,
    Taken,
    Tidied,
    Try,
)
from hotzone.store.single_process import AloneStore


class MemoryStore(MemoryBoards, AloneStore):
    """Keeps matches in plain dictionaries."""

    kind = "memory"

    def __init__(self) -> None:
        super().__init__()
        self._matches: dict[str, MatchRow] = {}
        self._entries: dict[str, list[LogEntry]] = {}
        self._people: dict[str, dict[int, Person]] = {}
        self._chairs: dict[str, dict[int, Chair]] = {}
        self._links: dict[str, dict[str, ReturnLink]] = {}
        self._guests: dict[str, dict[str, Guest]] = {}
        self._talk: dict[str, list[str]] = {}
        self._numbers: dict[str, int] = {}  # the last person's
        self._heads: dict[str, MatchHead] = {}  # without the entries
        self._endings: dict[str, Ending] = {}
        self._settings: dict[str, str] = {}
        self.banned: list[Ban] = []  # nobody but a test can put somebody here: there is no file for the command
        self.audit: list[AuditLine] = []
        self._tries: dict[str, Try] = {}  # by match

    async def create(self, match: MatchRow, change: Change, entries: Sequence[LogEntry] = ()) -> None:
        """Keep a new match."""
        code = match.code
        if code in self._matches:
            raise Taken(code)
        self._matches[code] = match
        self._entries[code], self._talk[code] = list(entries), []
        self._people[code], self._chairs[code], self._links[code], self._guests[code] = {}, {}, {}, {}
        self._heads[code] = MatchHead(0, -1, 0)
        self._numbers[code] = max((person.person for person in change.people), default=0)
        await self.arrange(code, -1, change)

    async def append(self, *entries: LogEntry) -> None:
        """Add the next entries."""
        log = self._entries[entries[0].match]
        if [entry.seq for entry in entries] != list(range(len(log) + 1, len(log) + 1 + len(entries))):
            raise Taken(f"{entries[0].match} {entries[0].seq}")
        log += entries

    async def match(self, code: str) -> MatchRow | None:
        """A match by its code."""
        return self._matches.get(code)

    async def opened(self, code: str, after: int = 0) -> OpenedMatch | None:
        """All of a match."""
        if code not in self._matches:
            return None
        chairs = [chair for _, chair in sorted(self._chairs[code].items())]
        links = sorted(self._links[code].values(), key=lambda link: link.made)
        people = [person for _, person in sorted(self._people[code].items())]
        kept = (people, chairs, links, list(self._guests[code].values()), list(self._talk[code]))
        return OpenedMatch(self._matches[code], self._head(code), await self.read(code, after), *kept)

    async def read(self, code: str, after: int = 0) -> list[LogEntry]:
        """The entries after one."""
        return self._entries.get(code, [])[after:]

    def _head(self, code: str) -> MatchHead:
        return self._heads[code]._replace(seq=len(self._entries[code]))

    async def heads(self, codes: Sequence[str]) -> dict[str, MatchHead]:
        """How far some matches are."""
        return {code: self._head(code) for code in codes if code in self._matches}

    async def arrange(self, code: str, version: int, change: Change) -> int:
        """Change who is who and who sits where."""
        if version != self._heads[code].crew:
            raise Taken(f"{code} crew {version}")
        for number in change.gone:
            self._people[code].pop(number, None)
        for secret in change.void:
            self._links[code].pop(secret, None)
        for guest in change.strangers:
            self._guests[code].pop(guest, None)
        self._people[code].update((person.person, person) for person in change.people)
        self._chairs[code].update((chair.seat, chair) for chair in change.chairs)
        self._links[code].update((link.secret, link) for link in change.links)
        self._guests[code].update((found.guest, found) for found in change.guests)
        self.audit += change.audit
        if change.title is not None:
            self._matches[code] = self._matches[code]._replace(title=change.title)
        if change.switches is not None:
            self._matches[code] = self._matches[code]._replace(switches=change.switches)
            self._hide(code, change.switches)
        self._heads[code] = self._heads[code]._replace(crew=version + 1)
        return version + 1

    def _hide(self, code: str, switches: str) -> None:
        if code in self._endings:
            private = json.loads(switches).get("watchers") is False
            self._endings[code] = self._endings[code]._replace(private=private)

    async def person(self, code: str) -> int:
        """The next person's number."""
        self._numbers[code] += 1
        return self._numbers[code]

    async def say(self, code: str, line: str) -> int:
        """Keep a line of chat."""
        self._talk[code] = [*self._talk[code], line][-TALK:]
        self._heads[code] = self._heads[code]._replace(lines=self._heads[code].lines + 1)
        return self._heads[code].lines

    async def setting(self, name: str) -> str:
        """Something about this server."""
        return self._settings.get(name, "")

    async def put_setting(self, name: str, value: str, was: str | None = None) -> bool:
        """Write it down."""
        if was is not None and self._settings.get(name, "") != was:
            return False
        self._settings[name] = value
        return True

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log."""
        self._endings.setdefault(ending.match, ending._replace(number=len(self._endings) + 1))

    async def begin_try(self, one: Try) -> None:
        """Keep a try."""
        same = (other for other in self._tries.values() if other.counted and (other.shared, other.guest) == (one.shared, one.guest))
        if one.counted and any(same):
            raise Taken(f"{one.shared} {one.guest}")
        self._tries.setdefault(one.match, one)

    async def name_try(self, match: str, name: str, listed: bool) -> None:
        """Name a crew."""
        if match in self._tries:
            self._tries[match] = self._tries[match]._replace(name=name, listed=listed)

    async def end_try(self, match: str, result: str) -> None:
        """End a try."""
        if match in self._tries and not self._tries[match].result:
            self._tries[match] = self._tries[match]._replace(result=result)

    async def try_of(self, match: str) -> Try | None:
        """The try that a match is."""
        return self._tries.get(match)

    async def tries(self, shared: str) -> list[Try]:
        """All tries at a shared match."""
        return sorted((one for one in self._tries.values() if one.shared == shared), key=lambda one: (one.begun, one.match))

    async def tries_of(self, guest: str, shared: str = "") -> list[Try]:
        """The tries of a browser."""
        found = [one for one in self._tries.values() if shared in ("", one.shared) and self._takes_part(one, guest)]
        return sorted(found, key=lambda one: (one.begun, one.match))

    def _takes_part(self, one: Try, guest: str) -> bool:
        found = self._guests.get(one.match, {}).get(guest)
        return one.guest == guest or (found is not None and found.person > 0)

    def _wanted(self, wanted: EndingFilter) -> list[Ending]:
        return [one for one in reversed(self._endings.values()) if self._fits(one, wanted)]

    def _fits(self, ending: Ending, wanted: EndingFilter) -> bool:
        facts = facts_of(ending)
        settings = json.loads(facts.settings)
        found = self._guests[ending.match].get(wanted.guest or "") if ending.match in self._guests else None
        return (
            wanted.game in ("", ending.game)
            and wanted.won in ("", facts.won)
            and wanted.ending in ("", facts.ending)
            and wanted.name.casefold() in facts.names
            and facts.moment[: len(wanted.since)] >= wanted.since
            and (not wanted.until or facts.moment[: len(wanted.until)] <= wanted.until)
            and all(settings.get(key) == value for key, value in wanted.settings.items())
            and not (wanted.own and ending.origin)
            and (wanted.guest is None or not ending.private or bool(found and found.person))
        )

    async def endings(self, wanted: EndingFilter = ALL_ENDINGS, before: int = 0, limit: int = 100) -> list[Ending]:
        """The station log, the newest first."""
        return [one for one in self._wanted(wanted) if not before or one.number < before][:limit]

    async def totals(self, wanted: EndingFilter = ALL_ENDINGS) -> EndingTotals:
        """Sums over the station log."""
        found, sums = self._wanted(wanted), dict[str, int]()
        for ending in found:
            for key, value in json.loads(ending.result).items():
                if isinstance(value, int):
                    sums[key] = sums.get(key, 0) + value
        return EndingTotals(len(found), sum(one.ended - one.created for one in found) / 60, sums)

    async def note(self, line: AuditLine) -> None:
        """Write down what a host did."""
        self.audit.append(line)

    async def bans(self) -> list[Ban]:
        """Who may not come in."""
        return list(self.banned)

    async def tidy(self, keep: Retention, now: float) -> Tidied | None:
        """All of it goes with the program."""
        return None

    async def ping(self) -> None:
        """Memory is always well."""

    async def close(self) -> None:
        """Nothing is open."""
