"""The station log: the finished matches of this server, with filters, totals and a table for spreadsheets."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from hotzone import registry
from hotzone.contract.settings import settings_of
from hotzone.core.errors import BadText
from hotzone.store.protocol import Ending, EndingFilter, EndingTotals

COLUMNS = ("number", "code", "title", "game", "setup", "ended", "minutes", "origin", "won", "ending")  # then those of the games
LAST_COLUMNS = ("turns", "actions", "people")
OWN_FILTERS = ("game", "won", "ending", "name", "from", "to")
FILTERS = (*OWN_FILTERS, "board")  # and the settings of the games
LONGEST_TABLE = 5_000  # lines of a table for spreadsheets: the newest


def row_of(ending: Ending) -> dict[str, object]:
    """One line of the log as plain data."""
    return {
        "number": ending.number,
        "code": ending.match,
        "title": ending.title,
        "game": ending.game,
        "rules": ending.rules,
        "setup": ending.setup,
        "created": moment(ending.created),
        "ended": moment(ending.ended),
        "minutes": round((ending.ended - ending.created) / 60, 1),
        "people": json.loads(ending.people),
        "actions": ending.actions,
        "line": ending.line,
        "result": json.loads(ending.result),
        "origin": origin_of(ending) or None,
    }


def origin_of(ending: Ending) -> str:
    """Why a line does not count: `record`, `branch` (of which match is not told), `lesson`, `undo`; empty if it does."""
    return "branch" if "@" in ending.origin else ending.origin.partition(" ")[0]


def moment(at: float) -> str:
    """A time as text, in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def filters() -> list[str]:
    """What matches can be chosen by."""
    settings = [setting.name for name in registry.game_names() for setting in settings_of(registry.game(name))]
    return list(dict.fromkeys([*FILTERS, *settings]))


def filter_of(wanted: Mapping[str, str], guest: str) -> EndingFilter:
    """What a browser asks for; raises BadText for a filter that does not exist."""
    known = filters()
    for key in wanted:
        if key not in known:
            raise BadText("unknown-filter", f"the filters are {', '.join(known)}")
    game, won, ending, name, since, until = (wanted.get(key, "") for key in OWN_FILTERS)
    settings = {key: value for key, value in wanted.items() if key not in OWN_FILTERS}
    return EndingFilter(game, won, ending, name, since, until, settings, guest=guest)


def totals(found: EndingTotals) -> dict[str, object]:
    """Sums over the matches that count: those that were played here from their beginning, and never beyond dice again."""
    many = found.matches
    share, mean = (round(found.sums.get("won", 0) / many, 4), round(found.minutes / many, 1)) if many else (None, None)
    return {"matches": many, "won_share": share, "mean_minutes": mean, "sums": found.sums}


def columns_of(rows: Sequence[Mapping[str, object]]) -> list[str]:
    """The columns of a table of these matches: what their games count as a result stands between what all have."""
    counted = [key for row in rows for key in mapping(row["result"])]
    return [*dict.fromkeys([*COLUMNS, *(key for key in counted if key not in LAST_COLUMNS)]), *LAST_COLUMNS]


def table_of(endings: Sequence[Ending]) -> str:
    """Matches as CSV."""
    return table([row_of(ending) for ending in endings])


def table(rows: Sequence[Mapping[str, object]]) -> str:
    """The rows as CSV; what people wrote cannot become a formula."""
    out, columns = io.StringIO(), columns_of(rows)
    writer = csv.writer(out)
    writer.writerow(columns)
    for row in rows:
        people = row["people"]
        assert isinstance(people, list)
        cells = {
            **mapping(row["result"]),
            **row,
            "origin": row.get("origin") or "",
            "people": " / ".join(str(name) for name in people),
        }
        writer.writerow([safe(cells.get(name, "")) for name in columns])
    return out.getvalue()


def mapping(value: object) -> dict[str, object]:
    """The result of a match."""
    assert isinstance(value, dict)
    return value


def safe(cell: object) -> object:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in "=+-@\t\r" and cell else cell
