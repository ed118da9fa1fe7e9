"""What an administrator does about people: ban a browser or a network, lift a ban, forget a name."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from time import time
from typing import TYPE_CHECKING, Any

from hotzone.cli.admin.matches import known, told
from hotzone.core.errors import HotzoneError
from hotzone.core.formats.board_file import BoardFile
from hotzone.core.formats.board_text import board_text

if TYPE_CHECKING:
    from hotzone.store.admin_access import AdminAccess

SOMEBODY = "Somebody"
UNITS = {"m": 60.0, "h": 3_600.0, "d": 86_400.0, "w": 604_800.0}
WIDEST = {4: 8, 6: 16}  # bits of the widest network that can be banned: more would be everybody
WHOLE = 64  # bits of an IPv6 network that one person has
BAN = (
    "insert into bans (kind, value, until, why, about) values (?, ?, ?, ?, ?)"
    " on conflict (kind, value) do update set until = excluded.until, why = excluded.why, about = excluded.about"
)


def ban(access: AdminAccess, who: str, code: str = "", time_text: str = "", why: str = "") -> str:
    """Keep a network out, or the browsers of somebody in a match; a time or for good."""
    until = time() + seconds(time_text) if time_text else 0.0
    network = network_of(who)
    if network is None and not code:
        raise HotzoneError("bad-option", "a name is somebody's in a match: say which with --in CODE; or ban an address")
    if network is not None:
        rows = [("address", str(network), until, why, "")]
        text = f"{network} is banned"
    else:
        known(access, code)
        rows = [("guest", guest, until, why, f"{who} in {code}") for guest in browsers(access, who, code)]
        text = f"{who} of {code} is banned ({len(rows)} browser{'s' if len(rows) > 1 else ''})"
    access.many(BAN, rows)
    tell_all(access)
    return f"{text} {f'until {moment(until)}' if until else 'for good'}."


def unban(access: AdminAccess, who: str, code: str = "") -> str:
    """Lift a ban: of a network, of somebody in a match, or one named by the beginning of its value."""
    network = network_of(who)
    if network is not None:
        found = access.rows("delete from bans where kind = 'address' and value = ? returning value", str(network))
    elif code:
        found = access.rows("delete from bans where about = ? returning value", f"{who} in {code}")
    else:
        found = access.rows("delete from bans where kind = 'guest' and substr(value, 1, ?) = ? returning value", len(who), who)
    if not found:
        raise HotzoneError("no-ban", f"there is no such ban: {who}; see hotzone admin bans")
    tell_all(access)
    return f"{len(found)} ban{'s are' if len(found) > 1 else ' is'} lifted."


def bans(access: AdminAccess, _: str) -> int:
    """Who may not come in."""
    rows = access.rows("select kind, value, until, why, about from bans where until = 0 or until > ? order by kind, value", time())
    for kind, value, until, why, about in rows:
        what = value if kind == "address" else f"browser {value[:12]} ({about})"
        print(f"{what:<45} {f'until {moment(until)}' if until else 'for good':<28} {why}".rstrip())
    if not rows:
        print("Nobody is banned.")
    return 0


def browsers(access: AdminAccess, who: str, code: str) -> list[str]:
    """The browsers of somebody, by name or number; also of somebody whom the host sent away."""
    people = access.rows("select person, name from people where match = ?", code)
    numbers = [number for number, name in people if name == who or str(number) == who]
    found = [
        str(guest)
        for number in numbers
        for (guest,) in access.rows("select guest from guests where match = ? and person = ?", code, number)
    ]
    for (text,) in access.rows("select about from audit where match = ? and what = 'kick'", code):
        about: dict[str, Any] = json.loads(text)
        if who in (about.get("called"), str(about.get("whom"))):
            found += about.get("browsers", [])
    if not found:
        names = ", ".join(f"{number} {name}" for number, name in people)
        raise HotzoneError("unknown-person", f"nobody in {code} is called {who}, or they have no browser; there are: {names}")
    return list(dict.fromkeys(found))


def network_of(text: str) -> IPv4Network | IPv6Network | None:
    """A network that can be banned; None if the text is a name. Of IPv6 one person has at least a /64."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    if found.version == 6 and found.prefixlen > WHOLE:
        found = found.supernet(new_prefix=WHOLE)
    if found.prefixlen < WIDEST[found.version]:
        raise HotzoneError("too-wide", f"{found} is half the world: at least /{WIDEST[found.version]}")
    if found.is_loopback:
        raise HotzoneError(
            "own-address", f"{found} is this machine: everybody behind a proxy without --behind-proxy comes from there"
        )
    return found


