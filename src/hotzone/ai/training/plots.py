"""Pictures as SVG text: how reliable chances are, the curve of a match, the curves of a training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from hotzone.ai.wilson import wilson

WIDE, HIGH, LEFT, TOP, BOTTOM = 720, 360, 56, 36, 44
INK, FAINT, EMBER, WATER = "#2b2a28", "#c9c4bb", "#c8501e", "#2f6f8f"


def frame(title: str, about: str, inner: Sequence[str]) -> str:
    """A picture with a title, from 0 to 100 % upwards."""
    said = escape(f"{title}. {about}")
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{said}"'
        ' font-family="system-ui, sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf9f5"/>',
        f'<text x="{LEFT}" y="22" font-size="15" font-weight="600" fill="{INK}">{escape(title)}</text>',
    ]
    for step in range(0, 101, 25):
        y = up(step / 100)
        lines.append(f'<line x1="{LEFT}" x2="{WIDE - 16}" y1="{y:.1f}" y2="{y:.1f}" stroke="{FAINT}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{step} %</text>')
    return "\n".join([*lines, *inner, f'<text x="{LEFT}" y="{HIGH - 8}" fill="{INK}">{escape(about)}</text>', "</svg>", ""])


def up(share: float) -> float:
    """The height of a share."""
    return HIGH - BOTTOM - share * (HIGH - BOTTOM - TOP)


def along(part: float) -> float:
    """The place of a part of the width."""
    return LEFT + part * (WIDE - 16 - LEFT)


def below(part: float, words: str) -> str:
    """A word under the picture; the last one ends where the picture does."""
    anchor = "end" if part == 1 else "middle"
    return f'<text x="{along(part):.1f}" y="{up(0) + 16:.1f}" text-anchor="{anchor}" fill="{INK}">{words}</text>'


def reliability(title: str, about: str, deciles: Sequence[tuple[float, float, int]]) -> str:
    """What was said against what came, a dot a decile; on the diagonal words and deeds agree."""
    inner = [
        f'<line x1="{along(0):.1f}" y1="{up(0):.1f}" x2="{along(1):.1f}" y2="{up(1):.1f}" stroke="{WATER}" stroke-dasharray="4 4"/>'
    ]
    inner += [below(step / 100, f"{step} %") for step in range(0, 101, 25)]
    points = " ".join(f"{along(said):.1f},{up(came):.1f}" for said, came, _ in deciles)
    inner.append(f'<polyline points="{points}" fill="none" stroke="{EMBER}" stroke-width="1.5"/>')
    for said, came, many in deciles:
        label = f"said {said:.1%}, came {came:.1%}, {many} positions"
        inner.append(f'<circle cx="{along(said):.1f}" cy="{up(came):.1f}" r="4.5" fill="{EMBER}"><title>{label}</title></circle>')
    return frame(title, about, inner)


def curve(title: str, found: Mapping[str, Any]) -> str:
    """The chance to win, moment by moment: what luck did in blue, what decisions cost in ember, turning points marked."""
    moments = found["moments"]
    steps = max(1, 2 * len(moments))
    marked = {point["at"] for point in found["turning_points"]}
    inner = []
    for i, moment in enumerate(moments):
        following = moments[i + 1]["before"] if i + 1 < len(moments) else found["win"]
        x, middle, end = (along((2 * i + k) / steps) for k in range(3))
        inner.append(line(x, moment["before"], middle, moment["after"], EMBER))
        inner.append(line(middle, moment["after"], end, following, WATER))
        if moment["at"] in marked:
            label = f"turn {moment['turn']}, seat {moment['seat']}: decision {moment['decision']:+.1%}, luck {moment['luck']:+.1%}"
            dot = f'<circle cx="{middle:.1f}" cy="{up(moment["after"]):.1f}" r="5" fill="none" stroke="{INK}" stroke-width="2">'
            inner.append(f"{dot}<title>{label}</title></circle>")
            inner.append(f'<text x="{middle:.1f}" y="{up(0) + 16:.1f}" text-anchor="middle" fill="{INK}">{moment["turn"]}</text>')
    sums = f"decisions {found['decisions']:+.1%} (ember), luck {found['luck']:+.1%} (blue)"
    about = f"start {found['start']:.1%}, {sums}, end {found['win']:.0%}"
    return frame(title, about, inner)


def learning(title: str, played: Sequence[tuple[int, float, float]], tests: Sequence[tuple[int, int, int]]) -> str:
    """Wins in self-play (blue), its loss (grey, dashed) and tests on fresh matches with their intervals, over matches played."""
    most = max([1, *(row[0] for row in played), *(row[0] for row in tests)])
    inner = [below(part / 4, f"{most * part // 4:,}") for part in range(5)]
    for row, colour, dashes in ((2, FAINT, "4 4"), (1, WATER, "none")):
        points = " ".join(f"{along(point[0] / most):.1f},{up(min(1.0, point[row])):.1f}" for point in played)
        inner.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>')
    for matches, won, of in tests:
        x, (low, high) = along(matches / most), wilson(won, of)
        inner.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{up(low):.1f}" y2="{up(high):.1f}" stroke="{EMBER}" stroke-width="2"/>')
        label = f"after {matches:,} matches: {won} of {of} fresh ones won"
        inner.append(f'<circle cx="{x:.1f}" cy="{up(won / of):.1f}" r="4.5" fill="{EMBER}"><title>{label}</title></circle>')
    return frame(title, "wins in self-play with whims (blue), loss (grey), fresh matches with 95 % interval (ember)", inner)


def line(x1: float, one: float, x2: float, two: float, colour: str) -> str:
    """A line between two chances."""
    ends = f'x1="{x1:.1f}" y1="{up(one):.1f}" x2="{x2:.1f}" y2="{up(two):.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="2" stroke-linecap="round"/>'
