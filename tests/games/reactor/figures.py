"""What lies and stands where, in words, for tests: `at(match, "doctor")`, `held(match, "soldier", "lift")`."""

from __future__ import annotations

from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import CHARACTERS, TOKENS
from hotzone.games.reactor.text.drawing import TILES


def cell(match: Match, name: str) -> int:
    """A cell by its name."""
    return match.plan.read_cell(name)


def seat(match: Match, name: str) -> int:
    """The seat of a character."""
    return [match.options.get("role", i) for i in range(match.options.crew)].index(CHARACTERS.index(name))


def tile(match: Match, name: str) -> str:
    """The tile of a cell as it is drawn."""
    value = match.get("tile", cell(match, name))
    sign = next(sign for sign, known in TILES.items() if known == value & ~w.FOAM)
    return sign + ("*" if value & w.FOAM else "")


def at(match: Match, name: str) -> str:
    """Where a character stands; `-` when it is dead."""
    place = match.get("at", seat(match, name))
    return "-" if place == c.NOWHERE else match.plan.names[place]


def radiation(match: Match, name: str) -> int:
    """A character's radiation."""
    return match.get("radiation", seat(match, name))


def irradiate(match: Match, name: str, value: int) -> None:
    """Set a character's radiation."""
    match.put("radiation", seat(match, name), value)


def held(match: Match, name: str, token: str) -> int:
    """How many tokens of a kind a character holds."""
    return match.get("held", seat(match, name) * w.SLOTS + TOKENS.index(token))


def hand(match: Match, name: str, token: str, count: int) -> None:
    """Put tokens into a character's hands."""
    match.put("held", seat(match, name) * w.SLOTS + TOKENS.index(token), count)


def lie(match: Match, place: str, token: str, leaver: str, count: int = 1) -> None:
    """Lay tokens down that somebody left."""
    match.put("lying", cell(match, place) * w.SLOTS + seat(match, leaver) * w.ROUND + TOKENS.index(token), count)


def lying(match: Match, place: str) -> str:
    """The tokens left on a cell: `lift of soldier`."""
    first = cell(match, place) * w.SLOTS
    found = [(i, match.get("lying", first + i)) for i in range(w.SLOTS)]
    who = [CHARACTERS[match.options.get("role", i)] for i in range(match.options.crew)]
    return ", ".join(f"{TOKENS[i % w.ROUND]} of {who[i // w.ROUND]}" for i, many in found for _ in range(many))


def actor(match: Match) -> str:
    """Who must decide."""
    return {c.NATURE: "nature", c.NOBODY: "nobody"}.get(match.actor) or CHARACTERS[match.options.get("role", match.actor)]
