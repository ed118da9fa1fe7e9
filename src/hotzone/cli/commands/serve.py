"""Play in the browser: one process, one file, no account."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hotzone.cli.arguments import amount
from hotzone.cli.commands.games import tell_broken
from hotzone.cli.files import read_text
from hotzone.cli.stores import is_address, open_store

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.applications import Starlette

EXAMPLE = "hotzone serve --db matches.sqlite"
DB = "where matches are kept: a file, postgresql://user@host/name (for several processes), or ':memory:' (forgets them)"
KEEP = (  # as `Retention` has them
    ("matches", 0.0, "delete finished matches this many days after their last action"),
    ("unfinished", 0.0, "delete unfinished matches that nobody has played for this many days"),
    ("chat", 0.0, "delete lines of chat after this many days"),
    ("guests", 0.0, "forget whose browsers were in a match this many days after its last action"),
    ("audit", 365.0, "delete what the audit says of hosts and administrators after this many days"),
)
SWITCH = 0.0005  # seconds after which a thread that thinks lets the loop go on; Python's own 5 ms are felt several times an action
DAYS = amount(36_500, "a number of days, 0 (for ever) to 36500")
LOCAL = ("localhost", "127.0.0.1", "::1")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 lets others in your network play")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on; 0 takes a free one")
    parser.add_argument("--db", default="hotzone.sqlite", metavar="FILE|URL", help=DB)
    parser.add_argument(
        "--node", default="", metavar="NAME", help="the name of this process among others on the same PostgreSQL database"
    )
    parser.add_argument(
        "--drain", type=float, default=0.0, metavar="SECONDS", help="let pages go in small groups after SIGTERM, for upgrades"
    )
    parser.add_argument("--metrics-port", type=int, metavar="PORT", help="numbers for Prometheus, for this machine only")
    for name, days, text in KEEP:
        when = f"default: {days:g}; 0: never" if days else "default: never"
        parser.add_argument(f"--keep-{name}", type=DAYS, default=days, metavar="DAYS", help=f"{text} ({when})")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name that browsers use for this server; may be repeated",
    )
    parser.add_argument(
        "--behind-proxy",
        default="",
        metavar="ADDRESS",
        help="trust the forwarding headers of this proxy: an address, a network, several with commas, or *",
    )
    parser.add_argument(
        "--season", default="", metavar="FILE", help="the season that several servers share, made by hotzone daily season"
    )
    parser.add_argument("--no-ai-crew", action="store_true", help="let no AI crew play the match of the day or try out tomorrow's")
    parser.add_argument("--no-sharing", action="store_true", help="let nobody share boards or open shared ones")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=PLACE", help="a bot of yours that people may seat: mine=mine.py:MyBot"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser of this machine")
    parser.add_argument("--quiet", action="store_true", help="log trouble only")


options = add_arguments  # as the other commands call it


def run(args: argparse.Namespace, greet: Callable[[str], None] | None = None) -> int:
    """Serve until SIGINT or SIGTERM; 0 when it ended well. `greet` is told by which address people come."""
    try:
        from hotzone.ai.bots.registry import bring
        from hotzone.server import json_log
        from hotzone.server.app import create_app
        from hotzone.server.daily.season import read_season
        from hotzone.server.http.invite_links import reachable
    except ImportError as error:
        print(f"hotzone: playing in the browser needs the extra 'web': pip install 'hotzone[web]' ({error})", file=sys.stderr)
        return 2
    import logging

    from hotzone.store.protocol import NotStored, Retention

    for offered in args.bot:
        bring(*offered.partition("=")[::2])
    season = read_text(args.season) if args.season else ""
    if season:
        read_season(season)  # a file that is not one is refused now
    json_log.begin(logging.WARNING if args.quiet else logging.INFO)
    tell_broken()
    try:
        door = listen(args.host, args.port)
        store = open_store(args.db, args.node or f"{socket.gethostname()}-{door.getsockname()[1]}")
    except (NotStored, OSError) as error:
        print(f"hotzone: {error}", file=sys.stderr)
        return 1
    names = [*LOCAL, args.host, socket.gethostname(), f"{socket.gethostname()}.local", *args.allow_host]
    print(f"Play at {address(args.host, door.getsockname()[1])}", flush=True)
    if args.open:
        import webbrowser

        webbrowser.open(address(args.host, door.getsockname()[1]))  # the socket listens already: the page waits, not the person
    print(f"Matches are kept in {place(args.db)}; Ctrl+C ends.", flush=True)
    reach = reachable(args.host, door.getsockname()[1])
    if reach:
        print(f"Others in this network play at {reach}/", flush=True)
    if greet:
        greet(reach or address(args.host, door.getsockname()[1]))
    secrets = os.environ.get("HOTZONE_SECRETS", "").split()
    app = create_app(
        lambda: store,
        names,
        secrets=secrets,
        reach=reach,
        metrics_port=args.metrics_port,
        keep=Retention(*(getattr(args, f"keep_{name}") for name, _, _ in KEEP)),
        season=season,
        ai_crew=not args.no_ai_crew,
        sharing=not args.no_sharing,
    )
    answer(app, door, args.behind_proxy, args.drain)
    return 0


def answer(app: Starlette, door: socket.socket, proxy: str = "", drain: float = 0.0) -> None:
    """Answer until SIGINT or SIGTERM; with `drain` the second lets pages go over so many seconds."""
    import uvicorn

    from hotzone.server.cluster.drain import DrainingServer
    from hotzone.server.security.connection_limits import limited

    sys.setswitchinterval(SWITCH)
    http, ws = limited(app.state.limits, proxy.split(","))
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them again at its end: then all is done
        signal.signal(number, lambda *_: None)
    DrainingServer(config, app, drain).run(sockets=[door])


def place(db: str) -> str:
    """Where matches are kept, for people, without any secret."""
    if db == ":memory:":
        return "memory"
    if is_address(db):
        from hotzone.store.postgres.database import address as database

        return f"PostgreSQL ({database(db)})"
    return str(Path(db))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, so that the port is known before the server starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(2048)
    except OSError as error:
        door.close()
        raise OSError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return door


def address(host: str, port: int) -> str:
    """What to type into a browser."""
    name = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::", "::1") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def main() -> int:
    """`python -m hotzone.cli.commands.serve`."""
    parser = argparse.ArgumentParser(prog="hotzone serve", description="Play in the browser.")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
