"""Who plays on a ladder, and by which rules: a folder for each author with a `bot.py`, and a `ladder.toml` beside them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.ai.bots import registry as bot_registry
from hotzone.core.errors import BadText
from hotzone.core.values import Setup

CLASS = "Bot"
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
USUAL: dict[str, Any] = {
    "game": registry.USUAL,
    "rounds": 4,
    "budget": 0.2,
    "memory": 1024,
    "house": ["random", "steady"],
    "fill": "",
    "match": {"crew": 3},
}
KINDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rounds": int,
    "budget": (int, float),
    "memory": int,
    "house": list,
    "fill": str,
    "match": dict,
}


class Entrant(NamedTuple):
    """A bot on the ladder: an author's, or one of the house as a measure."""

    name: str
    place: str  # file.py:Class; empty for a bot of the house
    version: str  # a digest of the author's folder: what was played by another version is played again


class LadderRules(NamedTuple):
    """How a ladder is played."""

    game: str
    setup: Setup
    rounds: int  # how often everybody meets everybody
    budget: float  # seconds for a decision
    memory: int  # MiB of a bot's process
    fill: str = ""  # a bot of the house for the seats beside a pair; else they are drawn from all others

    @property
    def seats(self) -> int:
        """How many sit in a crew."""
        game = registry.game(self.game)
        return game.seats(game.new(self.setup))


class Ladder(NamedTuple):
    """All that is needed to play."""

    folder: Path
    rules: LadderRules
    entrants: tuple[Entrant, ...]


def read_ladder(folder: Path, changed: Mapping[str, Any] | None = None) -> Ladder:
    """The ladder of a folder; `changed` settings go before those of its file. Raises BadText with what is wrong."""
    if not folder.is_dir():
        raise BadText("no-folder", f"there is no folder '{str(folder)[:80]}'")
    settings = {**USUAL, **read_settings(folder / "ladder.toml"), **(changed or {})}
    game = registry.game(settings["game"])
    setup = game.setup(**settings["match"])
    rules = LadderRules(game.name, setup, settings["rounds"], float(settings["budget"]), settings["memory"], settings["fill"])
    named = list(dict.fromkeys([*settings["house"], *([settings["fill"]] if settings["fill"] else [])]))
    house = [Entrant(check_house(name), "", "house") for name in named]
    authors = [author(path) for path in sorted(folder.iterdir()) if (path / "bot.py").is_file()]
    found = tuple(house + authors)
    if len({one.name for one in found}) < len(found):
        raise BadText("bad-ladder", "an author's folder has the name of a bot of the house")
    if not authors or len(found) < 2:
        raise BadText("bad-ladder", f"'{folder.name}' needs a folder with a bot.py for each author, and two bots or more")
    return Ladder(folder, rules, found)


def read_settings(path: Path) -> dict[str, Any]:
    """The file of a ladder, if there is one."""
    if not path.is_file():
        return {}
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError, OSError) as error:
        raise BadText("bad-ladder", f"{path.name} is not TOML: {error}") from None
    for key, value in found.items():
        if key not in USUAL:
            raise BadText("bad-ladder", f"{path.name} has '{key[:40]}'; it may have {', '.join(USUAL)}")
        if not isinstance(value, KINDS[key]) or isinstance(value, bool) or (isinstance(value, int | float) and value <= 0):
            raise BadText("bad-ladder", f"{path.name}: '{key}' cannot be {str(value)[:40]}")
    return found


def check_house(name: object) -> str:
    """A bot of ours by its name."""
    if name not in bot_registry.BOTS:
        raise BadText("bad-ladder", f"the house has no bot '{str(name)[:40]}'; it has {', '.join(bot_registry.BOTS)}")
    return str(name)


def author(path: Path) -> Entrant:
    """The bot of an author's folder."""
    if not NAME.fullmatch(path.name):
        raise BadText("bad-ladder", f"'{path.name[:40]}': a folder is named by small letters, digits, - and _")
    digest = sha256()
    for file in sorted(path.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(file.relative_to(path).as_posix().encode() + b"\0" + file.read_bytes())
    return Entrant(path.name, f"{path / 'bot.py'}:{CLASS}", digest.hexdigest()[:12])
