"""The fire game as a plug-in: texts in, texts out. Board files come from whoever reads files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hotzone.core import words as c
from hotzone.core.game import AdviceWords, BadSetup, Event, Setup, Shown
from hotzone.core.table import Row
from hotzone.fire import asking, events, geometry, notation, paths, position, retell, views
from hotzone.fire import words as w
from hotzone.fire.blueprint import read_plan
from hotzone.fire.courses import courses
from hotzone.fire.crew import ROLE_NAMES
from hotzone.fire.editions import SWITCHES
from hotzone.fire.match import Match
from hotzone.fire.notation import actor_of
from hotzone.fire.plan import Plan
from hotzone.fire.rules import acting, carrying, luck
from hotzone.fire.setup import MORE_KEYS, PLAIN_KEYS, order_of, read_setup

if TYPE_CHECKING:
    from fractions import Fraction


class Fire:
    """A burning house, a crew, seven people to bring out."""

    name = "fire"
    title = "Fire: the burning house"
    rules = 1  # raised when behaviour changes
    endings: tuple[str, ...] = events.RESULTS
    victories: tuple[str, ...] = (events.RESULTS[w.VICTORY], events.RESULTS[w.PERFECT])
    setting_names: tuple[str, ...] = ("board", *PLAIN_KEYS, *MORE_KEYS, *SWITCHES)
    requests: Mapping[str, str] = asking.KINDS

    def __init__(self, boards: Callable[[str], str], names: Sequence[str]) -> None:
        """`boards` gives the text of a board file by its name; `names` are those it has."""
        self.boards = boards
        self.names = tuple(names)
        self.plans: dict[str, Plan] = {}

    def plan(self, name: str) -> Plan:
        """A building by its name, read once."""
        if name not in self.plans:
            if name not in self.names:
                raise BadSetup("unknown-board", f"fire has no board '{name}'; it has {', '.join(self.names)}")
            self.add_board(self.boards(name))
        return self.plans[name]

    def add_board(self, text: str) -> Plan:
        """Read a board file and keep its building under its own name."""
        plan = read_plan(text)
        self.plans[plan.name] = plan
        if plan.name not in self.names:
            self.names = (*self.names, plan.name)
        return plan

    def catalogue(self) -> Mapping[str, object]:
        """What can be chosen."""
        from hotzone.fire import catalogue

        return catalogue.catalogue(self)

    def samples(self) -> Sequence[Mapping[str, object]]:
        """Set-ups that show all there is."""
        from hotzone.fire import catalogue

        return catalogue.samples(self.names)

    def courses(self) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """What a crew is trained on."""
        return courses()

    def setup(self, **settings: object) -> Setup:
        """Check settings and keep what differs from the defaults; raises BadSetup."""
        return read_setup(settings, self.plan)

    def new(self, setup: Setup) -> Match:
        """A match at its first decision."""
        match = self.bare(setup)
        match.begin()
        return match

    def bare(self, setup: Setup) -> Match:
        """A match before its first step: cards that were named and the printed set-up lie there."""
        order, plan = order_of(setup, self.plan), self.plan(setup.board)
        match = Match(plan.building, order.options())
        match.plan = plan
        for i, name in enumerate(order.roles):
            match.put("role", i, ROLE_NAMES.index(name))
        if order.setup == "printed":
            for cell in plan.fires:
                match.put("threat", cell, w.FIRE)
            match.markers -= len(plan.fires)
            for cell in plan.pois:
                carrying.add(match, w.HIDDEN, cell)
        return match

    def seats(self, match: Match) -> int:
        """How many firefighters take turns."""
        return match.options.crew

    def odds(self, match: Match) -> list[tuple[int, Fraction]]:
        """Nature's actions and their chances."""
        from fractions import Fraction

        if match.actor != c.NATURE:
            return []
        if luck.asks_face(match):
            both = match.victims + match.alarms
            faces = ((w.FACE_VICTIM, match.victims), (w.FACE_ALARM, match.alarms))
            return [(w.FACE << 8 | face, Fraction(many, both)) for face, many in faces]
        actions = match.legal()
        return [(action, Fraction(1, len(actions))) for action in actions]

    def read(self, match: Match, text: str) -> int:
        """The action of a text; raises BadText."""
        return notation.read_action(match.plan, text)

    def write(self, match: Match, action: int) -> str:
        """The text of an action."""
        return notation.write_action(match.plan, action)

    def patterns(self) -> Mapping[str, str]:
        """What the text of every action of a seat looks like."""
        return notation.patterns()

    def cost(self, match: Match, action: int) -> int:
        """The AP an action costs whoever pays for it."""
        return acting.price(match, actor_of(match, action), action >> 8 & 255, action & 255)

    def tell(self, match: Match, rows: Sequence[Row]) -> list[Event]:
        """Events in words."""
        return events.tell(match.plan, rows)

    def position(self, match: Match, setup: Setup) -> str:
        """Everything on the table as text."""
        from hotzone.fire import positionfile

        return positionfile.write(self, match, setup)

    def parse(self, text: str) -> tuple[Setup, Match]:
        """A match from the text of a position; raises BadText with line and column."""
        from hotzone.fire import positionfile

        return positionfile.read(self, text)

    def view(self, match: Match, seat: int | None) -> Mapping[str, object]:
        """What a page draws; the fire game has no secrets, so every seat sees the same."""
        return views.view(match)

    def board(self, name: str) -> Mapping[str, object]:
        """What of a building never changes."""
        return geometry.geometry(self.plan(name))

    def paths(self, match: Match) -> Mapping[str, object]:
        """Where the active firefighter can go in this turn."""
        return paths.paths(match)

    def question(self, match: Match) -> str:
        """What nature is asked for."""
        return position.STAGES[match.stage]

    def event_forms(self) -> Mapping[str, Sequence[str]]:
        """What the words of each kind of event are."""
        return {name: [form for form in forms if form] for name, *forms in events.FORMS.values()}

    def retell(self, match: Match, rows: Sequence[Row]) -> None:
        """Make true what events say, without any rule."""
        retell.retell(match, rows)

    def result(self, match: Match) -> Mapping[str, int | str]:
        """How it stands or ended."""
        return {
            "ending": events.RESULTS[match.result],
            "won": int(match.result in (w.VICTORY, w.PERFECT)),
            "rescued": match.rescued,
            "lost": match.lost,
            "damage": match.damage,
            "turns": match.turn,
        }

    def risk(self, match: Match) -> dict[str, object]:
        """The chances of the next fire phase."""
        from hotzone.fire.risk import risk

        return risk(match)

    def in_turn(self, match: Match, seat: int) -> Match | None:
        """The table as if this seat's turn began now."""
        from hotzone.fire import advice

        return advice.in_turn(match, seat)

    def gist(self, match: Match, plan: Sequence[int]) -> dict[str, object]:
        """What a plan is about: a code and a place."""
        from hotzone.fire import advice

        return advice.gist(match, plan)

    def weigh(self, best: Match, other: Match) -> list[dict[str, object]]:
        """Where two ends of a turn differ, in exact units."""
        from hotzone.fire import advice

        return advice.weigh(best, other)

    def check_request(self, match: Match, request: Mapping[str, Any]) -> None:
        """Raises BadText where a request makes no sense on this table."""
        asking.check(match, request)

    def moot(self, match: Match, request: Mapping[str, Any], seat: int) -> bool:
        """Is a request done or void already?"""
        return asking.moot(match, request, seat)

    def heeds(self, before: Match, after: Match, request: Mapping[str, Any], seat: int) -> bool:
        """Does an end of a seat's turn honour a request?"""
        return asking.heeds(before, after, request, seat)

    def advice_words(self) -> AdviceWords:
        """Nudges and reasons in English, for a terminal."""
        from hotzone.fire import advice

        return advice

    def picture(self, match: Match) -> list[str]:
        """The drawn plan with its headings, for a terminal."""
        return self.shown().picture(match)

    def shown(self) -> Shown[Match]:
        """Pictures and words for people at a terminal; imported when somebody looks."""
        from hotzone.fire import looking

        return looking

    def log_line(self, match: Match, setup: Setup, number: int = 1) -> str:
        """The station log's line of a match (FIRE-LOG)."""
        order = order_of(setup, self.plan)
        building = {"base-front": "A", "base-back": "B"}.get(setup.board, setup.board)  # FIRE-LOG-02
        level = order.level or "family"  # FIRE-LOG-04
        people = f"players {order.players} firefighters {order.crew}"
        return f"{number} {people} level {level} building {building} rescued {match.rescued} lost {match.lost}"
