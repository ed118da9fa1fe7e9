"""What people see of a table at a terminal: the drawn field with its numbers, and the status. The module is a `Shown`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotzone.core import words as c
from hotzone.core.game import BadText, Event
from hotzone.reactor import sentences
from hotzone.reactor import words as w
from hotzone.reactor.drawing import FOAM, SIGNS
from hotzone.reactor.events import name_tile
from hotzone.reactor.match import Match
from hotzone.reactor.plan import CHARACTERS, TOKENS
from hotzone.reactor.rules import reactor_phase
from hotzone.reactor.views import SECTORS

WIDE = 2  # the picture is twice as wide as the plan of the board file: room for numbers
QUESTIONS = {  # what whoever must decide is asked; {} is the character
    w.PLACING: "The {} chooses a start cell.",
    w.WAITING: "The {}'s turn: a mask, a call for the acute phase, or ready?",
    w.BRACING: "The {} stands on a face-up tile: a mask, or ready?",
    w.ACTING: "The {} acts.",
}

seat = "character"
points = "AP"
colours: Mapping[str, str] = {
    **dict.fromkeys("Ee", "red"),
    **dict.fromkeys("?-", "dim"),
    **dict.fromkeys("Bb", "magenta"),
    **dict.fromkeys("Ww", "green"),
    "*": "cyan",
}
answers: Mapping[str, str] = {
    "look 12": "a cell in words; without a cell: where the active figure stands",
    "where": "where everybody is",
    "cards": "which cards are still in the decks",
    "emergency": "the emergency assemblies that are known",
}


def about(match: Match) -> list[str]:
    """The field in a few words."""
    o = match.options
    cells = f"{match.board.fuel_count} fuel cells, {match.board.tile_count - match.board.fuel_count} control cells"
    return [f"{match.plan.title}: {cells}; yellow from {o.yellow_from}, red from {o.red_from}."]


def picture(match: Match) -> list[str]:
    """The field: each cell with its number, its tile, an extinguisher and the numbers of its figures."""
    plan = match.plan
    canvas = [[" "] * (WIDE * max(column for _, column in plan.where) + 12) for _ in range(plan.height)]
    for cell, (row, column) in enumerate(plan.where):
        for i, sign in enumerate(cell_signs(match, cell)):
            canvas[row][WIDE * column + i] = sign
    return ["", *("    " + "".join(line).rstrip() for line in canvas)]


def cell_signs(match: Match, cell: int) -> str:
    """Seven signs for a cell; + stands for more figures than there is room."""
    tile = match.get("tile", cell)
    people = "".join(str(seat + 1) for seat in range(match.options.crew) if match.get("at", seat) == cell)
    if len(people) > 2:
        people = people[0] + "+"
    sign = SIGNS[hidden(match, tile)] if cell < match.board.tile_count else "  "
    return f"{match.plan.names[cell]:>2}{sign}{FOAM if tile & w.FOAM else ' '}{people}"


def hidden(match: Match, tile: int) -> int:
    """A tile as it is drawn: without its extinguisher and, where the set-up leaves that to memory, without its sign."""
    tile &= ~w.FOAM
    if match.options.forgetful and not tile & w.UP and tile & w.EMERGENCY != w.EMERGENCY:
        tile &= ~w.SIGN
    return tile


def legend(match: Match) -> list[str]:
    """What the signs of the picture mean."""
    return [
        "f fuel  c control assembly  -- empty",
        "CAPITALS face up  ? not seen yet",
        "n normal  e emergency  w working  b broken",
        "* extinguisher  1-4 characters",
    ]


def status(match: Match) -> list[str]:
    """Turn, dial, hearts and decks, short."""
    lines = []
    if match.stage >= w.WAITING and match.actor != c.NOBODY:
        lines.append(f"Turn {match.turn}: {CHARACTERS[match.options.get('role', match.seat)]}, {match.steps} steps left")
    lines.append(f"dial {match.dial} ({SECTORS[reactor_phase.sector(match)]})  hearts {match.hearts}")
    unseen = f"unseen: {match.get('unseen', 1)} emergency, {match.get('unseen', 2)} working"
    return [*lines, f"cards left {match.fuel_left} and {match.control_left}", unseen]


def crew(match: Match) -> list[str]:
    """A line a character."""
    lines = []
    for seat in range(match.options.crew):
        at = match.get("at", seat)
        held = [
            f"{match.get('held', seat * w.SLOTS + i)} {name}"
            for i, name in enumerate(TOKENS)
            if match.get("held", seat * w.SLOTS + i)
        ]
        where = f"on {match.plan.names[at]}, radiation {match.get('radiation', seat)}" if at != c.NOWHERE else "not on the field"
        lines.append(f"{seat + 1} {CHARACTERS[match.options.get('role', seat)]} {where}" + (f": {', '.join(held)}" if held else ""))
    return lines


def question(match: Match) -> str:
    """What the table waits for."""
    if match.actor == c.NOBODY:
        return "The match is over."
    if match.actor == c.NATURE:
        if match.asked:
            return f"What does the tile of {match.plan.names[match.asked - 1]} show?"
        return "Deal a character." if match.stage == w.CASTING else "Draw a card."
    return QUESTIONS[match.stage].format(CHARACTERS[match.options.get("role", match.actor)])


def answer(match: Match, words: Sequence[str]) -> list[str]:
    """An answer in words; raises BadText."""
    names = match.plan.names
    if words[:1] == ["look"] and len(words) <= 2:
        cell = match.plan.read_cell(words[1]) if len(words) == 2 else match.get("at", match.seat)
        return [describe(match, cell)] if cell != c.NOWHERE else ["The figure is not on the field."]
    if list(words) == ["where"]:
        return crew(match)
    if list(words) == ["cards"]:
        return [" ".join(names[cell] for cell in range(match.board.tile_count) for _ in range(match.get("deck", cell))) or "none"]
    if list(words) == ["emergency"]:
        known = [names[cell] for cell in range(match.board.tile_count) if match.get("tile", cell) & w.EMERGENCY == w.EMERGENCY]
        return [" ".join(known) or "none is known"]
    raise BadText("unknown-question", f"'{' '.join(words)[:40]}' is no question; there are {', '.join(answers)}", 1, 1)


def describe(match: Match, cell: int) -> str:
    """A cell in words."""
    tile = hidden(match, match.get("tile", cell))
    parts = [name_tile(tile) if cell < match.board.tile_count else "start cell"]
    if tile:
        parts.append("face up" if tile & w.UP else "face down")
    parts += ["under an extinguisher"] if match.get("tile", cell) & w.FOAM else []
    parts += [CHARACTERS[match.options.get("role", seat)] for seat in range(match.options.crew) if match.get("at", seat) == cell]
    for i in range(w.SLOTS):
        if match.get("lying", cell * w.SLOTS + i):
            parts.append(f"{match.get('lying', cell * w.SLOTS + i)} {TOKENS[i % w.ROUND]} left by {i // w.ROUND + 1}")
    beside = [match.plan.names[there] for side in range(6) if (there := match.board.get("next", cell * 6 + side)) != c.NOWHERE]
    return f"{match.plan.names[cell]}: {', '.join(parts)}; beside {' '.join(beside)}."


def sentence(match: Match, event: Event) -> str:
    """An event as a sentence; empty for mere bookkeeping."""
    return sentences.sentence(match, event)


def result(match: Match) -> list[str]:
    """How it ended, in words."""
    alive = sum(1 for seat in range(match.options.crew) if match.get("at", seat) != c.NOWHERE)
    return [sentences.ENDINGS[match.result], f"Dial {match.dial}, {match.hearts} hearts, {alive} alive, {match.turn} turns."]
