"""What a host does with the names of crews in today's fire and in challenges: list them, hide one, show it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone.cli.admin.audit import note
from hotzone.cli.admin.matches import known
from hotzone.core.errors import HotzoneError

if TYPE_CHECKING:
    from hotzone.store.admin_access import AdminAccess

NAMES = "select shared, match, name, listed from tries where name <> '' and substr(shared, 1, ?) = ? order by begun, match"


def names(access: AdminAccess, day: str) -> str:
    """The crews that named themselves, on a day or ever, with the matches by which they are known."""
    start = f"daily {day}" if day else ""
    rows = access.rows(NAMES, len(start), start)
    lines = [f"{match:<28} {shared:<32} {name}{'' if listed else ' (not listed)'}" for shared, match, name, listed in rows]
    return "\n".join(lines) or "No crew has a name."


def hide(access: AdminAccess, code: str) -> str:
    """A crew has no name any more, is not listed by one, and cannot take another."""
    from hotzone.store.protocol import hidden_name

    named = tried(access, code)
    access.rows("update tries set name = '', listed = ? where match = ?", False, code)
    if not access.rows("select 1 from settings where name = ?", hidden_name(code)):
        access.rows("insert into settings values (?, ?)", hidden_name(code), "hidden")
    note(access, "hide-crew", code, name=named)
    return f"The crew of {code} is listed without a name from now on."


def unhide(access: AdminAccess, code: str) -> str:
    """A crew may name itself again."""
    from hotzone.store.protocol import hidden_name

    tried(access, code)
    access.rows("delete from settings where name = ?", hidden_name(code))
    note(access, "unhide-crew", code)
    return f"The crew of {code} may choose a name again."


def tried(access: AdminAccess, code: str) -> str:
    """The name of a crew; raises where a match is no try."""
    known(access, code)
    found = access.rows("select name from tries where match = ?", code)
    if not found:
        raise HotzoneError("no-try", f"{code} is no try at a match that crews share: see hotzone daily names")
    return str(found[0][0])
