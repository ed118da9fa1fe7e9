"""The station log: the finished matches of this server, with filters, totals and a table for spreadsheets."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from statistics import fmean

from hotzone.core.game import BadText
from hotzone.store.keeping import Ending

COLUMNS = (
    "number",
    "code",
    "title",
    "game",
    "setup",
    "ended",
    "minutes",
    "won",
    "ending",
    "rescued",
    "lost",
    "damage",
    "turns",
    "actions",
)
FILTERS = ("game", "board", "level", "won", "ending", "name", "from", "to")


def row_of(ending: Ending, number: int) -> dict[str, object]:
    """One line of the log as plain data."""
    return {
        "number": number,
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
    }


def moment(at: float) -> str:
    """A time as text, in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def words_of(row: Mapping[str, object]) -> dict[str, str]:
    """The settings of a match: those of its set-up, and those its log line spells out (level, building …)."""
    words = str(row["line"]).split()[1:]
    said = dict(zip(words[::2], words[1::2], strict=False))
    return {**said, **dict(word.partition("=")[::2] for word in str(row["setup"]).split())}


def select(endings: Sequence[Ending], wanted: Mapping[str, str]) -> list[dict[str, object]]:
    """The rows that fit all filters, the newest first; raises BadText for a filter that does not exist."""
    for key in wanted:
        if key not in FILTERS:
            raise BadText("unknown-filter", f"the filters are {', '.join(FILTERS)}")
    rows = [row_of(ending, number) for number, ending in enumerate(endings, 1)]
    return [row for row in reversed(rows) if fits(row, wanted)]


def fits(row: Mapping[str, object], wanted: Mapping[str, str]) -> bool:
    """Does a row fit all filters?"""
    result = row["result"]
    assert isinstance(result, dict)
    for key, value in wanted.items():
        if key == "name":
            texts = [str(row["title"]), str(row["code"]), *(str(name) for name in row["people"])]  # type: ignore[attr-defined]
            if not any(value.lower() in text.lower() for text in texts):
                return False
        elif key in ("from", "to"):
            day = str(row["ended"])[: len(value)]
            if day < value if key == "from" else day > value:
                return False
        elif key in ("won", "ending"):
            if str(result.get(key, "")) != value:
                return False
        elif str(row["game"] if key == "game" else words_of(row).get(key, "")) != value:
            return False
    return True


def totals(rows: Sequence[Mapping[str, object]]) -> dict[str, object]:
    """Sums over all numbers that the results have."""
    sums: dict[str, int] = {}
    for row in rows:
        result = row["result"]
        assert isinstance(result, dict)
        for key, value in result.items():
            if isinstance(value, int):
                sums[key] = sums.get(key, 0) + value
    minutes = [float(str(row["minutes"])) for row in rows]
    share = round(sums.get("won", 0) / len(rows), 4) if rows else None
    return {"matches": len(rows), "won_share": share, "mean_minutes": round(fmean(minutes), 1) if rows else None, "sums": sums}


def table(rows: Sequence[Mapping[str, object]]) -> str:
    """The rows as CSV; what people wrote cannot become a formula."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow((*COLUMNS, "people"))
    for row in rows:
        result = row["result"]
        people = row["people"]
        assert isinstance(result, dict)
        assert isinstance(people, list)
        cells = [row.get(name, result.get(name, "")) for name in COLUMNS]
        writer.writerow([safe(cell) for cell in (*cells, " / ".join(str(name) for name in people))])
    return out.getvalue()


def safe(cell: object) -> object:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in "=+-@\t\r" and cell else cell
