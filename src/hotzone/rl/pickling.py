"""Batches that can be pickled and copied in mid-match, luck included: for search and for other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hotzone.rl.batch_env import EnvBatch

NUMBERS = ("seed", "episode", "steps", "before", "started")


def saved(batch: EnvBatch) -> dict[str, Any]:
    """Tables, luck and arrays of a batch as plain data."""
    slots = []
    for slot in batch.slots:
        match, last = slot.table, slot.last
        numbers = {name: getattr(slot, name) for name in NUMBERS}
        slots.append((match.snapshot(), last.snapshot(), slot.dice.state, slot.whim.state, numbers))
    return {"slots": slots, "told": [array.copy() for array in told(batch)]}


def put_back(batch: EnvBatch, kept: dict[str, Any]) -> None:
    """Let a batch stand where another one stood."""
    for slot, (snapshot, last, luck, whim, numbers) in zip(batch.slots, kept["slots"], strict=True):
        slot.table.restore(snapshot)
        slot.last.restore(last)
        slot.dice.state, slot.whim.state = luck, whim
        for name, value in numbers.items():
            setattr(slot, name, value)
        if slot.started:
            slot.show()
    for array, rows in zip(told(batch), kept["told"], strict=True):
        array[:] = rows


def told(batch: EnvBatch) -> tuple[Any, ...]:
    """The arrays of a batch that its tables do not say again."""
    return batch.rewards, batch.terminated, batch.truncated, batch.finals, batch.actions
