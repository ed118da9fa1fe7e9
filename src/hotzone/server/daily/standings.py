"""How all crews of a shared match did, as pages get it: bars, curves, where crews parted, the list. It names no browser."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hotzone.server.daily import plans, score
from hotzone.server.daily.plans import Scoring
from hotzone.store.protocol import Try

SHOWN = 50  # crews in a list
AROUND = 2  # … and so many before and after one's own
Data = dict[str, Any]


class Standing:
    """A finished try, read once."""

    def __init__(self, one: Try, how: Scoring) -> None:
        self.one = one
        self.found: Data = json.loads(one.result)
        self.rank = score.rank(self.found["result"], how)

    @property
    def ai(self) -> bool:
        """Is it the AI crew's?"""
        return not self.one.guest


def standings(tries: Sequence[Try], game: str, mine: Try | None, *, names: bool) -> Data:
    """All that is told of a shared match; `names`: may names and matches of others be shown?"""
    how = plans.scoring(game)
    done = sorted((Standing(one, how) for one in tries if one.result), key=lambda one: one.rank, reverse=True)
    counted = [one for one in done if one.one.counted and not one.found["apart"] and not one.found.get("late")]
    ai = next((one for one in done if one.ai), None)
    own = next((one for one in done if mine is not None and one.one.match == mine.match), None)
    listed = sorted([*counted, *([ai] if ai else [])], key=lambda one: one.rank, reverse=True)
    if own is not None and own not in listed:
        listed = sorted([*listed, own], key=lambda one: one.rank, reverse=True)
    others = [one.found["result"] for one in counted if one is not own]
    return {
        "crews": len(counted),
        "won": sum(1 for one in counted if one.found["won"]),
        "bars": bars(counted, how, own, ai),
        "better": score.better_than(own.found["result"], others, how) if own and others else None,
        "mine": told(own) if own else None,
        "ai": told(ai) if ai else None,
        "middle": score.middle_half([one.found["curve"] for one in counted]) if len(counted) >= 4 else [],
        "parted": parted(listed, own, names=names),
        "list": crew_list(listed, own, names=names),
        "scoring": {"saved": how.saved, "lost": how.lost, "all": how.all_saved},
    }


def told(one: Standing) -> Data:
    """A try without what only comparing needs."""
    found = {key: value for key, value in one.found.items() if key != "choices"}
    return {**found, "match": one.one.match, "name": one.one.name, "listed": one.one.listed, "counted": one.one.counted}


def bars(crews: Sequence[Standing], how: Scoring, own: Standing | None, ai: Standing | None) -> list[Data]:
    """How many crews did how well: lost, won by turns, more than had to be saved, all."""
    kinds = kinds_of(how)
    places = [kind_of(one, how, kinds) for one in crews]
    mine, theirs = (kind_of(one, how, kinds) if one else -1 for one in (own, ai))
    return [{**kind, "many": places.count(i), "mine": i == mine, "ai": i == theirs} for i, kind in enumerate(kinds)]


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
    result = one.found["result"]
    if not one.found["won"]:
        return 0
    saved, turns = int(result.get(how.saved, 0)), int(result.get("turns", 0))
    if how.all_saved and saved > how.needed:
        return len(kinds) - (1 if saved >= how.all_saved else 2)
    for i, kind in enumerate(kinds):
        if kind["kind"] == "turns" and kind["from"] <= turns <= (kind["to"] or turns):
            return i
    return 0


def parted(crews: Sequence[Standing], own: Standing | None, *, names: bool) -> Data | None:
    """Where crews parted, with the choice that was one's own; somebody else's match only where they let others watch."""
    found = score.parted({one.one.match: one.found["choices"] for one in crews})
    if found is None:
        return None
    open_to = {one.one.match for one in crews if names and (one.one.listed or one.ai or one is own)}
    for choice in found["choices"]:
        codes = choice.pop("matches")
        choice["mine"] = own is not None and own.one.match in codes
        choice["watch"] = next((code for code in codes if code in open_to and not choice["mine"]), None)
    if found["match"] not in open_to:
        found["match"] = own.one.match if own else None
    return found


def crew_list(crews: Sequence[Standing], own: Standing | None, *, names: bool) -> list[Data]:
    """The best crews and those around one's own, with their places; equals share one."""
    mine = crews.index(own) if own in crews else -1
    shown = [i for i in range(len(crews)) if i < SHOWN or (mine >= 0 and abs(i - mine) <= AROUND)]
    return [{**row(crews[i], crews[i] is own, names=names), "place": place(crews, i)} for i in shown]


def place(crews: Sequence[Standing], i: int) -> int:
    """The place of a crew: one more than how many did better."""
    return 1 + sum(1 for one in crews if one.rank > crews[i].rank)


def row(one: Standing, own: bool, *, names: bool) -> Data:
    """A crew in the list."""
    known = own or (names and one.one.listed)
    return {
        "name": one.one.name if known else "",
        "match": one.one.match if own or (names and (one.one.listed or one.ai)) else None,
        "mine": own,
        "ai": one.ai,
        "people": one.found["people"],
        "help": one.found["help"],
        "won": one.found["won"],
        "result": one.found["result"],
        "share": one.found["share"],
        "counted": one.one.counted,
    }
