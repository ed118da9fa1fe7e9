"""A position as text: who must decide, the counters, decks, people and the drawn field. Every state can be written and read."""

from __future__ import annotations

from hotzone.contract.shared.position_file import TOP, LineReader, first_lines
from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.core.formats.fields import in_line, numbers
from hotzone.core.formats.record import is_number
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.fields import STATE
from hotzone.games.reactor.model.plan import CHARACTERS, TOKENS, Plan
from hotzone.games.reactor.text import validation
from hotzone.games.reactor.text.drawing import draw, read_drawing

STAGES = (
    *("", "casting", "placing", "waiting", "overheating", "failing", "bracing", "acting", "sacrificing"),
    *("called", "acute", "over"),
)
SEEN = in_line(STATE, "turn", "turn")  # always written
UNSEEN = ("normal", "emergency", "working", "broken")
INNER = in_line(STATE, "pending")  # written where they are not 0
NAMED = in_line(STATE, "cells", "asked")  # cells
HIGHEST = {number.name: number.most for number in numbers(STATE)}


def write_position(plan: Plan, match: Match) -> list[str]:
    """The lines of a position, below the two head lines that every game has."""
    lines = first_lines(match, STAGES, SEEN)
    lines.append(" ".join(["unseen", *(f"{name} {match.get('unseen', i)}" for i, name in enumerate(UNSEEN))]))
    inner = [f"{name} {getattr(match, name)}" for name in INNER if getattr(match, name)]
    inner += [f"{name} {plan.write_cell(getattr(match, name) - 1)}" for name in NAMED if getattr(match, name)]
    if inner:
        lines.append(" ".join(["pending", *inner]))
    cards = [plan.names[cell] for cell in range(plan.field.tile_count) for _ in range(match.get("deck", cell))]
    lines.append(" ".join(["deck", *cards]))
    under = [plan.names[match.get("under", i) - 1] for i in range(w.SEATS) if match.get("under", i)]
    if under:
        lines.append(" ".join(["under", *under]))
    lines += [write_character(plan, match, seat) for seat in range(match.options.crew)]
    for i in range(plan.field.cell_count * w.SLOTS):
        if match.get("lying", i):
            where = f"{plan.names[i // w.SLOTS]} {TOKENS[i % w.ROUND]} {match.get('lying', i)} from {i // w.ROUND % w.SEATS + 1}"
            lines.append(f"lying {where}")
    return [*lines, "plan", *draw(plan, match)]


def write_character(plan: Plan, match: Match, seat: int) -> str:
    """`soldier 1 player 1 home Ya at 12 radiation 3 held lift 2 extra 5`; the dead are at -."""
    at, home = (match.get(name, seat) for name in ("at", "home"))
    words = [CHARACTERS[match.options.get("role", seat)], str(seat + 1), "player", str(match.get("player", seat))]
    words += ["home", "-" if home == c.NOWHERE else plan.names[home], "at", "-" if at == c.NOWHERE else plan.names[at]]
    words += ["radiation", str(match.get("radiation", seat)), "held"]
    for kind in range(w.TOKENS):
        if match.get("held", seat * w.SLOTS + kind):
            words += [TOKENS[kind], str(match.get("held", seat * w.SLOTS + kind))]
    return " ".join(words)


