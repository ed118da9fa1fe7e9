"""For those who run a server: look after matches, people, bans, processes and tables; see what was done."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from hotzone.cli.admin import audit, matches, people, shared_boards
from hotzone.cli.arguments import Parser
from hotzone.cli.stores import admin_store
from hotzone.core.errors import HotzoneError

if TYPE_CHECKING:
    from hotzone.store.admin_access import AdminAccess

EXAMPLE = (
    "hotzone admin list --db hotzone.sqlite\n  hotzone admin delete lantern-42\n  hotzone admin forget 'Mira Nováková'\n"
    "  hotzone admin ban 203.0.113.7 --for 7d --why 'floods the chat'\n  hotzone admin ban Eve --in lantern-42"
)
TASKS = {
    "list": "list matches, the newest first",
    "close": "end play in a match (CODE); it can still be viewed",
    "delete": "remove a match (CODE) for good; its code is not used again",
    "forget": "remove a NAME, and all that person said, from all matches and the log",
    "export": "print everything kept about a match (CODE), as JSON",
    "expire": "delete matches that nobody has played for this many DAYS",
    "ban": "keep out an address, a network, or a person (NAME or number) of a match (--in CODE)",
    "unban": "lift a ban: an address, a person with --in CODE, or the beginning of a browser's number",
    "bans": "list who is banned, until when and why",
    "audit": "list what hosts did (in CODE, or everywhere) and what was done with this command",
    "boards": "list boards that people share, the newest first",
    "remove": "take down a shared board (CODE)",
    "nodes": "list the processes that share a PostgreSQL database",
    "migrate": "bring the tables of a database up to date",
}
READS = ("list", "export", "boards", "nodes", "bans", "audit")
ALL = ("list", "boards", "nodes", "bans", "audit", "migrate")  # need not be told which
BESIDE = ("ban", "unban", "remove")  # a server that runs looks for them by itself


def options(parser: Parser) -> None:
    """What the command takes."""
    tasks = "\n".join(f"  {name:<8} {text}" for name, text in TASKS.items())
    parser.description = f"{parser.description}\n\n{tasks}"
    parser.add_argument("task", choices=tuple(TASKS), metavar="TASK", help="one of those above")
    parser.add_argument("what", nargs="?", default="", metavar="CODE|NAME|ADDRESS|DAYS", help="what the task is about")
    parser.add_argument("--in", dest="match", default="", metavar="CODE", help="the match in which a person to ban is known")
    parser.add_argument(
        "--for", dest="time", default="", metavar="TIME", help="how long a ban lasts: 30m, 12h, 7d, 2w (default: for good)"
    )
    parser.add_argument("--why", default="", metavar="TEXT", help="what a banned person is told")
    parser.add_argument("--json", action="store_true", help="the audit as lines of JSON")
    parser.add_argument(
        "--db",
        default="hotzone.sqlite",
        metavar="FILE|URL",
        help="the store; a SQLite file must not be in use to change matches, but ban, unban and remove work beside a server",
    )


def run(args: Namespace) -> int:
    """Do it, in one transaction."""
    if args.task not in ALL and not args.what:
        raise HotzoneError("bad-option", f"hotzone admin {args.task} needs to know which: {TASKS[args.task]}")
    if args.task == "migrate":
        return migrate(args.db)
    with admin_store(args.db, "not-done", writes=args.task not in READS, beside=args.task in BESIDE) as access:
        if args.task in READS:
            return look(access, args)
        with access.change():
            text = change(access, args)
    print(text)
    return 0


def look(access: AdminAccess, args: Namespace) -> int:
    """What changes nothing."""
    if args.task == "audit":
        return audit.audit(access, args.what, args.json)
    looks = {"list": matches.listed, "export": matches.export, "nodes": matches.nodes, "bans": people.bans}
    return {**looks, "boards": shared_boards.listed}[args.task](access, args.what)


def change(access: AdminAccess, args: Namespace) -> str:
    """What changes something, and is written down."""
    what = args.what
    match args.task:
        case "ban":
            text = people.ban(access, what, args.match, args.time, args.why)
            audit.note(access, "ban", args.match, who=what, time=args.time, why=args.why)
        case "unban":
            text = people.unban(access, what, args.match)
            audit.note(access, "unban", args.match, who=what)
        case "forget":
            text = people.forget(access, what)
            audit.note(access, "forget")  # not whom
        case "remove":
            text = shared_boards.remove(access, what)
            audit.note(access, "remove", board=what)
        case "expire":
            text = matches.expire(access, what)
            audit.note(access, "expire", days=what, done=text)
        case task:
            text = {"close": matches.close, "delete": matches.delete}[task](access, what)
            audit.note(access, task, what)
    return text


def migrate(db: str) -> int:
    """Bring the tables up to date."""
    import asyncio

    from hotzone.cli.stores import is_address

    if not is_address(db):
        with admin_store(db, "not-done", writes=True):  # opening it does it
            print("The file is up to date.")
        return 0
    import asyncpg

    from hotzone.store.postgres import tables
    from hotzone.store.postgres.error_text import LOST, in_words

    async def work() -> tuple[int, int]:
        base = await asyncpg.connect(db, timeout=10)
        try:
            return await tables.migrate(base)
        finally:
            await base.close()

    try:
        before, after = asyncio.run(work())
    except (*LOST, asyncpg.PostgresError) as error:
        raise HotzoneError("not-done", in_words(error)) from None
    print(f"The tables had {before} of {after} steps; they are up to date.")
    return 0
