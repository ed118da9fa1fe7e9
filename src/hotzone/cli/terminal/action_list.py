"""The legal actions as people read them, in their language: one line for each verb and price, numbered or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotzone.cli.terminal.screen import table
from hotzone.contract.terminal import Display, Spoken
from hotzone.core.formats.fluent import Words
from hotzone.session import Action

Group = dict[tuple[str, int], list[tuple[int, str]]]


def action_lines(actions: Mapping[int, Action], display: Display[Any], t: Words, wide: int, plain: bool) -> list[str]:
    """Actions by their numbers, in lines; those without a target come last."""
    groups = grouped({number: (display.spoken(action), action.cost) for number, action in actions.items()})
    bare = groups.pop(("", 0), [])
    labels = {key: f"{key[0]}, {display.price(key[1])}" if key[1] else key[0] for key in groups}
    if plain:
        lines = [f"{labels[key]}: " + ", ".join(in_words(item, display, t) for item in items) for key, items in groups.items()]
        return lines + [in_words(item, display, t) for item in bare]
    rows = {labels[key]: [numbered(item, display) for item in items] for key, items in groups.items()}
    if bare:
        rows[t("actions-or") if groups else ""] = [numbered(item, display) for item in bare]
    return table(rows, wide)


def grouped(actions: Mapping[int, tuple[Spoken, int]]) -> Group:
    """The actions by verb and cost: number and target of each."""
    groups: Group = {}
    for number, (spoken, cost) in actions.items():
        key = (spoken.verb, cost) if spoken.target else ("", 0)
        groups.setdefault(key, []).append((number, spoken.target or spoken.verb))
    return groups


def in_words(item: tuple[int, str], display: Display[Any], t: Words) -> str:
    """An action in a sentence, for people who listen."""
    number, text = item
    return t("action-is", number=number, action=text) if display.numbered else text


def numbered(item: tuple[int, str], display: Display[Any]) -> str:
    """An action in a list."""
    number, text = item
    return f"{number}) {text}" if display.numbered else text
