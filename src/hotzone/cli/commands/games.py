"""List what can be played: games, boards, rules, levels, modules, specialists, editions, scenarios."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping

from hotzone import registry
from hotzone.cli.arguments import Parser
from hotzone.cli.terminal.screen import wrap

EXAMPLE = "hotzone games --json"
HEAD = ("game", "title", "rules_version")
INDENT = 16


def options(parser: Parser) -> None:
    """What the command takes."""
    parser.add_argument("game", nargs="?", help="only this one")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: Namespace) -> int:
    """Print the catalogues."""
    names = [args.game] if args.game else registry.game_names()
    catalogues = [registry.game(name).catalogue() for name in names]
    tell_broken()
    if args.json:
        from json import dumps

        print(dumps(catalogues, indent=2, ensure_ascii=False))
        return 0
    for i, catalogue in enumerate(catalogues):
        print("\n".join([""] * (i > 0) + describe(catalogue)))
    return 0


def tell_broken() -> None:
    """Name the games that are installed and cannot be loaded; the others go on without them."""
    for name, why in registry.broken_games().items():
        print(f"hotzone: the game '{name}' is installed, but cannot be loaded: {why}", file=sys.stderr)


def describe(catalogue: Mapping[str, object]) -> list[str]:
    """A catalogue in lines, whatever a game has in it."""
    lines = [f"{catalogue.get('title', '')}  ({catalogue.get('game')}, rules version {catalogue.get('rules_version')})".lstrip()]
    for key, value in catalogue.items():
        if key not in HEAD:
            label = f"  {key.replace('_', ' '):<{INDENT - 2}}"
            parts = [part for entry in entries(value) if entry for part in wrap(entry, 100, "    ")] or ["none"]
            lines += [f"{label if i == 0 else ' ' * INDENT}{part}" for i, part in enumerate(parts)]
    return lines


def entries(value: object) -> list[str]:
    """A value in lines: plain words side by side, things with properties a line each."""
    if isinstance(value, Mapping):
        if all(not isinstance(item, Mapping | list | tuple) for item in value.values()):
            return [", ".join(f"{name} {plain(item)}" for name, item in value.items())]
        wide = max(len(str(name)) for name in value)
        return [f"{name!s:<{wide}}  {plain(item)}".rstrip() for name, item in value.items()]
    if isinstance(value, list | tuple):
        if all(not isinstance(item, Mapping) for item in value):
            return [", ".join(map(str, value))]
        wide = max(len(str(item.get("name", ""))) for item in value)
        return [
            f"{item.get('name', '')!s:<{wide}}  {plain({k: v for k, v in item.items() if k != 'name' and is_short(v)})}".rstrip()
            for item in value
        ]
    return [str(value)]


def is_short(value: object) -> bool:
    """Is this for people? Lists and drawings are for programs."""
    return not isinstance(value, list | tuple) and "\n" not in str(value)


def plain(value: object) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        return ", ".join(
            str(item) if name == "title" else f"{name} {plain(item)}" for name, item in value.items() if item is not None
        )
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)
