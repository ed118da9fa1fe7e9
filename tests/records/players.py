"""Players for golden records: a crew that rescues people well enough to win, and dice that are kind or fair."""

from __future__ import annotations

from heapq import heappop, heappush

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import threats

BEAM = 10  # plans of a turn that are thought on
DEEDS = 9  # of a turn at most
PASSAGE = {w.WALL: 4, w.DAMAGED: 2, w.DOOR: 1, w.RIM: 99}  # AP to open the way
FAR = 40


def distances(s: Match, goals: list[int], step: int) -> list[int]:
    """The AP that a way from each space to the nearest goal takes, walls and fire considered."""
    far = [FAR] * c.CELLS
    heap = [(0, cell) for cell in goals]
    while heap:
        cost, cell = heappop(heap)
        if cost >= far[cell]:
            continue
        far[cell] = cost
        for side in range(s.board.sides):
            there = s.board.get("next", cell * c.SIDES + side)
            if there == c.NOWHERE:
                continue
            passage = PASSAGE.get(s.get("edge", s.board.get("border", cell * c.SIDES + side)), 0)
            heappush(heap, (cost + step + passage + 2 * (s.get("threat", cell) == w.FIRE), there))
    return far


def safety(s: Match) -> list[int]:
    """The spaces where victims are safe."""
    if s.options.vehicles:
        return [s.board.get("ambulance", 2 * s.ambulance), s.board.get("ambulance", 2 * s.ambulance + 1)]
    return [s.board.get("ring", i) for i in range(s.board.ring_count)]


class Crew:
    """Plans a whole turn, plays it deed by deed, and thinks again whenever something is turned up."""

    def __init__(self, plays_on: bool = True) -> None:
        self.plays_on = plays_on
        self.plan: list[int] = []
        self.thought: bytes = b""

    def choose(self, s: Match, dice: Dice) -> int:
        """The next action of a seat."""
        legal = s.legal()
        if s.stage == w.ACTING:
            if not self.plan or s.snapshot() != self.thought:
                self.plan = self.think(s)
            action = self.plan.pop(0)
            after = s.clone()
            after.act(action)
            self.thought = after.snapshot()
            return action
        if s.stage == w.WON:
            return (w.PLAY_ON if self.plays_on else w.FINISH) << 8
        if s.stage == w.PARKING or s.stage == w.PLACING:
            return legal[dice.below(len(legal))]
        return legal[0]

    def think(self, s: Match) -> list[int]:
        """The best plan for this turn: a few good ones are followed deed by deed."""
        mine, out = self.tables(s)
        beam: list[tuple[float, list[int], Match]] = [(self.value(s, mine, out), [], s)]
        best, plan = -1e9, [s.legal()[-1]]
        for _ in range(DEEDS):
            found: dict[bytes, tuple[float, list[int], Match]] = {}
            for value, deeds, table in beam:
                for action in table.legal():
                    kind = action >> 8 & 255
                    if kind == w.FINISH:
                        continue
                    if kind == w.END:
                        if value > best:
                            best, plan = value, [*deeds, action]
                        continue
                    after = table.clone()
                    after.act(action)
                    value_after = self.value(after, mine, out)
                    if after.stage != w.ACTING:  # somebody else is asked, or it is over: think again then
                        if value_after + 1 > best:
                            best, plan = value_after + 1, [*deeds, action]
                    else:
                        found[after.snapshot()] = (value_after, [*deeds, action], after)
            beam = sorted(found.values(), key=lambda entry: -entry[0])[:BEAM]
        return plan

    def tables(self, s: Match) -> tuple[list[int], list[int]]:
        """Ways to those who wait, and ways out."""
        waiting = [s.get("poi_at", i) for i in range(w.SLOTS) if s.get("poi", i)]
        others = [s.get("at", i) for i in range(s.options.crew) if i != s.seat]
        free = [cell for cell in waiting if cell not in others] or waiting
        return distances(s, free, 1), distances(s, safety(s), 2)

    def value(self, s: Match, mine: list[int], out: list[int]) -> float:
        """How good a table is at the end of a turn."""
        value = 100.0 * s.rescued - 60 * s.lost - 3 * s.damage
        here = s.get("at", s.seat)
        accompanied = False
        for slot in range(w.SLOTS):
            if s.get("poi", slot) >= w.VICTIM:
                at = s.get("poi_at", slot)
                value += 8 - 2.0 * out[at]
                accompanied |= at == here
        if not accompanied:
            value -= 2.0 * mine[here]
        for i in range(s.board.inner_count):
            cell = s.board.get("inner", i)
            threat = s.get("threat", cell)
            if threat:
                value -= 2.5 if threat == w.FIRE else 0.8
                if threat == w.SMOKE and threats.beside_fire(s, cell):
                    value -= 1.2
                if s.get("hazmat", cell):
                    value -= 6
        return value + 0.4 * (s.ap + s.get("saved", s.seat))


def badness(s: Match) -> float:
    """How bad a table is for the team, after nature's action."""
    burning = sum(s.get("threat", s.board.get("inner", i)) for i in range(s.board.inner_count))
    return 50.0 * s.lost + 6 * s.damage + burning + (1000 if s.result in (w.DEFEAT, w.COLLAPSE) else 0) - 40 * s.rescued


def nature(s: Match, dice: Dice, tries: int) -> int:
    """Nature's action: the kindest of several tries."""
    best, found = 0.0, -1
    for _ in range(tries):
        action, after = s.sample_chance(dice), s.clone()
        after.act(action)
        if found < 0 or badness(after) < best:
            best, found = badness(after), action
    return found


def wasteful(s: Match, dice: Dice) -> int:
    """Nature that puts new POI on firefighters and shows victims: for the Italian rule that discards them."""
    if s.stage == w.MEETING:
        return w.FACE << 8 | w.FACE_VICTIM
    if s.stage == w.REPLENISHING:
        for i in range(s.options.crew):
            at = s.get("at", i)
            taken = any(s.get("poi", k) and s.get("poi_at", k) == at for k in range(w.SLOTS))
            if s.board.get("inside", at) and not taken:
                return w.ROLL << 8 | s.board.get("red", at) * 10 + s.board.get("black", at)
    return nature(s, dice, 6)
