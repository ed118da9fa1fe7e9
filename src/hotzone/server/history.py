"""The history of a match: every state by its number, and what can be taken back. No IO."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotzone import dealing
from hotzone.core import words as c
from hotzone.core.game import Game, HotzoneError, Match, Setup, Staged
from hotzone.server.faults import Refused
from hotzone.server.telling import facts, name_of, pack, unpack, whose_turn
from hotzone.store.keeping import Entry

JUMPS = ("undo", "redo")  # entries that say: the table is again as after entry N
LONGEST = 5_000  # entries of a match; people need some hundreds


@dataclass(frozen=True, slots=True)
class State:
    """The table after an entry, and the way that led to it."""

    seq: int  # of the entry that made it
    before: State | None
    entry: Entry | None
    snapshot: bytes
    actor: int  # who decides now
    turn: int
    dealt: Mapping[str, int]  # nature's answers so far, by question


@dataclass(slots=True)
class Draft:
    """What an entry would do; it becomes true when it is kept."""

    entry: Entry
    state: State
    redo: list[int] = field(default_factory=list)


class History:
    """All states of a match. `play`, `jump` only draft; `accept` makes a draft true."""

    def __init__(self, code: str, game: Game[Any], setup: Setup, *, told: bool = False) -> None:
        self.code = code
        self.game = game
        self.setup = setup
        self.told = told  # retold from its events: it can be looked at, not played
        self.match: Match = game.new(setup)
        self.states = [State(0, None, None, self.match.snapshot(), self.match.actor, turn_of(self.match), {})]
        self.entries: list[Entry] = []
        self.redo: list[int] = []

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.states) - 1

    @property
    def now(self) -> State:
        """The state of the table."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.now.actor == c.NOBODY

    # --- going on

    def play(self, actor: int, text: str, at: float, words: str = "") -> Draft:
        """Draft an action of whoever must decide; raises Illegal or BadText."""
        if actor != self.now.actor:
            raise Refused("not-your-turn", whose_turn(self.now.actor))
        if self.seq >= LONGEST:
            raise Refused("too-long", f"a match has at most {LONGEST:,} entries; play on from here in a new one")
        asked = dealing.question(self.game, self.match) if actor == c.NATURE else ""
        after = self.match.twin()
        action = self.game.read(after, text)
        rows = after.play(action)
        events = pack(self.game.tell(after, rows))
        entry = Entry(self.code, self.seq + 1, actor, self.game.write(after, action), events, at, words)
        dealt = {**self.now.dealt, asked: self.now.dealt.get(asked, 0) + 1} if asked else self.now.dealt
        return Draft(entry, State(entry.seq, self.now, entry, after.snapshot(), after.actor, turn_of(after), dealt))

    def jump(self, verb: str, actor: int, target: int, at: float) -> Draft:
        """Draft going to an earlier state (`undo`) or back to one that was left (`redo`)."""
        state = self.states[target]
        redo = [*self.redo, self.now.seq] if verb == "undo" else self.redo[:-1]
        return Draft(Entry(self.code, self.seq + 1, actor, f"{verb} {target}", "[]", at), state, redo)

    def accept(self, draft: Draft) -> None:
        """Make a draft true; it has been kept."""
        self.entries.append(draft.entry)
        self.states.append(draft.state)
        self.match.restore(draft.state.snapshot)  # the same table for the whole match: a twin would hold on to all before it
        self.redo = draft.redo

    def twin(self) -> Match:
        """A table to think on; rewound it is like this one is now, however that goes on meanwhile."""
        return self.match.twin().twin()

    def table(self, seq: int) -> Match:
        """A twin of the table as it was after an entry."""
        twin = self.match.twin()
        twin.restore(self.states[seq].snapshot)
        return twin

    # --- reading a kept log

    def read(self, entries: Sequence[Entry]) -> None:
        """Take a kept log over; raises ValueError where today's rules tell another story."""
        for entry in entries:
            verb, _, target = entry.action.partition(" ")
            if verb in JUMPS:
                self.accept(self.jump(verb, entry.actor, int(target), entry.at))
                continue
            if self.told:
                self.accept(self._retell(entry))
                continue
            try:
                draft = self.play(entry.actor, entry.action, entry.at, entry.words)
            except HotzoneError as error:
                raise ValueError(f"entry {entry.seq}: {error}") from error
            if draft.entry.events != entry.events and facts(draft.entry.events) != facts(entry.events):
                raise ValueError(f"entry {entry.seq}: the rules tell another story today")
            self.accept(draft)
        if self.told:
            self._name_actors(entries)

    def _retell(self, entry: Entry) -> Draft:
        assert isinstance(self.game, Staged)
        after = self.match.twin()
        self.game.retell(after, [(row[0], row[1], row[2], 0) for row in unpack(entry.events)])
        return Draft(entry, State(entry.seq, self.now, entry, after.snapshot(), c.NOBODY, turn_of(after), {}))

    def _name_actors(self, entries: Sequence[Entry]) -> None:
        """Events do not say who decides next; the next entry does."""
        for i, entry in enumerate(entries):
            if entry.action.partition(" ")[0] not in JUMPS and self.states[i].seq == i:
                old = self.states[i]
                self.states[i] = State(old.seq, old.before, old.entry, old.snapshot, entry.actor, old.turn, old.dealt)

    # --- taking back

    def line(self, state: State | None = None) -> list[Entry]:
        """The actions that led to a state, without what was taken back."""
        found: list[Entry] = []
        step: State | None = state or self.now
        while step is not None and step.entry is not None:
            found.append(step.entry)
            step = step.before
        return found[::-1]

    def back(self, state: State | None = None) -> Iterator[State]:
        """The states on the way back from one, the nearest first, itself left out."""
        step = (state or self.now).before
        while step is not None:
            yield step
            step = step.before

    def step_back(self) -> tuple[int, int] | None:
        """Where one step back leads within what everybody saw, and whose step it is; None after a die or face."""
        entry = self.now.entry
        if entry is None or entry.actor < 0 or self.now.before is None:
            return None
        return self.now.before.seq, entry.actor

    def step_beyond(self, seats: Sequence[int]) -> int | None:
        """Where the last decision of any of these seats was made, dice or not."""
        step: State | None = self.now
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
        step: State | None = self.now
        while step is not None and step.seq != target:
            if step.entry is None or step.entry.actor not in seats:
                return False
            step = step.before
        return step is not None

    # --- looking

    def view(self, seq: int | None = None) -> dict[str, object]:
        """What a page draws."""
        match = self.match if seq is None else self.table(seq)
        view = dict(self.game.view(match, None))
        if match.actor < 0:
            view["legal"] = []  # nature needs no buttons
        if self.told:
            view.update(legal=[], stage="retold", actor=name_of(self.states[self.seq if seq is None else seq].actor))
        return view


def turn_of(match: Match) -> int:
    """The number of the turn, where a game counts them."""
    return int(getattr(match, "turn", 0))
