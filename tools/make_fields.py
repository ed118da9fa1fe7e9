"""Write what follows from tables of fields, and from lists of constants, into the source; with --check only say what is stale.

A block begins with a line `# made by make ids from PACKAGE.MODULE TABLE: KIND` and ends with END. What stands between
is written anew, at the indent of those lines. A `.pxd` that begins with CONSTANTS is written from the `.py` beside it.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from hotzone.core.formats.fields import OF_TABLE, Bytes, Fields, bytes_of, numbers, parts, rows
from tools.make_ids import packed, parallel, update
from tools.observation_blocks import numbers_seen

ROOT = Path(__file__).parents[1]
BEGIN = re.compile(r"^( *)# made by make ids from ([\w.]+) (\w+): (\w+)$")
END = "# end of what make ids made"
PICKED = 5  # rows that `rows.pick` chooses from
PACKED = 4  # counters that `rows.write_shorts` writes
CONSTANTS = "# made by make ids from the constants beside it"


def alike(targets: dict[str, str]) -> Iterator[str]:
    """`a = b = c = 0`, by what is assigned, as much as a line holds."""
    for value in dict.fromkeys(targets.values()):
        names = [name for name, other in targets.items() if other == value]
        yield from (f"{line} = {value}" for line in packed("", names, between=" = "))


def by_size(fields: Fields) -> dict[int, list[Bytes]]:
    """Rows of the same length together."""
    found: dict[int, list[Bytes]] = {}
    for each in rows(fields):
        found.setdefault(each.size, []).append(each)
    return found


def declare(fields: Fields) -> Iterator[str]:
    """The fields of a C class."""
    for size, same in by_size(fields).items():
        yield from packed(f"cdef unsigned char[{size}] ", (each.name for each in same))
    yield from packed("cdef public int ", (number.name for number in numbers(fields) if number.name not in OF_TABLE))


def arrays(fields: Fields) -> Iterator[str]:
    """The rows of an uncompiled object."""
    found = rows(fields)
    yield "if not COMPILED:"
    made = parallel((f"self.{each.name}" for each in found), (f"bytearray({each.size})" for each in found))
    yield from (f"    {line}" for line in made)


def fill(fields: Fields) -> Iterator[str]:
    """What rows and numbers begin with."""
    for size, same in by_size(fields).items():
        for looks_up in (False, True):  # apart: compilers make one block of bytes of what only writes
            starts = {f"self.{each.name}[i]": each.start for each in same if ("self." in each.start) == looks_up}
            if starts:
                yield f"for i in range({size}):"
                yield from (f"    {line}" for line in alike(starts))
    yield from alike({f"self.{number.name}": number.start for number in numbers(fields)})


def begin(fields: Fields) -> Iterator[str]:
    """A new object that nothing clears: rows are empty, unless they begin with something."""
    yield from arrays(fields)
    yield from fill([field for field in fields if not isinstance(field, Bytes) or field.start != "0"])


def row(fields: Fields) -> Iterator[str]:
    """The row of a number, counted from `number`."""
    names = [f"self.{each.name}" for each in rows(fields)]
    for first in range(0, len(names), PICKED):
        some = names[first : first + PICKED]
        picked = f"return rows.pick(number - {first}, {', '.join(some + some[-1:] * (PICKED - len(some)))})"
        if first + PICKED < len(names):
            yield f"if number < {first + PICKED}:"
            picked = "    " + picked
        yield picked.replace("number - 0,", "number,")


def copy(fields: Fields) -> Iterator[str]:
    """Become like another one."""
    for each in rows(fields):
        yield f"self.{each.name}[:] = s.{each.name}"
    names = [number.name for number in numbers(fields)]
    yield from parallel((f"self.{name}" for name in names), (f"s.{name}" for name in names))


def snapshot_sizes(fields: Fields) -> Iterator[str]:
    """How many bytes a snapshot has, with and without what only expansions have."""
    yield f"whole = {sum(bytes_of(field) for field in fields)}"
    yield f"early = {sum(bytes_of(field) for field in fields if not field.late)}"


def pack(fields: Fields) -> Iterator[str]:
    """Write the counters of a snapshot; those that stand together go four at a time."""
    together: list[str] = []
    for field, first in parts(fields):
        if isinstance(field, Bytes):
            yield from counters_packed(together, first)
        else:
            together.append(f"self.{field.name}")
            end = first + 2
    yield from counters_packed(together, end)


def move(fields: Fields) -> Iterator[str]:
    """Write the rows of a snapshot, or read them."""
    for field, first in parts(fields):
        if isinstance(field, Bytes):
            yield f"rows.move_row(p, {first}, self.{field.name}, {field.size}, reads)"


def counters_packed(together: list[str], end: int) -> Iterator[str]:
    """The lines that write counters which end before a place; none is left over."""
    at = end - 2 * len(together)
    while len(together) >= PACKED:
        yield f"rows.write_shorts(p, {at}, {', '.join(together[:PACKED])})"
        del together[:PACKED]
        at += 2 * PACKED
    while together:
        yield f"rows.write_short(p, {at}, {together.pop(0)})"
        at += 2


def unpack(fields: Fields) -> Iterator[str]:
    """Read the counters of a snapshot."""
    shorts = [part for part in parts(fields) if not isinstance(part.field, Bytes)]
    yield from parallel((f"self.{part.field.name}" for part in shorts), (f"rows.read_short(p, {part.first})" for part in shorts))


def key(fields: Fields) -> Iterator[str]:
    """The sum of all values of a state, each times a random number of its own."""
    loops: dict[str, list[Bytes]] = {}
    for each in rows(fields):
        if each.salt is not None or each.term:
            loops.setdefault(each.over or str(each.size), []).append(each)
    yield "found = 0"
    for over, same in loops.items():
        yield f"for i in range({over}):"
        for each in same:
            first = "i" if each.salt == 0 else f"{each.salt} + i"
            term = each.term or f"self.{each.name}[i] * self.board.salt[{first}]"
            if each.only:
                yield f"    if {each.only}:"
            yield f"    {'    ' if each.only else ''}found += {term}"
    salted = [number for number in numbers(fields) if number.salt is not None]
    values = [f"(self.{each.name} + {-each.low})" if each.low else f"self.{each.name}" for each in salted]
    terms = [f"{value} * self.board.salt[{each.salt}]" for value, each in zip(values, salted, strict=True)]
    yield from packed("found += ", terms, between=" + ")


KINDS: dict[str, Callable[[Any], Iterator[str]]] = {
    each.__name__: each for each in (declare, arrays, fill, begin, row, copy, snapshot_sizes, move, pack, unpack, key, numbers_seen)
}


def written(lines: list[str], where: str) -> Iterator[str]:
    """The lines of a file with all its blocks anew."""
    stale = False  # within a block: what stands there is passed over
    for line in lines:
        head = BEGIN.match(line)
        if line.strip() == END:
            stale = False
        if stale and head:
            sys.exit(f"{where}: a block begins before the one above it ends")
        if not stale:
            yield line
        if head:
            indent, module, table, kind = head.groups()
            if kind not in KINDS:
                sys.exit(f"{where}: there is no kind of block '{kind}'; there are {', '.join(KINDS)}")
            listed = getattr(import_module(module), table)
            if kind != numbers_seen.__name__:
                check(listed, f"{module}.{table}")
            yield from (indent + made for made in KINDS[kind](listed))
            stale = True
    if stale:
        sys.exit(f"{where}: a block has no end")


def check(fields: Fields, where: str) -> None:
    """Refuse a table in which two fields have the same name, or the same random numbers."""
    names = [field.name for field in fields]
    salts: dict[int, str] = {}
    for field in fields:
        if names.count(field.name) > 1:
            sys.exit(f"{where}: two fields are called {field.name}")
        if field.salt is None:
            continue
        many = 1
        if isinstance(field, Bytes):
            many = int(field.over) if field.over.isdecimal() else field.size
        for salt in range(field.salt, field.salt + many):
            if salt in salts:
                sys.exit(f"{where}: {field.name} and {salts[salt]} have the same salt {salt}")
            salts[salt] = field.name


def constants(source: str) -> list[str]:
    """The constants of a module as C knows them: `A, B = range(2)`, `A, B = 0, 1` and `A = 0`, a line a paragraph."""
    parts: list[list[str]] = [[]]
    last = 0
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            (target,) = node.targets
            names = [ast.unparse(name) for name in (target.elts if isinstance(target, ast.Tuple) else [target])]
            if node.lineno > last + 1:
                parts.append([])
            parts[-1] += [f"{name} = {value}" for name, value in zip(names, numbers_of(node.value), strict=True)]
            last = node.lineno
    return [CONSTANTS, "cdef enum:", *(line for part in parts for line in packed("    ", part))]


def numbers_of(value: ast.expr) -> list[int]:
    """The numbers on the right of an assignment."""
    if isinstance(value, ast.Call):
        assert ast.unparse(value.func) == "range"
        return list(range(*(ast.literal_eval(each) for each in value.args)))
    return [ast.literal_eval(each) for each in (value.elts if isinstance(value, ast.Tuple) else [value])]


def made(path: Path) -> str | None:
    """What a file should hold, or None where nothing of it is made."""
    text = path.read_text("utf-8")
    if path.suffix == ".pxd" and text.startswith(CONSTANTS):
        return "\n".join(constants(path.with_suffix(".py").read_text("utf-8"))) + "\n"
    if "# made by make ids from" in text:
        return "\n".join(written(text.split("\n"), str(path.relative_to(ROOT))))
    return None


def main() -> None:
    """Bring every file up to date that holds a block, or constants."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is stale")
    args = parser.parse_args()
    stale = False
    for path in sorted((ROOT / "src").rglob("*.p*")):
        text = made(path) if path.suffix in (".py", ".pxd") else None
        stale |= text is not None and update(path, text, args.check)
    sys.exit(1 if args.check and stale else 0)


if __name__ == "__main__":
    main()
