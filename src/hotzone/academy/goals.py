"""Is a step of a lesson done? Goals are facts of the rules: events, changes, points, exact chances, results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from hotzone.academy.lesson import LessonStep
from hotzone.contract.ai import PuzzleQuestion
from hotzone.core.errors import HotzoneError

OPEN, HELD, MISSED = "open", "held", "missed"
SMALL = 1e-9
TURN, MATCH = "end", "match"  # until when a step waits before it is judged


class LessonLine(NamedTuple):
    """What was played since a step began."""

    start: Any  # the table at its beginning
    decided: Any  # the table as the learner left it: before the turn was ended
    now: Any
    events: Sequence[str]
    spent: int  # points
    ended: bool  # is the learner's turn over, with nature's part of it?
    over: bool = False  # … and the match?
    left: bool = False  # did the learner end the turn, whatever nature does then?


def followed(game: Any, start: Any, actions: Sequence[str]) -> LessonLine:
    """Play the actions that followed a step's beginning, nature's too; raises HotzoneError."""
    table, decided = start.clone(), start.clone()
    spent, left = 0, False
    events: list[str] = []
    for text in actions:
        action = game.read(table, text)
        left = left or (action == table.pass_action() and table.actor == start.actor)
        spent += 0 if left else game.cost(table, action)
        rows = table.play(action)
        events += [event.text for event in game.tell(table, rows)]
        left = left or table.turn != start.turn
        if not left:
            decided.restore(table.snapshot())
    over = table.result != 0
    return LessonLine(start, decided, table, events, spent, over or table.turn != start.turn, over, left or over)


def weighed_step(game: Any, step: LessonStep, line: LessonLine) -> str:
    """`held`, `missed` (the turn is over without it), or `open`."""
    ended = line.over if step.until == MATCH else line.ended
    if step.until and not ended:
        return OPEN
    if holds(game, step.goal, line):
        return HELD
    return MISSED if ended else OPEN


def holds(game: Any, goal: Mapping[str, Any], line: LessonLine) -> bool:
    """Is all of a goal true?"""
    if "after" in goal:
        line = carried_on(game, line, goal["after"])
    return all(CHECKS[name](game, wanted, line) for name, wanted in goal.items() if name != "after")


def carried_on(game: Any, line: LessonLine, texts: Sequence[str]) -> LessonLine:
    """What would follow if these came next, on a copy; as it is where they cannot be played."""
    try:
        more = followed(game, line.now, texts)
    except HotzoneError:
        return line
    return line._replace(now=more.now, events=[*line.events, *more.events])


def seen(line: LessonLine, wanted: str) -> bool:
    """Was there an event whose text begins with these words?"""
    return any(text == wanted or text.startswith(f"{wanted} ") for text in line.events)


def has_events(_: Any, wanted: Sequence[str], line: LessonLine) -> bool:
    """Were there all of these, each as often as it is named?"""
    return all(sum(seen(line._replace(events=[text]), one) for text in line.events) >= wanted.count(one) for one in wanted)


def has_none(_: Any, wanted: Sequence[str], line: LessonLine) -> bool:
    """Was there none of these?"""
    return not any(seen(line, one) for one in wanted)


def has_facts(game: Any, wanted: Sequence[str], line: LessonLine) -> bool:
    """Did the learner's deeds change all of this?"""
    found = game.puzzle_facts(line.start, line.decided)
    return all(any(fact == one or fact.startswith(f"{one} ") for fact in found) for one in wanted)


def stands_at(game: Any, wanted: Mapping[str, str], line: LessonLine) -> bool:
    """Does everybody who is named stand where they should?"""
    return has_facts(game, [f"at {seat} {place}" for seat, place in wanted.items()], line)


def within_points(_: Any, wanted: int, line: LessonLine) -> bool:
    """Were at most so many points spent?"""
    return line.spent <= wanted


def within_risk(game: Any, wanted: Mapping[str, Any], line: LessonLine) -> bool:
    """Is an exact chance at most so much when the turn ends as it was left? Of a place, or by a question as puzzles ask it."""
    if line.decided.result:
        return True
    if "place" in wanted:
        risk = float(game.risk(line.decided)[wanted["of"]].get(wanted["place"], 0.0))
        return risk <= float(wanted["most"]) + SMALL
    question = PuzzleQuestion(wanted["kind"], wanted.get("who", ""))
    found: float | None = game.puzzle_costs([question], line.start, line.decided)[0]
    return found is not None and found <= float(wanted["most"]) + SMALL


def ended_as(game: Any, wanted: str, line: LessonLine) -> bool:
    """Is the match over like this? `victory` means any way of winning."""
    name = str(game.endings[line.now.result])
    return name in game.victories if wanted == "victory" else name == wanted


CHECKS: dict[str, Callable[[Any, Any, LessonLine], bool]] = {
    "event": has_events,
    "no-event": has_none,
    "fact": has_facts,
    "at": stands_at,
    "points": within_points,
    "risk": within_risk,
    "result": ended_as,
}


def right_answers(game: Any, table: Any, asked: Mapping[str, Any]) -> list[str]:
    """What is right to tap, as the rules say: where something would happen, what is in danger, out of reach, or why not."""
    right = asked["right"]
    if "event" in right:
        events = [text.split() for text in followed(game, table, right["after"]).events]
        told = [words for words in events if words[0] == right["event"] and right.get("with", words[0]) in words]
        places = [words[right.get("word", 1)] for words in told]
        return list(dict.fromkeys(places[-1:] if right.get("last") else places))
    if "risk" in right:
        found = game.risk(table)[right["risk"]]
        return [max(found, key=lambda place: found[place])]
    if "beyond" in right:
        paths = {goal: ways for goal, ways in game.paths(table).items() if goal != "towards"}  # those end short of the place
        reached = {place for ways in paths.values() if isinstance(ways, Mapping) for place in ways}
        return [place for place in right["beyond"] if place not in reached]
    if "refusal" in right:
        try:
            table.clone().play(game.read(table, right["refusal"]))
        except HotzoneError as error:
            return [error.code]
        return []
    raise HotzoneError("bad-lesson", f"a question needs a way to find what is right, not {sorted(right)}")
