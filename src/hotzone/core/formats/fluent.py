"""Sentences in Fluent, as the page's files hold them: messages by id, with arguments, choices and plurals. No file is read here.

Of Fluent's syntax it knows what our files use: text, `{ $argument }`, `{ "text" }`, `{ message }` and `{ $argument -> [key] … }`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=[ \t]*(.*(?:\n[ \t]+\S.*)*)", re.MULTILINE)
PLAIN = re.compile(r"[^{}\n]+")
PLACEABLE = re.compile(r"\{\s*")
SELECT = re.compile(r"\$([\w-]+)\s*->\s*")
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ \t]*")
SIMPLE = re.compile(r'(?:\$(?P<argument>[\w-]+)|"(?P<text>[^"]*)"|(?P<message>[a-zA-Z][\w-]*))\s*\}')
ARGUMENT = re.compile(r"\$([\w-]+)")
Argument = str | int


class Placeable(NamedTuple):
    """An argument (`$`), another message (`=`) or a choice (`>`) inside a sentence."""

    kind: str
    name: str
    variants: Mapping[str, Pattern] = {}
    default: str = ""


Pattern = tuple["str | Placeable", ...]


def messages(text: str) -> dict[str, str]:
    """The messages of a file as they are written, by id; one may begin on the line below its name."""
    return {name: written.lstrip() for name, written in MESSAGE.findall(text)}


def parse(text: str) -> Pattern:
    """A parsed message; raises ValueError for syntax that these files do not use."""
    found, end = read_pattern(text, 0)
    if end != len(text):
        raise ValueError(f"cannot read '{text[end : end + 40]}'")
    return found


def read_pattern(text: str, at: int) -> tuple[Pattern, int]:
    """Text and placeables up to the end of the line."""
    parts: list[str | Placeable] = []
    while at < len(text):
        if plain := PLAIN.match(text, at):
            at = plain.end()
            parts.append(plain[0] if text[at : at + 1] == "{" else plain[0].rstrip())
        elif opened := PLACEABLE.match(text, at):
            part, at = read_placeable(text, opened.end())
            parts.append(part)
        else:
            break
    return tuple(part for part in parts if part != ""), at


def read_placeable(text: str, at: int) -> tuple[str | Placeable, int]:
    """What stands between braces."""
    if select := SELECT.match(text, at):
        return read_choice(text, select[1], select.end())
    simple = SIMPLE.match(text, at)
    if simple is None:
        raise ValueError(f"cannot read '{text[at : at + 40]}'")
    if simple["text"] is not None:
        return simple["text"], simple.end()
    return Placeable("$" if simple["argument"] else "=", simple["argument"] or simple["message"]), simple.end()


def read_choice(text: str, name: str, at: int) -> tuple[Placeable, int]:
    """The variants of a choice; one of them is what is said where none fits."""
    variants, default = {}, ""
    while variant := VARIANT.match(text, at):
        default = variant[2] if variant[1] else default
        variants[variant[2]], at = read_pattern(text, variant.end())
    closed = re.compile(r"\s*\}").match(text, at)
    if closed is None or not default:
        raise ValueError(f"a choice of ${name} has no end or no default")
    return Placeable(">", name, variants, default), closed.end()


class Words:
    """The sentences of one language."""

    def __init__(self, language: str = "en", written: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.written = written or {}
        self.read: dict[str, Pattern] = {}

    def has(self, name: str) -> bool:
        """Is there such a sentence?"""
        return name in self.written

    def arguments(self, name: str) -> set[str]:
        """What a sentence names."""
        return set(ARGUMENT.findall(self.written[name]))

    def __call__(self, name: str, /, **arguments: Argument) -> str:
        """A sentence with its arguments; its id where there is no such sentence."""
        if name not in self.read:
            if name not in self.written:
                return name
            self.read[name] = parse(self.written[name])
        return self.put_together(self.read[name], arguments)

    def put_together(self, pattern: Pattern, arguments: Mapping[str, Argument]) -> str:
        """A pattern as text."""
        return "".join(part if isinstance(part, str) else self.put_in(part, arguments) for part in pattern)

    def put_in(self, part: Placeable, arguments: Mapping[str, Argument]) -> str:
        """What stands for a placeable."""
        if part.kind == "=":
            return self(part.name, **arguments)
        value = arguments.get(part.name, "")
        if part.kind == "$":
            return str(value)
        key = str(value)
        if key not in part.variants and isinstance(value, int):
            key = plural(self.language, value)
        return self.put_together(part.variants.get(key, part.variants[part.default]), arguments)

    def number(self, value: float, digits: int = 2, sign: bool = False) -> str:
        """A number as this language writes it."""
        text = f"{value:{'+' if sign else ''}.{digits}f}"
        return text if self.language == "en" else text.replace(".", ",")

    def share(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A share or a chance in percent, as this language writes it."""
        return f"{self.number(100 * value, digits, sign)}{chr(160) if self.language in SPACED else ''}%"


SPACED = ("ru", "cs")  # a space before the percent sign


def plural(language: str, number: int) -> str:
    """Which form of a noun a whole number wants."""
    last, tens = number % 10, number % 100 // 10
    if language == "ru":
        if tens == 1 or not 1 <= last <= 4:
            return "many"
        return "one" if last == 1 else "few"
    if language == "cs" and 2 <= number <= 4:
        return "few"
    return "one" if number == 1 else "other"
