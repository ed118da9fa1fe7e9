"""Who sits where and who may do what: people, their secrets, seats, hosts. No IO."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe

from hotzone.server.faults import Refused, Unknown
from hotzone.store.keeping import Chair, Person

LONGEST_NAME = 24
SECRET = 16  # bytes: 128 bits


@dataclass(slots=True)
class Member:
    """Somebody in a room. Without a secret a guest: somebody who watches and is forgotten when they go."""

    number: int
    name: str
    secret: str = ""  # its hash
    host: bool = False
    sockets: int = 0
    left: float = 0.0  # when the last socket went


@dataclass(slots=True)
class Seat:
    """A seat: whose it is, and who plays it now: a person, a bot or nobody."""

    owner: int = 0
    holder: int = 0
    bot: str = ""


class Crew:
    """The people of a room and their seats (numbers from 0)."""

    def __init__(self, code: str, seats: int) -> None:
        self.code = code
        self.members: dict[int, Member] = {}
        self.seats = [Seat() for _ in range(seats)]

    # --- people

    def add(self, name: str, host: bool = False) -> Member:
        """A new guest."""
        number = max(self.members, default=0) + 1
        member = Member(number, clean(name, LONGEST_NAME) or f"Guest {number}", host=host)
        self.members[number] = member
        return member

    def keep(self, member: Member) -> str:
        """Give somebody a return link; its secret is told once and kept as a hash only."""
        secret = token_urlsafe(SECRET)
        member.secret = hashed(secret)
        return secret

    def by_secret(self, secret: str) -> Member:
        """Whose return link this is."""
        wanted = hashed(secret)
        for member in self.members.values():
            if member.secret == wanted:
                return member
        raise Unknown("unknown-token", "this return link does not belong to this match")

    def forget(self, member: Member) -> None:
        """A guest went away."""
        if not member.secret and not member.sockets:
            self.members.pop(member.number, None)

    def member(self, number: int) -> Member:
        """Somebody by number."""
        if number not in self.members:
            raise Unknown("unknown-person", "there is nobody by this number here")
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
        """Is there one person only who plays?"""
        return len(self.players()) == 1

    def players(self) -> set[int]:
        """Everybody who plays a seat or has lent one."""
        return {number for seat in self.seats for number in (seat.owner, seat.holder) if number}

    def answers_for(self, member: Member) -> list[int]:
        """The seats whose steps somebody may take back: their own, and for a host the bots'."""
        return [i for i, seat in enumerate(self.seats) if seat.holder == member.number or (seat.bot and member.host)]

    def sit(self, member: Member, number: int) -> None:
        """Pick a free helmet."""
        seat = self.seat(number)
        if seat.holder == member.number:
            raise Refused("already-yours", "this seat is yours already")
        if seat.holder or seat.owner not in (0, member.number) or seat.bot:
            raise Refused("seat-taken", "somebody has this seat")
        seat.owner = seat.holder = member.number

    def stand(self, member: Member, number: int) -> None:
        """Leave a seat for good: anybody may pick it."""
        seat = self.seat(number)
        if member.number not in (seat.owner, seat.holder) and not member.host:
            raise Refused("not-your-seat", "only who has this seat, or the host, can free it")
        if seat.owner not in (0, member.number) and not member.host:  # only lent: it goes back
            seat.holder, seat.bot = seat.owner, ""
            return
        seat.owner, seat.holder, seat.bot = 0, 0, ""

    def give(self, member: Member, number: int, person: int, bot: str) -> None:
        """Lend a seat to a person or to a bot; its owner can take it back."""
        seat = self.seat(number)
        if member.number not in (seat.owner, seat.holder) and not member.host:
            raise Refused("not-your-seat", "only who has this seat, or the host, can give it away")
        if person and not self.member(person).secret:
            raise Refused("only-watching", "who only watches must sit down once, or ask for a link")
        seat.holder, seat.bot = person, bot
        if person and not seat.owner:
            seat.owner = person

    def take(self, member: Member, number: int) -> None:
        """Take back a seat that was lent; a host may take any."""
        seat = self.seat(number)
        if seat.owner != member.number and not member.host:
            raise Refused("not-your-seat", "only who owns this seat, or the host, can take it back")
        seat.holder, seat.bot = (member.number, "")
        if not seat.owner:
            seat.owner = member.number

    # --- from and to the store

    def read(self, people: list[Person], chairs: list[Chair]) -> None:
        """Take over what was kept."""
        for person in people:
            self.members[person.person] = Member(person.person, person.name, person.secret, person.host)
        for chair in chairs:
            if chair.seat < len(self.seats):
                self.seats[chair.seat] = Seat(chair.owner, chair.holder, chair.bot)

    def person(self, member: Member) -> Person:
        """A member as the store keeps it."""
        return Person(self.code, member.number, member.name, member.secret, member.host)

    def chair(self, number: int) -> Chair:
        """A seat as the store keeps it."""
        seat = self.seats[number]
        return Chair(self.code, number, seat.owner, seat.holder, seat.bot)


def hashed(secret: str) -> str:
    """What is kept of a secret; it has 128 random bits, so one round is enough."""
    return sha256(secret.encode()).hexdigest()


def clean(text: str, longest: int) -> str:
    """A text of people without control signs and runs of blanks, cut to its longest."""
    seen = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text[: 4 * longest]))
    kept = "".join(sign for sign in seen if not unicodedata.category(sign).startswith("C") or sign == "\u200d")
    return " ".join(kept.split())[:longest].strip()
