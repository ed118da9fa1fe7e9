"""Reactor as a plug-in: texts in, texts out. Board files come from whoever reads files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hotzone.core import words as c
from hotzone.core.game import AdviceWords, BadSetup, BadText, Event, HotzoneError, Setup, Shown
from hotzone.core.record import Head, head_lines, read_head, split
from hotzone.core.table import Row
from hotzone.reactor import asking, events, geometry, notation, paths, position, retell, views
from hotzone.reactor import words as w
from hotzone.reactor.blueprint import read_plan
from hotzone.reactor.match import Match
from hotzone.reactor.plan import CHARACTERS, Plan
from hotzone.reactor.rules import luck
from hotzone.reactor.setup import BOARD, DATA, HEARTS, KEYS, MEMORY, MOST_PLAYERS, STARTS, THIRDS, order_of, read_setup

if TYPE_CHECKING:
    from fractions import Fraction


class Reactor:
    """A reactor out of hand, four characters, six assemblies to gather around one that still works."""

    name = "reactor"
    title = "Reactor: the active zone"
    rules = 1  # raised when behaviour changes
    endings: tuple[str, ...] = events.RESULTS
    victories: tuple[str, ...] = (events.RESULTS[w.VICTORY],)
    setting_names: tuple[str, ...] = ("board", *KEYS)
    look = "because-r-look"  # why a tile is opened first
    requests: Mapping[str, str] = asking.KINDS
    check_request = staticmethod(asking.check)
    moot = staticmethod(asking.moot)
    heeds = staticmethod(asking.heeds)

    def __init__(self, boards: Callable[[str], str], names: Sequence[str]) -> None:
        """`boards` gives the text of a board file by its name; `names` are those it has."""
        self.boards = boards
        self.names = tuple(names)
        self.plans: dict[str, Plan] = {}

    def plan(self, name: str) -> Plan:
        """A field by its name, read once."""
        if name not in self.plans:
            if name not in self.names:
                raise BadSetup("unknown-board", f"reactor has no board '{name}'; it has {', '.join(self.names)}")
            self.add_board(self.boards(name))
        return self.plans[name]

    def add_board(self, text: str) -> Plan:
        """Read a board file and keep its field under its own name."""
        plan = read_plan(text)
        self.plans[plan.name] = plan
        if plan.name not in self.names:
            self.names = (*self.names, plan.name)
        return plan

    def catalogue(self) -> Mapping[str, object]:
        """What can be chosen."""
        return {
            "game": self.name,
            "title": self.title,
            "rules_version": self.rules,
            "boards": [{"name": name, "title": self.plan(name).title} for name in self.names],
            "players": {"from": 1, "to": MOST_PLAYERS},
            "characters": list(CHARACTERS),
            "third": list(THIRDS),
            "hearts": list(HEARTS),
            "starts": list(STARTS),
            "memory": list(MEMORY),
            "switches": {"giving_up": ["no", "yes"], "pickup_own": ["no", "yes"], "broken_sign": ["red", "black"]},
            "numbers": list(DATA),
        }

    def samples(self) -> Sequence[Mapping[str, object]]:
        """Set-ups that show all there is."""
        return [
            {},
            {"hearts": 3},
            {"players": 1, "hearts": 2, "memory": "hidden", "giving_up": "yes"},
            {"players": 2, "cast": "dealt", "starts": "choose", "hearts": 2},
            {"players": 3, "hearts": 2, "pickup_own": "yes"},
            {"players": 3, "third": "doctor", "cast": "dealt", "broken_sign": "black"},
            {"players": 2, "cast": "1,1,2,2", "fuel_cards": 2, "control_cards": 2, "hearts": 3},
            {"yellow": 2, "red": 4, "hearts": 3, "starts": "choose"},
        ]

    def courses(self) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """What a crew is trained on: the first course has all hearts, mostly four characters."""
        hearts: list[Mapping[str, object]] = [{"hearts": 3}, {"hearts": 1}, {"hearts": 2}, {"hearts": 3}, {"hearts": 1}]
        thirds: list[Mapping[str, object]] = [{"hearts": 3, "players": 3}, {"hearts": 1, "players": 3, "third": "doctor"}]
        return {"hearts": [*hearts, *thirds], "four": hearts, "three": thirds}

    def setup(self, **settings: object) -> Setup:
        """Check settings and keep what differs from the defaults; raises BadSetup."""
        plan = self.plan(str(settings.get("board") or BOARD))
        return read_setup(plan, settings)

    def new(self, setup: Setup) -> Match:
        """A match at its first decision."""
        match = self.bare(setup)
        match.begin()
        return match

    def bare(self, setup: Setup) -> Match:
        """A match before its first step: all tiles face down, nobody placed."""
        plan = self.plan(setup.board)
        match = Match(plan.field, order_of(plan, setup).options())
        match.plan = plan
        return match

    def seats(self, match: Match) -> int:
        """How many characters take turns; `player` in a view says who has which (REACTOR-PLAYERS-05)."""
        return match.options.crew

    def odds(self, match: Match) -> list[tuple[int, Fraction]]:
        """Nature's actions and their chances."""
        from fractions import Fraction

        if match.actor != c.NATURE:
            return []
        total = luck.total(match)
        return [(action, Fraction(luck.weight(match, action), total)) for action in match.legal()]

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
        """The steps an action takes."""
        return views.steps_of(action)

    def tell(self, match: Match, rows: Sequence[Row]) -> list[Event]:
        """Events in words."""
        return events.tell(match.plan, rows)

    def position(self, match: Match, setup: Setup) -> str:
        """Everything on the table as text."""
        head = head_lines(Head("position", self.name, self.rules, setup))
        return "\n".join([*head, *position.write_position(match.plan, match)]) + "\n"

    def parse(self, text: str) -> tuple[Setup, Match]:
        """A match from the text of a position; raises BadText with line and column."""
        lines = split(text, "position")
        head = read_head(lines, "position")
        if head.game != self.name or head.rules != self.rules:
            raise BadText("other-rules", f"this is a position of {head.game} {head.rules}, not of {self.name} {self.rules}", 2, 1)
        try:
            setup = self.setup(board=head.setup.board, **dict(head.setup.settings))
            match = self.bare(setup)
        except HotzoneError as error:
            raise BadText(error.code, error.text, 2, 1, error.rule) from None
        position.Reader(match.plan, match, lines[2:], 3).read()
        return setup, match

    def view(self, match: Match, seat: int | None) -> Mapping[str, object]:
        """What a page draws; Reactor has no secrets between the seats, so every seat sees the same."""
        return views.view(match)

    def board(self, name: str) -> Mapping[str, object]:
        """What of a field never changes."""
        return geometry.geometry(self.plan(name))

    def paths(self, match: Match) -> Mapping[str, object]:
        """Where the active character can go this turn, with the steps and the dose of each way."""
        return paths.paths(match)

    def risk(self, match: Match) -> dict[str, Any]:
        """Exact chances of the next reactor phase."""
        from hotzone.reactor.risk import risk

        return risk(match)

    def in_turn(self, match: Match, seat: int) -> Match | None:
        """The table as if this seat's action phase began now."""
        from hotzone.reactor import advice

        return advice.in_turn(match, seat)

    def gist(self, match: Match, plan: Sequence[int]) -> dict[str, object]:
        """What a plan is about: a code and a cell."""
        from hotzone.reactor import advice

        return advice.gist(match, plan)

    def weigh(self, best: Match, other: Match) -> list[dict[str, object]]:
        """Where two ends of a turn differ, in exact units."""
        from hotzone.reactor import advice

        return advice.weigh(best, other)

    def advice_words(self) -> AdviceWords:
        """Nudges and reasons in English, for a terminal."""
        from hotzone.reactor import advice

        return advice

    def question(self, match: Match) -> str:
        """What nature is asked for."""
        return position.STAGES[match.stage]

    def event_forms(self) -> Mapping[str, Sequence[str]]:
        """What the words of each kind of event are."""
        return {name: [form for form in forms if form] for name, *forms in events.FORMS.values()}

    def retell(self, match: Match, rows: Sequence[Row]) -> None:
        """Make true what events say, without any rule."""
        retell.retell(match, rows)

    def log_line(self, match: Match, setup: Setup, number: int = 1) -> str:
        """The station log's line of a match."""
        return f"{number} characters {match.options.crew} field {setup.board} dial {match.dial} hearts {match.hearts}"

    def result(self, match: Match) -> Mapping[str, int | str]:
        """How it stands or ended."""
        return {
            "ending": events.RESULTS[match.result],
            "won": int(match.result == w.VICTORY),
            "dial": match.dial,
            "hearts": match.hearts,
            "alive": sum(1 for seat in range(match.options.crew) if match.get("at", seat) != c.NOWHERE),
            "turns": match.turn,
        }

    def shown(self) -> Shown[Match]:
        """Pictures and words for people at a terminal; imported when somebody looks."""
        from hotzone.reactor import looking

        return looking
