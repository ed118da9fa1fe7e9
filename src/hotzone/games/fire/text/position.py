"""A position as text: who must decide, the counters, the people and the drawn plan. Every state can be written and read."""

from __future__ import annotations

from hotzone.contract.shared.position_file import TOP, LineReader, first_lines
from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.core.formats.fields import in_line, numbers
from hotzone.core.formats.record import is_number
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.fields import STATE
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.rules import carrying
from hotzone.games.fire.text import validation
from hotzone.games.fire.text.drawing import damage_drawn, draw, read_drawing
from hotzone.games.fire.text.event_replay import ladders_on_engine

STAGES = (
    *("", "exploding", "spreading-hazmats", "hiding", "crewing", "heating", "placing", "parking", "acting", "revealing", "riding"),
    *("gunning", "rerolling", "won", "advancing", "detonating", "knocking", "losing", "detonating-late", "replenishing", "meeting"),
    *("collapsing", "over"),
)
SEEN = in_line(STATE, "turn", "turn")  # always written
COUNTED = in_line(STATE, "rescued", "rescued", "lost")
INNER = in_line(STATE, "pending")  # written where they are not 0: what a question is about
HIGHEST = {number.name: number.most for number in numbers(STATE)}
EXTRA = in_line(STATE, "alone")  # lines of the expansions
FIGURE_WORDS = {name: "ladder" if name == "holds" else name for name in in_line(STATE, "firefighter")}  # after a firefighter's card
POI_WORDS = {w.HIDDEN: "poi", w.VICTIM: "victim", w.TREATED: "treated"}


def write_position(plan: Plan, match: Match) -> list[str]:
    """The lines of a position, below the two head lines that every game has."""
    lines = first_lines(match, STAGES, SEEN)
    lines.append(" ".join(f"{name} {getattr(match, name)}" for name in COUNTED))
    inner = " ".join(f"{name} {getattr(match, name)}" for name in INNER if getattr(match, name))
    if inner:
        lines.append(f"pending {inner}")
    for vehicle, place in (("engine", match.engine), ("ambulance", match.ambulance)):
        if place >= 0:
            lines.append(f"{vehicle} {plan.write_cell(plan.building.get(vehicle, 2 * place))}")
    for i in range(match.options.crew):
        at = match.get("at", i)
        where = "-" if at == c.NOWHERE else plan.write_cell(at)
        more = "".join(f" {word}" for name, word in FIGURE_WORDS.items() if getattr(match, name) >> i & 1)
        lines.append(f"firefighter {i + 1} at {where} saved {match.get('saved', i)} card {ROLE_NAMES[match.get('role', i)]}{more}")
    for slot in range(w.SLOTS):
        if match.get("poi", slot):
            lines.append(f"{POI_WORDS[match.get('poi', slot)]} {plan.write_cell(match.get('poi_at', slot))}")
    for cell in plan.cells():
        if match.get("hazmat", cell) > 1:
            lines.append(f"hazmats {plan.write_cell(cell)} {match.get('hazmat', cell)}")
        if match.get("ladder", cell):
            lines.append(f"ladders {plan.write_cell(cell)} {match.get('ladder', cell)}")
    lines += [f"{name} {getattr(match, name)}" for name in EXTRA if getattr(match, name)]
    return [*lines, "plan", *draw(plan, match)]


