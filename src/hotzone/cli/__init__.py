"""The command line. One file a command; only the one that is asked for is imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hotzone.core.game import HotzoneError

if TYPE_CHECKING:
    from hotzone.cli.options import Parser

COMMANDS = {
    "play": "play a match in the terminal",
    "serve": "play in the browser: rooms for friends, matches that are kept",
    "games": "what can be played: boards, rules, levels, editions",
    "replay": "play a record again and compare",
    "check-board": "look at a building of your own",
    "sim": "let bots play many matches",
    "table": "measure bots on many set-ups: a table and a picture",
    "risk": "what the next fire phase may do, in exact chances",
    "hint": "what the crew would do here",
    "train": "train the network of the crew",
    "blend": "make the mean of trained networks one network",
    "calibrate": "learn the chance to win and measure it",
    "debrief": "how a finished match was won or lost",
    "bench": "how fast it is here",
    "trace": "a digest of mixed matches, to compare two builds",
}
USAGE = "usage: hotzone COMMAND …    (hotzone COMMAND --help shows its options and an example)"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code: 0 well, 2 bad input, 130 stopped by Ctrl-C, 141 nobody reads on."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # what a stream cannot read or write is a ?, not a crash
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = run(words)
        sys.stdout.flush()
    except HotzoneError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # as in `hotzone games | head -1`
        hush()
        return 141
    except OSError as error:  # a full disk, a terminal that is gone
        return complain(str(error))
    return code


def run(words: list[str]) -> int:
    """Find the command and run it."""
    if not words or words[0] in ("-h", "--help", "help"):
        print("\n".join([USAGE, "", *(f"  {name:<12} {text}" for name, text in COMMANDS.items())]))
        return 0
    if words[0] in ("-V", "--version", "version"):
        from hotzone import __version__

        print(f"hotzone {__version__}")
        return 0
    if words[0] not in COMMANDS:
        raise HotzoneError("unknown-command", f"there is no command '{words[0][:40]}'; there are {', '.join(COMMANDS)}")
    return command(words[0], words[1:])


def command(name: str, words: list[str]) -> int:
    """Import a command's module, read its options, run it."""
    from importlib import import_module
    from shlex import join

    from hotzone.cli.options import Parser

    module = import_module("hotzone.cli." + name.replace("-", "_"))
    parser: Parser = Parser(name, module.__doc__ or "", module.EXAMPLE)
    module.options(parser)
    try:
        args = parser.parse_args(words)
    except SystemExit as stop:  # --help has spoken
        return int(stop.code or 0)
    args.command = join(["hotzone", name, *words])
    code: int = module.run(args)
    return code


def complain(text: str) -> int:
    """Say in one line what is wrong; the code for bad input."""
    print(f"hotzone: {' '.join(text.split())}", file=sys.stderr)
    return 2


def hush() -> None:
    """Let nothing more be written to an output that is closed."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
