"""What every check of a board file does: read on where a parser would stop, and put errors first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hotzone.contract.workshop import Finding
from hotzone.core.errors import BadText


class BoardChecker(Protocol):
    """A parser that collects what it finds instead of stopping."""

    findings: list[Finding]

    def look(self) -> None:
        """Read all that can be read; raises BadText where the rest makes no sense."""


def check_board(checker: Callable[[str], BoardChecker], text: str) -> list[Finding]:
    """Findings of a board file, errors first; never raises."""
    try:
        found = checker(text)
        found.look()
        return sorted(found.findings, key=lambda one: one.level != "error")
    except BadText as error:
        return [refused_by_parser(error)]


def refused_by_parser(error: BadText) -> Finding:
    """What a parser refused, as a finding."""
    return Finding("error", error.code, error.text, line=error.line, column=error.column, args=dict(error.named))
