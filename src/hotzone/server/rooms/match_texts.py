"""The texts of a match: its record, what the log keeps of events and set-up, and whose turn it is in words. No IO."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hotzone import dealing
from hotzone.core import words as c
from hotzone.core.game import BadText, Event, Game, Setup
from hotzone.core.record import Head, Record, digest_of, write_record
from hotzone.store.keeping import Entry

if TYPE_CHECKING:
    from hotzone.server.history import History

# --- the record


def record(history: History, seq: int, rules: int, dice: Sequence[tuple[int, str]]) -> str:
    """The record of the line that led to a state; `dice` says from which entry on which commitment holds."""
    line = history.line(history.states[seq])
    remarks: dict[int, list[str]] = {}
    for start, commitment in dice:
        place = next((i for i, entry in enumerate(line) if entry.seq > start), len(line))
        remarks.setdefault(place, []).append(dealing.REMARK + commitment)
    for place, words in taken_back(history, line, seq):
        remarks.setdefault(place, []).append(words)
    for i, entry in enumerate(line):
        if entry.actor >= 0 and (i == 0 or entry.actor != line[i - 1].actor):
            remarks.setdefault(i, []).append(f"seat {entry.actor + 1}")
    state = history.states[seq]
    result = ""
    if state.actor == c.NOBODY and not history.told:
        result = " ".join(f"{key} {value}" for key, value in history.game.result(history.table(seq)).items())
    digest = "" if history.told else digest_of(state.snapshot)
    head = Head("record", history.game.name, rules, history.setup)
    actions = tuple((0, entry.action) for entry in line)
    return write_record(Record(head, actions, result, digest), {i: "\n".join(words) for i, words in remarks.items()})


def taken_back(history: History, line: Sequence[Entry], seq: int) -> list[tuple[int, str]]:
    """Where actions were taken back and what they were, as remarks for a record of this line."""
    places = {0: 0, **{entry.seq: i + 1 for i, entry in enumerate(line)}}
    found = []
    for number, entry in enumerate(history.entries[:seq], 1):
        verb, _, target = entry.action.partition(" ")
        if verb == "undo" and int(target) in places:
            gone = history.line(history.states[number - 1])[len(history.line(history.states[int(target)])) :]
            if gone and gone[0] not in line:
                texts = "; ".join(step.action for step in gone[:8]) + ("; …" if len(gone) > 8 else "")
                found.append((places[int(target)], f"undo: {len(gone)} taken back: {texts}"))
    return found


# --- what the log keeps


def pack(events: Sequence[Event]) -> str:
    """Events as the log keeps them: kind, two values, the rule's name and the text of each."""
    rows = [[*event.row[:3], event.rule, event.text] for event in events]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":"))


def unpack(events: str) -> list[tuple[int, int, int, str, str]]:
    """… and back."""
    return [(row[0], row[1], row[2], row[3], row[4]) for row in json.loads(events)]


def facts(events: str) -> list[tuple[int, int, int]]:
    """What events say, whatever words they use and whichever rule they cite."""
    return [row[:3] for row in unpack(events)]


def read_setup(game: Game[Any], words: str) -> Setup:
    """A set-up from the text that was kept; raises BadText."""
    settings = {}
    for word in words.split():
        key, sign, value = word.partition("=")
        if not sign:
            raise BadText("bad-setup", f"'{word[:40]}' is no setting")
        settings[key] = value
    return game.setup(**settings)


# --- who decides


def name_of(actor: int) -> int | str:
    """An actor as people write it: a seat from 1, nature or nobody."""
    return {c.NATURE: "nature", c.NOBODY: "nobody"}.get(actor, actor + 1)


def whose_turn(actor: int) -> str:
    """Who must decide, in words."""
    if actor == c.NOBODY:
        return "the match is over"
    return "the dice are rolled first" if actor == c.NATURE else f"it is the turn of seat {actor + 1}"
