"""Reactor as a plug-in: texts in, texts out. Board files come from whoever reads files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hotzone.contract.same_luck import Likeness, TurnedUp
from hotzone.contract.shared.full_game import FullGame
from hotzone.contract.terminal import Display
from hotzone.core import constants as c
from hotzone.core.formats.fluent import Words
from hotzone.core.values import Setup
from hotzone.games.reactor.board.parser import read_plan
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model import notation
from hotzone.games.reactor.model.plan import Plan
from hotzone.games.reactor.page import view
from hotzone.games.reactor.rules import luck, tiles
from hotzone.games.reactor.setup import (
    BOARD,
    KEYS,
    choices,
    full_settings,
    read_setup,
)
from hotzone.games.reactor.text import events

if TYPE_CHECKING:
    from fractions import Fraction

    from hotzone.contract.settings import Setting


class Reactor(FullGame[Match, Plan]):
    """A reactor out of hand, four characters, six assemblies to gather around one that still works."""

    package = __package__
    name = "reactor"
    title = "Reactor: the active zone"
    rules = 2  # raised when behaviour changes
    endings: tuple[str, ...] = events.RESULTS
    forms = events.FORMS
    victories: tuple[str, ...] = (events.RESULTS[w.VICTORY],)
    setting_names: tuple[str, ...] = ("board", *KEYS)
    odds_told = ("hearts", "defeat", "heroes", "error")

    def read_plan(self, text: str) -> Plan:
        """Read a board file; raises BadText with line and column."""
        return read_plan(text)

    def blank_board(self, width: int, height: int, floors: int) -> str:
        """The text of an empty field; raises BadSetup for another size."""
        return str(self.room("board.blank").blank_field(self.boards(BOARD), width, height, floors))

    def courses(self) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """What a crew is trained on: the first course has all hearts, mostly four characters."""
        hearts: list[Mapping[str, object]] = [{"hearts": 3}, {"hearts": 1}, {"hearts": 2}, {"hearts": 3}, {"hearts": 1}]
        thirds: list[Mapping[str, object]] = [{"hearts": 3, "players": 3}, {"hearts": 1, "players": 3, "third": "doctor"}]
        return {"hearts": [*hearts, *thirds], "four": hearts, "three": thirds}

    def settings(self) -> Sequence[Setting]:
        """What can be set, and how to ask for it."""
        return choices(self.names)

    def setup(self, **settings: object) -> Setup:
        """Check settings and keep what differs from the defaults; raises BadSetup."""
        plan = self.plan(str(settings.get("board") or BOARD))
        return read_setup(plan, settings)

    def bare(self, setup: Setup) -> Match:
        """A match before its first step: all tiles face down, nobody placed."""
        plan = self.plan(setup.board)
        match = Match(plan.field, full_settings(plan, setup).options())
        match.plan = plan
        return match

    empty = bare  # nothing lies there but tiles

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

    def face_down(self, match: Match) -> list[str]:
        """The tiles whose sign nobody has seen."""
        cells = [(cell, match.get("tile", cell)) for cell in range(match.board.tile_count)]
        return [self.tile_name(match, cell) for cell, tile in cells if tile and not tile & w.SIGN]

    def tile_name(self, match: Match, cell: int) -> str:
        """A tile by its kind and its cell."""
        return f"{'suz' if match.get('tile', cell) & w.SUZ else 'tvs'} {match.plan.names[cell]}"

    def turned_up(self, match: Match) -> TurnedUp | None:
        """The tile whose sign nature is asked for, of all that the match began with."""
        if not match.asked:
            return None
        cell = match.asked - 1
        first = tiles.faces(match, cell)
        return TurnedUp(self.tile_name(match, cell), [match.options.get("tiles", first + face) for face in (0, 1)])

    def likeness(self, match: Match) -> Likeness:
        """Who acts where, and the hearts, must be the same; tiles and the other characters nearly so."""
        same = f"{match.seat} {match.get('at', match.seat)} {match.hearts}"
        tiles_now = {match.plan.names[cell]: match.get("tile", cell) for cell in range(match.board.tile_count)}
        near = {name: str(tile) for name, tile in tiles_now.items() if not tile or tile & (w.UP | w.SIGN)}
        others = {f"seat {i}": str(match.get("at", i)) for i in range(match.options.crew) if i != match.seat}
        return Likeness(same, near | others)

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
        return view.steps_of(action)

    def is_measured(self, match: Match) -> bool:
        """Was the chance to win measured on matches like this: on the field that ships?"""
        return match.plan.name == "reactor"

    def risk(self, match: Match) -> dict[str, Any]:
        """Exact chances of the next reactor phase."""
        from hotzone.games.reactor.risk import risk

        return risk(match)

    def chance_reason(self, match: Match, plan: Sequence[int]) -> str:
        """Why a plan asks nature before all else: a tile is opened first."""
        return "because-r-look"

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

    def display(self, words: Words) -> Display[Match]:
        """Pictures and words for people at a terminal; imported when somebody looks."""
        from hotzone.games.reactor.text.terminal import ReactorDisplay

        return ReactorDisplay(words)
