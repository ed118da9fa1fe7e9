"""The station log as a store keeps it: what matches are chosen by, and the same question for both databases."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from hotzone.store.protocol import Ending, EndingFilter

TRY = "shared, match, guest, begun, counted, name, listed, result"
COLUMNS = "match, game, rules, setup, title, created, ended, result, people, line, actions, origin, private, number"


class EndingFacts(NamedTuple):
    """What a finished match is found by."""

    won: str
    ending: str
    settings: str  # JSON
    names: str  # title, code and people, for a search that knows no capitals
    moment: str  # of its end, in UTC


def facts_of(ending: Ending) -> EndingFacts:
    """What a finished match is found by; its settings are those of its set-up and those its line spells out (level …)."""
    result = json.loads(ending.result)
    words = ending.line.split()[1:]
    settings = dict(zip(words[::2], words[1::2], strict=False))
    settings |= dict(word.partition("=")[::2] for word in ending.setup.split())
    names = "\n".join([ending.title, ending.match, *(str(name) for name in json.loads(ending.people))]).casefold()
    moment = datetime.fromtimestamp(ending.ended, UTC).isoformat(timespec="seconds")
    return EndingFacts(str(result.get("won", "")), str(result.get("ending", "")), json.dumps(settings), names, moment)


def condition(wanted: EndingFilter, setting: str, mark: Callable[[int], str], contains: str) -> tuple[str, list[Any]]:
    """What comes after `where`, and its values. The databases differ in how they look into JSON, name values and search texts."""
    parts: list[str] = []
    values: list[Any] = []

    def value(found: Any) -> str:
        values.append(found)
        return mark(len(values))

    for column, text in (("game", wanted.game), ("won", wanted.won), ("ending", wanted.ending)):
        if text:
            parts.append(f"{column} = {value(text)}")
    if wanted.name:
        parts.append(f"{contains}(names, {value(wanted.name.casefold())}) > 0")
    for text, sign in ((wanted.since, ">="), (wanted.until, "<=")):
        if text:
            parts.append(f"substr(moment, 1, {len(text)}) {sign} {value(text)}")
    for key, text in wanted.settings.items():
        parts.append(f"{setting.format(value(key))} = {value(text)}")
    if wanted.own:
        parts.append("origin = ''")
    if wanted.guest is not None:
        own = f"select 1 from guests where guests.match = endings.match and guest = {value(wanted.guest)} and person > 0"
        parts.append(f"(not private or exists ({own}))")
    return " and ".join(parts) or "true", values


def tries_asked(guest: str, shared: str, mark: Callable[[int], str]) -> tuple[str, list[Any]]:
    """The question for the tries of a browser, and its values."""
    part = f"select 1 from guests where guests.match = tries.match and guests.guest = {mark(2)} and person > 0"
    where, values = f"(guest = {mark(1)} or exists ({part}))", [guest, guest]
    if shared:
        where, values = f"{where} and shared = {mark(3)}", [*values, shared]
    return f"select {TRY} from tries where {where} order by begun, match", values
