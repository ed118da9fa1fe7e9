"""A strength table as Markdown: who wins how often on which set-up, how sure that is, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.sim.report.plan import PageHead, TableCell
from hotzone.sim.tally import Tally

HEAD = ("game", "board", "rules", "crew", "bot", "won", "95 %", "matches", "turns", "ms a turn", "longest")
NUMBERS = 6  # the columns from this one on are figures


class Row(NamedTuple):
    """A cell that was played by a bot."""

    cell: TableCell
    bot: str
    tally: Tally

    def figures(self) -> dict[str, Any]:
        """The figures by name, as those of a single simulation."""
        named = {"game": self.cell.game, "settings": str(self.cell.setup), "bot": self.bot}
        return {**named, **self.tally.summary(registry.game(self.cell.game))}


def markdown(head: PageHead, rows: Sequence[Row], how: Sequence[str], picture: str = "") -> str:
    """The page: what it shows, how it was made, the picture, the table."""
    lines = [f"# {head.title}", "", *([head.about, ""] if head.about else []), *how, ""]
    if picture:
        lines += [f"![Matches won, with 95 % intervals]({picture})", ""]
    lines.append(f"| {' | '.join(HEAD)} |")
    lines.append(f"|{'|'.join('--:' if i >= NUMBERS - 1 or i == 3 else '---' for i in range(len(HEAD)))}|")
    lines += [f"| {' | '.join(words(row))} |" for row in rows]
    return "\n".join(lines) + "\n"


def words(row: Row) -> list[str]:
    """A row's words."""
    f = row.figures()
    low, high = f["ci95"]
    longest = "–" if f["ms_turn_max"] is None else milliseconds(f["ms_turn_max"])
    return [
        *(row.cell.game, row.cell.board, row.cell.rules, row.cell.people, row.bot),
        f"{f['win_rate']:.1%}",
        f"{100 * low:.1f}–{100 * high:.1f}",
        f"{f['games']:,}",
        f"{f['turns_mean']:.1f}",
        milliseconds(f["ms_turn_mean"]),
        longest,
    ]


def milliseconds(time: float) -> str:
    """A time with two digits that count."""
    return f"{time:,.0f}" if time >= 10 else f"{time:.1f}" if time >= 1 else f"{time:.2g}"
