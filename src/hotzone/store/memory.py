"""A store that forgets everything when the program ends: for tests and for a quick match."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.store.keeping import Chair, Ending, Entry, Kept, Person, Taken


class MemoryStore:
    """Keeps matches in plain dictionaries."""

    kind = "memory"

    def __init__(self) -> None:
        self._matches: dict[str, Kept] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._people: dict[str, dict[int, Person]] = {}
        self._chairs: dict[str, dict[int, Chair]] = {}
        self._endings: dict[str, Ending] = {}

    async def create(self, match: Kept, people: Sequence[Person], chairs: Sequence[Chair], entries: Sequence[Entry] = ()) -> None:
        """Keep a new match."""
        if match.code in self._matches:
            raise Taken(match.code)
        self._matches[match.code] = match
        self._entries[match.code] = list(entries)
        self._people[match.code] = {person.person: person for person in people}
        self._chairs[match.code] = {chair.seat: chair for chair in chairs}

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

    async def put_person(self, person: Person) -> None:
        """Add or rename somebody."""
        self._people[person.match][person.person] = person

    async def put_chairs(self, chairs: Sequence[Chair]) -> None:
        """Write who sits where."""
        for chair in chairs:
            self._chairs[chair.match][chair.seat] = chair

    async def change(self, code: str, title: str, switches: str) -> None:
        """Change the title and the switches of a match."""
        self._matches[code] = self._matches[code]._replace(title=title, switches=switches)

    async def finish(self, ending: Ending) -> None:
        """Write a finished match into the station log."""
        self._endings.setdefault(ending.match, ending)

    async def endings(self) -> list[Ending]:
        """The station log, oldest first."""
        return sorted(self._endings.values(), key=lambda ending: ending.ended)

    async def close(self) -> None:
        """Nothing is open."""
