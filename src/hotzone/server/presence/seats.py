"""Who sits where and who may do what: people, their secrets, seats, hosts. No IO."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from hotzone.server.presence.access_keys import Keyring
from hotzone.server.protocol.errors import Refused, Unknown
from hotzone.store.protocol import Chair, Change, Guest, Person, ReturnLink

LONGEST_NAME = 24
CREATOR = 1  # the number of whoever set the match up


@dataclass(slots=True)
class Member:
    """Somebody in a room. Somebody who is not stored only watches and is forgotten on leaving."""

    number: int
    name: str
    kept: bool = False
    host: bool = False
    sockets: int = 0
    elsewhere: int = 0  # sockets at other processes
    left: float = 0.0  # when the last socket went

    @property
    def here(self) -> bool:
        """Does any page of theirs listen, wherever?"""
        return self.sockets + self.elsewhere > 0


@dataclass(slots=True)
class Seat:
    """A seat: whose it is, and who plays it now: a person, a bot or nobody."""

    owner: int = 0
    holder: int = 0
    bot: str = ""


class Seating:
    """The people of a room and their seats (numbers from 0)."""

    def __init__(self, code: str, seats: int) -> None:
        self.code = code
        self.members: dict[int, Member] = {}
        self.seats = [Seat() for _ in range(seats)]
        self.keyring = Keyring(code)

    # --- people

    def add(self, name: str, number: int = 1, host: bool = False) -> Member:
        """A new guest; the number comes from the store."""
        member = Member(number, clean(name, LONGEST_NAME) or f"Guest {number}", host=host)
        self.members[number] = member
        return member

    def keep(self, member: Member, guest: str = "") -> str:
        """Somebody stays: their browser is known from now on, and the secret of their return link is told once."""
        member.kept = True
        self.keyring.join(guest, member.number)
        return self.keyring.make(member.number)

    def send_away(self, member: Member, guests: Collection[str]) -> None:
        """Somebody's links and browsers are void, links to their seats too; what they borrowed goes back, the rest is free."""
        self.keyring.void(member.number)
        self.keyring.guests.update(dict.fromkeys(guests, 0))
        for i, seat in enumerate(self.seats):
            if member.number in (seat.owner, seat.holder):
                self.keyring.void(seat=i)
                stays = seat.holder if seat.owner == member.number else seat.owner  # who borrowed it, or who lent it
                seat.owner = seat.holder = 0 if stays == member.number else stays
        self.members.pop(member.number, None)

    def lose_way(self, member: Member, number: int) -> None:
        """The link to a seat by which somebody came is void: what they borrowed goes back; without another way here they leave."""
        if number < 0 or member.host:
            return
        seat = self.seats[number]
        if member.number not in (seat.owner, seat.holder):
            return
        if seat.owner != member.number:
            seat.holder = seat.owner
        elif member.number not in self.keyring.guests.values() and not self.keyring.leads_to(member.number):
            seat.owner = seat.holder = 0

    def forget(self, member: Member) -> None:
        """A guest went away."""
        if not member.kept and not member.here:
            self.members.pop(member.number, None)

    def member(self, number: int) -> Member:
        """Somebody by number."""
        if number not in self.members:
            raise Unknown("unknown-person", "nobody here has this number")
        return self.members[number]

    # --- seats

    def seat(self, number: int) -> Seat:
        """A seat by its number from 0."""
        if not 0 <= number < len(self.seats):
            raise Unknown("unknown-seat", f"there are seats 1 to {len(self.seats)}")
        return self.seats[number]

    def held(self, member: Member) -> list[int]:
        """The seats somebody plays now."""
        return [i for i, seat in enumerate(self.seats) if seat.holder == member.number]

    def alone(self, member: Member) -> bool:
        """Does one person play all the seats that people play (solo, hot-seat)?"""
        return self.players() == {member.number}

    def plays_alone(self) -> bool:
        """Does only one person play?"""
        return len(self.players()) == 1

    def players(self) -> set[int]:
        """Everybody who plays a seat or has lent one."""
        return {number for seat in self.seats for number in (seat.owner, seat.holder) if number}

    def answers_for(self, member: Member) -> list[int]:
        """The seats whose steps somebody may take back: their own, and for a host the bots'."""
        return [i for i, seat in enumerate(self.seats) if seat.holder == member.number or (seat.bot and member.host)]

    def sit(self, member: Member, number: int, relieve: bool = False) -> None:
        """Pick a free helmet; `relieve`: also that of a bot which stands in for nobody."""
        seat = self.seat(number)
        if seat.holder == member.number:
            raise Refused("already-yours", "this seat is already yours")
        if seat.holder or seat.owner not in (0, member.number) or (seat.bot and not relieve):
            raise Refused("seat-taken", "this seat is taken")
        seat.owner, seat.holder, seat.bot = member.number, member.number, ""

    def stand(self, member: Member, number: int) -> None:
        """Leave a seat for good: anybody may pick it."""
        seat = self.seat(number)
        if member.number not in (seat.owner, seat.holder) and not member.host:
            raise Refused("not-your-seat", "only the holder of this seat or the host can free it")
        if seat.owner not in (0, member.number) and not member.host:  # only lent: it goes back
            seat.holder, seat.bot = seat.owner, ""
            return
        seat.owner, seat.holder, seat.bot = 0, 0, ""

    def give(self, member: Member, number: int, person: int, bot: str) -> None:
        """Lend a seat to a person or to a bot; its owner can take it back."""
        seat = self.seat(number)
        if member.number not in (seat.owner, seat.holder) and not member.host:
            raise Refused("not-your-seat", "only the holder of this seat or the host can give it away")
        if person and not self.member(person).kept:
            raise Refused("only-watching", "people who only watch must take a seat once, or ask for a link")
        seat.holder, seat.bot = person, bot
        if person and not seat.owner:
            seat.owner = person

    def come(self, link: ReturnLink, guest: str, name: str, here: Member | None = None, number: int = 0) -> Member:
        """Somebody opens a return link: they become that person; a seat's link makes them its owner, or lends them the seat."""
        if link.person:
            found = self.member(link.person)
            self.keyring.join(guest, found.number)
            return found
        seat = self.seat(link.seat)
        owner = self.members.get(seat.owner)
        if known := self.keyring.person(guest):
            found = self.member(known)
        elif owner and not owner.host and [one.owner for one in self.seats].count(owner.number) == 1:
            found = owner
        else:
            found = here or self.add(name, number)
        found.kept = True
        self.keyring.join(guest, found.number)
        seat.holder, seat.bot = found.number, ""
        seat.owner = seat.owner or found.number
        return found

    def take(self, member: Member, number: int) -> None:
        """Take back a seat that was lent; a host may take any."""
        seat = self.seat(number)
        if seat.owner != member.number and not member.host:
            raise Refused("not-your-seat", "only the owner of this seat or the host can take it back")
        seat.holder, seat.bot = (member.number, "")
        if not seat.owner:
            seat.owner = member.number

    # --- from and to the store

    def read(self, people: Sequence[Person], chairs: Sequence[Chair]) -> None:
        """Take over what was kept."""
        for person in people:
            self.members[person.person] = Member(person.person, person.name, kept=True, host=person.host)
        for chair in chairs:
            if chair.seat < len(self.seats):
                self.seats[chair.seat] = Seat(chair.owner, chair.holder, chair.bot)

    def adopt(
        self, people: Sequence[Person], chairs: Sequence[Chair], links: Sequence[ReturnLink], guests: Sequence[Guest]
    ) -> None:
        """Take over what another process changed; who is here stays the same member."""
        kept = {person.person for person in people}
        for number in [number for number, member in self.members.items() if member.kept and number not in kept]:
            del self.members[number]
        for person in people:
            member = self.members.setdefault(person.person, Member(person.person, person.name))
            member.name, member.host, member.kept = person.name, person.host, True
        self.read([], chairs)
        self.keyring.read(links, guests)

    def picture(self) -> Change:
        """Everything as the store keeps it."""
        ring, code = self.keyring, self.code
        return Change(
            [Person(code, one.number, one.name, one.host) for one in self.members.values() if one.kept],
            [Chair(code, i, seat.owner, seat.holder, seat.bot) for i, seat in enumerate(self.seats)],
            list(ring.links.values()),
            [Guest(code, guest, person) for guest, person in ring.guests.items()],
        )

    def restore(self, before: Change, members: dict[int, Member]) -> None:
        """Go back to a picture, with these people; watchers stay as they are."""
        kept = {person.person: person for person in before.people}
        for number in [number for number, member in self.members.items() if member.kept and number not in kept]:
            self.members[number].kept = False
        for number, person in kept.items():
            member = self.members.setdefault(number, members[number])
            member.name, member.host, member.kept = person.name, person.host, True
        for chair in before.chairs:
            self.seats[chair.seat] = Seat(chair.owner, chair.holder, chair.bot)
        self.keyring.read(list(before.links), list(before.guests))


def difference(before: Change, after: Change) -> Change:
    """What must be kept to come from one picture to another."""
    people, links = {person.person for person in after.people}, {link.secret for link in after.links}
    guests = {found.guest for found in after.guests}
    return Change(
        [person for person in after.people if person not in before.people],
        [chair for chair in after.chairs if chair not in before.chairs],
        [link for link in after.links if link not in before.links],
        [found for found in after.guests if found not in before.guests],
        [person.person for person in before.people if person.person not in people],
        [link.secret for link in before.links if link.secret not in links],
        [found.guest for found in before.guests if found.guest not in guests],
    )


def clean(text: str, longest: int) -> str:
    """A text of people without control signs and runs of blanks, cut to its longest."""
    seen = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text[: 4 * longest]))
    kept = "".join(sign for sign in seen if not unicodedata.category(sign).startswith("C") or sign == "\u200d")
    return " ".join(kept.split())[:longest].strip()
