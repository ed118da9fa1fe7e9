"""How wide a text is on a terminal: some characters take two columns, combining accents none."""

from __future__ import annotations

from unicodedata import combining, east_asian_width


def width(text: str) -> int:
    """How many places a text takes."""
    if text.isascii():
        return len(text)
    return sum(2 if east_asian_width(sign) in "WF" else 0 if combining(sign) else 1 for sign in text)


def padded(text: str, wide: int) -> str:
    """A text filled up with blanks."""
    return text + " " * (wide - width(text))


def cut_at(text: str, wide: int) -> int:
    """How many signs of a text fit into so many places."""
    if text.isascii():
        return wide
    taken = 0
    for i, sign in enumerate(text):
        taken += width(sign)
        if taken > wide:
            return i
    return len(text)
