"""Plain data as TOML, always in the same way: what people wrote by hand, and what programs draw, looks alike afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, time
from typing import Any

WIDE = 100  # signs of a line; a longer list gets a line for each of its items
END = ">>"  # no line of a text may look like the end of a board in a record
SHORT = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def write_toml(data: Mapping[str, Any]) -> str:
    """Plain values first, then a table or a list of tables under each heading; `tomllib` reads the same data back."""
    lines = [f"{key_text(key)} = {value_text(value)}" for key, value in data.items() if not is_part(value)]
    for key, value in data.items():
        if is_part(value):
            for table in value if isinstance(value, list) else [value]:
                lines += ["", f"[[{key_text(key)}]]" if isinstance(value, list) else f"[{key_text(key)}]"]
                lines += [f"{key_text(name)} = {value_text(entry)}" for name, entry in table.items()]
    return "\n".join(lines).lstrip("\n") + "\n"


def is_part(value: object) -> bool:
    """Does this get a heading of its own: a table, or a list of tables?"""
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value))


def key_text(key: str) -> str:
    """A key, in quotes where it needs some."""
    bare = key and key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if bare else quoted(key)


def value_text(value: Any) -> str:
    """A value; a long list on several lines."""
    if isinstance(value, str):
        return text_of(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, date | time):  # a datetime is a date too
        return value.isoformat()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_text(key)} = {value_text(entry)}" for key, entry in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        items = [value_text(item) for item in value]
        short = f"[{', '.join(items)}]"
        return short if len(short) <= WIDE or len(items) < 2 else "[\n" + "".join(f"  {item},\n" for item in items) + "]"
    return repr(value).replace("Infinity", "inf") if isinstance(value, float) else str(value)


def text_of(value: str) -> str:
    """A text: lines as they are drawn where that is possible, else on one line."""
    lines = value.split("\n")
    drawn = len(lines) > 1 and "'''" not in value and not value.endswith("'")
    if drawn and all(line.rstrip() == line and line.strip() != END and is_plain(line) for line in lines):
        return f"'''\n{value}'''"
    return quoted(value)


def is_plain(text: str) -> bool:
    """Are these signs that stand for themselves?"""
    return all(ord(sign) >= 32 and sign.isprintable() for sign in text)


def quoted(value: str) -> str:
    """A text on one line; signs that cannot be seen are spelled out."""
    return '"' + "".join(SHORT.get(sign) or (sign if is_plain(sign) else escaped(sign)) for sign in value) + '"'


def escaped(sign: str) -> str:
    """A sign by its number."""
    return f"\\u{ord(sign):04X}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08X}"
