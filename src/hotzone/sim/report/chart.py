"""A strength table as a picture: one line a set-up, one mark a bot, whiskers for 95 % intervals. Plain SVG, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hotzone.sim.report.markdown import Row

LEFT, WIDE, LINE, TOP = 290, 520, 24, 64  # room for labels, the scale, a set-up's line, the head
RIGHT, BOTTOM = 30, 40
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #1f2328; }
  .small { font-size: 12px; fill: #59636e; }
  .title { font-size: 15px; font-weight: 600; }
  .back { fill: #ffffff; }
  .grid { stroke: #d1d9e0; stroke-width: 1; }
  .bot0 { stroke: #6e7781; fill: #6e7781; }
  .bot1 { stroke: #0969da; fill: #0969da; }
  .bot2 { stroke: #bc4c00; fill: #bc4c00; }
  .bot3 { stroke: #8250df; fill: #8250df; }
  .bot4 { stroke: #1a7f37; fill: #1a7f37; }
  text.key { stroke: none; fill: #1f2328; }
  @media (prefers-color-scheme: dark) {
    text, text.key { fill: #f0f6fc; } .small { fill: #9198a1; } .back { fill: #0d1117; } .grid { stroke: #3d444d; }
    .bot0 { stroke: #9198a1; fill: #9198a1; } .bot1 { stroke: #4493f8; fill: #4493f8; } .bot2 { stroke: #f0883e; fill: #f0883e; }
    .bot3 { stroke: #ab7df8; fill: #ab7df8; } .bot4 { stroke: #3fb950; fill: #3fb950; }
  }
"""
MARKS = (  # one shape a bot, so that nobody needs the colours
    '<circle cx="{x}" cy="{y}" r="4.5"/>',
    '<rect x="{x}" y="{y}" width="8" height="8" transform="translate(-4 -4)"/>',
    '<path d="M{x} {y}m0 -6l6 6l-6 6l-6 -6z"/>',
    '<path d="M{x} {y}m0 -6l5.5 10h-11z"/>',
    '<path d="M{x} {y}m0 6l5.5 -10h-11z"/>',
)


def svg(rows: Sequence[Row], title: str) -> str:
    """The picture."""
    labels = list(dict.fromkeys(row.cell.label for row in rows))
    bots = list(dict.fromkeys(row.bot for row in rows))
    high, wide = TOP + LINE * len(labels) + BOTTOM, LEFT + WIDE + RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape('; '.join(spoken(row) for row in rows))}</desc>",
        f"<style>{STYLE}</style>",
        f'<rect class="back" width="{wide}" height="{high}"/>',
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
        *key(bots),
        *scale(high),
    ]
    for i, label in enumerate(labels):
        parts.append(f'<text x="{LEFT - 14}" y="{TOP + LINE * i + 17}" text-anchor="end">{escape(label)}</text>')
    seen = {label: 0 for label in labels}
    for row in rows:
        place, many = labels.index(row.cell.label), sum(other.cell.label == row.cell.label for other in rows)
        shift = (seen[row.cell.label] - (many - 1) / 2) * min(6.0, 16.0 / many)  # so that marks do not cover each other
        seen[row.cell.label] += 1
        parts += mark(row, bots.index(row.bot), TOP + LINE * place + LINE / 2 + shift)
    return "\n".join([*parts, "</svg>"]) + "\n"


def spoken(row: Row) -> str:
    """A row for those who hear the picture."""
    f = row.figures()
    return f"{row.cell.label}, {row.bot}: {f['win_rate']:.1%}"


def at(share: float) -> str:
    """Where a share stands on the scale."""
    return f"{LEFT + WIDE * share:.1f}"


def key(bots: Sequence[str]) -> list[str]:
    """Which mark is whose, beside each other."""
    parts, x = [], LEFT + 4
    for i, bot in enumerate(bots):
        shape = MARKS[i % len(MARKS)].format(x=x, y=46)
        parts.append(f'<g class="bot{i % len(MARKS)}">{shape}<text class="key" x="{x + 11}" y="50">{escape(bot)}</text></g>')
        x += 36 + 8 * len(bot)
    return parts


def scale(high: int) -> list[str]:
    """Lines and numbers from 0 to 100 %."""
    parts = []
    for tenth in range(0, 11, 2):
        x = at(tenth / 10)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{high - BOTTOM + 4}"/>')
        parts.append(f'<text class="small" x="{x}" y="{high - 16}" text-anchor="middle">{10 * tenth} %</text>')
    return parts


def mark(row: Row, style: int, y: float) -> list[str]:
    """A whisker and its mark; pointing at it shows the figures."""
    f = row.figures()
    low, high = f["ci95"]
    shape = MARKS[style % len(MARKS)].format(x=at(f["win_rate"]), y=f"{y:.1f}")
    told = f"{row.cell.label}, {row.bot}: {f['win_rate']:.1%} of {f['games']:,} ({low:.1%} to {high:.1%})"
    whisker = f'<line x1="{at(low)}" y1="{y:.1f}" x2="{at(high)}" y2="{y:.1f}" stroke-width="2"/>'
    return [f'<g class="bot{style % len(MARKS)}"><title>{escape(told)}</title>{whisker}{shape}</g>']
