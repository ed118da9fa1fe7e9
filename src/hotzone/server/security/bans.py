"""Who may not come in: browsers and networks that those who run the server have banned, until when and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from html import escape
from ipaddress import IPv4Network, IPv6Network, ip_network
from time import time
from typing import TYPE_CHECKING

from starlette.datastructures import Headers

from hotzone.server import json_log
from hotzone.server.security.rate_limits import network
from hotzone.store.protocol import Ban, NotStored

if TYPE_CHECKING:
    from hotzone.server.rooms.room_list import Rooms

BANNED = 4410  # the close of a socket
LOOK = 2.0  # seconds between looks into the store; processes on PostgreSQL are told at once, too
SENTENCES = {  # for a browser that cannot load the page which knows the words
    "en": ("You are banned from this server", "until {}", "for good"),
    "ru": ("Вам закрыт доступ на этот сервер", "до {}", "навсегда"),
    "cs": ("Na tento server máte zakázán přístup", "do {}", "natrvalo"),
    "it": ("Non puoi più accedere a questo server", "fino al {}", "per sempre"),
}


class Bans:
    """The bans of a store, as this process saw them last."""

    def __init__(self, clock: Callable[[], float] = time) -> None:
        self.clock = clock
        self.known: Sequence[Ban] = ()
        self.guests: dict[str, Ban] = {}
        self.networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []

    def take(self, bans: Sequence[Ban]) -> bool:
        """Take over what the store has; is anything new?"""
        if list(bans) == list(self.known):
            return False
        self.known = bans
        self.guests = {ban.value: ban for ban in bans if ban.kind == "guest"}
        self.networks = [(net, ban) for ban in bans if ban.kind == "address" and (net := read_network(ban.value)) is not None]
        return True

    def find(self, address: str, guest: str) -> Ban | None:
        """The ban of a browser or of its network; None if it may come in."""
        if not self.known:
            return None
        where = read_network(network(address)) if self.networks else None
        found = [self.guests[guest]] if guest in self.guests else []
        found += [ban for net, ban in self.networks if where is not None and is_inside(where, net)]
        return next((ban for ban in found if not ban.until or ban.until > self.clock()), None)

    async def look(self, rooms: Rooms) -> None:
        """Read the store's bans; whoever is banned since and has a page open is cut off at once."""
        try:
            if not self.take(await rooms.store.bans()):
                return
        except NotStored as error:
            json_log.say("bans-not-read", why=str(error))
            return
        for page in [page for room in rooms.open.values() for page in room.listeners]:
            if ban := self.find(page.address.partition("/")[0], page.guest):
                page.part(BANNED, sentence(ban)[:100])


def read_network(text: str) -> IPv4Network | IPv6Network | None:
    """A network; None for what is not one (a test's client, a socket of the machine)."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def is_inside(one: IPv4Network | IPv6Network, other: IPv4Network | IPv6Network) -> bool:
    """Is a network part of another?"""
    return one.version == other.version and one.subnet_of(other)  # type: ignore[arg-type]


def sentence(ban: Ban, language: str = "en") -> str:
    """What somebody is told."""
    begin, until, always = SENTENCES[language]
    end = datetime.fromtimestamp(ban.until, UTC).strftime("%Y-%m-%d %H:%M UTC") if ban.until else ""
    why = f": {ban.why}" if ban.why else ""
    return f"{begin} {until.format(end) if end else always}{why}."


def page(ban: Ban, headers: Headers) -> str:
    """The sentence as a page, in the language of the browser."""
    asked = [word.strip()[:2].lower() for word in headers.get("accept-language", "").split(",")]
    language = next((word for word in asked if word in SENTENCES), "en")
    text = escape(sentence(ban, language))
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hotzone</title>'
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body><p role="alert">{text}</p></body></html>'
