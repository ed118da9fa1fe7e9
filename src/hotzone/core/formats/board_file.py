"""Reads the words, numbers and lists of a board file; what is missing or wrong is refused with line and column."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from hotzone.core.errors import BadText
from hotzone.core.formats.record import is_number

FORMAT = 1  # of board files; a file without one is of the first
LONGEST = 100_000  # characters; the largest board needs a tenth
LONGEST_NAME = 40
DEEPEST = 12  # tables and lists within each other; boards need five
SURENESS = ("confirmed", "single", "designed")  # two sources agree, one source, drawn by whoever made the file

# A key of many parts: the TOML reader takes time by the square of their number, minutes for a file of nothing else.
PART = r"(?:[A-Za-z0-9_-]++|\"[^\"\n]{0,60}+\"|'[^'\n]{0,60}+')"
KEY = rf"{PART}(?:[ \t]*+\.[ \t]*+{PART})*+"


class BoardFile:
    """One board file, read as TOML. A game's own reader makes a plan of it."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadText("board-too-long", f"a board file has at most {LONGEST:,} characters, this one {len(text):,}", 1, 1)
        self.text = text
        for place in deep_keys(text):
            raise too_deep(text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place))
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: a number of 5,000 digits is another
            line, column = whereabouts(str(error))
            raise BadText("board-not-toml", f"this is not TOML: {error}", line, column) from None
        if depth_of(self.data) > DEEPEST:
            raise too_deep(1, 1)

    def fail(self, key: str, code: str, text: str) -> NoReturn:
        """Refuse the file, pointing at the line where a key stands."""
        for number, line in enumerate(self.text.splitlines(), 1):
            if line.strip().startswith((key, f"[{key}", f"[[{key}")):
                raise BadText(code, text, number, len(line) - len(line.lstrip()) + 1)
        raise BadText(code, text, 1, 1)

    def value(self, path: str) -> Any:
        """The value of a dotted key, or None."""
        found: Any = self.data
        for part in path.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        return found

    def head(self) -> tuple[str, str]:
        """Name and title of the board, if this program understands its format."""
        version = self.number("format", 1, 1_000_000, FORMAT)
        if version > FORMAT:
            text = f"board format {version} is newer than this program's {FORMAT}: update hotzone"
            self.fail("format", "board-from-the-future", text)
        name, title = self.string("name"), self.string("title")
        if not name.replace("-", "").isalnum() or name != name.lower() or len(name) > LONGEST_NAME:
            self.fail("name", "bad-name", f"'{name[:60]}': a board's name has small letters, digits and hyphens only")
        return name, title

    def facts(self) -> dict[str, int]:
        """How certain the file is: the number of its facts by the first word of their source."""
        source = self.value("source")
        texts = [str(text) for text in source.values()] if isinstance(source, dict) else []
        words = [text.split(maxsplit=1)[0].strip(":,") for text in texts if text.strip()]
        return {kind: words.count(kind) for kind in SURENESS}

    def string(self, key: str) -> str:
        """A text that must be there."""
        found = self.value(key)
        if not isinstance(found, str) or not found:
            self.fail(last(key), "board-lacks", f"the board file needs a text `{key}`")
        return found

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A number within limits."""
        found = self.value(key)
        if found is None and default is not None:
            return default
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            self.fail(last(key), "bad-number", f"`{key}` must be a whole number from {low} to {high}")
        return found

    def list_of(self, path: str) -> list[Any]:
        """A list that must be there."""
        found = self.value(path)
        if not isinstance(found, list):
            self.fail(last(path), "board-lacks", f"the board file needs a list `{path}`")
        return found

    def strings(self, path: str) -> list[str]:
        """A list of texts that may be missing."""
        found = self.value(path)
        return [str(item) for item in found] if isinstance(found, list) else []

    def entries(self, key: str) -> list[dict[str, Any]]:
        """The parts of the file under a heading that may come several times, or never."""
        found = self.value(key)
        if found is None:
            return []
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            self.fail(key, "board-lacks", f"`{key}` must be written as [[{key}]]")
        return found


def deep_keys(text: str) -> Iterator[int]:
    """Where keys of too many parts begin; in time that grows with the text only, because no two looks overlap."""
    if all(line.count(".") < DEEPEST for line in text.split("\n")):
        return iter(())  # a key ends with its line: without such a line the pattern need not be made at every start
    return (found.start() for found in re.finditer(KEY, text) if found[0].count(".") >= DEEPEST)


def depth_of(data: object) -> int:
    """How many tables and lists stand within each other; counted without going down itself, and no further than too far."""
    depth, level = 0, [data]
    while depth <= DEEPEST and (level := [one for one in level if isinstance(one, (dict, list))]):
        depth += 1
        level = [one for part in level for one in (part.values() if isinstance(part, dict) else part)]
    return depth


def too_deep(line: int, column: int) -> BadText:
    """Refuse what is nested beyond any board."""
    return BadText("board-too-deep", f"a board has at most {DEEPEST} tables and lists within each other", line, column)


def drawn_by(facts: Mapping[str, int]) -> str:
    """Whose drawing a board of ours is: that of the box, or our own where not all of it could be found."""
    return "our own drawing" if facts.get("designed") else "as printed"


def last(path: str) -> str:
    """The last part of a dotted key: what stands at the beginning of its line."""
    return path.split(".")[-1]


def whereabouts(message: str) -> tuple[int, int]:
    """Line and column in a message of the TOML reader, or the start of the file."""
    numbers = [int(word.strip(",)")) for word in message.split() if is_number(word.strip(",)"))]
    return (max(numbers[-2], 1), max(numbers[-1], 1)) if len(numbers) >= 2 and "at line" in message else (1, 1)
