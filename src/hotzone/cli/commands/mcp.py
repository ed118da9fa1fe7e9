"""A server for language models (MCP): they begin matches, look, play, talk, ask why and search the rulebook."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hotzone.cli.arguments import Parser, number
from hotzone.core.errors import HotzoneError
from hotzone.rl.llm import transcript
from hotzone.rl.llm.seated_match import Budget
from hotzone.rl.llm.toolbox import Toolbox

EXAMPLE = (
    "hotzone mcp                                  # on the standard streams, as clients start it\n"
    "  hotzone mcp --http 8765 --tokens 20000 --no-hints --transcripts talks\n"
    "  hotzone mcp --replay talks/1f2e3d4c.jsonl"
)


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--http", type=number(1, 65535), metavar="PORT", help="answer on http://localhost:PORT/mcp, for several clients"
    )
    parser.add_argument("--no-hints", action="store_true", help="leave out the tool that tells what the crew would do")
    parser.add_argument(
        "--decisions",
        type=number(0, 10**6),
        default=0,
        metavar="N",
        help="stop a match after this many decisions (default: no limit)",
    )
    parser.add_argument(
        "--tokens",
        type=number(0, 10**9),
        default=0,
        metavar="N",
        help="how many tokens a seat may write before its turns are passed (default: no limit)",
    )
    parser.add_argument(
        "--tries",
        type=number(1, 1000),
        default=3,
        metavar="N",
        help="pass a turn after this many refused answers in a row (default: 3)",
    )
    parser.add_argument("--transcripts", metavar="DIR", help="where the transcript of every match goes")
    parser.add_argument("--replay", metavar="FILE", help="play a transcript again and compare every line")


def run(args: Namespace) -> int:
    """Replay a transcript, or serve until the client goes."""
    if args.replay:
        found = transcript.replay(transcript.read(Path(args.replay)))
        print(f"{Path(args.replay).name}: {found.decisions} decisions, {len(found.messages)} messages, as the rules have it")
        return 0
    folder = Path(args.transcripts) if args.transcripts else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    toolbox = Toolbox(budget=Budget(args.decisions, args.tokens, args.tries), hints=not args.no_hints, folder=folder)
    try:
        from hotzone.rl.llm import mcp_server
    except ImportError as error:
        raise HotzoneError("no-extra", f"this needs the extra 'mcp': pip install 'hotzone[mcp]' ({error})") from None
    if args.http:
        print(f"Language models play at http://127.0.0.1:{args.http}/mcp; Ctrl+C ends.", flush=True)
        mcp_server.serve_http(toolbox, "127.0.0.1", args.http)
    else:
        mcp_server.serve(toolbox)
    return 0
