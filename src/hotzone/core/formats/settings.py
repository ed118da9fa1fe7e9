"""Reads single settings of a set-up: as text, as one or several of the allowed words, as a number."""

from __future__ import annotations

from collections.abc import Iterable

from hotzone.core.errors import BadSetup
from hotzone.core.formats.record import is_number


def spell(value: object) -> str:
    """A setting as text: lists become words with commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, Iterable):
        return ",".join(str(item) for item in value)
    raise BadSetup("bad-setting", f"{value!r} is neither a text, a number nor a list")


def pick(key: str, word: str, allowed: tuple[str, ...]) -> str:
    """One of the allowed words."""
    if word not in allowed:
        raise BadSetup("bad-setting", f"{key} cannot be '{word}'; it is one of {', '.join(allowed)}")
    return word


def several(key: str, words: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
    """Some of the allowed words, in their fixed order; '' and 'none' are none of them."""
    named = [pick(key, word, allowed) for word in words.split(",") if word and word != "none"]
    return tuple(word for word in allowed if word in named)


def count(key: str, word: str, low: int, high: int, rule: str) -> int:
    """A number within limits."""
    if not is_number(word) or not low <= int(word) <= high:
        raise BadSetup("bad-setting", f"{key} must be a number from {low} to {high}, not '{word}'", rule)
    return int(word)
