"""A script of the page as one part of a joined answer: what it imports, what it exports, and its text inside a function.

The page's scripts are ES modules, each served as it is written. A match needs more than a hundred of them, and each would be a
question and an answer of its own. Here a module becomes a function that takes what it imports from a table and gives back what
it exports. That is exact as long as no module imports in a circle and no exported name changes later: what breaks this, or is
laid out in a way that is not understood here, is refused, and the page is served module by module.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from hotzone.server.files.compact_files import without_comments

NAME = r"[A-Za-z_$][\w$]*"
FROM = re.compile(rf"^(import|export)\s+(?:\{{([^}}]*)\}}|\*\s+as\s+({NAME}))\s+from\s+(['\"])([^'\"]+)\4;?[ \t]*$", re.MULTILINE)
DECLARED = re.compile(rf"^export\s+(?=(?:async\s+)?(?:function\*?|class|const)\s+({NAME}))", re.MULTILINE)
# a further name of the same `export const`, as the formatter lays it out
FURTHER = re.compile(rf",\n  ({NAME}) =(?!=)")
QUOTED = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"")
NEXT = re.compile(r"^[^\s})\]`]", re.MULTILINE)  # where the next statement begins
LATER = re.compile(r"(?<![\w.$])import\(")
LITERAL = re.compile(r"(['\"])([^'\"]+)\1\)")
# other forms than these, and a module that waits before its importers may run
LEFT = re.compile(r"^(?:import|export)\b(?!\().*$|\b(?:import|export)\s*\{.*$|^(?!.*\basync\b)\S.*\bawait\b.*$", re.MULTILINE)
LOAD = "loadModule"  # modules.js


class JoiningError(ValueError):
    """Why a script can only be served alone."""


@dataclass(frozen=True)
class Module:
    """A module by its address."""

    address: str
    imports: tuple[tuple[str, tuple[str, ...]], ...]  # addresses, and the names that are taken from there
    later: tuple[str, ...]  # addresses that are loaded when they are needed
    exports: tuple[str, ...]
    text: str  # of a function that reads `modules` and gives back the exports


@lru_cache(maxsize=1024)
def read(address: str, path: str, changed: float) -> Module:
    """The module of a file; read anew when the file has changed."""
    script = without_comments(Path(path).read_text("utf-8"))
    imports: list[tuple[str, tuple[str, ...]]] = []
    exports: dict[str, str] = {}  # name outside: name or expression inside

    def taken(found: re.Match[str]) -> str:
        kind, names, whole, _, place = found.groups()
        where = resolved(address, place)
        pairs = [pair(one) for one in (names or "").split(",") if one.strip()]
        imports.append((where, tuple(there for there, _ in pairs)))
        table = f"modules['{where}']"
        if kind == "export":
            exports.update({here: f"{table}.{there}" for there, here in pairs} if not whole else {whole: table})
            return ""
        lines = "\n" * found[0].count("\n")  # so that a line keeps its number within its module
        if whole:
            return f"const {whole} = {table};{lines}"
        return f"const {{ {', '.join(f'{there}: {here}' if there != here else there for there, here in pairs)} }} = {table};{lines}"

    def declared(found: re.Match[str]) -> str:
        names = [found[1]]
        if "const" in found.string[found.end() : found.start(1)]:
            end = NEXT.search(found.string, found.end(1))
            statement = found.string[found.end(1) : end.start() if end else None]
            names += [one[1] for one in FURTHER.finditer(statement) if outside_brackets(statement[: one.start()])]
        exports.update({name: name for name in names})
        return ""

    text = DECLARED.sub(declared, FROM.sub(taken, script))
    if left := LEFT.search(text):
        raise JoiningError(f"{address}: not understood: {left[0]}")
    text, later = loaded_later(address, text)
    given = ", ".join(name if name == value else f"{name}: {value}" for name, value in exports.items())
    return Module(address, tuple(imports), later, tuple(exports), f"{text}\nreturn {{ {given} }};")


def outside_brackets(text: str) -> bool:
    """Whether all brackets of a beginning are closed again, so that no parameter or part of a value follows."""
    code = QUOTED.sub("", text)
    return all(code.count(opens) <= code.count(closes) for opens, closes in ("()", "[]", "{}"))


def resolved(address: str, place: str) -> str:
    """The address of what a module names: from the root, or beside itself."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(address), place))


def pair(one: str) -> tuple[str, str]:
    """`there as here`, or the same name twice."""
    there, _, here = one.strip().partition(" as ")
    return there, here or there


def loaded_later(address: str, text: str) -> tuple[str, tuple[str, ...]]:
    """The text with its `import(…)` as calls of the loader, each literal address from the root, and these addresses."""
    found: list[str] = []
    kept: list[str] = []
    at = 0
    for call in LATER.finditer(text):
        kept += [text[at : call.start()], f"{LOAD}("]
        at = call.end()
        if literal := LITERAL.match(text, at):
            where = resolved(address, literal[2])
            kept.append(f"'{where}')")
            found += [where] if where.endswith(".js") else []  # a comment may name a file of types
            at = literal.end()
    return "".join([*kept, text[at:]]), tuple(dict.fromkeys(found))
