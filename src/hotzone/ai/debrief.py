"""A finished match looked at again: the chance to win before and after every decision, luck apart, the turning points.

A moment is all that one seat decided between two answers of nature. It begins with the win chance of the best line that a
search sees (`before`) and ends with that of what was played (`after`): the difference is the decision's. What nature did
until the next moment is luck: the next `before` less this `after`. So the first `before`, all decisions and all luck add
up to the result. A choice that comes before nature's part (in Reactor a mask, the acute phase) is a moment of its own; those
inside it (where to be brought after a knock-down, which hazmat first) count as luck.

Whoever follows the coach, and an AI crewmate that plays as well, is measured by the line that they were given: what was played
is the best line then, and costs nothing. `best` keeps what a longer look promised, for those who compare crews.

A better line is that of the strongest crew that answers in time, or the one with the best chance to win: whichever comes out
ahead in a closer look. It is named only if that look agrees: both lines are followed through the same answers of nature and
the whole turn of the next seat, and the line must come out ahead of the one played there too. What stops within its turn, at a
face that is turned up or at a shot, is played on to the turn's end first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.reasons import Because, because, carried_out, phase
from hotzone.ai.bots.strengths import STRONGEST
from hotzone.ai.bots.win_chance import NODES, WIDTH, is_measured, known_result, oracle
from hotzone.ai.search.network import Network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.contract.ai import Explainer, check_evaluated
from hotzone.contract.game import Game, Match
from hotzone.core import constants as c
from hotzone.core.compiled import COMPILED
from hotzone.core.errors import HotzoneError

POINTS = 3  # turning points
LOOKED_AT = 6  # decisions that may turn out to be lapses
CLOSE = (1500, 12)  # tables and width of a look into the next seat's turn
ANSWERS = 12  # of nature's that both lines are followed through
ENOUGH = 1.0  # seconds that the strongest crew may take for a turn
SLIGHT = 0.005  # a decision that costs less is as good as the best
DECIDED = (c.DECIDING, c.BEFORE)  # where a seat's action is a decision
NONE: Mapping[int, str] = MappingProxyType({})
Data = dict[str, Any]


def debrief(start: Match, game: Game[Any], texts: Sequence[str], followed: Mapping[int, str] = NONE) -> Data:
    """The debrief of a match from its first table and all its actions; raises HotzoneError where it is not over.

    `followed` says of actions, by their place, whose line they were if not the players' own.
    """
    check_evaluated(start, game)
    moments, tables, over = watch(start, game, texts, followed)
    if not over.result:
        raise HotzoneError("not-over", "there is a debrief only after the match")
    result = float(game.endings[over.result] in game.victories)
    for here, following in zip(moments, [*(moment["before"] for moment in moments[1:]), result], strict=True):
        here["decision"] = here["after"] - here["before"]
        here["luck"] = following - here["after"]
    ranked = sorted(range(len(moments)), key=lambda i: -max(abs(moments[i]["decision"]), abs(moments[i]["luck"])))
    points = [turning_point(tables[i], game, moments[i]) for i in sorted(ranked[:POINTS])]
    costly = sorted((i for i in range(len(moments)) if moments[i]["decision"] < -SLIGHT), key=lambda i: moments[i]["decision"])
    return {
        "result": dict(game.result(over)),
        "win": result,
        "start": moments[0]["before"] if moments else result,
        "decisions": sum(moment["decision"] for moment in moments),
        "luck": sum(moment["luck"] for moment in moments),
        "moments": moments,
        "turning_points": points,
        "lapses": lapses(tables, game, moments, costly[:LOOKED_AT]),
        "rough": not is_measured(start, game),
    }


def watch(
    start: Match, game: Game[Any], texts: Sequence[str], followed: Mapping[int, str] = NONE
) -> tuple[list[Data], list[Match], Match]:
    """Play a match again; gives its moments, the tables they began with, and the last table."""
    table: Any = start.clone()
    moments: list[Data] = []
    tables: list[Match] = []
    now: Data = {}
    for i, text in enumerate(texts):
        if not now and table.actor >= 0 and phase(table) in DECIDED:
            now = {"at": i, "turn": table.turn, "seat": table.actor + 1, "before": value(table, game), "line": []}
            moments.append(now)
            tables.append(table.clone())
        actor = table.actor
        table.play(game.read(table, text))
        if now and actor >= 0:
            now["line"].append(text)
            if phase(table) != c.DECIDING or table.actor < 0:
                now["after"] = value(table, game)
                now["best"] = max(now["before"], now["after"])  # what was played is one of the lines
                now["followed"] = whose([followed.get(one, "") for one in range(now["at"], i + 1)])
                now["before"] = now["after"] if now["followed"] else now["best"]
                now = {}
    if now:
        moments.pop()
        tables.pop()
    return moments, tables, table


def whose(lines: Sequence[str]) -> str:
    """Whose line a moment was, from all its actions; one of the players' own makes it theirs."""
    return lines[0] if all(lines) else ""


def value(table: Match, game: Game[Any]) -> float:
    """The chance to win from a table: by its result, the best line of its turn or choice, or as it lies before nature's part."""
    result = known_result(table, game)
    if result is not None:
        return result
    net = known(table)
    if phase(table) == c.DECIDING:
        return bounded(look(table, net).promise())
    if phase(table) == c.BEFORE and table.actor >= 0:
        return choice(table, game)[0]
    evaluator = table.evaluator()  # type: ignore[attr-defined]
    return bounded(net.look(evaluator))


