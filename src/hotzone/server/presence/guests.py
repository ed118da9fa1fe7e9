"""Guests: a browser is known by a signed cookie that holds a random id, and by nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from secrets import token_hex, token_urlsafe
from time import time

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hotzone.server.presence.access_keys import hashed
from hotzone.store.protocol import Store

DAYS = 180
AGE = DAYS * 86_400  # seconds a browser keeps a cookie, and a key signs
FRESH = 30 * 86_400  # seconds after which it is written anew
KNOWN = 120.0  # seconds after which every process has read a new key
SALT = "guest"


class Guests:
    """Reads and writes the cookie. The last key signs, all keys are believed."""

    def __init__(self, name: str, keys: Sequence[str]) -> None:
        self.name = name
        self.signer = TimestampSigner(list(keys), salt=SALT)

    def renew(self, keys: Sequence[str]) -> None:
        """Another process may have turned the keys."""
        self.signer = TimestampSigner(list(keys), salt=SALT)

    def known(self, cookies: Mapping[str, str]) -> tuple[str, float]:
        """The id in a cookie and since when it has been there; empty if there is none, or none of ours.

        Its age decides nothing: clocks go back, and wrong ones are set right. A cookie is believed as long as its key is.
        """
        try:
            found, since = self.signer.unsign(cookies.get(self.name, ""), return_timestamp=True)
        except BadSignature:
            return "", 0.0
        return found.decode(), since.timestamp()

    def guest(self, asked: HTTPConnection) -> str:
        """The hash by which a browser is known here; empty for one without a cookie."""
        found, _ = self.known(asked.cookies)
        return hashed(found) if found else ""

    def greet(self, asked: HTTPConnection, response: Response, now: str = "") -> None:
        """Give a browser its cookie if it has none, or write one anew that has become old."""
        found, since = self.known(asked.cookies)
        if now or not found or abs(time() - since) > FRESH:
            value = self.signer.sign(now or found or new_id()).decode()
            secure = asked.url.scheme in ("https", "wss")
            response.set_cookie(self.name, value, max_age=AGE, httponly=True, samesite="lax", secure=secure)


def new_id() -> str:
    """An id that nobody can guess."""
    return token_urlsafe(16)


async def open_guests(store: Store, secrets: Sequence[str] = ()) -> Guests:
    """The guests of a store: its keys are kept in it and changed in time, unless others are given (the last one signs)."""
    name = await put_first(store, "server", token_hex(4))  # two servers of one machine share their cookies' jar: each has a name
    if secrets:
        return Guests(f"guest-{name}", secrets)
    return Guests(f"guest-{name}", await keys_of(store))


async def put_first(store: Store, name: str, value: str) -> str:
    """A setting that is put once: of several processes that begin at once, one wins and all use what it put."""
    await store.put_setting(name, value, was="")
    return await store.setting(name)


async def keys_of(store: Store) -> list[str]:
    """The keys of a store, turned when it is time; the last one signs."""
    while True:
        was = await store.setting("keys")
        kept: list[list[str | float]] = json.loads(was or "[]")
        turned = turn(kept, time())
        if turned == kept or await store.put_setting("keys", json.dumps(turned), was=was):
            return [str(key) for _, key in in_use(turned, time())]


def in_use(keys: list[list[str | float]], now: float) -> list[list[str | float]]:
    """The keys with the one that signs last: a new one only when all processes have read it."""
    old = [key for key in keys if now - float(key[0]) >= KNOWN]
    return [key for key in keys if key not in old] + old if old else keys


def turn(keys: list[list[str | float]], now: float) -> list[list[str | float]]:
    """A new key when the last is as old as a cookie can be; one that no cookie needs any more goes, but never the one before."""
    if not keys or now - float(keys[-1][0]) > AGE:
        keys = [*keys, [now, token_hex(32)]]
    return [key for i, key in enumerate(keys) if i >= len(keys) - 2 or now - float(keys[i + 1][0]) <= AGE]
