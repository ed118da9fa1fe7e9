"""A store that forgets everything when the program ends: for tests and for a quick match."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.store.keeping import TALK, Chair, Change, Ending, Entry, Guest, Kept, Link, Person, Taken


class MemoryStore:
    """Keeps matches in plain dictionaries."""

    kind = "memory"

    def __init__(self) -> None:
        self._matches: dict[str, Kept] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._people: dict[str, dict[int, Person]] = {}
        self._chairs: dict[str, dict[int, Chair]] = {}
        self._links: dict[str, dict[str, Link]] = {}
        self._guests: dict[str, dict[str, Guest]] = {}
        self._talk: dict[str, list[str]] = {}
        self._endings: dict[str, Ending] = {}
        self._settings: dict[str, str] = {}

    async def create(self, match: Kept, change: Change, entries: Sequence[Entry] = ()) -> None:
        """Keep a new match."""
        if match.code in self._matches:
            raise Taken(match.code)
        self._matches[match.code] = match
        self._entries[match.code] = list(entries)
        self._people[match.code], self._chairs[match.code] = {}, {}
        self._links[match.code], self._guests[match.code] = {}, {}
        await self.arrange(match.code, change)

    async def append(self, entry: Entry) -> None:
        """Add the next entry."""
        log = self._entries[entry.match]
        if entry.seq != len(log) + 1:
            raise Taken(f"{entry.match} {entry.seq}")
        log.append(entry)

    async def match(self, code: str) -> Kept | None:
        """A match by its code."""
        return self._matches.get(code)

    async def read(self, code: str, after: int = 0) -> list[Entry]:
        """The entries after one."""
        return self._entries.get(code, [])[after:]

    async def people(self, code: str) -> list[Person]:
        """Everybody with a return link."""
        return list(self._people.get(code, {}).values())

    async def chairs(self, code: str) -> list[Chair]:
        """The seats in their order."""
        return [chair for _, chair in sorted(self._chairs.get(code, {}).items())]

    async def links(self, code: str) -> list[Link]:
        """All return links, the oldest first."""
        return sorted(self._links.get(code, {}).values(), key=lambda link: link.made)

    async def guests(self, code: str) -> list[Guest]:
        """All browsers that are somebody here."""
        return list(self._guests.get(code, {}).values())

    async def arrange(self, code: str, change: Change) -> None:
        """Change who is who and who sits where."""
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

    async def change(self, code: str, title: str, switches: str) -> None:
        """Change the title and the switches of a match."""
        self._matches[code] = self._matches[code]._replace(title=title, switches=switches)

    async def say(self, code: str, number: int, line: str) -> None:
        """Keep a line of chat."""
        self._talk[code] = [*self._talk.get(code, []), line][-TALK:]

    async def talk(self, code: str) -> list[str]:
        """The last lines of chat."""
        return list(self._talk.get(code, []))

    async def setting(self, name: str) -> str:
        """Something about this server."""
        return self._settings.get(name, "")

    async def put_setting(self, name: str, value: str) -> None:
        """Write it down."""
        self._settings[name] = value

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log."""
        self._endings.setdefault(ending.match, ending)

    async def endings(self) -> list[Ending]:
        """The station log, oldest first."""
        return sorted(self._endings.values(), key=lambda ending: ending.ended)

    async def close(self) -> None:
        """Nothing is open."""
