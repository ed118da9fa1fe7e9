"""Check a store, even in use: no gaps, every match replays to what was told, the dice of finished ones come from their seed."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from typing import Any

from hotzone.cli.arguments import Parser
from hotzone.cli.stores import admin_store
from hotzone.core import constants as c
from hotzone.core.errors import HotzoneError

EXAMPLE = "hotzone verify --db hotzone.sqlite\n  hotzone verify lantern-42 --db postgresql://hotzone@db/hotzone"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("codes", nargs="*", metavar="CODE", help="only these matches (default: all)")
    parser.add_argument("--db", default="hotzone.sqlite", metavar="FILE|URL", help="the store")


def run(args: Namespace) -> int:
    """Check match by match; 1 if something is wrong."""
    from hotzone.store.protocol import LogEntry, MatchRow

    with admin_store(args.db, "not-verified") as access:
        if access.kind == "sqlite" and (found := access.rows("pragma integrity_check")[0][0]) != "ok":
            print(f"the file is damaged: {found}")
            return 1
        names, columns = ", ".join(MatchRow._fields), ", ".join(LogEntry._fields)
        counts: Counter[str] = Counter()
        codes = args.codes or [row[0] for row in access.rows("select code from matches where gone is null order by code")]
        for code in codes:
            rows = access.rows(f"select {names} from matches where code = ?", code)
            if not rows:
                raise HotzoneError("unknown-match", f"there is no match {code}")
            log = access.rows(f"select {columns} from entries where match = ? order by seq", code)
            wrong = check(MatchRow(*rows[0]), [LogEntry(*row) for row in log], counts)
            if wrong:
                counts["wrong"] += 1
                print(f"{code}: {wrong}")
    print(f"{len(codes)} matches, {counts['entries']} entries, {counts['dice']} of nature's answers compared with their seed.")
    if counts["told"]:
        print(f"{counts['told']} were played by other rules than today's: only their numbering was checked.")
    print(f"{counts['wrong']} are wrong." if counts["wrong"] else "All is well.")
    return int(bool(counts["wrong"]))


def check(kept: Any, log: Sequence[Any], counts: Counter[str]) -> str:
    """What is wrong with a match; empty if nothing is."""
    from hotzone import fair_dice, registry
    from hotzone.academy.start_position import read_start
    from hotzone.server.rooms.history import JUMPS, History
    from hotzone.server.rooms.match_texts import read_setup

    counts["entries"] += len(log)
    if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
        return "its entries have gaps"
    if fair_dice.commitment(kept.seed) != kept.commitment:
        return "its seed is not the one that was promised"
    try:
        game = registry.game(kept.game)
        history = History(kept.code, game, read_setup(game, kept.setup), start=read_start(kept.start))
    except HotzoneError as error:
        return f"it cannot be set up: {error.text}"
    if game.rules != kept.rules:
        counts["told"] += 1
        return ""
    for entry in log:
        if entry.actor == c.NATURE and entry.seq > kept.prefix and entry.action.partition(" ")[0] not in JUMPS:
            due = history.nature(kept.seed)
            counts["dice"] += 1
            if due != entry.action:
                return f"entry {entry.seq}: nature said '{entry.action}', but the seed gives '{due}'"
        try:
            history.accept(history.again(entry))
        except ValueError as error:
            return str(error)
    return ""
