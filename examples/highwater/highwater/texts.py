"""Actions, events and positions of High Water as text, there and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from highwater import match as m
from highwater.village import HOUSES, Village
from hotzone.contract.shared.position_file import LineReader, first_lines
from hotzone.core.errors import BadText
from hotzone.core.formats.record import is_number
from hotzone.core.table import Row
from hotzone.core.values import Event

STAGES = ("", "acting", "rising", "over")
ENDINGS = ("undecided", "victory", "swept-away")
VERBS = {m.ROW: "row", m.TAKE: "take", m.PASS: "pass", m.SANDBAG: "sandbag", m.END: "end", m.RISE: "rise"}
# kind of event: its name and what its two numbers are
EVENTS: dict[int, tuple[str, str, str]] = {
    m.TURN: ("turn", "seat", "number"),
    m.ROWED: ("rowed", "seat", "place"),
    m.TAKEN: ("taken", "seat", "house"),
    m.PASSED: ("passed", "seat", "seat"),
    m.SANDBAGGED: ("sandbagged", "house", "number"),
    m.ROSE: ("rose", "house", "number"),
    m.SWEPT: ("swept", "house", "number"),
    m.DRIFTED: ("drifted", "seat", "place"),
    m.LANDED: ("landed", "seat", "number"),
    m.ENDED: ("ended", "result", ""),
    m.ROLLED: ("rolled", "house", ""),
}


def write_action(village: Village, action: int) -> str:
    """The text of an action: `row c3`, `take 1`, `pass 2`, `sandbag 1`, `end`, `rise 4`."""
    kind, target = action >> 8, action & 255
    return VERBS[kind] if kind == m.END else f"{VERBS[kind]} {village.names[target] if kind == m.ROW else target + 1}"


def read_action(village: Village, text: str) -> int:
    """The action of a text; raises BadText."""
    verb, _, word = text.strip().partition(" ")
    kind = next((kind for kind, name in VERBS.items() if name == verb), 0)
    if not kind:
        raise BadText("unknown-verb", f"there is no action '{verb[:20]}'; there are {', '.join(VERBS.values())}", 1, 1)
    if kind == m.ROW:
        return kind << 8 | village.read(word)
    if kind == m.END:
        if word:
            raise BadText("bad-number", "nothing comes after 'end'", 1, len(verb) + 2)
        return kind << 8
    most = m.BOATS if kind == m.PASS else HOUSES
    if not is_number(word) or not 1 <= int(word) <= most:
        raise BadText("bad-number", f"after '{verb}' comes a number from 1 to {most}, not '{word[:20]}'", 1, len(verb) + 2)
    return kind << 8 | int(word) - 1


def tell(village: Village, rows: Sequence[Row]) -> list[Event]:
    """Events in words, each with its rule."""
    told = []
    for kind, a, b, rule in rows:
        name, *forms = EVENTS[kind]
        words = [name, *(say(village, form, value) for form, value in zip(forms, (a, b), strict=True) if form)]
        told.append(Event(name, " ".join(words), m.RULES[rule], (kind, a, b, rule)))
    return told


def say(village: Village, form: str, value: int) -> str:
    """One number of an event in words."""
    if form == "place":
        return village.names[value]
    return ENDINGS[value] if form == "result" else str(value + (form in ("seat", "house")))


def replay_events(match: m.Match, rows: Iterable[Row]) -> None:
    """Make true what events say, without any rule."""
    for kind, a, b, _ in rows:
        if kind == m.TURN:
            match.seat, match.turn = a, b
        elif kind in (m.ROWED, m.DRIFTED):
            match.at[a] = b
        elif kind == m.TAKEN:
            match.people[b] -= 1
            match.aboard[a] += 1
        elif kind == m.PASSED:
            match.aboard[a] -= 1
            match.aboard[b] += 1
        elif kind in (m.SANDBAGGED, m.ROSE):
            match.water[a] = b
        elif kind == m.SWEPT:
            match.people[a] = 0
            match.lost += b
        elif kind == m.LANDED:
            match.aboard[a] = 0
            match.saved += b
        elif kind == m.ENDED:
            match.result = a


def draw(match: m.Match) -> list[str]:
    """The plan with the boats on it: A, B and C; two on one place are *."""
    village, signs = match.board, list(match.board.signs)
    for boat in range(match.options.crew):
        place = match.at[boat]
        signs[place] = "*" if signs[place] in ("A", "B", "C", "*") else "ABC"[boat]
    return ["".join(signs[i : i + village.width]) for i in range(0, len(signs), village.width)]


def write_position(match: m.Match) -> list[str]:
    """The lines of a position, below the two head lines that every game has."""
    lines = first_lines(match, STAGES, ("turn", "seat", "strokes", "dice", "saved", "lost"))
    lines += [f"house {i + 1} people {match.people[i]} water {match.water[i]}" for i in range(HOUSES)]
    lines += [f"boat {i + 1} at {match.board.names[match.at[i]]} aboard {match.aboard[i]}" for i in range(match.options.crew)]
    return [*lines, "plan", *draw(match)]


class Reader(LineReader):
    """Reads the lines of a position into a fresh match."""

    def __init__(self, match: m.Match, lines: list[str]) -> None:
        super().__init__(match, STAGES, lines)
        self.match = match

    def read(self) -> None:
        """Line by line down to the plan, which must show the same."""
        boats, houses = range(self.match.options.crew), range(HOUSES)
        plan = self.down_to_plan(["stage", "turn", *(f"house {i + 1}" for i in houses), *(f"boat {i + 1}" for i in boats)])
        for i, row in enumerate(draw(self.match)):
            if i >= len(plan) or plan[i] != row:
                raise BadText(
                    "plan-differs", f"the plan says other than the lines above: this row should be '{row}'", self.number + i + 1, 1
                )
        self.check()

    def line(self, words: list[str]) -> None:
        """One line, by its first word."""
        match, kind = self.match, words[0]
        name = " ".join(words[:2]) if kind in ("house", "boat") else kind
        self.once(name)
        self.seen.add(name)
        if kind == "stage":
            self.stage(words)
        elif kind == "turn" and words[::2] == ["turn", "seat", "strokes", "dice", "saved", "lost"] and len(words) == 12:
            match.turn, match.seat = self.number_at(words, 1, 30_000), self.number_at(words, 3, match.options.crew, 1) - 1
            match.strokes, match.dice = self.number_at(words, 5, match.board.strokes), self.number_at(words, 7, match.options.dice)
            match.saved, match.lost = (self.number_at(words, i, sum(match.board.people)) for i in (9, 11))
        elif kind == "house" and words[2::2] == ["people", "water"] and len(words) == 6:
            house = self.number_at(words, 1, HOUSES, 1) - 1
            match.people[house] = self.number_at(words, 3, match.board.people[house])
            match.water[house] = self.number_at(words, 5, match.board.stands)
        elif kind == "boat" and words[2::2] == ["at", "aboard"] and len(words) == 6:
            boat = self.number_at(words, 1, match.options.crew, 1) - 1
            match.at[boat] = self.place(words[3])
            match.aboard[boat] = self.number_at(words, 5, match.board.room)
        else:
            super().line(words)

    def number_at(self, words: list[str], i: int, most: int, least: int = 0) -> int:
        """A number within limits."""
        if not is_number(words[i]) or not least <= int(words[i]) <= most:
            raise self.fail("bad-number", f"'{words[i][:20]}' is no number from {least} to {most}", words[i])
        return int(words[i])

    def place(self, word: str) -> int:
        """A place by its name."""
        try:
            return self.match.board.read(word)
        except BadText as error:
            raise self.fail(error.code, error.text, word) from None

    def check(self) -> None:
        """Refuse what no match comes to: people who are nowhere, a boat in a tree, a wrong actor or end."""
        match = self.match
        everybody = sum(match.people) + sum(match.aboard) + match.saved + match.lost
        if everybody != sum(match.board.people):
            raise BadText("wrong-people", f"there are {sum(match.board.people)} people, not {everybody}", 4, 1)
        if not all(match.board.open(match.at[i]) for i in range(match.options.crew)):
            raise BadText("boat-in-tree", "a boat cannot lie in a tree top", 4, 1)
        actors = {m.ACTING: match.seat, m.RISING: -1, m.OVER: -2}
        if match.actor != actors[match.stage] or (match.stage == m.RISING) != (match.dice > 0):
            raise BadText(
                "bad-stage", "a boat acts, nature throws the dice that are left, nobody does anything after the end", 3, 1
            )
        if any(match.people[i] and match.water[i] >= match.board.stands for i in range(HOUSES)):
            raise BadText("house-gone", "nobody waits where the water took the house", 5, 1)
        stage, actor = match.stage, match.actor
        match.look_for_an_end()
        if match.stage != stage:
            match.stage, match.actor = stage, actor
            raise BadText("bad-stage", "so many saved or lost, the match is over", 3, 1)
