"""The texts of a match: its record, what the log keeps of events and set-up, and whose turn it is in words. No IO."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hotzone import fair_dice
from hotzone.contract.game import Game
from hotzone.contract.shared.position_file import brought_text
from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.core.formats.actors import actor_name
from hotzone.core.formats.record import Head, Record, digest_of, write_record
from hotzone.core.values import Event, Setup
from hotzone.server.protocol import outgoing
from hotzone.server.protocol.incoming import EntryWords
from hotzone.store.protocol import LogEntry

if TYPE_CHECKING:
    from hotzone.server.rooms.history import History

# --- the record


def record(history: History, seq: int, rules: int, dice: Sequence[tuple[int, str]], origin: str = "") -> str:
    """The record of the line that led to a state; `dice` says from which entry on which commitment holds."""
    line = history.line(history.states[seq])
    remarks: dict[int, list[str]] = {0: [f"origin {origin}"]} if origin else {}
    for start, commitment in dice:
        place = next((i for i, entry in enumerate(line) if entry.seq > start), len(line))
        remarks.setdefault(place, []).append(fair_dice.REMARK + commitment)
    for place, words in taken_back(history, line, seq):
        remarks.setdefault(place, []).append(words)
    for i in given(history, line):
        remarks.setdefault(i, []).append(fair_dice.GIVEN)
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
    found = Record(head, actions, result, digest, history.start.lines, brought_text(history.game, history.setup.board))
    return write_record(found, {i: "\n".join(words) for i, words in remarks.items()})


def given(history: History, line: Sequence[LogEntry]) -> list[int]:
    """Where in a line nature said what was known before."""
    found, left = [], list(history.start.answers)
    for i, entry in enumerate(line):
        if entry.actor == c.NATURE and entry.action in left:
            left.remove(entry.action)
            found.append(i)
    return found


def taken_back(history: History, line: Sequence[LogEntry], seq: int) -> list[tuple[int, str]]:
    """Where actions were taken back and what they were, as remarks for a record of this line."""
    places = {0: 0, **{entry.seq: i + 1 for i, entry in enumerate(line)}}
    found = []
    for number, entry in enumerate(history.entries[:seq], 1):
        verb, _, target = entry.action.partition(" ")
        if verb == "undo" and int(target) in places:
            gone = history.line(history.states[number - 1])[len(history.line(history.states[int(target)])) :]
            if gone and gone[0] not in line:
                texts = "; ".join(step.action for step in gone[:8]) + ("; …" if len(gone) > 8 else "")
                taken = f"undo: {len(gone)} taken back: {texts}"
                found.append((places[int(target)], f"amended: {gone[0].action}" if history.by_hand else taken))
    return found


# --- what the log keeps


def pack(events: Sequence[Event]) -> str:
    """Events as the log keeps them: kind, two values, the rule's name and the text of each."""
    rows = [[*event.row[:3], event.rule, event.text] for event in events]
    return msgspec.json.encode(rows).decode()


def unpack(events: str) -> list[tuple[int, int, int, str, str]]:
    """… and back."""
    return msgspec.json.decode(events, type=list[tuple[int, int, int, str, str]])


def facts(events: str) -> list[tuple[int, int, int]]:
    """What events say, whatever words they use and whichever rule they cite."""
    return [row[:3] for row in unpack(events)]


def read_setup(game: Game[Any], words: str) -> Setup:
    """A set-up from the text that was kept; raises BadText."""
    settings = {}
    for word in words.split():
        key, sign, value = word.partition("=")
        if not sign:
            raise BadText("bad-setup", f"'{word[:40]}' is not a setting")
        settings[key] = value
    return game.setup(**settings)


# --- who decides


def whose_turn(actor: int) -> str:
    """Who must decide, in words."""
    if actor == c.NOBODY:
        return "the match is over"
    return "the dice must be rolled first" if actor == c.NATURE else f"it is the turn of seat {actor + 1}"


def acted(entry: LogEntry) -> outgoing.LogEntrySent:
    """An entry as pages get it."""
    events = [outgoing.EventSent(text.partition(" ")[0], text, rule) for _, _, _, rule, text in unpack(entry.events)]
    said = msgspec.json.decode(entry.words, type=EntryWords) if entry.words else EntryWords()
    return outgoing.LogEntrySent(
        seq=entry.seq,
        actor=actor_name(entry.actor),
        action=entry.action,
        events=events,
        at=entry.at,
        bot=said.bot,
        reason=said.reason,
        plan=said.plan,
        because=said.because,
    )
