"""Today's fire for those who run servers: a season to share, proof of a day's dice, trying out the days that come."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from datetime import date, timedelta
from time import time

from hotzone.cli.arguments import Parser, number
from hotzone.core.errors import HotzoneError

EXAMPLE = (
    "hotzone daily season > season.txt      (then: hotzone serve --season season.txt, on every server)\n"
    "  hotzone daily verify 2026-11-16 SECRET --anchor HASH\n"
    "  hotzone daily try --db hotzone.sqlite --days 7"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument(
        "what", choices=("season", "verify", "try"), help="make a season; check a revealed day; try out how hard days are"
    )
    parser.add_argument("day", nargs="?", default="", metavar="DAY", help="verify: the day, like 2026-11-16; season: its first day")
    parser.add_argument("secret", nargs="?", default="", metavar="SECRET", help="verify: what was shown after the day")
    parser.add_argument("--anchor", default="", metavar="HASH", help="verify: the anchor of the year, shown with every day")
    parser.add_argument("--db", default="hotzone.sqlite", metavar="FILE|URL", help="try: the store of the server")
    parser.add_argument("--days", type=number(1, 366), default=1, metavar="N", help="try: so many days from tomorrow on")
    parser.add_argument(
        "--plays", type=number(1, 10_000), metavar="N", help="try: matches a variant; other servers must use the same"
    )


def run(args: Namespace) -> int:
    """Do one of the three."""
    from hotzone.server.daily import season

    today = season.day_at(time())
    if args.what == "season":
        print(season.new_season(read(args.day) if args.day else today).text())
        return 0
    return verify(args) if args.what == "verify" else try_out(args, today)


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


def try_out(args: Namespace, today: date) -> int:
    """Let AI crews play the days that come and keep which variant fits; what is known already stays."""
    from hotzone.server.daily import ai_crew, plans, season
    from hotzone.store.admin_access import open_admin
    from hotzone.store.protocol import NotStored

    def told(variant: int, played: int, won: int) -> None:
        if sys.stderr.isatty():
            print(f"\r  variant {variant + 1}: {won} of {played} won ", end="", file=sys.stderr, flush=True)

    try:
        access = open_admin(args.db, writes=True)
        try:
            kept = access.rows("select value from settings where name = ?", season.SETTING)
            if not kept:
                raise HotzoneError("no-season", "this store has no season yet: start the server once")
            found = season.read_season(kept[0][0])
            for day in (today + timedelta(i + 1) for i in range(args.days)):
                if access.rows("select 1 from settings where name = ?", f"trials {day}") or not plans.variants(day.weekday()):
                    continue
                fits = ai_crew.fitting(day, found.seed(day), args.plays or ai_crew.PLAYS, told)
                with access.change():
                    access.rows("insert into settings values (?, ?)", f"trials {day}", json.dumps(fits))
                plan = plans.plan_of(day, fits["variant"])
                assert plan is not None
                print(f"\r{day}  {plan.game} {plan.setup()}  won {fits['wins']} in 100", flush=True)
        finally:
            access.close()
    except NotStored as error:
        raise HotzoneError("not-tried", str(error)) from None
    return 0
