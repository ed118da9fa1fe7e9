"""A table that differs: pieces are put where they really lie, without any rule; a match must be able to reach the result."""

from __future__ import annotations

from typing import Any

from hotzone.core.errors import BadText, Illegal
from hotzone.core.table import Row
from hotzone.core.values import Setup

SET = "set "  # how the text of such an entry begins
BETWEEN = "; "
MOST = 60  # pieces at once


def set_table(game: Any, setup: Setup, match: Any, text: str) -> list[Row]:
    """Make `set threat 3,4 fire; moved 2 3,5` true on a table; raises BadText or Illegal, and then it has not changed."""
    from hotzone.contract.page import BookGame  # not at every start

    if not isinstance(game, BookGame):
        raise Illegal("cannot-set", "pieces of this game cannot be set")
    parts = text.removeprefix(SET).split(BETWEEN)
    if len(parts) > MOST:
        raise BadText("too-long", f"at most {MOST} pieces are put right at once")
    lies, rows = match.clone(), []
    for part in parts:
        row = game.event_row(lies, part.strip())
        try:
            game.replay_events(lies, [row])
        except (ValueError, OverflowError, IndexError):  # a piece that is not there, a number that no counter shows
            raise Illegal("impossible-table", f"'{part.strip()}' cannot be made true on this table") from None
        rows.append(row)
    whole: Any = game
    try:
        _, table = whole.parse(whole.position(lies, setup))
    except BadText as error:
        raise Illegal("impossible-table", error.text, error.rule) from None
    match.restore(table.snapshot())
    return rows
