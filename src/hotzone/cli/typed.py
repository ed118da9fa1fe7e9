"""What somebody typed at a match: a command, an action by its number, its text or an unambiguous part of it."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.core.game import BadText
from hotzone.session import Action

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


def find_action(text: str, legal: Sequence[Action]) -> Action | str:
    """The legal action that is meant, or the text itself if none fits: the rules then say why not."""
    words = text.lower().split()
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0][:9])
        if not 1 <= number <= len(legal):
            raise BadText("no-number", f"there is no action {words[0][:40]}: the numbers go from 1 to {len(legal)}")
        return legal[number - 1]
    for action in legal:
        if action == " ".join(words):
            return action
    found = [action for action in legal if fits(words, action.split())]
    if len(found) > 1:
        more = f" and {len(found) - 6} more" if len(found) > 6 else ""
        raise BadText("ambiguous", f"'{text.strip()[:40]}' could be {', '.join(found[:6])}{more}")
    if found:
        return found[0]
    verbs = {action.split()[0] for action in legal if action.startswith(words[0])}
    return " ".join([*verbs, *words[1:]]) if len(verbs) == 1 else text  # so that the rules can say why not


def fits(typed: Sequence[str], action: Sequence[str]) -> bool:
    """Do words stand for an action: its target alone, or beginnings of all its words with the target in full?"""
    if typed == action[-1:]:
        return True
    if len(typed) != len(action):
        return False
    *verbs, target = zip(typed, action, strict=True)
    whole = target[0] == target[1] or (target[0].isalpha() and target[1].startswith(target[0]))
    return whole and all(full.startswith(part) for part, full in verbs)
