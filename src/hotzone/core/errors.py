"""All errors in one place: each has a stable code, a text for people and, if a rule is the reason, its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self


class HotzoneError(Exception):
    """A mistake in what somebody asked for: a stable code, a text for people and, where one stands behind it, a rule."""

    numbers: tuple[int, ...] = ()  # those the text names, in its order, for sentences in other languages
    named: Mapping[str, str | int] = {}  # what else the text names

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(code, text, rule)
        self.code = code
        self.text = text
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def naming(self, **named: str | int) -> Self:
        """This error, which keeps what its text names for sentences in other languages."""
        self.named = {**self.named, **named}
        return self


class Illegal(HotzoneError):
    """An action that may not be played now; nothing has changed."""


class BadSetup(HotzoneError):
    """A match that cannot be set up like this."""


class BadText(HotzoneError):
    """A text that cannot be read: an action, a position, a record or a board file, with line and column where it has any."""

    def __init__(self, code: str, text: str, line: int = 0, column: int = 0, rule: str = "") -> None:
        super().__init__(code, text, rule)
        self.args = (code, text, line, column, rule)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        where = f"line {self.line}, column {max(self.column, 1)}: " if self.line else ""
        return where + super().__str__()
