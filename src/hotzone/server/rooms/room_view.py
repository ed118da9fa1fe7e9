"""A room as pages get it: who sits where, who is here, the switches, the dice, what somebody is in it, and its table."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import structs

from hotzone.contract.page import PageGame
from hotzone.server.presence.seats import Member
from hotzone.server.protocol import codec, outgoing
from hotzone.server.protocol.errors import Unknown
from hotzone.server.rooms import match_texts
from hotzone.store.protocol import LogEntry

if TYPE_CHECKING:
    from hotzone.server.rooms.room import Room


def about(room: Room) -> outgoing.RoomSent:
    """The room: who sits where, who is here, the switches, the dice."""
    people = [person_of(member) for _, member in sorted(room.crew.members.items()) if member.here or member.kept]
    seed = room.kept.seed if room.history.over and not room.sealed and not room.by_hand else None
    return outgoing.RoomSent(
        code=room.code,
        title=room.title,
        game=room.kept.game,
        rules=room.kept.rules,
        setup=room.kept.setup,
        created=room.kept.created,
        origin=room.kept.origin or None,
        readonly=room.readonly or None,
        over=room.history.over,
        seats=[seat(room, i) for i in range(len(room.crew.seats))],
        people=people,
        alone=room.crew.plays_alone() and not room.shares_dice,
        switches=room.switches,
        dice=outgoing.RoomDice(room.kept.commitment, room.kept.prefix, seed),
    )


def match(room: Room, guest: str = "") -> outgoing.MatchAbout:
    """A match in short: the room, how far it is, how it ended, and the seats of the browser that asks."""
    result = dict(room.game.result(room.history.match))
    person = room.crew.keyring.guests.get(guest, 0) if guest else 0
    yours = [i + 1 for i, seat in enumerate(room.crew.seats) if person and seat.holder == person]
    return outgoing.MatchAbout(**structs.asdict(about(room)), seq=room.seq, result=result, yours=yours)


def seat(room: Room, i: int) -> outgoing.SeatSent:
    """A seat as pages get it."""
    found = room.crew.seats[i]
    holder = room.crew.members.get(found.holder)
    here = bool(found.bot or (holder and holder.here))
    return outgoing.SeatSent(i + 1, found.owner or None, found.holder or None, found.bot or None, room.player_name(i) or None, here)


def you(room: Room, member: Member, guest: str, secret: str = "") -> outgoing.You:
    """What somebody is in this room; `joined`: by their browser's cookie; the secret of a return link is told once."""
    seats = [i + 1 for i in room.crew.held(member)]
    joined = bool(guest) and room.crew.keyring.guests.get(guest) == member.number
    return outgoing.You(
        person=member.number,
        name=member.name,
        host=member.host,
        seats=seats,
        kept=member.kept,
        cookie=bool(guest),
        joined=joined,
        token=secret or None,
    )


def person_of(member: Member) -> outgoing.PersonSent:
    """Somebody as pages get them."""
    return outgoing.PersonSent(member.number, member.name, member.host, here=member.here, guest=not member.kept)


def acted(room: Room, entry: LogEntry) -> str:
    """The last entry for pages, with the table after it and what can be taken back."""
    undo, redo = takes_back(room)
    found = outgoing.Acted(**structs.asdict(match_texts.acted(entry)), view=room.view(), undo=undo, redo=redo)
    return codec.write(found)


def state(room: Room, seq: int | None = None) -> str:
    """The table now, or as it was after an entry."""
    if seq is None or seq == room.seq:
        undo, redo = takes_back(room)
        return codec.write(outgoing.StateSent(seq=room.seq, live=True, view=room.view(), undo=undo, redo=redo))
    if seq > room.seq:
        raise Unknown("unknown-seq", f"this match has entries up to {room.seq}")
    then = codec.raw({**room.history.view(seq), **({} if room.by_hand else {"legal": []})})  # what was entered can be put right
    return codec.write(outgoing.StateSent(seq=seq, live=False, view=then, undo=None, redo=False))


def takes_back(room: Room) -> tuple[outgoing.UndoStep | None, bool]:
    """Whether the last step can be taken back by the one who took it, and whether something can be brought back."""
    if room.by_hand:
        before = None if room.switches.booked else room.history.now.before
        back = None if before is None else outgoing.UndoStep(before.seq, max(0, before.actor + 1))
        return back, bool(room.history.redo) and not room.switches.booked
    step = None if room.history.over or room.readonly or not room.switches.undo else room.history.step_back()
    found = None if step is None else outgoing.UndoStep(step[0], step[1] + 1)
    return found, bool(room.history.redo) and not room.history.over


def board(room: Room) -> str:
    """What never changes, for the page to draw."""
    game: Any = room.game  # a game is one object for as long as the program runs, so it can be a key
    return board_written(game, room.setup.board)


@lru_cache(64)
def board_written(game: Any, name: str) -> str:
    """A board as pages get it: milliseconds of work that all rooms share, felt when a crowd comes back."""
    return codec.write(outgoing.BoardSent(game=game.name, board=dict(game.board(name)) if isinstance(game, PageGame) else {}))
