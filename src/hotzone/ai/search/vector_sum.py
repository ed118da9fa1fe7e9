"""The sum that a network spends its time in. This file is used uncompiled only: `vector_sum.pxd` has the same loop in C."""

from __future__ import annotations

from array import array


def add_rows(sums: array[float], weights: array[float], start: int, width: int, inputs: array[float], count: int) -> None:
    """Add each input times its row of weights to the sums; inputs that say nothing are passed over."""
    for i in range(count):
        x = inputs[i]
        if x != 0.0:
            row = start + width * i
            for j in range(width):
                sums[j] += x * weights[row + j]
