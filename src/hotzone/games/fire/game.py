"""The fire game as a plug-in: texts in, texts out. Board files come from whoever reads files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from hotzone.contract.shared.full_game import FullGame
from hotzone.core.values import Setup
from hotzone.games.fire.board.parser import read_plan
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model import notation
from hotzone.games.fire.model.plan import Plan
from hotzone.games.fire.model.specialists import ROLE_NAMES
from hotzone.games.fire.rules import acting, carrying, luck
from hotzone.games.fire.setup.editions import SWITCHES
from hotzone.games.fire.setup.settings import MORE_KEYS, PLAIN_KEYS, full_settings, read_setup
from hotzone.games.fire.text import events

if TYPE_CHECKING:
    from fractions import Fraction

    from hotzone.contract.same_luck import Likeness, TurnedUp
    from hotzone.contract.settings import Setting
    from hotzone.contract.terminal import Display
    from hotzone.contract.workshop import ConvertedBoard
    from hotzone.core.formats.fluent import Words


class Fire(FullGame[Match, Plan]):
    """A burning house, a crew, seven people to bring out."""

    package = __package__
    name = "fire"
    title = "Fire: the burning house"
    rules = 2  # raised when behaviour changes
    endings: tuple[str, ...] = events.RESULTS
    forms = events.FORMS
    victories: tuple[str, ...] = (events.RESULTS[w.VICTORY], events.RESULTS[w.PERFECT])
    setting_names: tuple[str, ...] = ("board", *PLAIN_KEYS, *MORE_KEYS, *SWITCHES)
    patterns = staticmethod(notation.patterns)
    odds_told = ("damage", "collapse", "poi", "firefighters", "error")

    def __init__(self, boards: Callable[[str], str], names: Sequence[str]) -> None:
        """`boards` gives the text of a board file by its name; the board for a first game comes first."""
        super().__init__(boards, sorted(names, key=lambda name: name != "base-front"))

    def read_plan(self, text: str) -> Plan:
        """Read a board file; raises BadText with line and column."""
        return read_plan(text)

    @property
    def board_forms(self) -> Mapping[str, str]:
        """Other forms of a building than the board file, by name: what it is, in a line."""
        found: Mapping[str, str] = self.room("board.other_forms").FORMS
        return found

    def board_form_of(self, text: str) -> str:
        """The form that a text is written in; empty for a board file and for anything else."""
        return str(self.room("board.other_forms").form_of(text))

    def board_from(self, form: str, text: str) -> ConvertedBoard:
        """The board file of a text in some form; raises BadText with line and column."""
        found: ConvertedBoard = self.room("board.other_forms").board_from(form, text)
        return found

    def board_as(self, form: str, text: str) -> ConvertedBoard:
        """A board file in some form; raises BadText for a file that is wrong, BadSetup for a board that the form cannot hold."""
        found: ConvertedBoard = self.room("board.other_forms").board_as(form, text)
        return found

    def make_board(self, seed: int, floors: int = 1) -> str:
        """A building by luck: the same for the same seed; raises BadSetup."""
        return str(self.room("board.generator").make_building(seed, floors))

    def blank_board(self, width: int, height: int, floors: int) -> str:
        """An empty building; raises BadSetup for a size that the dice do not know."""
        return str(self.room("board.blank").blank_building(width, height, floors))

    def settings(self) -> Sequence[Setting]:
        """What can be set, and how to ask for it."""
        from hotzone.games.fire.setup.choices import choices

        return choices(self.names)

    def setup(self, **settings: object) -> Setup:
        """Check settings and keep what differs from the defaults; raises BadSetup."""
        return read_setup(settings, self.plan)

    def bare(self, setup: Setup) -> Match:
        """A match before its first step: cards that were named and the printed set-up lie there."""
        order, match = full_settings(setup, self.plan), self.empty(setup)
        plan = match.plan
        for i, name in enumerate(order.roles):
            match.put("role", i, ROLE_NAMES.index(name))
        if order.setup == "printed":
            for cell in plan.fires:
                match.put("threat", cell, w.FIRE)
            match.markers -= len(plan.fires)
            for cell in plan.pois:
                carrying.add(match, w.HIDDEN, cell)
        return match

    def empty(self, setup: Setup) -> Match:
        """A match with nothing on its board."""
        plan = self.plan(setup.board)
        match = Match(plan.building, full_settings(setup, self.plan).options())
        match.plan = plan
        return match

    def seats(self, match: Match) -> int:
        """How many firefighters take turns."""
        return match.options.crew

    def odds(self, match: Match) -> list[tuple[int, Fraction]]:
        """Nature's actions and their chances."""
        from hotzone.games.fire.risk import nature_odds

        return nature_odds.odds(match)

    def face_down(self, match: Match) -> list[str]:
        """The points of interest that nobody has turned up."""
        slots = [slot for slot in range(w.SLOTS) if match.get("poi", slot) == w.HIDDEN]
        return [f"poi {match.plan.write_cell(match.get('poi_at', slot))}" for slot in slots]

    def turned_up(self, match: Match) -> TurnedUp | None:
        """The point of interest whose face nature is asked for, of all that the match began with."""
        if not luck.asks_face(match):
            return None
        from hotzone.contract.same_luck import TurnedUp

        return TurnedUp(f"poi {match.plan.write_cell(match.asked)}", (match.options.victim_count, match.options.alarm_count))

    def likeness(self, match: Match) -> Likeness:
        """Who acts where, the counters and everybody to be rescued must be the same; fire, smoke and the others nearly so."""
        from hotzone.contract.same_luck import Likeness

        cell = match.plan.write_cell
        lying = sorted((cell(match.get("poi_at", i)), match.get("poi", i)) for i in range(w.SLOTS) if match.get("poi", i))
        same = f"{match.seat} {cell(match.get('at', match.seat))} {match.rescued} {match.lost} {lying}"
        near = {cell(at): str(match.get("threat", at)) for at in match.plan.cells() if match.get("threat", at)}
        others = {f"seat {i}": cell(match.get("at", i)) for i in range(match.options.crew) if i != match.seat}
        return Likeness(same, near | others)

    def read(self, match: Match, text: str) -> int:
        """The action of a text; raises BadText."""
        return notation.read_action(match.plan, text)

    def write(self, match: Match, action: int) -> str:
        """The text of an action."""
        return notation.write_action(match.plan, action)

    def cost(self, match: Match, action: int) -> int:
        """The AP an action costs whoever pays for it."""
        return acting.price_of(match, action)

    def costs(self, match: Match, actions: list[int]) -> list[int]:
        """The same for many at once."""
        return match.costs(actions)

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
        from hotzone.games.fire.risk.report import risk

        return risk(match)

    def courses(self) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """What a crew is trained on, the easiest first."""
        from hotzone.games.fire.advice import curriculum

        return curriculum.courses()

    def is_measured(self, match: Match) -> bool:
        """Was the chance to win measured on matches like this?"""
        from hotzone.games.fire.advice import curriculum

        return curriculum.is_measured(match)

    def is_won(self, match: Match) -> bool:
        """Are enough people safe? A victory stands, however a crew that plays on fares (R-41)."""
        from hotzone.games.fire.rules import ending

        return bool(ending.is_won(match))

    def plan_reason(self, match: Match, plan: Sequence[int]) -> dict[str, object]:
        """What is to be said of a plan first."""
        from hotzone.games.fire.advice import choice_reasons

        return choice_reasons.plan_reason(match, plan)

    def choice_reason(self, match: Match, action: int) -> dict[str, object]:
        """Why a card or a place was chosen."""
        from hotzone.games.fire.advice import choice_reasons

        return choice_reasons.choice_reason(match, action)

    def chance_reason(self, match: Match, plan: Sequence[int]) -> str:
        """Why a plan asks nature before all else."""
        reason: str = self.explanations().chance_reason(plan)
        return reason

    def display(self, words: Words) -> Display[Match]:
        """Pictures and words for people at a terminal; imported when somebody looks."""
        from hotzone.games.fire.text.terminal import FireDisplay

        return FireDisplay(words)

    def log_line(self, match: Match, setup: Setup, number: int = 1) -> str:
        """The station log's line of a match (FIRE-LOG)."""
        from hotzone.games.fire.text import log_line

        return log_line.log_line(match, full_settings(setup, self.plan), number)
