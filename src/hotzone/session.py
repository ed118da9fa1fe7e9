"""A match to play at the prompt: actions as texts, dice dealt from a seed or written down, undo, record, position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.contract.game import CostLister, Game, Match
from hotzone.contract.shared.position_file import body_of, brought_text, first_table
from hotzone.contract.shared.set_table import SET, set_table
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadText, HotzoneError, Illegal
from hotzone.core.formats.actors import actor_name
from hotzone.core.formats.record import Head, Record, digest_of, read_head, read_record, split, write_record
from hotzone.core.values import Event, Setup


class Action(str):
    """A legal action: its text, with what it costs and its number inside the game."""

    cost: int
    code: int

    def __new__(cls, text: str, cost: int, code: int) -> Action:
        """A text that knows its cost and its number."""
        action = super().__new__(cls, text)
        action.cost = cost
        action.code = code
        return action


listed = lru_cache(1 << 15)(Action)  # the same few are listed again and again
INT = 1 << 31
Known = dict[tuple[int, int], Action]  # by number and cost


@lru_cache(256)
def known_actions(game: str, plan: object) -> Known:
    """The actions that were ever listed on a board, where the words of an action are always the same."""
    return {}


@lru_cache(64)
def cost_lister(game: Game[Any]) -> Callable[[Any, list[int]], list[int]] | None:
    """How a game tells many costs at once, if it does."""
    return game.costs if isinstance(game, CostLister) else None


@lru_cache(256)
def first_match(game: Game[Any], settings: tuple[tuple[str, type, Any], ...]) -> tuple[Setup, Any]:
    """A set-up and a match at its first decision, to be cloned: working it out takes as long as fifty actions."""
    setup = game.setup(**{name: value for name, _, value in settings})
    return setup, game.new(setup)


class SessionEntry(NamedTuple):
    """One played action, with the table as it was before."""

    actor: int
    text: str
    before: bytes
    luck: int


class Session:
    """A match and its history. `dealer=False`: nature's actions are played like everybody's."""

    def __init__(self, game: Game[Any], setup: Setup, match: Match, seed: int | None = None, dealer: bool = True) -> None:
        self.game = game
        self.setup = setup
        self.match = match
        self.dealer = dealer
        self.dice = Dice(fresh_seed() if seed is None else seed)
        self.events: list[Event] = []  # of the last action, and of nature's that followed
        self.entries: list[SessionEntry] = []
        self.undone: list[list[SessionEntry]] = []
        self.from_start = True
        self.start: tuple[str, ...] = ()  # the position that a record begins with; none: its set-up
        self._deal()

    # --- copying

    def copy(self) -> Session:
        """An independent session that stands where this one does, with the same luck to come."""
        from copy import copy

        other = copy(self)
        other.match = self.match.clone()
        other.dice = Dice(0)
        other.dice.state = self.dice.state
        other.events, other.entries, other.undone = self.events[:], self.entries[:], [part[:] for part in self.undone]
        return other

    def __deepcopy__(self, memo: object) -> Session:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": self.game.name, "dice": self.dice.state}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game, self.dice = registry.game(state["game"]), Dice(0)
        self.dice.state = state["dice"]

    # --- looking

    def __repr__(self) -> str:
        waits = "over" if self.over else f"waits for {self.actor}"
        return f"<Session of {self.game.name} ({self.setup}), {len(self.entries)} actions, {waits}>"

    def __str__(self) -> str:
        from hotzone.contract.terminal import display  # what only some people look at is read when they do
        from hotzone.languages import words

        own = display(self.game, self.setup, words("en", self.game.name))
        return "\n".join(line.rstrip() for line in [*own.picture(self.match), *own.status(self.match)])

    def _repr_svg_(self) -> str:
        """The table as a picture, which notebooks show."""
        from hotzone.contract.picture import picture_of, svg

        return svg(picture_of(self.game, self.setup, self.match))

    @property
    def actor(self) -> int | str:
        """Who must decide: a seat's number from 1, 'nature' or 'nobody'."""
        return actor_name(self.match.actor)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.match.actor == c.NOBODY

    def legal(self) -> list[Action]:
        """What may be played now, in a fixed order."""
        match: Any = self.match
        game: Any = self.game
        codes, costs_of = match.legal(), cost_lister(game)
        if costs_of is None:
            return self._list(codes, [self.game.cost(match, code) for code in codes])
        costs, known = costs_of(match, codes), known_actions(self.game.name, match.plan)
        try:
            return list(map(known.__getitem__, zip(codes, costs, strict=True)))
        except KeyError:
            actions = self._list(codes, costs)
            known.update(zip(zip(codes, costs, strict=True), actions, strict=True))
            return actions

    def _list(self, codes: Sequence[int], costs: Sequence[int]) -> list[Action]:
        return [listed(self.game.write(self.match, code), cost, code) for code, cost in zip(codes, costs, strict=True)]

    def position(self) -> str:
        """The whole table as text; `hotzone.load` reads it back."""
        return self.game.position(self.match, self.setup)

    def view(self) -> dict[str, Any]:
        """The whole table as plain data."""
        return dict(self.game.view(self.match, None))

    def result(self) -> dict[str, int | str]:
        """How it stands, or how it ended."""
        return dict(self.game.result(self.match))

    # --- playing

    def play(self, action: str | int) -> list[Event]:
        """Play an action given as text or number; raises Illegal or BadText and then changes nothing."""
        code = action.code if isinstance(action, Action) else self._code_of(action)
        self.events = [*self._carry_out(code)]
        self.undone.clear()
        if self.match.actor == c.NATURE:
            self._deal()
        return self.events

    def set_table(self, text: str) -> None:
        """Pieces as they really lay on a table of cardboard; raises Illegal or BadText and then changes nothing."""
        before, luck = self.match.snapshot(), self.dice.state
        rows = set_table(self.game, self.setup, self.match, text)
        self.entries.append(SessionEntry(c.NATURE, text, before, luck))
        self.events = list(self.game.tell(self.match, rows))

    def _code_of(self, action: object) -> int:
        if isinstance(action, str):
            return self.game.read(self.match, action)
        if isinstance(action, bool) or not isinstance(action, int):
            raise BadText("bad-action", f"an action is a text or a number, not {type(action).__name__}")
        if not -INT <= action < INT:  # more than the core's numbers hold
            raise Illegal("no-such-action", f"action {action}: there is no such action")
        return action

    def _carry_out(self, code: int) -> Sequence[Event]:
        match, game = self.match, self.game
        before, actor, luck = match.snapshot(), match.actor, self.dice.state
        rows = match.play(code)
        self.entries.append(SessionEntry(actor, game.write(match, code), before, luck))
        return game.tell(match, rows)

    def _deal(self) -> None:
        match = self.match
        while self.dealer and match.actor == c.NATURE:
            self.events = [*self.events, *self._carry_out(match.sample_chance(self.dice))]

    def undo(self) -> str:
        """Take back the last decision of a seat and all of nature's that followed; the same dice lie again after it."""
        cut = len(self.entries) - 1
        while self.dealer and cut >= 0 and self.entries[cut].actor == c.NATURE:
            cut -= 1
        if cut < 0:
            raise HotzoneError("nothing-to-undo", "there is nothing to take back")
        taken, self.entries = self.entries[cut:], self.entries[:cut]
        self.match.restore(taken[0].before)
        self.dice.state = taken[0].luck
        self.undone.append(taken)
        self.events = []
        return taken[0].text

    def redo(self) -> str:
        """Play again what was taken back last."""
        if not self.undone:
            raise HotzoneError("nothing-to-redo", "there is nothing to redo")
        keep = self.undone[:-1]
        text = self.undone[-1][0].text
        self.play(text)
        self.undone = keep
        return text

    # --- keeping

    def record(self) -> str:
        """Set-up and all actions as text; `hotzone.replay` plays them again, without a seed."""
        if not self.from_start and not self.start:
            raise HotzoneError("no-beginning", "this match was loaded from a position: it has no record, keep its position")
        head = Head("record", self.game.name, self.game.rules, self.setup)
        actions = tuple((0, entry.text) for entry in self.entries)
        result = " ".join(f"{key} {value}" for key, value in self.result().items()) if self.over else ""
        board = brought_text(self.game, self.setup.board)
        remarks = {i: f"seat {entry.actor + 1}" for i, entry in enumerate(self.entries) if entry.actor >= 0 and self._changes(i)}
        return write_record(Record(head, actions, result, digest_of(self.match.snapshot()), self.start, board), remarks)

    def _changes(self, i: int) -> bool:
        """Does another actor decide than before? Then a remark in the record says who."""
        return i == 0 or self.entries[i].actor != self.entries[i - 1].actor


