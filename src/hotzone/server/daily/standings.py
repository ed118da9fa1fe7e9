"""How all crews of a shared match did, as pages get it: bars, curves, where crews parted, the list. It names no browser."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from hotzone.server.daily import plans, score
from hotzone.server.daily.plans import Scoring
from hotzone.store.protocol import Try

SHOWN = 50  # crews in a list
AROUND = 2  # … and so many before and after one's own
COMPARED = 500  # crews whose turns are compared: the first to finish; thousands more would show the same
Data = dict[str, Any]


class CrewResult(msgspec.Struct):
    """What the list needs of a result; all else in it is read for those that are compared."""

    result: Data
    won: bool
    share: int
    people: int
    help: bool
    apart: bool
    late: bool = False


class Standing:
    """A finished try, read once."""

    def __init__(self, one: Try, how: Scoring) -> None:
        self.one = one._replace(result="")  # a thousand long texts are not held on to
        self.found = msgspec.json.decode(one.result, type=CrewResult)
        self.rank = score.rank(self.found.result, how)

    @property
    def ai(self) -> bool:
        """Is it the AI crew's?"""
        return not self.one.guest

    @property
    def counts(self) -> bool:
        """Is it compared with others?"""
        return self.one.counted and not self.found.apart and not self.found.late


class CrewTable:
    """All crews of a shared match: what is the same for everybody who looks is worked out once."""

    def __init__(self, tries: Sequence[Try], game: str) -> None:
        self.how = how = plans.scoring(game)
        self.tries, self.begun = len(tries), sum(1 for one in tries if one.counted)
        ended = [one for one in tries if one.result and one.counted]
        self.ended, self.first = len(ended), ended[:SHOWN]
        done = {one.match: Standing(one, how) for one in tries if one.result}
        best_first = sorted(done.values(), key=lambda one: one.rank, reverse=True)
        self.counted = [one for one in best_first if one.counts]
        self.ranks = sorted(one.rank for one in self.counted)
        ai = next((one for one in best_first if one.ai), None)
        self.ai = told(next(one for one in tries if one.match == ai.one.match)) if ai else None
        self.listed = [one for one in best_first if one.counts or one is ai]
        self.kinds = kinds_of(how)
        places = [kind_of(one, how, self.kinds) for one in self.counted]
        theirs = kind_of(ai, how, self.kinds) if ai else -1
        self.bars = [{**kind, "many": places.count(i), "ai": i == theirs} for i, kind in enumerate(self.kinds)]
        inside = {one.one.match for one in self.listed}
        compared = [(one, json.loads(one.result)) for one in tries if one.match in inside][:COMPARED]
        curves = [found["curve"] for one, found in compared if done[one.match].counts]
        self.middle = score.middle_half(curves) if len(curves) >= 4 else []
        self.parted = score.parted({one.match: found["choices"] for one, found in compared})
        self.open = {one.one.match for one in self.listed if one.one.listed or one.ai}

    @property
    def won(self) -> int:
        """How many won."""
        return sum(1 for one in self.counted if one.found.won)

    def told(self, mine: Try | None) -> Data:
        """All that is told to a browser, which may have a try of its own."""
        own = Standing(mine, self.how) if mine is not None and mine.result else None
        place = kind_of(own, self.how, self.kinds) if own else -1
        return {
            "crews": len(self.counted),
            "won": self.won,
            "bars": [{**bar, "mine": i == place} for i, bar in enumerate(self.bars)],
            "better": self.better(own) if own else None,
            "mine": told(mine) if mine is not None and own else None,
            "ai": self.ai,
            "middle": self.middle,
            "parted": self.where_parted(mine if own else None),
            "list": self.crew_list(own),
            "scoring": {"saved": self.how.saved, "lost": self.how.lost, "all": self.how.all_saved},
        }

    def better(self, own: Standing) -> int | None:
        """How many in 100 of the others did worse."""
        others = len(self.ranks) - any(one.one.match == own.one.match for one in self.counted)
        return round(100 * bisect_left(self.ranks, own.rank) / others) if others else None

    def crew_list(self, own: Standing | None) -> list[Data]:
        """The best crews and those around one's own, with their places; equals share one."""
        crews = self.listed
        mine = next((i for i, one in enumerate(crews) if own and one.one.match == own.one.match), -1)
        if own and mine < 0:
            mine = len(crews) - bisect_left([one.rank for one in reversed(crews)], own.rank)
            crews = [*crews[:mine], own, *crews[mine:]]
        ranks = [one.rank for one in reversed(crews)]
        shown = [i for i in range(len(crews)) if i < SHOWN or (mine >= 0 and abs(i - mine) <= AROUND)]
        return [{**row(crews[i], i == mine), "place": 1 + len(ranks) - bisect_right(ranks, crews[i].rank)} for i in shown]

    def where_parted(self, mine: Try | None) -> Data | None:
        """Where crews parted, with the choice that was one's own; somebody else's match only where they let others watch."""
        if self.parted is None:
            return None
        found = {key: value for key, value in self.parted.items() if key != "choices"}
        chosen = score.choice_of(self.parted, json.loads(mine.result)["choices"]) if mine else None
        choices = []
        for choice in self.parted["choices"]:
            own = choice["key"] == chosen
            watch = None if own else next((code for code in choice["matches"] if code in self.open), None)
            kept = {key: value for key, value in choice.items() if key not in ("matches", "key")}
            choices.append({**kept, "mine": own, "watch": watch})
        if found["match"] not in self.open and not (mine and found["match"] == mine.match):
            found["match"] = mine.match if mine else None
        return {**{key: found[key] for key in ("turn", "seq", "match", "alike")}, "choices": choices}


def told(one: Try) -> Data:
    """A try without what only comparing needs."""
    found = {key: value for key, value in json.loads(one.result).items() if key != "choices"}
    return {**found, "match": one.match, "name": one.name, "listed": one.listed, "counted": one.counted}


def kinds_of(how: Scoring) -> list[Data]:
    """The bars of a game, the worst first."""
    edges = how.turn_bins
    slow: list[Data] = [{"kind": "turns", "from": edges[-1] + 1, "to": None}] if edges else []
    rest: list[Data] = [
        {"kind": "turns", "from": low + 1, "to": high} for low, high in reversed(list(zip((0, *edges), edges, strict=False)))
    ]
    more: list[Data] = (
        [{"kind": "saved", "from": how.needed + 1, "to": how.all_saved - 1}, {"kind": "all"}] if how.all_saved else []
    )
    return [{"kind": "lost"}, *slow, *rest, *more]


def kind_of(one: Standing, how: Scoring, kinds: Sequence[Data]) -> int:
    """The bar a try belongs to."""
    result = one.found.result
    if not one.found.won:
        return 0
    saved, turns = int(result.get(how.saved, 0)), int(result.get("turns", 0))
    if how.all_saved and saved > how.needed:
        return len(kinds) - (1 if saved >= how.all_saved else 2)
    for i, kind in enumerate(kinds):
        if kind["kind"] == "turns" and kind["from"] <= turns <= (kind["to"] or turns):
            return i
    return 0


def row(one: Standing, own: bool) -> Data:
    """A crew in the list; names and matches of those who let others read them."""
    return {
        "name": one.one.name if own or one.one.listed else "",
        "match": one.one.match if own or one.one.listed or one.ai else None,
        "mine": own,
        "ai": one.ai,
        "people": one.found.people,
        "help": one.found.help,
        "won": one.found.won,
        "result": one.found.result,
        "share": one.found.share,
        "counted": one.one.counted,
    }
