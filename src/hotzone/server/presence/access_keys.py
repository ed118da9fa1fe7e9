"""Who may be whom in a match: return links to people and seats, and browsers that are somebody. Only hashes are kept. No IO."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_urlsafe
from time import time

from hotzone.server.protocol.errors import Refused, Unknown
from hotzone.store.protocol import Guest, ReturnLink

SECRET = 16  # bytes: 128 bits
MOST = 8  # links to one person or seat; the oldest goes first
PERSON = -1  # in place of a seat: the link leads to a person


class Keyring:
    """The links and the browsers of a match."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.links: dict[str, ReturnLink] = {}  # by hash, the oldest first
        self.guests: dict[str, int] = {}  # a browser's hash: who it is here; 0: sent away

    def read(self, links: Sequence[ReturnLink], guests: Sequence[Guest]) -> None:
        """Take over what was kept."""
        self.links = {link.secret: link for link in links}
        self.guests = {found.guest: found.person for found in guests}

    def rename(self, code: str) -> None:
        """The match has got its code."""
        self.code = code
        self.links = {secret: link._replace(match=code) for secret, link in self.links.items()}

    def make(self, person: int, seat: int = PERSON) -> str:
        """A new link to a person (or, with person 0, to a seat); its secret is told once."""
        same = [link.secret for link in self.links.values() if (link.person, link.seat) == (person, seat)]
        for old in same[: max(0, len(same) - MOST + 1)]:
            del self.links[old]
        secret = token_urlsafe(SECRET)
        self.links[hashed(secret)] = ReturnLink(self.code, hashed(secret), person, seat, time())
        return secret

    def whose(self, secret: str) -> ReturnLink:
        """Where a link leads; raises Unknown."""
        found = self.links.get(hashed(secret))
        if found is None:
            raise Unknown("unknown-token", "this return link does not belong to this match")
        return found

    def leads_to(self, person: int) -> bool:
        """Is there a link to this person?"""
        return any(link.person == person for link in self.links.values())

    def void(self, person: int = 0, seat: int = PERSON) -> None:
        """All links to a person, or to a seat, lead nowhere any more."""
        gone = [link.secret for link in self.links.values() if link.person == person and link.seat == seat]
        for secret in gone:
            del self.links[secret]

    def person(self, guest: str) -> int:
        """Who a browser is here, 0 if nobody; raises Refused if it was sent away."""
        found = self.guests.get(guest, -1) if guest else -1
        if found == 0:
            raise Refused("sent-away", "the host asked you to leave this match")
        return max(found, 0)

    def join(self, guest: str, person: int) -> bool:
        """Let a browser be somebody, if it is not somebody else already; is it that person now?"""
        if guest and guest not in self.guests:
            self.guests[guest] = person
        return bool(guest) and self.guests.get(guest) == person


def hashed(secret: str) -> str:
    """What is kept of a secret; it has 128 random bits, so one round is enough."""
    return sha256(secret.encode()).hexdigest()
