"""The page's scripts in a few answers instead of more than a hundred: each part that is loaded later comes with all it needs.

The answer for `app.js` has the page's beginning. The answer for a module that is loaded later leaves out what must be there
already: what every part that asks for it has brought along. Foreign files that were pressed into a line stay modules of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from hotzone.server.files.script_modules import LOAD, JoiningError, Module, read

BEGIN = "/static/app.js"
TABLE = "/static/modules.js"
VENDOR = "/static/vendor/"


class JoinedScripts:
    """All modules that the page can reach from its beginning and from each game's plug-in, as they are now."""

    def __init__(self, folders: dict[str, Path], plugins: Iterable[str]) -> None:
        """Take folders by the beginning of their addresses, which end with a slash."""
        self.folders = folders
        self.plugins = tuple(plugins)
        self.modules: dict[str, Module] = {}
        waiting = [BEGIN, *self.plugins]
        while waiting:
            address = waiting.pop()
            if address not in self.modules and (found := self._read(address)):
                self.modules[address] = found
                waiting += [where for where, _ in found.imports] + list(found.later)
        self._check()
        self.needs = cache(self._needs)
        self.begun = self.needs(BEGIN)
        self.parts = [BEGIN, *self.plugins]  # each after one that asks for it
        for part in self.parts:
            asked = dict.fromkeys(later for one in self.needs(part) if one in self.modules for later in self.modules[one].later)
            self.parts += [one for one in asked if one not in self.parts]

    def _read(self, address: str) -> Module | None:
        """A module, or None for a foreign one that must stay alone."""
        path = self.path(address)
        try:
            return read(address, str(path), path.stat().st_mtime)
        except JoiningError:
            if address.startswith(VENDOR):
                return None
            raise

    def path(self, address: str) -> Path:
        """The file of an address."""
        for begin, folder in self.folders.items():
            if address.startswith(begin) and (found := folder / address.removeprefix(begin)).is_file():
                return found
        raise JoiningError(f"{address}: no such file")

    def _check(self) -> None:
        """Refuse a circle, and a name that nobody exports: joined, it would be missing without a word."""
        for one in self.modules.values():
            for where, names in one.imports:
                there = self.modules.get(where)
                if there and (missing := set(names) - set(there.exports)):
                    raise JoiningError(f"{one.address}: {where} exports no {', '.join(sorted(missing))}")
        open_: list[str] = []
        done: set[str] = set()

        def visit(address: str) -> None:
            if address in open_:
                raise JoiningError(f"{' → '.join([*open_, address])}: these import each other in a circle")
            if address not in done and address in self.modules:
                open_.append(address)
                for where, _ in self.modules[address].imports:
                    visit(where)
                done.add(open_.pop())

        for address in self.modules:
            visit(address)

    def _needs(self, address: str) -> dict[str, None]:
        """A module after all that it imports, in the order in which they must run."""
        found: dict[str, None] = {}
        for where, _ in self.modules[address].imports:
            found |= self.needs(where) if where in self.modules else {where: None}
        return {**found, address: None}

    def there_already(self, address: str) -> set[str]:
        """What whoever asks for this part has brought along: the beginning, and what all parts with such a question share."""
        if address == BEGIN:
            return set()
        askers = {one.address for one in self.modules.values() if address in one.later}
        brought = [set(self.needs(part)) for part in self.parts if askers & set(self.needs(part))]
        return set(self.begun) | (set.intersection(*brought) if brought else set())

    def answer(self, address: str) -> str:
        """The script of a part: a table gets each module once, whichever part brings it first."""
        there = self.there_already(address)
        order = [one for one in self.needs(address) if one not in there]
        alone = [one for one in order if one not in self.modules]
        head = [f"import {{ {LOAD}, modules }} from '{TABLE}';"]
        head += [f"import * as alone{at} from '{one}';\nmodules['{one}'] = alone{at};" for at, one in enumerate(alone)]
        body = [f"modules['{one}'] ??= (() => {{\n{self.modules[one].text}\n}})();" for one in order if one in self.modules]
        return "\n".join([*head, *body, f"export const module = modules['{address}'];", ""])
