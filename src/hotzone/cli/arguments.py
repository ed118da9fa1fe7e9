"""Options that commands share, and their reader: a mistake becomes one line, not a usage text."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import NoReturn

from hotzone import registry
from hotzone.contract.settings import settings_of
from hotzone.core.errors import HotzoneError
from hotzone.languages import LANGUAGES, language_of_terminal

LARGEST_SEED = 2**63 - 1


class Parser(ArgumentParser):
    """Reads the options of one command."""

    def __init__(self, command: str, about: str, example: str) -> None:
        super().__init__(
            prog=f"hotzone {command}",
            description=about,
            epilog=f"example:\n  {example.replace('{game}', registry.USUAL)}",
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.match_options: list[str] = []  # settings that are options
        self.repeated: dict[str, str] = {}  # options that add one of several words to a setting

    def error(self, message: str) -> NoReturn:
        """Refuse in one line."""
        raise HotzoneError("bad-option", f"{message} (see {self.prog} --help)")

    def language(self) -> None:
        """Let people choose the language they read; else it is the one of the environment."""
        usual = language_of_terminal()
        self.add_argument(
            "--language", choices=LANGUAGES, default=usual, help="the language you read (default: your locale's, else en)"
        )

    def board(self) -> None:
        """Let people name the board file of a record or position that does not bring it along."""
        self.add_argument("--board", metavar="FILE", help="the board file, if the text only names its board")

    def answer(self) -> None:
        """What a command takes that reads a record or a position and answers: the form, the board and the language."""
        self.add_argument("--json", action="store_true", help="as JSON")
        self.board()
        self.language()

    def workers(self) -> None:
        """How many work at once, and whether one sees them at it."""
        cores = os.cpu_count() or 1
        self.add_argument(
            "--workers", type=number(1, 256), default=cores, metavar="W", help=f"how many workers (default here: {cores})"
        )
        self.add_argument("--progress", action="store_true", help="show the progress bar even if the output is not a terminal")

    def settings(self) -> None:
        """Add the settings of all games as options; what a command means by a name of its own, `--set` can still say."""
        group = self.add_argument_group("the match (hotzone games lists what there is)")
        known = [setting for name in registry.game_names() for setting in settings_of(registry.game(name))]
        meanings: dict[str, list[str]] = {}  # more than one where games differ
        for setting in known:
            if setting.help and setting.help not in meanings.setdefault(setting.name, []):
                meanings[setting.name].append(setting.help)
        for name, lines in meanings.items():
            if f"--{name}" not in self._option_string_actions:
                group.add_argument(f"--{name}", metavar=name.upper(), help="; ".join(lines))
                self.match_options.append(name)
        for each, name in {setting.each: setting.name for setting in known if setting.each}.items():
            if f"--{each}" not in self._option_string_actions:
                group.add_argument(f"--{each}", action="append", default=[], metavar="NAME", help=f"one {each}; may be repeated")
                self.repeated[each] = name
        group.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="any other setting; may be repeated")

    def settings_in(self, args: Namespace) -> dict[str, object]:
        """The settings that were given as options."""
        found: dict[str, object] = {name: getattr(args, name) for name in self.match_options if getattr(args, name) is not None}
        for each, name in self.repeated.items():
            if words := getattr(args, each):
                found[name] = ",".join([str(found.get(name, "")), *words]).strip(",")
        return found


def add_game(parser: Parser) -> None:
    """Which game a command is about."""
    parser.add_argument("game", help=f"the game, like {registry.USUAL}")


def settings_given(args: Namespace) -> dict[str, object]:
    """The settings of a match that were given, as options or by `--set`."""
    found: dict[str, object] = args.parser.settings_in(args)
    for word in args.set:
        key, sign, value = word.partition("=")
        if not sign or not key:
            raise HotzoneError("bad-option", f"'{word[:40]}' is not a setting: --set key=value")
        found[key] = value
    return found


def number(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers within limits."""

    def read(word: str) -> int:
        value = int(word.replace("_", "")) if word.replace("_", "").isdecimal() and word.isascii() and len(word) < 30 else -1
        if not low <= value <= high:
            from argparse import ArgumentTypeError

            raise ArgumentTypeError(f"'{word[:40]}' is not a whole number from {low} to {high}")
        return value

    return read


def amount(high: float, what: str) -> Callable[[str], float]:
    """A reader of numbers from 0 on that need not be whole; `what` says in words what is wanted."""

    def read(word: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = -1.0
        if not 0.0 <= value <= high:
            from argparse import ArgumentTypeError

            raise ArgumentTypeError(f"'{word[:40]}' is not {what}")
        return value

    return read


seconds = amount(3600.0, "a time from 0 to 3600 seconds")
