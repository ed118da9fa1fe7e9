"""Putting an entry right at any time: what came after it is played again as far as it still fits, and where it does not is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import time
from typing import Any

from hotzone import fair_dice
from hotzone.contract.game import Match
from hotzone.contract.shared.set_table import SET
from hotzone.core import constants as c
from hotzone.core.errors import HotzoneError
from hotzone.core.formats.actors import actor_name
from hotzone.server.bots import coach
from hotzone.server.presence.seats import Member
from hotzone.server.protocol import codec, incoming, outgoing
from hotzone.server.protocol.errors import Refused, Stale
from hotzone.server.rooms.history import JUMPS, Draft, History, HistoryState
from hotzone.server.rooms.match_texts import whose_turn
from hotzone.server.rooms.room import Room

QUICK = 30  # old entries that are played again at once; more would hold the loop for longer than anybody should wait


@dataclass(slots=True)
class Correction:
    """What putting an entry right would do: its drafts, which old entries stay, which are left over, and why the first is."""

    drafts: list[Draft]
    last: Draft
    kept: list[int]
    left: list[int]
    misfit: HotzoneError | None = None


async def amend(room: Room, member: Member, message: incoming.Amend, address: str = "") -> outgoing.Amended:
    """Put an entry right, or only say what that would do (`dry`); raises HotzoneError, and then nothing has changed."""
    check(room, member, message.seq)
    history, actor = room.history, room.history.now.actor
    target, keep = wanted(history, message)
    begin = history.go_to(target, max(actor, 0), time())
    if len(keep) <= QUICK:
        found = correct(history, message, begin, keep)
    else:  # a whole match to play again: beside the loop, in turn with all who let the server think
        found = await coach.apart(room, lambda: correct(history, message, begin, keep), address)
        check(room, member, message.seq)
    if not message.dry and found.drafts:
        await room.keep_all(message.seq, lambda: found.drafts)
    return told(room, found, message.dry)


def check(room: Room, member: Member, seq: int) -> None:
    """Raises where this person cannot put anything right here and now."""
    if not room.by_hand:
        raise Refused("not-by-hand", "only what was entered by hand can be put right; the server's own dice stay as they fell")
    if not room.may_enter(member):
        raise Refused("no-seat", "you are watching: take a seat to enter something")
    if room.switches.booked:
        raise Refused("booked", "this match is in the log: nothing in it changes any more")
    if seq != room.seq:
        raise Stale(room.seq)


def wanted(history: History, message: incoming.Amend) -> tuple[int, list[int]]:
    """The state to go back to, and the old entries to play again; raises Refused."""
    target, keep = history.now.seq, list(message.keep or [])
    if message.at is not None:
        line = [entry.seq for entry in history.line()]
        if message.at not in line:
            raise Refused("unknown-entry", f"entry {message.at} does not lead to this table")
        target = history.back_of(message.at)
        keep = line[line.index(message.at) + 1 :] if message.keep is None else keep
    check_kept(history, keep)
    return target, keep


def correct(history: History, message: incoming.Amend, begin: Draft, keep: list[int]) -> Correction:
    """Draft a correction: back to the entry, the right one in its place, then what followed."""
    step, drafts = begin, [] if begin.state is history.states[message.seq] else [begin]
    number = history.seq + len(drafts)
    if message.text:
        step = history.go_on(step, number + 1, message.text, time())
        drafts.append(step)
    return replay(history, Correction(drafts, step, [], keep), history.seq + len(drafts))


def check_kept(history: History, keep: Sequence[int]) -> None:
    """Raises Refused for a number that is no action of this match."""
    for seq in keep:
        if not 0 < seq <= history.seq or history.entries[seq - 1].action.partition(" ")[0] in JUMPS:
            raise Refused("unknown-entry", f"{seq} is no entry of this match that could be kept")
    if any(later <= earlier for earlier, later in pairwise(keep)):
        raise Refused("unknown-entry", "entries are kept once each, in the order in which they were made")


def replay(history: History, found: Correction, number: int) -> Correction:
    """Play the old entries again, up to the first that does not fit."""
    while found.left:
        entry = history.entries[found.left[0] - 1]
        try:
            compare(history, history.states[entry.seq], found.last)
            found.last = history.go_on(found.last, number + 1, entry.action, entry.at)
        except HotzoneError as error:
            found.misfit = error
            break
        number += 1
        found.drafts.append(found.last)
        found.kept.append(found.left.pop(0))
    return found


def compare(history: History, old: HistoryState, now: Draft) -> None:
    """Raises Refused where the table now waits for somebody else, or asks nature for something else, than when it was entered."""
    assert old.entry is not None
    assert now.table is not None
    if old.entry.action.startswith(SET):
        return  # pieces lie where they lie, whatever the table asks for
    if now.state.actor != old.entry.actor:
        raise Refused("other-actor", whose_turn(now.state.actor))
    if old.entry.actor == c.NATURE:
        assert old.before is not None
        if asked(history, history.table(old.before.seq)) != asked(history, now.table):
            raise Refused("other-question", "the table now asks for another roll, card or face than then")


def asked(history: History, match: Match) -> tuple[str, Any]:
    """What nature is asked for, and of which thing."""
    game = history.game
    thing = game.turned_up(match) if fair_dice.hides_faces(game) else None
    return fair_dice.question(game, match), thing.thing if thing else ""


def told(room: Room, found: Correction, dry: bool) -> outgoing.Amended:
    """What a page is told of a correction, with the table as it is or would be."""
    misfit = None
    if found.misfit is not None:
        entry = room.history.entries[found.left[0] - 1]
        misfit = outgoing.Misfit(
            entry.seq, actor_name(entry.actor), entry.action, found.misfit.code, found.misfit.text, found.misfit.rule
        )
    assert found.last.table is not None
    view = codec.raw(room.history.look(found.last.table))
    return outgoing.Amended(seq=room.seq, dry=dry, kept=found.kept, left=found.left, misfit=misfit, view=view)
