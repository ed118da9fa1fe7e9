"""Which action somebody means: by its number, its text or an unambiguous part of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar
from unicodedata import combining, normalize

from hotzone.core.errors import BadText

A = TypeVar("A", bound=str)  # actions as texts


def find_action(
    text: str, legal: Sequence[A], numbered: bool = True, careful: Collection[str] = (), spoken: Sequence[str] = ()
) -> A | str:
    """The legal action that is meant, or the text itself if none fits: the rules then say why not.

    `numbered`: a bare number is a place in the list, else a target like any other. `careful` actions are never meant by
    their target alone. `spoken`: the legal actions in another language, in the same order.
    """
    words = text.lower().split()
    if numbered and len(words) == 1 and words[0].isdecimal():
        number = int(words[0][:9])
        if not 1 <= number <= len(legal):
            error = BadText("no-number", f"there is no action {words[0][:40]}: the numbers go from 1 to {len(legal)}")
            raise error.naming(typed=words[0][:40], many=len(legal))
        return legal[number - 1]
    names: Sequence[str] = spoken or legal
    for action, name in zip(legal, names, strict=True):
        if " ".join(words) == action or bare(" ".join(words)) == bare(name):
            return action
    found = [
        (action, name)
        for action, name in zip(legal, names, strict=True)
        if (fits(words, action.split()) or fits(bare(text).split(), bare(name).split()))
        and (len(words) > 1 or action not in careful)
    ]
    if not found and not numbered and len(words) == 1 and words[0].isdecimal():
        named = [name for action, name in zip(legal, names, strict=True) if action in careful and action.split()[-1] == words[0]]
        more = f": type {named[0]} in full if you mean that" if named else ""
        error = BadText("no-target", f"nothing can be done with {words[0][:40]} now{more}")
        raise error.naming(typed=words[0][:40], more=named[0] if named else "none")
    if not found and words:
        without_target = [
            name
            for action, name in zip(legal, names, strict=True)
            if begins(words, action) or begins(bare(text).split(), bare(name))
        ]
        if without_target:  # what may be typed is said, instead of what is missing
            raise ambiguous(text, without_target)
    if len(found) > 1:
        raise ambiguous(text, [name for _, name in found])
    if found:
        return found[0][0]
    verbs = {action.split()[0] for action in legal if action.startswith(words[0])}
    return " ".join([*verbs, *words[1:]]) if len(verbs) == 1 else text  # so that the rules can say why not


def ambiguous(text: str, names: Sequence[str]) -> BadText:
    """The refusal of a text that may mean several actions, or one that must be named in full."""
    typed, shown, rest = text.strip()[:40], ", ".join(names[:6]), max(len(names) - 6, 0)
    more = f" and {rest} more" if rest else ""
    return BadText("ambiguous", f"'{typed}' could be {shown}{more}").naming(typed=typed, actions=shown, many=rest)


def begins(typed: Sequence[str], action: str) -> bool:
    """Are words the verb of an action without its target, or is one word the beginning of it?"""
    return action.startswith(" ".join(typed) + " ") or (len(typed) == 1 and action.startswith(typed[0]))


def in_notation(text: str, verbs: Mapping[str, str]) -> str:
    """A text with the verb of the notation, if it begins with one of another language; the longest that fits."""
    typed = " ".join(bare(text).split())
    for verb in sorted(verbs, key=len, reverse=True):
        if f"{typed} ".startswith(f"{bare(verb)} "):
            return verbs[verb] + typed[len(bare(verb)) :]
    return text


def bare(text: str) -> str:
    """A text as somebody may type it: small letters without accents."""
    text = text.lower()
    return text if text.isascii() else "".join(sign for sign in normalize("NFKD", text) if not combining(sign))


def fits(typed: Sequence[str], action: Sequence[str]) -> bool:
    """Do words stand for an action: its target alone, or beginnings of all its words with the target in full?"""
    if typed == action[-1:]:
        return True
    if len(typed) != len(action):
        return False
    *verbs, target = zip(typed, action, strict=True)
    whole = target[0] == target[1] or (target[0].isalpha() and target[1].startswith(target[0]))
    return whole and all(full.startswith(part) for part, full in verbs)
