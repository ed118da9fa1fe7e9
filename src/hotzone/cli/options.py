"""Options that commands share, and their reader: a mistake becomes one line, not a usage text."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import NoReturn

from hotzone.core.game import HotzoneError

SETTINGS = {
    "board": "the building, by its name",
    "rules": "family or experienced",
    "level": "of the experienced game: recruit, veteran, heroic",
    "crew": "how many firefighters, or their cards: captain,cafs,driver",
    "edition": "whose rulebook: en, ru, cs, it",
    "modules": "parts of the experienced game: specialists,hazmat,vehicles,hotspots",
    "scenarios": "volunteers,unmarked-hazmat,arson, … (hotzone games lists them)",
    "setup": "printed, simple or full",
    "cards": "choose or deal",
    "players": "how many people play",
    "hearts": "of Reactor: 1 to 3",
}
LARGEST_SEED = 2**63 - 1


class Parser(ArgumentParser):
    """Reads the options of one command."""

    def __init__(self, command: str, about: str, example: str) -> None:
        super().__init__(
            prog=f"hotzone {command}",
            description=about,
            epilog=f"example:\n  {example}",
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        """Refuse in one line."""
        raise HotzoneError("bad-option", f"{message} (see {self.prog} --help)")

    def settings(self) -> None:
        """Add the settings of a match."""
        group = self.add_argument_group("the match (hotzone games lists what there is)")
        for name, text in SETTINGS.items():
            group.add_argument(f"--{name}", metavar=name.upper(), help=text)
        group.add_argument("--scenario", action="append", default=[], metavar="NAME", help="one scenario; may be repeated")
        group.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="any other setting; may be repeated")


def settings_of(args: Namespace) -> dict[str, object]:
    """The settings that were given."""
    found: dict[str, object] = {name: getattr(args, name) for name in SETTINGS if getattr(args, name) is not None}
    if args.scenario:
        found["scenarios"] = ",".join([str(found.get("scenarios", "")), *args.scenario]).strip(",")
    for word in args.set:
        key, sign, value = word.partition("=")
        if not sign or not key:
            raise HotzoneError("bad-option", f"'{word[:40]}' is no setting: --set key=value")
        found[key] = value
    return found


def number(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers within limits."""

    def read(word: str) -> int:
        value = int(word.replace("_", "")) if word.replace("_", "").isdecimal() and word.isascii() and len(word) < 30 else -1
        if not low <= value <= high:
            from argparse import ArgumentTypeError

            raise ArgumentTypeError(f"'{word[:40]}' is no whole number from {low} to {high}")
        return value

    return read


def seconds(word: str) -> float:
    """A reader of times: seconds, up to an hour."""
    from argparse import ArgumentTypeError

    try:
        value = float(word)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 3600.0:
        raise ArgumentTypeError(f"'{word[:40]}' is no time from 0 to 3600 seconds")
    return value