def choice(table: Match, game: Game[Any]) -> tuple[float, int]:
    """The best of what may be chosen before nature's part, with what it is worth; of equals the last, which goes on."""
    found: list[tuple[float, int]] = []
    for action in table.legal():
        after = table.clone()
        after.play(action)
        found.append((value(after, game), action))
    return max(reversed(found), key=lambda pair: pair[0])


def known(table: Match) -> Network:
    """The network of the win chance; raises HotzoneError where none ships."""
    net = oracle(table)
    if net is None:
        raise HotzoneError("no-chances", "no estimate of the win chance ships for this game")
    return net


def look(table: Match, net: Network) -> TurnSearch:
    """A search for the end of this turn with the best win chance."""
    search = TurnSearch(table, net, NODES, WIDTH, 0)
    search.best_plan()
    return search


def bounded(chance: float) -> float:
    """A chance between 0 and 1, in steps that add up without dust."""
    return round(min(1.0, max(0.0, chance)), 6)


def turning_point(table: Match, game: Game[Any], moment: Data) -> Data:
    """A moment with what tipped it, and the better line where there was one."""
    cause = "decision" if abs(moment["decision"]) >= abs(moment["luck"]) else "luck"
    return {**moment, "cause": cause, "better": better(table, game, moment) if moment["decision"] < -SLIGHT else None}


def lapses(tables: Sequence[Match], game: Game[Any], moments: Sequence[Data], costly: Sequence[int]) -> list[Data]:
    """The decisions that cost most, the earliest first; those for which no better line holds are left out."""
    found: list[Data] = []
    for i in costly:
        if len(found) < POINTS:
            point = turning_point(tables[i], game, moments[i])
            found += [point] if point["better"] else []
    return sorted(found, key=lambda point: int(point["at"]))


def better(table: Match, game: Game[Any], moment: Data) -> Data | None:
    """The best line of a turn, and what it has over the one that was played; None where a closer look sees nothing in it."""
    steps = best_line(table, game) if phase(table) == c.DECIDING else [choice(table, game)[1]]
    found: Data = {"line": [game.write(table, step) for step in steps], "win": moment["before"], "because": {}}
    one, two = carried_out(table, steps), carried_out(table, [game.read(table, text) for text in moment["line"]])
    if phase(table) != c.DECIDING or not isinstance(game, Explainer):
        return found
    if one is not None and two is not None and not one.result and not two.result:
        if not holds(one, two, game):
            return None
        found["because"] = reason(game, one, two, moment)
    return found


def best_line(table: Match, game: Game[Any]) -> list[int]:
    """The line with the best chance to win, unless the strongest crew, which is too slow uncompiled, has a better one."""
    steps = look(table, known(table)).best_plan()
    if not COMPILED:
        return steps
    others = CrewBot(strength=STRONGEST).searcher(table, ENOUGH).best_plan()
    one, two = carried_out(table, others), carried_out(table, steps)
    if one is None or two is None or one.result or two.result or one.snapshot() == two.snapshot():
        return steps
    return others if holds(one, two, game) else steps


def holds(one: Match, two: Match, game: Game[Any]) -> bool:
    """Is the first end of a line still the better one after the next seat's turn, on average over the same answers of nature?"""
    if one.actor >= 0 or two.actor >= 0:
        return True  # nature has no part in it: the first look must do
    if c.DECIDING in (phase(one), phase(two)):  # a face that is turned up or a shot comes before the end of a turn
        return not COMPILED or foreseen(one, game) > foreseen(two, game)  # too many looks uncompiled
    if len(one.legal()) != len(two.legal()):
        return True
    pairs = spread(list(zip(one.legal(), two.legal(), strict=True)))
    return sum(followed(one, mine, game) - followed(two, theirs, game) for mine, theirs in pairs) > 0.0


def foreseen(table: Match, game: Game[Any]) -> float:
    """The chance to win after a line: what is still decided after an answer within the turn, then the next seat's turn."""
    if table.result:
        return value(table, game)
    odds = spread(game.odds(table))
    going_on = finished if phase(table) == c.DECIDING else followed
    return float(sum(chance * going_on(table, answer, game) for answer, chance in odds) / sum(chance for _, chance in odds))


def finished(table: Match, answer: int, game: Game[Any]) -> float:
    """The chance to win after an answer of nature, the best end of the same turn, and the next seat's turn."""
    after = table.clone()
    after.play(answer)
    if after.result or phase(after) != c.DECIDING or after.actor < 0:
        return value(after, game)
    end = carried_out(after, look(after, known(after)).best_plan())
    return value(after, game) if end is None or end.actor >= 0 or phase(end) == c.DECIDING else foreseen(end, game)


def spread(answers: Sequence[Any]) -> Sequence[Any]:
    """A dozen answers of nature, or all where there are fewer."""
    return answers[:: max(1, len(answers) // ANSWERS)]


def followed(table: Match, answer: int, game: Game[Any]) -> float:
    """The chance to win after an answer of nature and the best that the next seat can do."""
    after: Any = table.clone()
    after.play(answer)
    if after.result or phase(after) != c.DECIDING:
        return value(after, game)
    search = TurnSearch(after, known(after), *CLOSE, 0)
    search.best_plan()
    return bounded(search.promise())


def reason(game: Explainer, one: Match, two: Match, moment: Data) -> Because:
    """The difference between the best line and the one played, in the game's units."""
    win = {"unit": "win", "ours": moment["before"], "theirs": moment["after"], "gain": True}
    return because([*(unit for unit in game.weigh(one, two) if unit["gain"]), win], moment["line"])
