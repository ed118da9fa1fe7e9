"""How much the tests try that play at random: in full compiled, a part of it uncompiled.

An uncompiled step takes forty times as long. `compiled_and_pure` shows on thousands of matches that both modes list, do and tell
the same, so what holds in all matches of the one holds in those of the other.
"""

from __future__ import annotations

from hotzone.core.compiled import COMPILED


def volume(full: int, part: int) -> int:
    """How many are tried, or every how many: the first number compiled, the second uncompiled."""
    return full if COMPILED else part
