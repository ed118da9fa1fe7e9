"""Put a backup into an empty store. Both kinds go into both kinds, so this also moves a server to PostgreSQL."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hotzone.cli.arguments import Parser
from hotzone.core.errors import HotzoneError

EXAMPLE = "hotzone restore monday.sqlite --into new.sqlite\n  hotzone restore hotzone.sqlite --into postgresql://hotzone@db/hotzone"


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", help="a backup: a SQLite file, or compressed lines (.jsonl.gz)")
    parser.add_argument("--into", required=True, metavar="FILE|URL", help="an empty store, or a file that does not exist yet")


def run(args: Namespace) -> int:
    """Copy it, all or nothing."""
    from hotzone.store.admin_access import open_admin
    from hotzone.store.backup import read_all, read_lines, write_all
    from hotzone.store.protocol import NotStored

    source = Path(args.file)
    try:
        target = open_admin(args.into, writes=True)
        try:
            if source.name.endswith(".gz"):
                counts = write_all(target, read_lines(source))
            else:
                access = open_admin(str(source))
                try:
                    counts = write_all(target, read_all(access))
                finally:
                    access.close()
        finally:
            target.close()
    except (NotStored, OSError) as error:
        raise HotzoneError("not-restored", str(error)) from None
    print(
        f"Restored {counts['matches']} matches with {counts['entries']} entries and {counts['endings']} lines of the station log."
    )
    print(f"Check them: hotzone verify --db {args.into}")
    return 0
