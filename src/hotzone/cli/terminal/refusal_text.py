"""Refusals and other mistakes in the language of the terminal; in English they are the engine's own words, which say most."""

from __future__ import annotations

from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.formats.fluent import Words


def refusal(error: HotzoneError, t: Words, typed: bool = False) -> str:
    """What is wrong, as a part of a sentence and without its rule; of a line that was `typed` nobody wants the number."""
    text = error.text
    if t.language != "en":
        first, second, *_ = (*error.numbers, 0, 0)
        named = {"first": first, "second": second, "known": "yes" if error.numbers else "no", **error.named}
        names = (f"typed-error-{error.code}", f"error-{error.code}")
        known = [name for name in names if t.has(name) and t.arguments(name) <= named.keys()]
        text = within(t(known[0], **named)) if known else t("error-in-english", text=text)
    return text if typed else with_place(text, error, t)


def with_place(text: str, error: HotzoneError, t: Words) -> str:
    """The text behind the file and the line it is about."""
    line, column = (error.line, error.column) if isinstance(error, BadText) else (0, 0)
    line, column = int(error.named.get("line", line)), int(error.named.get("column", column))
    if line:
        text = t("error-at-line", line=line, column=max(column, 1), text=text)
    return f"{error.named['file']}: {text}" if "file" in error.named else text


def within(text: str) -> str:
    """A sentence as a part of another: without its last stop, and small at its beginning unless it begins with an abbreviation."""
    text = text.removesuffix(".")
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
