"""The command line. One file for each command; only the one that is asked for is imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hotzone.core.errors import HotzoneError

if TYPE_CHECKING:
    from hotzone.cli.arguments import Parser

COMMANDS = {
    "play": "play a match in the terminal",
    "learn": "short lessons in the terminal",
    "serve": "play in the browser: rooms for friends, matches that are kept",
    "companion": "a phone as referee beside the cardboard: a server for one table, with a QR code",
    "backup": "copy all matches of a server into a file, while it runs",
    "restore": "put a backup into an empty store",
    "verify": "check a store: no gaps, every match replays, dice match their seeds",
    "daily": "the match of the day: share a season, check a day's dice, try out the coming days",
    "admin": "look after a server: matches, people, bans, shared boards, processes",
    "games": "what can be played: boards, rules, levels, editions",
    "replay": "play a record again and compare",
    "check-board": "check a building of your own",
    "boards": "convert boards from and to other forms, or draw random ones",
    "sim": "let bots play many matches",
    "measure": "measure how hard a board is",
    "eval": "measure a bot on a frozen track of the benchmark",
    "ladder": "rate everybody's bots in mixed crews, for a class",
    "mcp": "a server for language models: matches, rules and talk as tools",
    "table": "measure bots on many set-ups: a table and a picture",
    "risk": "what may happen next, with exact chances",
    "hint": "what the crew would do here",
    "train": "train the network of the crew",
    "blend": "combine trained networks into one",
    "calibrate": "learn the chance to win and measure it",
    "debrief": "how a finished match was won or lost",
    "puzzles": "find puzzles in self-play, choose some, check the ones that ship",
    "bench": "measure the speed on this machine",
    "trace": "a digest of mixed matches, to compare two builds",
}
LONG = {
    "play",
    "serve",
    "companion",
    "sim",
    "measure",
    "eval",
    "ladder",
    "mcp",
    "table",
    "train",
    "calibrate",
    "hint",
    "debrief",
    "puzzles",
    "trace",
    "verify",
}  # they search or play many matches, so it matters that nothing is compiled; single tasks of others call `warn_if_slow`
SPOKEN = {"play", "replay", "hint", "risk", "debrief", "check-board"}  # commands in the reader's language; the others speak English
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
        return complain(error_text(error, words))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # as in `hotzone games | head -1`
        silence_stdout()
        return 141
    except OSError as error:  # a full disk, a terminal that is gone
        return complain(str(error))
    return code


def run(words: list[str]) -> int:
    """Find the command and run it."""
    if not words:
        from hotzone import __version__
        from hotzone.cli.welcome import welcome

        print("\n".join(welcome(__version__)))
        return 0
    if words[0] in ("-h", "--help", "help"):
        from hotzone.cli.help_text import language_asked, list_of_commands

        print("\n".join(list_of_commands(COMMANDS, USAGE, language_asked(words))))
        return 0
    if words[0] in ("-V", "--version", "version"):
        from hotzone import __version__

        print(f"hotzone {__version__}")
        say_if_slow()
        return 0
    if words[0] not in COMMANDS:
        known = ", ".join(COMMANDS)
        error = HotzoneError("unknown-command", f"there is no command '{words[0][:40]}'; there are {known}")
        raise error.naming(typed=words[0][:40], commands=known)
    return command(words[0], words[1:])


def command(name: str, words: list[str]) -> int:
    """Import a command's module, read its options, run it."""
    from importlib import import_module
    from shlex import join

    from hotzone.cli.arguments import Parser

    module = import_module("hotzone.cli.commands." + name.replace("-", "_"))
    parser: Parser = Parser(name, module.__doc__ or "", module.EXAMPLE)
    module.options(parser)
    if "-h" in words or "--help" in words:
        from hotzone.cli.help_text import language_asked, translate

        translate(parser, name, language_asked(words))
    try:
        args = parser.parse_args(words)
    except SystemExit as stop:  # --help has spoken
        return int(stop.code or 0)
    args.parser = parser
    args.command = join(["hotzone", name, *words])
    if name in LONG:
        warn_if_slow()
    code: int = module.run(args)
    return code


def say_if_slow() -> None:
    """Tell in one line, apart from the output, that nothing is compiled here."""
    from hotzone.cli.welcome import SLOW
    from hotzone.core.compiled import COMPILED

    if not COMPILED:
        print(SLOW, file=sys.stderr)


def warn_if_slow() -> None:
    """The same, before something that takes long; whoever set HOTZONE_PURE knows."""
    if not os.environ.get("HOTZONE_PURE"):
        say_if_slow()


def error_text(error: HotzoneError, argv: Sequence[str]) -> str:
    """What is wrong, in the language of who typed it."""
    from hotzone.cli.help_text import language_asked
    from hotzone.cli.terminal.refusal_text import refusal
    from hotzone.languages import words

    spoken = language_asked(argv) if argv[0] in SPOKEN or argv[0] not in COMMANDS else "en"
    text = refusal(error, words(spoken, known_game(argv)))
    return f"{text} ({error.rule})" if error.rule else text


def known_game(argv: Sequence[str]) -> str:
    """The game that was named, whose own mistakes have words of their own."""
    from hotzone.registry import BUILT_IN, USUAL

    return next((word for word in argv if word in BUILT_IN), USUAL)


def complain(text: str) -> int:
    """Say in one line what is wrong; the code for bad input."""
    print(f"hotzone: {' '.join(text.split())}", file=sys.stderr)
    return 2


def silence_stdout() -> None:
    """Let nothing more be written to an output that is closed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