class Reader(LineReader):
    """Reads the lines of a position into a fresh match."""

    def __init__(self, plan: Plan, match: Match, lines: list[str]) -> None:
        super().__init__(match, STAGES, lines)
        self.plan = plan
        self.match = match
        self.hazmats: list[tuple[int, int, int]] = []

    def read(self) -> None:
        """Line by line down to the plan, then the plan, then see whether all fits."""
        rest = self.down_to_plan(["stage", "turn", "rescued", *(f"firefighter {i + 1}" for i in range(self.match.options.crew))])
        while rest and not rest[-1] and len(rest) > 2 * self.plan.rows + 3:
            rest.pop()
        read_drawing(self.plan, self.match, rest + [""] * (2 * self.plan.rows + 3 - len(rest)), self.number + 1)
        for number, cell, many in self.hazmats:
            self.number = number
            if not self.match.get("hazmat", cell):
                raise self.fail("hazmat-mismatch", "the plan draws no hazmat there")
            self.match.put("hazmat", cell, many)
        self.number = TOP
        self.check()

    def line(self, words: list[str]) -> None:
        """One line, by its first word."""
        match, first = self.match, words[0]
        name = " ".join(words[:2]) if first == "firefighter" else first
        if first not in ("poi", "victim", "treated", "hazmats", "ladders"):
            self.once(name)
        self.seen.add(name)
        if first == "stage":
            self.stage(words)
        elif first in ("turn", "rescued", "pending"):
            self.numbers(words[1:] if first == "pending" else words, {"turn": SEEN, "rescued": COUNTED, "pending": INNER}[first])
        elif first in ("engine", "ambulance") and len(words) == 2:
            cell = self.cell(words[1])
            places = match.board.engine_places if first == "engine" else match.board.ambulance_places
            found = [i for i in range(places) if match.board.get(first, 2 * i) == cell]
            if not found:
                raise self.fail("bad-place", f"no place of the {first} begins at {words[1]}", words[1])
            setattr(match, first, found[0])
        elif first == "firefighter":
            self.firefighter(words)
        elif first in POI_WORDS.values() and len(words) == 2:
            if match.get("poi", w.SLOTS - 1):
                raise self.fail("too-many-poi", f"there are never more than {w.SLOTS} POI and victims on the board")
            carrying.add(match, next(k for k, v in POI_WORDS.items() if v == first), self.cell(words[1]))
        elif first == "hazmats" and len(words) == 3 and words[2] in ("2", "3", "4", "5", "6", str(w.FALSE_HAZMAT + 1)):
            self.hazmats.append((self.number, self.cell(words[1]), int(words[2])))
        elif first == "ladders" and len(words) == 3 and self.is_ladder(words):
            match.put("ladder", self.cell(words[1]), int(words[2]))
        elif first in EXTRA and len(words) == 2 and is_number(words[1]) and int(words[1]) <= HIGHEST[first]:
            setattr(match, first, int(words[1]))
        else:
            super().line(words)

    def is_ladder(self, words: list[str]) -> bool:
        """Can so many ladders lie and stand on that space?"""
        cell, board = self.cell(words[1]), self.match.board
        if not board.ladders or board.get("floor", cell) or not is_number(words[2]):
            return False
        stands = int(words[2]) >= w.RAISED
        return 0 < int(words[2]) < 2 * w.RAISED and (not stands or board.get("next", cell * c.SIDES + w.LADDER) != c.NOWHERE)

    def cell(self, word: str) -> int:
        """A space named in a line."""
        try:
            return self.plan.read_cell(word)
        except BadText as error:
            raise self.fail(error.code, error.text, word) from None

    def numbers(self, words: list[str], names: tuple[str, ...]) -> None:
        """Read `turn 14 seat 2 ap 5 …`: names and values in turn."""
        for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
            highest = self.match.options.crew if name == "seat" else HIGHEST.get(name, 15)
            if name not in names or not is_number(value) or not int(name == "seat") <= int(value) <= highest:
                raise self.fail("bad-number", f"'{name} {value}': known are {', '.join(names)}, here from 0 to {highest}", name)
            setattr(self.match, name, int(value) - (name == "seat"))

    def firefighter(self, words: list[str]) -> None:
        """Read `firefighter 1 at 0,5 saved 4 card cafs`."""
        crew = [str(i + 1) for i in range(self.match.options.crew)]
        more, words = words[8:], words[:8]
        fits = len(words) == 8 and words[1] in crew and words[2::2] == ["at", "saved", "card"]
        fits = fits and more == [word for word in FIGURE_WORDS.values() if word in more]
        if not fits or words[5] not in tuple("01234") or words[7] not in ROLE_NAMES:
            raise self.fail("bad-firefighter", "write 'firefighter N at SPACE saved 0 to 4 card CARD'")
        i = int(words[1]) - 1
        self.match.put("at", i, c.NOWHERE if words[3] == "-" else self.cell(words[3]))
        self.match.put("saved", i, int(words[5]))
        self.match.put("role", i, ROLE_NAMES.index(words[7]))
        for name, word in FIGURE_WORDS.items():
            setattr(self.match, name, getattr(self.match, name) | (word in more) << i)

    def check(self) -> None:
        """Refuse a table that no match could have brought about in these points, so that the rules can trust it."""
        s = self.match
        threats = sum(1 for cell in self.plan.cells() if s.get("threat", cell))
        people = sum(1 for slot in range(w.SLOTS) if s.get("poi", slot) >= w.VICTIM)
        hidden = sum(1 for slot in range(w.SLOTS) if s.get("poi", slot) == w.HIDDEN)
        s.markers = s.options.threat_markers - threats - s.signs
        s.ladders = ladders_on_engine(s)
        if s.ladders < 0 or (s.lying and not s.options.friend) or (s.evidence and not s.options.arson):
            raise self.fail("too-much", "there are not so many ladders, or nobody lies and nothing is evidence in this match")
        if s.markers < 0:
            raise self.fail("too-many-threats", f"there are only {s.options.threat_markers} threat markers", "")
        if s.damage != damage_drawn(self.plan, s):
            raise self.fail(
                "damage-mismatch", f"the plan shows {damage_drawn(self.plan, s)} damage markers, the line says {s.damage}"
            )
        most, alarms = s.options.victim_count, s.options.alarm_count
        if s.rescued + s.lost + s.victims + people > most or s.alarms > alarms or hidden > s.victims + s.alarms:
            raise self.fail("too-many-people", f"there are {most} victims and {alarms} false alarms in play")
        cards = [s.get("role", i) for i in range(s.options.crew)]
        held = [card for card in cards if card]
        if len(set(held)) < len(held) or any(not s.options.deck >> card & 1 for card in held):
            raise self.fail("bad-cards", "each card lies once at most, and only cards of this match do")
        if s.stage >= w.ACTING:
            if any(s.get("at", i) == c.NOWHERE for i in range(s.options.crew)):
                raise self.fail("not-placed", "every firefighter stands on the board once the match has begun")
            if s.options.vehicles and (s.engine < 0 or (s.ambulance < 0 and s.board.ambulance_places)):
                raise self.fail("not-parked", "both vehicles are parked once the match has begun")
        found = validation.flaw(s)
        if found:
            raise self.fail("impossible", f"no match comes to this table: {found}")
        self.check_question()

    def check_question(self) -> None:
        """The question must be one that the rules ask here: asked again, they must change nothing."""
        again = self.match.clone()
        if again.stage != w.OVER:
            again.begin()
        over = again.stage == w.OVER
        if again.snapshot() != self.match.snapshot() or over != (again.actor == c.NOBODY) or (not over and not again.legal()):
            raise self.fail("no-question", "the rules do not ask this here: stage, actor and pending do not fit the table")
