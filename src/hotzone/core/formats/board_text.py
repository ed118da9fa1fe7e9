"""A board's data as the text of a board file, always the same for the same data; and the part that its digest is made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hotzone.core.errors import BadText

ABOUT = ("name", "title", "author", "licence", "source", "format")  # says of a board what is not the building itself
DEEPEST = 6  # lists and tables within each other; boards need four
LONG = 100  # characters of a list before it is written an item a line
WHOLE = 1 << 53  # numbers that every reader of JSON keeps


def board_text(data: Mapping[str, Any]) -> str:
    """A board file; raises BadText for what no such file can hold."""
    return "\n".join(lines_of(data, (), 1)).strip("\n") + "\n"


def lines_of(data: Mapping[str, Any], path: tuple[str, ...], depth: int) -> list[str]:
    """The lines of a table: its values first, then the tables in it."""
    if depth > DEEPEST:
        raise BadText("board-too-deep", "this board has tables within tables within tables", 1, 1)
    plain, tables = [], []
    for key, value in data.items():
        if isinstance(value, Mapping):
            tables += ["", f"[{dotted((*path, key))}]", *lines_of(value, (*path, key), depth + 1)]
        elif is_tables(value):
            for entry in value:
                tables += ["", f"[[{dotted((*path, key))}]]", *lines_of(entry, (*path, key), depth + 1)]
        else:
            plain.append(f"{spelled(key)} = {value_text(value, depth + 1)}")
    return plain + tables


def is_tables(value: object) -> bool:
    """Is this a list of tables?"""
    return isinstance(value, list) and bool(value) and all(isinstance(entry, Mapping) for entry in value)


def dotted(path: Sequence[object]) -> str:
    """The heading of a table."""
    return ".".join(map(spelled, path))


def spelled(key: object) -> str:
    """A key, between quotation marks where it needs them."""
    word = str(key)
    return word if word.isascii() and word.replace("_", "a").replace("-", "a").isalnum() else quoted(word)


def quoted(text: str) -> str:
    """A text in one line."""
    out = []
    for sign in text:
        plain = sign not in '"\\' and ord(sign) >= 32 and ord(sign) != 127
        out.append(sign if plain else f"\\u{ord(sign):04X}" if sign not in '"\\' else "\\" + sign)
    return '"' + "".join(out) + '"'


def value_text(value: object, depth: int) -> str:
    """A value that is not a table of its own."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) < WHOLE:
        return str(value)
    if isinstance(value, str):
        return drawn(value) if is_drawn(value) else quoted(value)
    if depth > DEEPEST:
        raise BadText("board-too-deep", "this board has lists within lists within lists", 1, 1)
    if isinstance(value, list):
        items = [value_text(item, depth + 1) for item in value]
        short = "[" + ", ".join(items) + "]"
        nested = any(isinstance(item, list) for item in value)
        return short if len(short) <= LONG and not nested else "[\n  " + ",\n  ".join(items) + ",\n]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{spelled(key)} = {value_text(item, depth + 1)}" for key, item in value.items()) + " }"
    raise BadText("board-not-toml", f"a board file holds texts, whole numbers and lists, no {type(value).__name__}", 1, 1)


def is_drawn(text: str) -> bool:
    """Can this be written as several lines? A line that ends a board in a record cannot stand in it."""
    lines = text.split("\n")
    return len(lines) > 1 and "'''" not in text and ">>" not in map(str.strip, lines) and all(map(str.isprintable, lines))


def drawn(text: str) -> str:
    """Several lines, without blanks at their ends."""
    return "'''\n" + "\n".join(line.rstrip() for line in text.split("\n")) + "'''"


def building_of(data: object, left_out: Sequence[str] = ()) -> Any:
    """What makes two files the same building: everything but its names, and blanks at the ends of drawn lines."""
    if isinstance(data, Mapping):
        return {key: building_of(data[key]) for key in sorted(data) if key not in left_out}
    if isinstance(data, list):
        return [building_of(item) for item in data]
    return "\n".join(line.rstrip() for line in data.split("\n")) if isinstance(data, str) else data


def digest_of_building(data: object, left_out: Sequence[str] = ABOUT) -> str:
    """The same for the same building: 64 hexadecimal digits."""
    from hashlib import sha256  # needed only to bring a board
    from json import dumps

    kept = building_of(data, left_out)
    return sha256(dumps(kept, ensure_ascii=True, separators=(",", ":")).encode()).hexdigest()
