"""What the page is sent: plain data that carries what is legal, so that the page needs no rule."""

from __future__ import annotations

from collections.abc import Mapping

from highwater import match as m
from highwater.texts import ENDINGS, STAGES, VERBS, write_action
from highwater.village import HOUSES, Village
from hotzone.contract.page import view_head

KINDS = {".": "water", "L": "landing", "#": "tree"}


def board(village: Village) -> Mapping[str, object]:
    """What of a village never changes."""
    return {
        "name": village.name,
        "title": village.title,
        "rows": village.height,
        "cols": village.width,
        "stands": village.stands,
        "spaces": [
            {"name": name, "row": i // village.width, "col": i % village.width, "kind": KINDS.get(village.signs[i], "house")}
            for i, name in enumerate(village.names)
        ],
        "houses": [village.names[place] for place in village.houses],
        "people": village.people,
    }


def offer(match: m.Match, action: int) -> dict[str, object]:
    """A legal action with its place or its boat."""
    kind, target = action >> 8, action & 255
    found: dict[str, object] = {"text": write_action(match.board, action), "verb": VERBS[kind], "cost": m.COST.get(kind, 0)}
    if kind == m.ROW:
        found["space"] = match.board.names[target]
    elif kind in (m.TAKE, m.SANDBAG):
        found["space"] = match.board.names[match.board.houses[target]]
    elif kind == m.PASS:
        found |= {"seat": target + 1, "space": match.board.names[match.at[target]]}
    return found


def view(match: m.Match) -> Mapping[str, object]:
    """The whole table; nothing in it is secret."""
    village = match.board
    return {
        **view_head(match, village.name, STAGES),
        "strokes": match.strokes,
        "dice": match.dice,
        "saved": match.saved,
        "lost": match.lost,
        "limits": {
            "people": sum(village.people),
            "goal": match.options.goal,
            "may_lose": sum(village.people) - match.options.goal,
            "room": village.room,
            "stands": village.stands,
        },
        "houses": [
            {"number": i + 1, "at": village.names[village.houses[i]], "people": match.people[i], "water": match.water[i]}
            for i in range(HOUSES)
        ],
        "boats": [
            {"number": i + 1, "at": village.names[match.at[i]], "aboard": match.aboard[i]} for i in range(match.options.crew)
        ],
        "result": ENDINGS[match.result],
        "legal": [offer(match, action) for action in match.legal()],
    }


def paths(match: m.Match) -> Mapping[str, object]:
    """Where the boat can row in this turn, stroke by stroke; the rules are asked, not copied."""
    if match.stage != m.ACTING:
        return {}
    start, found = match.at[match.seat], dict[int, dict[str, object]]()
    waiting: list[tuple[m.Match, list[dict[str, object]]]] = [(match, [])]
    for table, steps in waiting:
        for action in table.legal():
            there = action & 255
            if action >> 8 == m.ROW and there != start and there not in found:
                way = [*steps, offer(table, action)]
                found[there] = {"cost": len(way), "steps": way}
                after = table.clone()
                after.act(action)
                if after.stage == m.ACTING:
                    waiting.append((after, way))
    return {"row": {match.board.names[place]: way for place, way in sorted(found.items())}}
