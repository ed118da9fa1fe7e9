"""A room as pages get it: who sits where, who is here, the switches, the dice, what somebody is in it, and its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.core.game import Staged
from hotzone.server import wire
from hotzone.server.crew import Member
from hotzone.server.faults import Unknown
from hotzone.store.keeping import Entry

if TYPE_CHECKING:
    from hotzone.server.room import Room


def about(room: Room) -> dict[str, object]:
    """The room: who sits where, who is here, the switches, the dice."""
    people = [person_of(member) for _, member in sorted(room.crew.members.items()) if member.sockets or member.kept]
    seed = room.kept.seed if room.history.over else None
    dice = {"commitment": room.kept.commitment, "from": room.kept.prefix, "seed": seed}
    return {
        "type": "room",
        "code": room.code,
        "title": room.title,
        "game": room.kept.game,
        "rules": room.kept.rules,
        "setup": room.kept.setup,
        "created": room.kept.created,
        "origin": room.kept.origin or None,
        "readonly": room.readonly or None,
        "over": room.history.over,
        "seats": [seat(room, i) for i in range(len(room.crew.seats))],
        "people": people,
        "alone": room.crew.plays_alone(),
        "switches": room.switches,
        "dice": dice,
    }


def seat(room: Room, i: int) -> dict[str, object]:
    """A seat as pages get it."""
    found = room.crew.seats[i]
    holder = room.crew.members.get(found.holder)
    who = {"owner": found.owner or None, "holder": found.holder or None, "bot": found.bot or None}
    return {"seat": i + 1, **who, "name": room.player_name(i) or None, "here": bool(found.bot or (holder and holder.sockets))}


def you(room: Room, member: Member, guest: str, secret: str = "") -> dict[str, object]:
    """What somebody is in this room; `joined`: by their browser's cookie; the secret of a return link is told once."""
    seats = [i + 1 for i in room.crew.held(member)]
    found = {"type": "you", "person": member.number, "name": member.name, "host": member.host, "seats": seats}
    joined = bool(guest) and room.crew.keyring.guests.get(guest) == member.number
    return {**found, "kept": member.kept, "cookie": bool(guest), "joined": joined, "token": secret or None}


def person_of(member: Member) -> dict[str, object]:
    """Somebody as pages get them."""
    is_here, is_guest = member.sockets > 0, not member.kept
    return {"person": member.number, "name": member.name, "host": member.host, "here": is_here, "guest": is_guest}


def acted(room: Room, entry: Entry) -> str:
    """The last entry for pages, with the table after it and what can be taken back."""
    return wire.write({**wire.acted(entry), "view": room.view(), **takes_back(room)})


def state(room: Room, seq: int | None = None) -> str:
    """The table now, or as it was after an entry."""
    if seq is None or seq == room.seq:
        now = {"view": room.view(), **takes_back(room)}
        return wire.write({"type": "state", "seq": room.seq, "live": True, **now})
    if seq > room.seq:
        raise Unknown("unknown-seq", f"this match has entries up to {room.seq}")
    then = {"view": {**room.history.view(seq), "legal": []}, "undo": None, "redo": False}
    return wire.write({"type": "state", "seq": seq, "live": False, **then})


def takes_back(room: Room) -> dict[str, object]:
    """Whether the last step can be taken back by who took it, and whether something can be brought back."""
    step = None if room.history.over or room.readonly or not room.switches.undo else room.history.step_back()
    found = None if step is None else {"to": step[0], "seat": step[1] + 1}
    return {"undo": found, "redo": bool(room.history.redo) and not room.history.over}


def board(room: Room) -> str:
    """What never changes, for the page to draw."""
    shape = dict(room.game.board(room.setup.board)) if isinstance(room.game, Staged) else {}
    return wire.write({"type": "board", "game": room.game.name, "board": shape})