def new(game: str = registry.USUAL, *, seed: int | None = None, dealer: bool = True, **settings: object) -> Session:
    """Set up a match. A seed makes the default dealer's dice repeatable; `dealer=False` leaves nature to you."""
    plug_in: Any = registry.game(game)
    known = registry.with_board(plug_in, settings)
    try:
        setup, first = first_match(plug_in, tuple((name, type(value), value) for name, value in known.items()))
    except TypeError:  # a value that cannot be looked up, like a list
        setup = plug_in.setup(**known)
        first = plug_in.new(setup)
    match = first.clone()
    match.origin = None  # nobody takes it back
    return Session(plug_in, setup, match, seed, dealer)


def load(position: str, *, seed: int | None = None, dealer: bool = True) -> Session:
    """Go on from a position; raises BadText with line and column."""
    head = read_head(split(position, "position"), "position")
    plug_in = game_of(head)
    setup, match = plug_in.parse(position)
    session = Session(plug_in, setup, match, seed, dealer=False)
    session.from_start, session.start = False, body_of(position)
    session.dealer = dealer
    session._deal()
    return session


def replay(text: str, *, check: bool = False, seed: int | None = None, dealer: bool = False) -> Session:
    """Play a record again; with `check` compare result and digest with those of the record. Raises BadText with the line."""
    record = read_record(text)
    plug_in = game_of(record.head)
    setup, match = first_table(plug_in, record)
    session = Session(plug_in, setup, match, seed, dealer=False)
    session.start = record.start
    for line, action in record.actions:
        try:
            session.set_table(action) if action.startswith(SET) else session.play(action)
        except HotzoneError as error:
            raise BadText(error.code, error.text, line, 1, error.rule) from None
    if check:
        _compare(record, session.record(), len(text.splitlines()))
    session.dealer = dealer
    session._deal()
    return session


def _compare(record: Record, played: str, last: int) -> None:
    again = read_record(played)
    if record.result and again.result != record.result:
        raise BadText("other-result", f"the record says '{record.result}', the rules say '{again.result or 'it goes on'}'", last, 1)
    if record.digest and again.digest != record.digest:
        raise BadText("other-digest", f"the record's digest is {record.digest}, the table's {again.digest}", last, 1)


def game_of(head: Head) -> Game[Any]:
    """The game a text belongs to, in the version of its rules."""
    try:
        plug_in = registry.game(head.game)
    except HotzoneError as error:
        raise BadText(error.code, error.text, 2, 1) from None
    if head.rules != plug_in.rules:
        raise BadText(
            "other-rules",
            f"this needs version {head.rules} of the rules of {head.game}; this program has {plug_in.rules}",
            2,
            len(head.game) + 2,
        )
    return plug_in


def fresh_seed() -> int:
    """A seed nobody knows: luck for people who named none."""
    from secrets import randbits

    return randbits(63)