def seconds(text: str) -> float:
    """How long a time is: 30m, 12h, 7d, 2w."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([mhdw])", text)
    if not found:
        raise HotzoneError("bad-option", f"--for takes a number with m, h, d or w (30m, 12h, 7d, 2w), not '{text}'")
    return int(found[1]) * UNITS[found[2]]


def moment(at: float) -> str:
    """A moment for people."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def tell_all(access: AdminAccess) -> None:
    """Let every process look at once; a file is looked at again and again by the server that holds it."""
    if access.kind == "postgresql":
        access.rows("select pg_notify('hotzone_' || node, ?) from nodes", json.dumps(["", "bans"]))


def forget(access: AdminAccess, name: str) -> str:
    """A name goes from people, tables, chat, the log, days, boards, bans and the audit; entries hold no names."""
    known_in = [row[0] for row in access.rows("select distinct match from people where name = ?", name)]
    access.rows("update people set name = ? where name = ?", SOMEBODY, name)
    lines = [
        (match, number) for match, number, line in access.rows("select match, number, line from talk") if said_by(line) == name
    ]
    for match, number in lines:
        access.rows("delete from talk where match = ? and number = ?", match, number)
    logged = 0
    for number, people, title in access.rows("select number, people, title from endings"):
        here = json.loads(people)
        if name in here or name in title:
            logged += 1
            text = json.dumps([SOMEBODY if one == name else one for one in here])
            names = "\n".join([title.replace(name, SOMEBODY), *(SOMEBODY if one == name else str(one) for one in here)]).casefold()
            put = "update endings set people = ?, names = ?, title = ? where number = ?"
            access.rows(put, text, names, title.replace(name, SOMEBODY), number)
    known_in += forget_at_tables(access, name)
    forget_makers(access, name)
    access.rows("update tries set name = replace(name, ?, ?)", name, SOMEBODY)
    access.rows("update bans set about = replace(about, ?, ?)", name, SOMEBODY)
    written = json.dumps(name)[1:-1]
    access.rows("update audit set name = ? where name = ?", SOMEBODY, name)
    access.rows("update audit set about = replace(replace(about, ?, ?), ?, ?)", name, SOMEBODY, written, SOMEBODY)
    for match in {*known_in, *(match for match, _ in lines)}:
        access.rows("update matches set crew = crew + 1 where code = ?", match)
        told(access, match)
    return f"Forgotten: {len({*known_in})} matches, {len(lines)} lines of chat, {logged} lines of the log."


def forget_at_tables(access: AdminAccess, name: str) -> list[str]:
    """A name goes from titles of matches, and from those who sat around a table of cardboard; gives the codes."""
    found = []
    for code, title, switches in access.rows("select code, title, switches from matches"):
        kept = json.loads(switches) if switches else {}
        around = kept.get("names", [])
        if name in title or name in around:
            kept = {**kept, "names": [SOMEBODY if one == name else one for one in around]} if around else kept
            put = "update matches set title = ?, switches = ? where code = ?"
            access.rows(put, title.replace(name, SOMEBODY), json.dumps(kept) if kept else switches, code)
            found.append(code)
    return found


def forget_makers(access: AdminAccess, name: str) -> None:
    """A name goes from boards that were shared; they stay, for a board's name does not come from its maker's."""
    for code, author, title, text in access.rows("select code, author, title, text from boards"):
        if name in author or name in title:
            about = {"author": author.replace(name, SOMEBODY), "title": title.replace(name, SOMEBODY)}
            data = BoardFile(text).data
            text = board_text({**data, **{key: value for key, value in about.items() if key in data}})
            put = "update boards set author = ?, title = ?, text = ? where code = ?"
            access.rows(put, about["author"], about["title"], text, code)


def said_by(line: str) -> str:
    """Who said a line of chat."""
    try:
        return str(json.loads(line).get("name", ""))
    except ValueError:
        return ""
