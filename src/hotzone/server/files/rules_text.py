"""Rules in words, by id and language: from a game's `data/rules/<lang>.txt` (a line `ID text`, indented lines go on)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hotzone import registry
from hotzone.server.protocol.errors import Unknown


def languages(game: str) -> list[str]:
    """The languages a game's rules are written in."""
    return sorted(path.stem for path in (Path(registry.folder(known(game))) / "data" / "rules").glob("??.txt"))


def rules(game: str, language: str) -> dict[str, str]:
    """All rules of a game in a language; raises Unknown."""
    if language not in languages(game):
        raise Unknown(
            "unknown-language", f"the rules of {known(game)} are written in {', '.join(languages(game)) or 'no language yet'}"
        )
    return read(game, language)


def rule(game: str, language: str, name: str) -> str:
    """One rule; raises Unknown."""
    found = rules(game, language).get(name.upper())
    if found is None:
        raise Unknown("unknown-rule", f"there is no rule {name[:40]}")
    return found


def known(game: str) -> str:
    """A game's name, if there is such a game: never a path."""
    if game not in registry.game_names():
        raise Unknown("unknown-game", f"there is no game '{game[:40]}'")
    return game


@cache
def read(game: str, language: str) -> dict[str, str]:
    """The file, read once."""
    found: dict[str, str] = {}
    last = ""
    for line in (Path(registry.folder(game)) / "data" / "rules" / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line[:1].isspace() and last:
            found[last] += " " + line.strip()
        elif line.strip() and not line.startswith("#"):
            last, _, text = line.partition(" ")
            found[last] = text.strip()
    return found
