"""The inputs of a network by name, so that a network file fits by what its inputs mean and not by where they stand.

An evaluator writes its numbers group by group, a method each. A game's `inputs.py` lists what each of them writes, in order.
Whoever changes what an input means gives it another name: networks that were trained on the old one are then refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

Groups = Mapping[str, Sequence[str]]  # the method that writes them, and the names of its numbers


def input_names(groups: Groups) -> tuple[str, ...]:
    """All inputs in their order: `goal.need.1`, `goal.need.2` and so on."""
    return tuple(f"{group}.{name}" for group, names in groups.items() for name in names)


def each(name: str, of: Iterable[object]) -> list[str]:
    """One name for each of several: `need.1`, `need.2` and so on."""
    return [f"{name}.{one}" for one in of]
