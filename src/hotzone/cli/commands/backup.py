"""Copy all matches of a server into a file while it runs: SQLite becomes a SQLite file, PostgreSQL compressed lines (.jsonl.gz)."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from pathlib import Path

from hotzone.cli.arguments import Parser
from hotzone.core.errors import HotzoneError

EXAMPLE = "hotzone backup monday.sqlite --db hotzone.sqlite\n  hotzone backup monday.jsonl.gz --db postgresql://hotzone@db/hotzone"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument(
        "file", metavar="FILE", help="where to; a name that ends with .jsonl.gz gives compressed lines from either store"
    )
    parser.add_argument("--db", default="hotzone.sqlite", metavar="FILE|URL", help="the store of the server")


def run(args: Namespace) -> int:
    """Copy, and check the copy."""
    from hotzone.cli.stores import is_address
    from hotzone.store.admin_access import open_admin
    from hotzone.store.backup import copy_file, read_all, read_lines, write_lines
    from hotzone.store.protocol import NotStored

    target = Path(args.file)
    if target.exists():
        raise HotzoneError("file-exists", f"{target} is there already; a backup never writes over another")
    try:
        access = open_admin(args.db)
        try:
            if is_address(args.db) or target.name.endswith(".gz"):
                number = write_lines(target, read_all(access))
                assert sum(1 for _ in read_lines(target)) == number
            else:
                copy_file(args.db, target)
            matches = access.rows("select count(*) from matches")[0][0]
        finally:
            access.close()
    except (NotStored, OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise HotzoneError("not-backed-up", str(error)) from None
    print(f"{matches} matches are in {target} ({target.stat().st_size / 1e6:.1f} MB), read again and whole.")
    print("It holds dice seeds and the keys of cookies: keep it as private as the store itself.")
    return 0
