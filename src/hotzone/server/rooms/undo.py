"""Taking back and bringing back: who may, how far, and why not."""

from __future__ import annotations

from hotzone.server.presence.seats import Member
from hotzone.server.protocol.errors import Refused, Stale
from hotzone.server.rooms.room import Room
from hotzone.store.protocol import LogEntry


async def undo(room: Room, member: Member, seq: int, to: int | None) -> LogEntry:
    """Take back: to the last die or face for the one who took the steps; beyond it where one person plays alone.

    Whoever got rid of the company does not go back beyond dice that were rolled in company.
    """
    may_undo(room, member, seq)
    mine, alone = room.crew.answers_for(member), goes_beyond(room, member)
    if to is None:
        step = room.history.step_back()
        if step is not None and step[1] in mine and (not alone or not room.crew.seats[step[1]].bot):
            return await room.jump("undo", step[1], seq, step[0])
        beyond = room.history.step_beyond(room.crew.held(member)) if alone else None
        if beyond is None or beyond < room.switches.together:
            raise no_undo(room, step)
        return await beyond_dice(room, member, seq, beyond)
    if to >= room.seq or all(state.seq != to for state in room.history.back()):
        raise Refused("nothing-to-undo", "that moment does not lead to this table")
    if (not alone or to < room.switches.together) and not room.history.only_seats(to, mine):
        raise Refused("dice-rolled", "dice were rolled, or others have acted, since then: that cannot be taken back")
    return await beyond_dice(room, member, seq, to)


async def reset(room: Room, member: Member, seq: int) -> LogEntry:
    """Back to the start of the turn, as far as may be."""
    may_undo(room, member, seq)
    mine = room.crew.answers_for(member)
    target = room.history.turn_start(mine, goes_beyond(room, member))
    if target is not None and target < room.switches.together:
        target = room.history.turn_start(mine, False)
    if target is None:
        raise no_undo(room, room.history.step_back())
    return await beyond_dice(room, member, seq, target)


async def bring_back(room: Room, member: Member, seq: int) -> LogEntry:
    """Go forward again to what was taken back last."""
    may_undo(room, member, seq)
    if not room.history.redo:
        raise Refused("nothing-to-redo", "there is nothing to bring back")
    target = room.history.redo[-1]
    actors = {entry.actor for entry in room.history.line(room.history.states[target])[len(room.history.line()) :]}
    if not goes_beyond(room, member) and not actors <= set(room.crew.answers_for(member)):
        raise Refused("not-your-seat", "only the player who took these steps can bring them back")
    return await room.jump("redo", seat_of(room, member), seq, target)


async def beyond_dice(room: Room, member: Member, seq: int, target: int) -> LogEntry:
    """Go back, however far; if dice or others' steps lie between, that is written down."""
    within = room.history.only_seats(target, range(len(room.crew.seats)))
    found = await room.jump("undo", seat_of(room, member), seq, target)
    if not within:
        await room.note(room.audit_line(member, "undo", back_to=target, seq=found.seq))
    return found


def goes_beyond(room: Room, member: Member) -> bool:
    """May somebody go back beyond dice? Yes for somebody alone whose dice no crew shares, and for people who roll real dice."""
    return room.by_hand or (room.crew.alone(member) and not room.shares_dice)


def may_undo(room: Room, member: Member, seq: int) -> None:
    """Raises where nothing may be taken back or brought back at all."""
    if seq != room.seq:
        raise Stale(room.seq)
    if not room.crew.answers_for(member):
        raise Refused("no-seat", "you are watching: take a seat to play")
    if not room.switches.undo:
        raise Refused("undo-off", "the host has switched off undo")
    if room.switches.booked:
        raise Refused("booked", "this match is in the log: nothing in it changes any more")
    if room.history.over and not room.by_hand:
        raise Refused("over", "the match is over and its dice are shown; play on from here in a new one")


def no_undo(room: Room, step: tuple[int, int] | None) -> Refused:
    """Why the last step cannot be taken back."""
    if room.history.now.entry is None:
        return Refused("nothing-to-undo", "there is nothing to take back")
    if step is None:
        return Refused("dice-rolled", "dice were rolled or a face was turned up: that cannot be taken back")
    return Refused("not-your-seat", f"the last step was seat {step[1] + 1}'s: only its player can take it back")


def seat_of(room: Room, member: Member) -> int:
    """The seat in whose name somebody takes back: the one that decides now, or their first."""
    held = room.crew.answers_for(member)
    return room.history.now.actor if room.history.now.actor in held else held[0]
