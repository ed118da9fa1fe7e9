"""Entering what happens on a table: one entry back, a roll by the server if people ask for one, the line in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hotzone.contract.shared.set_table import BETWEEN, SET
from hotzone.core import constants as c
from hotzone.server.presence.seats import Member, clean
from hotzone.server.protocol import codec, incoming
from hotzone.server.protocol.errors import Refused
from hotzone.server.rooms import undo
from hotzone.server.rooms.new_match import LONGEST_TITLE
from hotzone.server.rooms.room import Room
from hotzone.server.table_play import corrections


class EnteringPage(Protocol):
    """The socket of a page that enters something."""

    member: Member
    address: str

    def send(self, message: str) -> None:
        """Send a message soon."""


async def answer(room: Room, page: EnteringPage, message: incoming.Entered) -> None:
    """What only tables of cardboard are asked for; raises HotzoneError."""
    match message:
        case incoming.Amend():
            page.send(codec.write(await corrections.amend(room, page.member, message, page.address)))
        case incoming.Differ(seq=seq, pieces=pieces):
            await differ(room, page.member, seq, pieces)
        case incoming.Roll(seq=seq):
            await roll(room, page.member, seq)
        case incoming.Book(seq=seq, note=note):
            await book(room, page.member, seq, note)


async def take_back(room: Room, member: Member, seq: int, to: int | None) -> None:
    """One entry back, whoever made it, or back to a moment; without limit, for cardboard dice cannot be fished for."""
    corrections.check(room, member, seq)
    before = room.history.now.before
    if before is None:
        raise Refused("nothing-to-undo", "there is nothing to take back")
    target = before.seq if to is None else to
    if all(state.seq != target for state in room.history.back()):
        raise Refused("nothing-to-undo", "that moment does not lead to this table")
    await room.jump("undo", undo.seat_of(room, member) if room.crew.held(member) else 0, seq, target)


async def differ(room: Room, member: Member, seq: int, pieces: Sequence[str]) -> None:
    """Pieces lie otherwise than the program thinks: the table wins, unless no match could ever come to it."""
    corrections.check(room, member, seq)
    await room.act(c.NATURE, seq, SET + BETWEEN.join(pieces))


async def roll(room: Room, member: Member, seq: int) -> None:
    """The server rolls or draws once in place of the people, who asked for it."""
    corrections.check(room, member, seq)
    if room.history.now.actor != c.NATURE:
        raise Refused("nothing-to-roll", "nothing is to be rolled or drawn now")
    await room.act(c.NATURE, seq, room.history.nature(room.kept.seed))


async def book(room: Room, member: Member, seq: int, note: str) -> None:
    """Write a match that is over into the log; from then on nothing in it changes."""
    corrections.check(room, member, seq)
    if not room.history.over:
        raise Refused("not-over", "the match is not over")
    title = clean(note, LONGEST_TITLE) or room.title
    await room.switch(room.audit_line(member, "book", title=title), title=title, booked=True)
    await room.finish()
