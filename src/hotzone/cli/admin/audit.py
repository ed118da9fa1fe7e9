"""The audit: what hosts did in their matches, and what was done with `hotzone admin`; written in the same transaction."""

from __future__ import annotations

import getpass
import json
from datetime import UTC, datetime
from time import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hotzone.store.admin_access import AdminAccess

LONGEST = 1_000  # lines shown at once
NOTE = "insert into audit (match, at, person, name, what, about) values (?, ?, 0, ?, ?, ?)"


def note(access: AdminAccess, task: str, match: str = "", **about: object) -> None:
    """Write down what an administrator did, in the same transaction."""
    access.rows(NOTE, match, time(), user(), task, json.dumps({key: value for key, value in about.items() if value}))


def user() -> str:
    """Who runs this command."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):  # a container without a name for its user
        return "admin"


def audit(access: AdminAccess, code: str, as_json: bool = False) -> int:
    """What was done, of one match or of all, the newest last."""
    where, values = ("match = ?", (code,)) if code else ("true", ())
    sql = f"select at, match, person, name, what, about from audit where {where} order by number desc limit {LONGEST}"
    rows = access.rows(sql, *values)[::-1]
    for at, match, person, name, what, about in rows:
        when = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
        if as_json:
            print(json.dumps({"at": when, "match": match, "person": person, "name": name, "what": what, **json.loads(about)}))
            continue
        who = f"{name} ({person})" if person else f"{name}, admin"
        words = ", ".join(f"{key} {value}" for key, value in json.loads(about).items() if key != "browsers")
        print(f"{when[:19].replace('T', ' ')}  {match or '-':<25} {who:<28} {what:<10} {words}".rstrip())
    if not rows and not as_json:
        print("Nothing was done yet.")
    return 0
