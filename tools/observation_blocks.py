"""The lines of a compiled observation writer, from the groups of numbers that its layout is made of too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hotzone.contract.shared.observation_layout import OneHot, Scalar, ScalarGroup
from tools.make_ids import parallel


def numbers_seen(groups: Sequence[ScalarGroup]) -> Iterator[str]:
    """Write one number after the other from the place `i` on, and leave out groups that the set-up does not show."""
    asked = ""
    for group in groups:
        if group.when and group.when != asked:
            yield f"if self.{group.when}:"
        asked = group.when
        indent = "    " if group.when else ""
        if group.each:
            yield f"{indent}for {group.each} in range(s.options.crew):"
            indent += "    "
        yield from (indent + line for line in lines_of(group))


def lines_of(group: ScalarGroup) -> Iterator[str]:
    """The numbers of one group, once; single ones that stand together share a step of `i`."""
    single: list[str] = []
    for number in group.numbers:
        if isinstance(number, Scalar):
            single.append(number.seen)
            continue
        yield from together(single)
        single = []
        if isinstance(number, OneHot):
            yield f"out[i + {number.value}] = 1"
            yield f"i += {len(number.things)}"
        else:
            yield f"for {number.by} in range({len(number.things)}):"
            yield f"    out[i] = {number.value}"
            yield "    i += 1"
    yield from together(single)


def together(values: list[str]) -> Iterator[str]:
    """Single numbers one after the other, as many as a line holds."""
    yield from parallel((f"out[i + {at}]" if at else "out[i]" for at in range(len(values))), values)
    if values:
        yield f"i += {len(values)}"
