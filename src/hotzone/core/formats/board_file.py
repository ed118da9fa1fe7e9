"""The words, numbers and lists of a board file; what is missing or wrong is refused with line and column."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, NoReturn

from hotzone.core.errors import BadText
from hotzone.core.formats.record import is_number

FORMAT = 1  # of board files; a file without one is of the first
LONGEST = 100_000  # characters; the largest board needs a tenth
LONGEST_NAME = 40
SURENESS = ("confirmed", "single", "designed")  # two sources agree, one source, drawn by whoever made the file


class BoardFile:
    """One board file, read as TOML. A game's own reader makes a plan of it."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadText("board-too-long", f"a board file has at most {LONGEST:,} characters, this one {len(text):,}", 1, 1)
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: a number of 5,000 digits is another
            line, column = whereabouts(str(error))
            raise BadText("board-not-toml", f"this is not TOML: {error}", line, column) from None

    def fail(self, key: str, code: str, text: str) -> NoReturn:
        """Refuse the file, pointing at the line where a key stands."""
        for number, line in enumerate(self.text.splitlines(), 1):
            if line.strip().startswith((key, f"[{key}", f"[[{key}")):
                raise BadText(code, text, number, len(line) - len(line.lstrip()) + 1)
        raise BadText(code, text, 1, 1)

    def value(self, path: str) -> Any:
        """What stands under a dotted key, or None."""
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
        """How sure what the file says is: its facts by the first word of their source."""
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
