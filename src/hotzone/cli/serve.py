"""`hotzone serve`: play in the browser; one process, one file, no account."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.applications import Starlette

EXAMPLE = "hotzone serve --db matches.sqlite"
LOCAL = ("localhost", "127.0.0.1", "::1")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 lets others in your network play")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on; 0 takes a free one")
    parser.add_argument("--db", default="hotzone.sqlite", metavar="FILE", help="where matches are kept; ':memory:' forgets them")
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="a name this server is reached by")
    parser.add_argument("--behind-proxy", default="", metavar="ADDRESS", help="trust the forwarding headers of this proxy")
    parser.add_argument("--open", action="store_true", help="show the page in this machine's browser")
    parser.add_argument("--quiet", action="store_true", help="log trouble only")


options = add_arguments  # as the other commands call it


def run(args: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM; 0 when it ended well."""
    try:
        from hotzone.server import logs
        from hotzone.server.app import create_app
        from hotzone.server.invites import reachable
    except ImportError as error:
        print(f"hotzone: playing in the browser needs the extra 'web': pip install 'hotzone[web]' ({error})", file=sys.stderr)
        return 2
    import logging

    from hotzone.store.keeping import NotKept, Store
    from hotzone.store.memory import MemoryStore
    from hotzone.store.sqlite import SqliteStore

    logs.begin(logging.WARNING if args.quiet else logging.INFO)
    try:
        store: Store = MemoryStore() if args.db == ":memory:" else SqliteStore(args.db)
        door = listen(args.host, args.port)
    except (NotKept, OSError) as error:
        print(f"hotzone: {error}", file=sys.stderr)
        return 1
    names = [*LOCAL, args.host, socket.gethostname(), f"{socket.gethostname()}.local", *args.allow_host]
    print(f"Play at {address(args.host, door.getsockname()[1])}", flush=True)
    if args.open:
        import webbrowser

        webbrowser.open(address(args.host, door.getsockname()[1]))  # the socket listens already: the page waits, not the person
    print(f"Matches are kept in {'memory' if args.db == ':memory:' else Path(args.db)}; Ctrl+C ends.", flush=True)
    reach = reachable(args.host, door.getsockname()[1])
    if reach:
        print(f"Others in this network play at {reach}/", flush=True)
    secrets = os.environ.get("HOTZONE_SECRETS", "").split()
    answer(create_app(lambda: store, names, secrets=secrets, reach=reach), door, args.behind_proxy)
    return 0


def answer(app: Starlette, door: socket.socket, proxy: str = "") -> None:
    """Answer until SIGINT or SIGTERM."""
    import uvicorn

    config = uvicorn.Config(
        app,
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
    uvicorn.Server(config).run(sockets=[door])


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
    """`python -m hotzone.cli.serve`."""
    parser = argparse.ArgumentParser(prog="hotzone serve", description="Play in the browser.")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
