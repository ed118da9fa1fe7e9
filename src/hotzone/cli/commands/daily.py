"""Today's fire for those who run servers: a season to share, proof of a day's dice, a trial of the coming days, names of crews."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from datetime import date, timedelta
from time import time

from hotzone.cli.arguments import Parser, number
from hotzone.cli.stores import admin_store
from hotzone.core.errors import HotzoneError

EXAMPLE = (
    "hotzone daily season > season.txt      (then: hotzone serve --season season.txt, on every server)\n"
    "  hotzone daily verify 2026-11-16 SECRET --anchor HASH\n"
    "  hotzone daily try --db hotzone.sqlite --days 7\n"
    "  hotzone daily hide lantern-otter-42    (its crew is listed without a name; unhide lets it choose one again)"
)
TASKS = {
    "season": "make a season",
    "verify": "check the dice of a DAY whose secret is out",
    "try": "find out how hard the coming days are",
    "names": "list the names of crews, of a DAY or of all days",
    "hide": "list a crew, known by its match (CODE), without its name",
    "unhide": "let that crew choose a name again",
}


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("what", choices=tuple(TASKS), help="; ".join(f"{name}: {text}" for name, text in TASKS.items()))
    parser.add_argument(
        "day",
        nargs="?",
        default="",
        metavar="DAY|CODE",
        help="verify, names: a day, like 2026-11-16; season: its first; hide: a match",
    )
    parser.add_argument("secret", nargs="?", default="", metavar="SECRET", help="verify: the secret that was shown after the day")
    parser.add_argument("--anchor", default="", metavar="HASH", help="verify: the anchor of the year, shown with every day")
    parser.add_argument(
        "--db", default="hotzone.sqlite", metavar="FILE|URL", help="the server's store; the server may keep running"
    )
    parser.add_argument("--days", type=number(1, 366), default=1, metavar="N", help="try: how many days, from tomorrow on")
    parser.add_argument(
        "--plays", type=number(1, 10_000), metavar="N", help="try: matches for each variant; other servers must use the same number"
    )


def run(args: Namespace) -> int:
    """Do the task."""
    from hotzone.server.daily import season

    today = season.day_at(time())
    if args.what == "season":
        print(season.new_season(read(args.day) if args.day else today).text())
        return 0
    if args.what == "verify":
        return verify(args)
    return try_out(args, today) if args.what == "try" else name_crews(args)


def read(day: str) -> date:
    """A day as people write it."""
    from hotzone.server.daily.shared_matches import read_day

    return read_day(day)


def verify(args: Namespace) -> int:
    """Say whether a day's secret was fixed before the year began; 2 if it was not."""
    from hotzone.fair_dice import commitment
    from hotzone.server.daily.season import proved

    if not (args.day and args.secret and args.anchor):
        raise HotzoneError("bad-option", "verify needs a day, its secret and the anchor of its year (--anchor)")
    day = read(args.day)
    print(f"The fingerprint shown on {day} must have been {commitment(args.secret)}")
    if proved(day, args.secret, args.anchor):
        print(
            f"Proved: this secret was fixed before {day.year} began. Check a match with: hotzone replay FILE --verify-dice SECRET"
        )
        return 0
    print("NOT proved: hashing this secret day by day does not lead to the anchor.")
    return 2


def name_crews(args: Namespace) -> int:
    """Read or hide names of crews."""
    from hotzone.cli.admin import crew_names

    if args.what != "names" and not args.day:
        raise HotzoneError("bad-option", f"hotzone daily {args.what} needs the code of the crew's match: see hotzone daily names")
    with admin_store(args.db, "not-done", writes=args.what != "names", beside=True) as access:
        if args.what == "names":
            print(crew_names.names(access, str(read(args.day)) if args.day else ""))
            return 0
        with access.change():
            text = (crew_names.hide if args.what == "hide" else crew_names.unhide)(access, args.day)
    print(text)
    return 0


def try_out(args: Namespace, today: date) -> int:
    """Let AI crews play the days that come and keep which variant fits; what is known already stays."""
    from hotzone.cli import warn_if_slow
    from hotzone.server.daily import ai_crew, plans, season

    def told(variant: int, played: int, won: int) -> None:
        if sys.stderr.isatty():
            print(f"\r  variant {variant + 1}: {won} of {played} won ", end="", file=sys.stderr, flush=True)

    warn_if_slow()
    with admin_store(args.db, "not-tried", writes=True, beside=True) as access:
        kept = access.rows("select value from settings where name = ?", season.SETTING)
        if not kept:
            raise HotzoneError("no-season", "this store has no season yet: start the server once")
        found = season.read_season(kept[0][0])
        for day in (today + timedelta(i + 1) for i in range(args.days)):
            if access.rows("select 1 from settings where name = ?", f"trials {day}") or not plans.variants(day.weekday()):
                continue
            fits = ai_crew.fitting(day, found.seed(day), args.plays or ai_crew.PLAYS, told)
            with access.change():  # a server that runs may have tried it meanwhile: what it kept stays
                access.rows("insert into settings values (?, ?) on conflict (name) do nothing", f"trials {day}", json.dumps(fits))
            plan = plans.plan_of(day, fits["variant"])
            assert plan is not None
            print(f"\r{day}  {plan.game} {plan.setup()}  won {fits['wins']} in 100{in_doubt(fits['wins'])}", flush=True)
    return 0


def in_doubt(wins: int) -> str:
    """A word where no variant of a day is neither too easy nor too hard: the nearest is taken."""
    from hotzone.server.daily.ai_crew import FITS

    return "" if FITS[0] <= wins <= FITS[1] else f"; none is within {FITS[0]} and {FITS[1]}, this is the nearest"
