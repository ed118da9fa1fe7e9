"""Words on a board that strangers will read: short, on one line, and plain text only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hotzone.contract.workshop import Finding

LONGEST = {"title": 60, "author": 40, "licence": 40}
BIDIRECTIONAL = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def word_findings(data: Mapping[str, Any]) -> list[Finding]:
    """Names that are too long, or hold what is no text."""
    found = []
    for key, most in LONGEST.items():
        value = data.get(key)
        if isinstance(value, str) and (len(value) > most or "\n" in value):
            text = f"`{key}` has at most {most} characters in one line"
            found.append(Finding("error", f"{key}-too-long", text, args={"most": most, "many": len(value)}))
    if any(not is_text(words) for words in all_texts(data)):
        found.append(Finding("error", "not-plain-text", "a text of this board has characters that steer how others are shown"))
    return found


def is_text(words: str) -> bool:
    """Is this text that can be shown as it is? No control characters, none that turn the direction of writing."""
    return not any((ord(sign) < 32 and sign not in "\n\t") or ord(sign) == 127 or sign in BIDIRECTIONAL for sign in words)


def all_texts(data: object) -> Iterator[str]:
    """Every text of a board, keys too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield str(key)
            yield from all_texts(value)
    elif isinstance(data, list):
        for item in data:
            yield from all_texts(item)
