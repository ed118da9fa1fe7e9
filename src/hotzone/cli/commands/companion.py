"""A phone as referee beside the cardboard: a server for one table, and the way to it as a QR code in the terminal."""

from __future__ import annotations

import argparse
import sys

from hotzone.cli.commands import serve

EXAMPLE = "hotzone companion"
ALL = "0.0.0.0"  # every address of this machine: phones come over the local net


def options(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--host", default=ALL, help="address to listen on; 127.0.0.1 lets nobody in but this machine")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on; 0 takes a free one")
    parser.add_argument("--db", default="hotzone.sqlite", metavar="FILE|URL", help=serve.DB)


def run(args: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM; 0 when it ended well."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    words = ["--host", args.host, "--port", str(args.port), "--db", args.db, "--quiet", "--no-ai-crew"]
    return serve.run(parser.parse_args(words), greet)


def greet(base: str) -> None:
    """Say where the table is, as words and as a QR code."""
    link = f"{base.rstrip('/')}/table"
    print(f"Set the table at {link}", flush=True)
    print(code(link), flush=True)
    print("Point a phone of this network at it. The rules run here: keep this machine awake while you play.", flush=True)


def code(link: str) -> str:
    """A QR code of half blocks, dark on light whatever the terminal wears."""
    import io

    import segno

    out = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(out=out, border=2, compact=True)
    return out.getvalue().rstrip("\n")


if __name__ == "__main__":
    own = argparse.ArgumentParser(prog="hotzone companion")
    options(own)
    sys.exit(run(own.parse_args()))