class Reader(LineReader):
    """Reads the lines of a position into a fresh match."""

    def __init__(self, plan: Plan, match: Match, lines: list[str]) -> None:
        super().__init__(match, STAGES, lines)
        self.plan = plan
        self.match = match

    def read(self) -> None:
        """Line by line down to the plan, then the plan, then see whether all fits."""
        for name, size in (("deck", w.CELLS), ("unseen", 4), ("held", w.SEATS * w.SLOTS)):
            for i in range(size):
                self.match.put(name, i, 0)
        people = [CHARACTERS[self.match.options.get("role", seat)] for seat in range(self.match.options.crew)]
        rest = self.down_to_plan(["stage", "turn", "unseen", "deck", *people])
        while rest and not rest[-1]:
            rest.pop()
        read_drawing(self.plan, self.match, rest, self.number + 1)
        self.count_decks()
        trouble = validation.trouble(self.match)
        if trouble:
            raise BadText(*trouble, TOP, 1)

    def line(self, words: list[str]) -> None:
        """One line, by its first word."""
        first = words[0]
        if first != "lying":
            self.once(first)
        self.seen.add(first)
        if first == "stage":
            self.stage(words)
        elif first == "turn":
            self.numbers(words, SEEN)
        elif first == "pending":
            self.numbers(words[1:], (*INNER, *NAMED))
        elif first == "unseen":
            for name, value in self.pairs(words[1:], UNSEEN):
                self.match.put("unseen", UNSEEN.index(name), self.small(value, w.CELLS))
        elif first == "deck":
            for word in words[1:]:
                cell = self.cell(word, self.plan.field.tile_count)
                self.match.put("deck", cell, self.match.get("deck", cell) + 1)
        elif first == "under" and len(words) <= w.SEATS:
            for i, word in enumerate(words[1:]):
                self.match.put("under", i, self.cell(word, self.plan.field.fuel_count) + 1)
        elif first == "lying" and len(words) == 6 and words[4] == "from" and words[2] in TOKENS[: w.ROUND]:
            leaver = self.small(words[5], self.match.options.crew, 1) - 1
            i = self.cell(words[1]) * w.SLOTS + leaver * w.ROUND + TOKENS.index(words[2])
            self.match.put("lying", i, self.small(words[3], 99, 1))
        elif first in CHARACTERS:
            self.character(words)
        else:
            super().line(words)

    def cell(self, word: str, end: int = w.CELLS) -> int:
        """A cell named in a line, below a limit."""
        try:
            cell = self.plan.read_cell(word)
        except BadText as error:
            raise self.fail(error.code, error.text, word) from None
        if cell >= end:
            raise self.fail("bad-cell", f"{word} is the wrong kind of cell here", word)
        return cell

    def small(self, word: str, highest: int, lowest: int = 0) -> int:
        """A number within limits."""
        if not is_number(word) or not lowest <= int(word) <= highest:
            raise self.fail("bad-number", f"'{word[:20]}' is no number from {lowest} to {highest}", word)
        return int(word)

    def pairs(self, words: list[str], names: tuple[str, ...]) -> list[tuple[str, str]]:
        """Names and values in turn, each name once."""
        found = list(zip(words[::2], [*words[1::2], ""], strict=False))
        for name, _ in found:
            if name not in names or [other for other, _ in found].count(name) > 1:
                raise self.fail("bad-number", f"'{name[:20]}' does not belong here, or twice: known are {', '.join(names)}", name)
        return found

    def numbers(self, words: list[str], names: tuple[str, ...]) -> None:
        """`turn 14 seat 2 …`: names and values in turn; some values are cells."""
        for name, value in self.pairs(words, names):
            if name in NAMED:
                setattr(self.match, name, self.cell(value, self.plan.field.tile_count) + 1)
            elif name == "seat":
                self.match.seat = self.small(value, self.match.options.crew, 1) - 1
            else:
                setattr(self.match, name, self.small(value, HIGHEST[name]))

    def character(self, words: list[str]) -> None:
        """One character: `soldier 1 player 1 home Ya at 12 radiation 3 held lift 2 extra 5`."""
        s = self.match
        seats = {(CHARACTERS[s.options.get("role", seat)], str(seat + 1)): seat for seat in range(s.options.crew)}
        seat = seats.get((words[0], words[1] if len(words) > 1 else ""), -1)
        if seat < 0 or len(words) < 11 or words[2:10:2] != ["player", "home", "at", "radiation"] or words[10] != "held":
            raise self.fail("bad-character", "write '(character) SEAT player N home CELL at CELL radiation N held (token) N …'")
        s.put("player", seat, self.small(words[3], s.options.players))
        s.put("home", seat, c.NOWHERE if words[5] == "-" else self.cell(words[5]))
        s.put("at", seat, c.NOWHERE if words[7] == "-" else self.cell(words[7]))
        s.put("radiation", seat, self.small(words[9], s.options.most_radiation))
        for name, value in self.pairs(words[11:], TOKENS):
            s.put("held", seat * w.SLOTS + TOKENS.index(name), self.small(value, 99, 1))

    def count_decks(self) -> None:
        """How many cards the two decks have, without those put under."""
        s = self.match
        s.fuel_left = sum(s.get("deck", cell) for cell in range(s.board.fuel_count))
        s.control_left = sum(s.get("deck", cell) for cell in range(s.board.fuel_count, s.board.tile_count))
