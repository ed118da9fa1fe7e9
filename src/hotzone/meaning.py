"""Which action somebody means: by its number, its text or an unambiguous part of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hotzone.core.game import BadText

A = TypeVar("A", bound=str)  # actions as texts


def find_action(text: str, legal: Sequence[A]) -> A | str:
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
