"""Which command somebody typed during a match: by its name, its short form or its name in their language."""

from __future__ import annotations

from collections.abc import Iterable

from hotzone.action_input import bare
from hotzone.core.formats.fluent import Words

COMMANDS = ("why", "undo", "redo", "save", "load", "hint", "risk", "board", "log", "position", "record", "legend", "help", "quit")
FILED = ("save", "load")  # they want the name of a file
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "b": "board", "w": "why"}


def find_command(word: str, answers: Iterable[str], t: Words) -> str:
    """The command that was typed in full or by its short form, or an empty text."""
    known = [*COMMANDS, *(entry.split()[0] for entry in answers)]
    word = SHORT.get(word, word)
    if word in known:
        return word
    return next((name for name in known if bare(word) == bare(t(f"command-{name}"))), "")


def typed_as(entry: str, t: Words) -> str:
    """A command for the help: as it is typed in this language, and in English where that differs."""
    name, *more = entry.split()
    own = " ".join([t(f"command-{name}"), *([t("command-file")] if name in FILED else more)])
    return own if t(f"command-{name}") == name else f"{own} ({name})"
