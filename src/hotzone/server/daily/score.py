"""How a crew did: its turns beside the best line, its curve, its place among others. Pure: a debrief in, plain data out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import mean
from typing import Any

from hotzone.contract.ai import Explainer
from hotzone.contract.game import Game, Match
from hotzone.contract.same_luck import TellsLikeness
from hotzone.core.formats.record import digest_of
from hotzone.server.daily.plans import Scoring

SQUARES = ((0.005, "b"), (0.015, "g"), (0.04, "s"))  # a turn that costs less is as the best line, as good, a slip; else a mistake
MISTAKE = "m"
NEARLY = 3  # things that may differ where crews stood alike
CENTRES = 100  # crews of a turn around whom others are looked for
SPREAD = 0.02  # a turn in which crews part costs somebody at least as much
SUSPECT = (50, 4.0)  # of the best line at most, and luck that is so many standard deviations from none
Data = dict[str, Any]


def scored(game: Game[Any], start: Match, texts: Sequence[str], found: Mapping[str, Any], how: Scoring) -> Data:
    """The result of a try from its actions and its debrief."""
    found = strict(dict(found))
    moments = found["moments"]
    turns, came_out = by_turn(moments), savings(game, start, texts, how.saved)
    costs = {turn: -sum(one["decision"] for one in part) for turn, part in turns.items()}
    squares = "".join(square(costs[turn]).upper() if came_out.get(turn) else square(costs[turn]) for turn in sorted(turns))
    return {
        "result": dict(found["result"]),
        "won": bool(found["win"]),
        "share": share(found["start"], -found["decisions"]),
        "squares": squares,
        "curve": [[turn, round(part[0]["before"], 4), round(part[-1]["after"], 4)] for turn, part in sorted(turns.items())],
        "choices": choices(game, start, texts, moments),
        "apart": foresees(found),
    }


def strict(found: Data) -> Data:
    """A debrief in which crews can be compared: all are measured by the longest look, with a coach, an AI or alone."""
    moments = [{**one, "before": one.get("best", one["before"])} for one in found["moments"]]
    following = [*(one["before"] for one in moments[1:]), found["win"]]
    for one, after in zip(moments, following, strict=True):
        one["decision"], one["luck"] = one["after"] - one["before"], after - one["after"]
    start, lost = moments[0]["before"] if moments else found["start"], sum(one["decision"] for one in moments)
    return {**found, "moments": moments, "start": start, "decisions": lost, "luck": sum(one["luck"] for one in moments)}


def by_turn(moments: Sequence[Data]) -> dict[int, list[Data]]:
    """The moments of each turn; those before the first belong to it."""
    found: dict[int, list[Data]] = defaultdict(list)
    for one in moments:
        found[max(1, one["turn"])].append(one)
    return dict(found)


def square(cost: float) -> str:
    """A turn as a letter: b(est), g(ood), s(lip), m(istake)."""
    return next((letter for limit, letter in SQUARES if cost < limit), MISTAKE)


def share(start: float, lost: float) -> int:
    """How much of the best line was played, in percent: all of it less what decisions lost of the first chance."""
    return round(100 * min(1.0, max(0.0, 1 - lost / start))) if start > 0 else 100


def savings(game: Game[Any], start: Match, texts: Sequence[str], key: str) -> dict[int, int]:
    """How many came out in each turn."""
    table, found, last = start.clone(), dict[int, int](), 0
    for text in texts if key else ():
        turn = max(1, table.turn)
        table.play(game.read(table, text))
        now = int(game.result(table).get(key, 0))
        if now > last:
            found[turn] = found.get(turn, 0) + now - last
        last = now
    return found


def choices(game: Game[Any], start: Match, texts: Sequence[str], moments: Sequence[Data]) -> list[Data]:
    """What was decided in each turn, and on which table: what crews are compared by."""
    table, found, at = start.clone(), list[Data](), {one["at"]: one for one in moments}
    for i, text in enumerate(texts):
        if i in at:
            one = at[i]
            steps = [game.read(table, step) for step in one["line"][:1]]
            about = game.subject(table, plan_of(game, table, one["line"])) if isinstance(game, Explainer) and steps else {}
            found.append(
                {
                    "turn": max(1, one["turn"]),
                    "seq": one.get("seq", i),
                    "table": digest_of(table.snapshot()),
                    **stand_of(game, table),
                    "about": {key: about[key] for key in sorted(about)},
                    "line": list(one["line"]),
                    "after": round(one["after"], 4),
                }
            )
        table.play(game.read(table, text))
    return found


def stand_of(game: Game[Any], table: Match) -> Data:
    """What else says that crews stood alike; nothing where a game does not tell."""
    if not isinstance(game, TellsLikeness):
        return {}
    found = game.likeness(table)
    return {"same": found.same, "near": dict(found.near)}


def plan_of(game: Game[Any], table: Match, line: Sequence[str]) -> list[int]:
    """The actions of a line, as far as they can be read before they are played."""
    after, found = table.clone(), list[int]()
    for text in line:
        found.append(game.read(after, text))
        after.play(found[-1])
    return found


def foresees(found: Mapping[str, Any]) -> bool:
    """Was it played badly by what could be known, and superbly by what the dice then did? Such a crew knew them."""
    luck = [one["luck"] for one in found["moments"] if one["luck"]]
    spread = sqrt(sum(one * one for one in luck))
    return bool(spread) and share(found["start"], -found["decisions"]) <= SUSPECT[0] and sum(luck) / spread > SUSPECT[1]


# --- among others


def rank(result: Mapping[str, Any], how: Scoring) -> tuple[float, ...]:
    """What crews are ordered by, the best is greatest."""
    return tuple(-float(result.get(key[1:], 0)) if key.startswith("-") else float(result.get(key, 0)) for key in how.order)


def middle_half(curves: Sequence[Sequence[Sequence[float]]]) -> list[list[float]]:
    """Turn by turn, between which chances the middle half of all crews stood; a crew that has ended stays where it ended."""
    last = max((curve[-1][0] for curve in curves if curve), default=0)
    found = []
    for turn in range(1, int(last) + 1):
        stand = sorted(chance for curve in curves if (chance := at_turn(curve, turn)) is not None)
        if stand:
            found.append([turn, stand[len(stand) // 4], stand[-1 - len(stand) // 4]])
    return found


def at_turn(curve: Sequence[Sequence[float]], turn: int) -> float | None:
    """The chance before a turn, or after the last one."""
    before = next((one[1] for one in curve if one[0] >= turn), None)
    return before if before is not None else curve[-1][2] if curve else None


def parted(tries: Mapping[str, Sequence[Data]]) -> Data | None:
    """The turn in which crews that stood alike parted most: how many chose what, and the chance each choice led to."""
    best: tuple[float, Data] | None = None
    for group in groups(tries):
        kinds = chosen(group, kind_of_choice)
        spread = max(kind["after"] for kind in kinds) - min(kind["after"] for kind in kinds)
        if len(kinds) > 1 and spread >= SPREAD and (best is None or spread > best[0]):
            code, one = group[0]
            nearly = any(other["table"] != one["table"] for _, other in group)
            where = {"turn": one["turn"], "seq": one["seq"], "match": code, "alike": nearly, "stood": one}
            best = (spread, {**where, "choices": kinds})
    return best[1] if best else None


def groups(tries: Mapping[str, Sequence[Data]]) -> list[list[tuple[str, Data]]]:
    """Crews that stood alike at a decision of the same turn: around each crew those whose tables are like its own."""
    turns: dict[int, list[tuple[str, Data]]] = defaultdict(list)
    for code, made in tries.items():
        for one in made:
            turns[one["turn"]].append((code, one))
    found, known = list[list[tuple[str, Data]]](), set[tuple[int, ...]]()
    for crews in turns.values():
        for middle in crews[:CENTRES]:
            group = [middle, *(other for other in crews if other is not middle and alike(middle[1], other[1]))]
            key = tuple(sorted(id(one) for _, one in group))
            if len(group) > 1 and key not in known:
                known.add(key)
                found.append(group)
    return found


def alike(one: Data, other: Data) -> bool:
    """Did two crews stand on the same table, or on one that differs in a few things only?"""
    if one["table"] == other["table"]:
        return True
    if "same" not in one or one["same"] != other.get("same"):
        return False
    ours: Mapping[str, str] = one["near"]
    theirs: Mapping[str, str] = other["near"]
    return sum(ours.get(thing) != theirs.get(thing) for thing in ours.keys() | theirs.keys()) <= NEARLY


def kind_of_choice(one: Data) -> str:
    """What counts as the same choice: the same subject, else the same steps."""
    return repr(one["about"]) if one["about"] else " ".join(one["line"])


def choice_of(found: Data, made: Sequence[Data]) -> str | None:
    """Which choice a crew made where others parted; None if it never stood there."""
    there = (one for one in made if one["turn"] == found["turn"] and alike(found["stood"], one))
    return next((kind_of_choice(one) for one in there), None)


def chosen(group: Sequence[tuple[str, Data]], key: Callable[[Data], str]) -> list[Data]:
    """The choices of a group, the most frequent first."""
    kinds: dict[str, list[tuple[str, Data]]] = defaultdict(list)
    for code, one in group:
        kinds[key(one)].append((code, one))
    found = [
        {
            "key": kind,
            "percent": round(100 * len(part) / len(group)),
            "about": part[0][1]["about"],
            "line": part[0][1]["line"],
            "after": round(mean(one["after"] for _, one in part), 3),
            "matches": [code for code, _ in part],
        }
        for kind, part in kinds.items()
    ]
    return sorted(found, key=lambda kind: (-kind["percent"], -kind["after"]))
