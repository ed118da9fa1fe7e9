"""Answers in words instead of a picture: `look 12`, `where`, `cards`, `emergency`; and everybody in a line."""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.core.formats.fluent import Words
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import TOKENS
from hotzone.games.reactor.text.sentences import character

QUESTIONS = {"look 12": "look", "where": "where", "cards": "cards", "emergency": "emergency"}


def answer(t: Words, match: Match, words: Sequence[str]) -> list[str]:
    """An answer in words; raises BadText."""
    names = match.plan.names
    if words[:1] == ["look"] and len(words) <= 2:
        cell = match.plan.read_cell(words[1]) if len(words) == 2 else match.get("at", match.seat)
        return [describe(t, match, cell)] if cell != c.NOWHERE else [t("r-not-there")]
    if list(words) == ["where"]:
        return crew(t, match)
    if list(words) == ["cards"]:
        left = [names[cell] for cell in range(match.board.tile_count) for _ in range(match.get("deck", cell))]
        return [" ".join(left) or t("none")]
    if list(words) == ["emergency"]:
        known = [names[cell] for cell in range(match.board.tile_count) if match.get("tile", cell) & w.EMERGENCY == w.EMERGENCY]
        return [" ".join(known) or t("r-none-known")]
    typed = " ".join(words)[:40]
    raise BadText("no-question", f"'{typed}' is not a question; there are {', '.join(QUESTIONS)}", 1, 1).naming(typed=typed)


def crew(t: Words, match: Match) -> list[str]:
    """A line a character, then what lies on cells."""
    lines = []
    for seat in range(match.options.crew):
        at = match.get("at", seat)
        held = [
            t("r-lying", token=t(f"token-{name}"), many=match.get("held", seat * w.SLOTS + i))
            for i, name in enumerate(TOKENS)
            if match.get("held", seat * w.SLOTS + i)
        ]
        parts = [t("r-not-there-short")]
        if at != c.NOWHERE:
            parts = [t("r-on", place=match.plan.names[at]), t("r-dose", number=match.get("radiation", seat))]
        parts += [t("r-masked")] if match.masked and seat == match.seat else []
        lines.append(f"{seat + 1} {named(t, match, seat)} {', '.join(parts)}" + (f": {', '.join(held)}" if held else ""))
    return [*lines, *left_tokens(t, match)]


def named(t: Words, match: Match, seat: int) -> str:
    """A character, and its player where one has several."""
    player, several = match.get("player", seat), 1 < match.options.players < match.options.crew
    name = character(t, match, seat)
    return t("r-of-player", who=name, number=player) if player and several else name


def left_tokens(t: Words, match: Match) -> list[str]:
    """Tokens that lie on cells, a line a cell."""
    lines = []
    for cell in range(match.board.cell_count):
        if heaps := lying_on(t, match, cell):
            lines.append(t("r-left-on", place=match.plan.names[cell], tokens=", ".join(heaps)))
    return lines


def lying_on(t: Words, match: Match, cell: int) -> list[str]:
    """The tokens that lie on a cell, each with its owner."""
    found = []
    for i in range(w.SLOTS):
        if many := match.get("lying", cell * w.SLOTS + i):
            held = t("r-lying", token=t(f"token-{TOKENS[i % w.ROUND]}"), many=many)
            found.append(f"{held} ({character(t, match, i // w.ROUND)})")
    return found


def hidden(match: Match, tile: int) -> int:
    """A tile as it is drawn: without its extinguisher and, where the set-up leaves that to memory, without its sign."""
    tile &= ~w.FOAM
    if match.options.forgetful and not tile & w.UP and tile & w.EMERGENCY != w.EMERGENCY:
        tile &= ~w.SIGN
    return tile


def tile_words(t: Words, match: Match, cell: int) -> str:
    """What a cell is, or which tile lies there and how."""
    if cell >= match.board.tile_count:
        return t("r-tile-start")
    tile = hidden(match, match.get("tile", cell))
    if not tile:
        return t("r-tile-pit")
    kind = "fuel" if tile & w.TVS else "control"
    sign = "-black" * bool(tile & w.BLACK) + "-red" * bool(tile & w.RED)
    return t(f"r-tile-{kind}{'' if tile & w.UP else '-down'}{sign}")


def describe(t: Words, match: Match, cell: int) -> str:
    """A cell in words."""
    parts = [tile_words(t, match, cell)]
    parts += [t("r-foamed")] if match.get("tile", cell) & w.FOAM else []
    parts += [character(t, match, seat) for seat in range(match.options.crew) if match.get("at", seat) == cell]
    parts += lying_on(t, match, cell)
    beside = [match.plan.names[there] for side in range(6) if (there := match.board.get("next", cell * 6 + side)) != c.NOWHERE]
    return t("r-look", place=match.plan.names[cell], things=", ".join(parts), beside=" ".join(beside))
