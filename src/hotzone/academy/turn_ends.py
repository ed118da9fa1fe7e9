"""All ends that the decisions of one turn can come to, each with a way there. Exact: nothing is estimated."""

from __future__ import annotations

from typing import Any, NamedTuple

from hotzone.core import constants as c

MOST = 60_000  # tables of a turn that are looked at; a turn with more is not enumerated


class TurnEnds(NamedTuple):
    """The tables on which the turn can be ended, and how each is reached; `whole` is False where there were too many."""

    tables: list[bytes]  # snapshots, before the turn is ended
    ways: list[tuple[int, ...]]  # the actions to each
    over: list[tuple[bytes, tuple[int, ...]]]  # tables at which the match is over within the turn
    seen: int
    whole: bool

    def with_wins(self, game: Any, start: Any) -> TurnEnds:
        """The same with all tables at which the match is won within the turn among the ends."""
        table, tables, ways = start.clone(), list(self.tables), list(self.ways)
        for snapshot, way in self.over:
            table.restore(snapshot)
            if game.endings[table.result] in game.victories:
                tables.append(snapshot)
                ways.append(way)
        return self._replace(tables=tables, ways=ways)


def turn_ends(start: Any, most: int = MOST) -> TurnEnds:
    """Walk through every line of this turn; equal tables are met once, the shortest way first. Nature's answers end a line."""
    table, seat, turn = start.clone(), start.actor, start.turn
    first = start.snapshot()
    ways: dict[bytes, tuple[int, ...]] = {first: ()}
    waiting, found, over = [first], [], []
    for snapshot in waiting:  # grows while it is walked through
        table.restore(snapshot)
        way, end = ways[snapshot], table.pass_action()
        if end:
            found.append(snapshot)
        for action in table.legal():
            if action == end:
                continue
            table.act(action)
            after = table.snapshot()
            if after not in ways:
                if table.actor == seat and table.turn == turn:
                    ways[after] = (*way, action)
                    waiting.append(after)
                elif table.actor == c.NOBODY:
                    ways[after] = (*way, action)
                    over.append((after, ways[after]))
            table.restore(snapshot)
        if len(ways) > most:
            return TurnEnds(found, [ways[key] for key in found], over, len(ways), False)
    return TurnEnds(found, [ways[key] for key in found], over, len(ways), True)
