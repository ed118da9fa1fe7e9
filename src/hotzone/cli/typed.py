"""What somebody typed at a match, if it is no action: a command by its name or its short form."""

from __future__ import annotations

from collections.abc import Sequence

COMMANDS = {
    "why": "why the last action was refused; why FIRE-KNOCK-02: what a rule says",
    "undo": "take back the last decision, dice included",
    "redo": "play it again",
    "save FILE": "keep the record (or, with .position at the end of the name, the position)",
    "load FILE": "go on with a record or position",
    "hint": "what the crew would do: asked once a nudge, twice the place, a third time the whole line",
    "risk": "the chances of what nature does next",
    "board": "the table once more",
    "log": "what happened so far; log 20: the last 20 actions",
    "position": "the table as text that can be loaded",
    "record": "the whole match as text",
    "legend": "what the signs mean",
    "help": "this list",
    "quit": "stop; the match is kept and goes on with hotzone play --resume",
}
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "b": "board", "w": "why"}


def find_command(words: Sequence[str], answers: Sequence[str]) -> str:
    """The command that was typed in full or by its short form, or an empty text."""
    known = [entry.split()[0] for entry in (*COMMANDS, *answers)]
    word = SHORT.get(words[0], words[0])
    return word if word in known else ""
