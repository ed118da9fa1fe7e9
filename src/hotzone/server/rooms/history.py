"""The history of a match: every state by its number, and what can be taken back. No IO."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotzone import fair_dice
from hotzone.academy.start_position import SETUP_START, StartPosition, first_table, nature_says
from hotzone.contract.game import Game, Match
from hotzone.contract.page import OutcomeForecaster, PageGame
from hotzone.contract.shared.set_table import SET, set_table
from hotzone.core import constants as c
from hotzone.core.errors import HotzoneError
from hotzone.core.formats.actors import actor_name
from hotzone.core.values import Setup
from hotzone.server.protocol.errors import Refused
from hotzone.server.rooms.match_texts import facts, pack, unpack, whose_turn
from hotzone.store.protocol import LogEntry

JUMPS = ("undo", "redo")  # entries that say: the table is again as after entry N
LONGEST = 5_000  # entries of a match; people need some hundreds


@dataclass(frozen=True, slots=True)
class HistoryState:
    """The table after an entry, and the way that led to it."""

    seq: int  # of the entry that made it
    before: HistoryState | None
    entry: LogEntry | None
    snapshot: bytes
    actor: int  # who decides now
    turn: int
    dealt: Mapping[str, int]  # nature's answers so far and what lies face down, as dice need it


@dataclass(slots=True)
class Draft:
    """What an entry would do; it becomes true when it is kept."""

    entry: LogEntry
    state: HistoryState
    redo: list[int] = field(default_factory=list)
    table: Match | None = None  # as it would be, to draft on from here; only for what was played


class History:
    """All states of a match. `play`, `jump` only draft; `accept` makes a draft true."""

    def __init__(self, code: str, game: Game[Any], setup: Setup, *, told: bool = False, start: StartPosition = SETUP_START) -> None:
        self.code = code
        self.game = game
        self.setup = setup
        self.told = told  # retold from its events: it can be looked at, not played
        self.start = start
        self.by_hand = False  # nature's answers are entered by people: they see which there are
        self.match: Match = first_table(game, setup, start)
        first = fair_dice.noted({}, game, "", 0, self.match)
        self.states = [HistoryState(0, None, None, self.match.snapshot(), self.match.actor, self.match.turn, first)]
        self.entries: list[LogEntry] = []
        self.redo: list[int] = []

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.states) - 1

    @property
    def now(self) -> HistoryState:
        """The state of the table."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.now.actor == c.NOBODY

    # --- going on

    def play(self, actor: int, text: str, at: float, words: str = "") -> Draft:
        """Draft an action of whoever must decide; raises Illegal or BadText."""
        if actor != self.now.actor and not text.startswith(SET):
            raise Refused("not-your-turn", whose_turn(self.now.actor))
        if self.seq >= LONGEST:
            raise Refused("too-long", f"a match has at most {LONGEST:,} entries; play on from here in a new one")
        return self._draft(self.match.clone(), self.now, LogEntry(self.code, self.seq + 1, actor, text, "", at, words))

    def dice_after(self, draft: Draft, seed: str, at: float) -> Iterator[Draft]:
        """The dice that follow a draft at once, each drafted on the one before; they can be kept together with it."""
        while draft.table is not None and draft.state.actor == c.NATURE and draft.entry.seq < LONGEST:
            table, state = draft.table, draft.state
            text = self._said(seed, table, state)
            draft = self._draft(table, state, LogEntry(self.code, draft.entry.seq + 1, c.NATURE, text, "", at))
            yield draft

    def _draft(self, table: Match, before: HistoryState, entry: LogEntry) -> Draft:
        """Play an entry's action on a table of its own."""
        if entry.action.startswith(SET):
            return self._set(table, before, entry)
        asked = fair_dice.question(self.game, table) if entry.actor == c.NATURE else ""
        action = self.game.read(table, entry.action)
        rows = table.play(action)
        entry = entry._replace(action=self.game.write(table, action), events=pack(self.game.tell(table, rows)))
        dealt = fair_dice.noted(before.dealt, self.game, asked, before.turn, table)
        state = HistoryState(entry.seq, before, entry, table.snapshot(), table.actor, table.turn, dealt)
        return Draft(entry, state, [], table)

    def _set(self, table: Match, before: HistoryState, entry: LogEntry) -> Draft:
        """Pieces as they really lie, whoever's turn it is."""
        rows = set_table(self.game, self.setup, table, entry.action)
        entry = entry._replace(actor=c.NATURE, events=pack(self.game.tell(table, rows)))
        dealt = fair_dice.noted(before.dealt, self.game, "", before.turn, table)
        return Draft(entry, HistoryState(entry.seq, before, entry, table.snapshot(), table.actor, table.turn, dealt), [], table)

    def nature(self, seed: str) -> str:
        """What nature says now: as the start makes it known, else by the dice of a seed."""
        return self._said(seed, self.match, self.now)

    def _said(self, seed: str, table: Match, state: HistoryState) -> str:
        said = [entry.action for entry in self.line(state) if entry.actor == c.NATURE] if self.start.answers else ()
        return nature_says(seed, self.game, table, dict(state.dealt), self.start, said)

    def jump(self, verb: str, actor: int, target: int, at: float) -> Draft:
        """Draft going to an earlier state (`undo`) or back to one that was left (`redo`)."""
        state = self.states[target]
        redo = [*self.redo, self.now.seq] if verb == "undo" else self.redo[:-1]
        return Draft(LogEntry(self.code, self.seq + 1, actor, f"{verb} {target}", "[]", at), state, redo)

    def go_to(self, target: int, actor: int, at: float) -> Draft:
        """Draft going to a state, to draft on from there; the state of now needs no entry."""
        if target == self.now.seq:
            return Draft(self.now.entry or LogEntry(self.code, 0, actor, "", "[]", at), self.now, [], self.match.clone())
        draft = self.jump("undo", actor, target, at)
        draft.table = self.table(target)
        return draft

    def go_on(self, before: Draft, seq: int, text: str, at: float) -> Draft:
        """Draft an action of whoever must decide after a draft; raises Illegal or BadText, and then another can follow."""
        assert before.table is not None
        if before.state.actor == c.NOBODY:
            raise Refused("over", "the match is over before that")
        if seq > LONGEST:
            raise Refused("too-long", f"a match has at most {LONGEST:,} entries; play on from here in a new one")
        return self._draft(before.table, before.state, LogEntry(self.code, seq, before.state.actor, text, "", at))

    def accept(self, draft: Draft) -> None:
        """Make a draft true; it has been kept."""
        self.entries.append(draft.entry)
        self.states.append(draft.state)
        self.match.restore(draft.state.snapshot)  # the same table for the whole match: a clone would hold on to all before it
        self.redo = draft.redo

    def first_table(self) -> Match:
        """A table like the one it began with."""
        return first_table(self.game, self.setup, self.start)

    def clone(self) -> Match:
        """A table to think on; rewound it is like this one is now, however that goes on meanwhile."""
        return self.match.clone().clone()

    def table(self, seq: int) -> Match:
        """A clone of the table as it was after an entry."""
        clone = self.match.clone()
        clone.restore(self.states[seq].snapshot)
        return clone

    # --- reading a kept log

    def read(self, entries: Sequence[LogEntry]) -> None:
        """Take a kept log over; raises ValueError where today's rules tell another story."""
        for entry in entries:
            self.accept(self.again(entry))
        if self.told:
            self._name_actors(entries)

    def again(self, entry: LogEntry) -> Draft:
        """Draft an entry that was kept, here or elsewhere; raises ValueError where today's rules tell another story."""
        verb, _, target = entry.action.partition(" ")
        if verb in JUMPS:
            return self.jump(verb, entry.actor, int(target), entry.at)
        if self.told:
            return self._replayed(entry)
        try:
            draft = self.play(entry.actor, entry.action, entry.at, entry.words)
        except HotzoneError as error:
            raise ValueError(f"entry {entry.seq}: {error}") from error
        if draft.entry.events != entry.events and facts(draft.entry.events) != facts(entry.events):
            raise ValueError(f"entry {entry.seq}: today's rules give other events")
        return draft

    def _replayed(self, entry: LogEntry) -> Draft:
        assert isinstance(self.game, PageGame)
        after = self.match.clone()
        self.game.replay_events(after, [(row[0], row[1], row[2], 0) for row in unpack(entry.events)])
        return Draft(entry, HistoryState(entry.seq, self.now, entry, after.snapshot(), c.NOBODY, after.turn, {}))

    def _name_actors(self, entries: Sequence[LogEntry]) -> None:
        """Events do not say who decides next; the next entry does."""
        for i, entry in enumerate(entries):
            if entry.action.partition(" ")[0] not in JUMPS and self.states[i].seq == i:
                old = self.states[i]
                self.states[i] = HistoryState(old.seq, old.before, old.entry, old.snapshot, entry.actor, old.turn, old.dealt)

    # --- taking back

    def line(self, state: HistoryState | None = None) -> list[LogEntry]:
        """The actions that led to a state, without what was taken back."""
        found: list[LogEntry] = []
        step: HistoryState | None = state or self.now
        while step is not None and step.entry is not None:
            found.append(step.entry)
            step = step.before
        return found[::-1]

    def back(self, state: HistoryState | None = None) -> Iterator[HistoryState]:
        """The states on the way back from one, the nearest first, itself left out."""
        step = (state or self.now).before
        while step is not None:
            yield step
            step = step.before

    def back_of(self, seq: int) -> int:
        """The state before an entry."""
        before = self.states[seq].before
        assert before is not None
        return before.seq

    def step_back(self) -> tuple[int, int] | None:
        """Where one step back leads within what everybody saw, and whose step it is; None after a die or face."""
        entry = self.now.entry
        if entry is None or entry.actor < 0 or self.now.before is None:
            return None
        return self.now.before.seq, entry.actor

    def step_beyond(self, seats: Sequence[int]) -> int | None:
        """Where the last decision of any of these seats was made, dice or not."""
        step: HistoryState | None = self.now
        while step is not None and step.before is not None and step.entry is not None:
            if step.entry.actor in seats:
                return step.before.seq
            step = step.before
        return None

    def turn_start(self, seats: Sequence[int], beyond: bool) -> int | None:
        """The earliest state of this turn that these seats may go back to."""
        found: int | None = None
        step = self.now
        while step.before is not None and step.entry is not None and step.before.turn == self.now.turn:
            if step.entry.actor in seats:
                found = step.before.seq
            elif not beyond:
                break
            step = step.before
        return found

    def only_seats(self, target: int, seats: Sequence[int]) -> bool:
        """Were all steps since an earlier state taken by these seats, without a die or face?"""
        step: HistoryState | None = self.now
        while step is not None and step.seq != target:
            if step.entry is None or step.entry.actor not in seats:
                return False
            step = step.before
        return step is not None

    def beyond_dice(self) -> bool:
        """Did anybody go back beyond a die or a face? Then somebody knew what would come."""
        for number, entry in enumerate(self.entries, 1):
            verb, _, target = entry.action.partition(" ")
            step: HistoryState | None = self.states[number - 1]
            while verb == "undo" and step is not None and step.seq != int(target):
                if step.entry is not None and step.entry.actor == c.NATURE:
                    return True
                step = step.before
        return False

    # --- looking

    def view(self, seq: int | None = None) -> dict[str, object]:
        """What a page draws."""
        view = self.look(self.match if seq is None else self.table(seq))
        if self.told:
            view.update(legal=[], stage="retold", actor=actor_name(self.states[self.seq if seq is None else seq].actor))
        return view

    def look(self, match: Match) -> dict[str, object]:
        """What a page draws of any table of this match."""
        view = dict(self.game.view(match, None))
        if match.actor < 0 and not self.by_hand:
            view["legal"] = []  # nature needs no buttons
        if self.by_hand and match.actor == c.NATURE and isinstance(self.game, OutcomeForecaster):
            view["outcome_words"] = self.game.outcome_words(match)
        return view
