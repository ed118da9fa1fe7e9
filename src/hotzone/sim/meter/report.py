"""A measurement as text: a row with a bar for each level and crew, then where it burns, where people are lost, what breaks."""

from __future__ import annotations

from hotzone.contract.game import plan_of
from hotzone.contract.simulation import HeatMapped, simulation_of
from hotzone.sim.meter.measurement import Measurement

BAR = 40  # signs of a bar
HOTTEST = 6  # places of a map that are named
MINUTES = 2  # that a turn takes at a table


def lines(found: Measurement) -> list[str]:
    """Everything, to read."""
    plan = plan_of(found.game.new(next(iter(found.setups.values()))))
    title = plan.title if plan else found.board
    return [
        f"{title} ({found.game.name}, {found.board}), {found.played:,} matches played by {found.bot}",
        "",
        *rows(found),
        "",
        *heat(found),
        f"{found.thinking:,.1f} s of the processor. A bar shows the share won, dots its 95 % interval (Wilson).",
    ]


def rows(found: Measurement) -> list[str]:
    """A line for each row, with a bar and its interval."""
    wide = max(len("level"), *(len(row.level) for row in found.tallies))
    told = [f"{'level':<{wide}}  crew  {'won':>5}  {'95 %':>9}  {'0 %':<{BAR - 5}}100 %  matches  turns  minutes"]
    for one in found.rows():
        share = one["won"] / max(one["games"], 1)
        interval = f"{100 * one['low']:.0f}-{100 * one['high']:.0f} %"
        numbers = f"{one['games']:>7}  {one['turns']:>5.1f}  {MINUTES * one['turns']:>7.0f}"
        picture = bar(share, one["low"], one["high"])
        stuck = f"  {one['stuck']} stuck" if one["stuck"] else ""
        told.append(f"{one['level']:<{wide}}  {one['crew']:>4}  {share:>5.0%}  {interval:>9}  {picture}  {numbers}{stuck}")
    return told


def bar(share: float, low: float, high: float) -> str:
    """A share as a bar with the dots of its interval."""
    signs = []
    for i in range(BAR):
        middle = (i + 0.5) / BAR
        signs.append("#" if middle < share and not low <= middle <= high else ":" if low <= middle <= high else " ")
    return "".join(signs)


def heat(found: Measurement) -> list[str]:
    """The hottest places of each map."""
    known = simulation_of(found.game)
    if not isinstance(known, HeatMapped):
        return []
    told = []
    for name, places in found.heat().items():
        unit = "of all turns" if name in known.standing else "of all matches"
        named = ", ".join(f"{place} {share:.0%}" for place, share in list(places.items())[:HOTTEST])
        told.append(f"{name + ':':<8} {named} {unit}" if named else f"{name + ':':<8} nowhere")
    return told
