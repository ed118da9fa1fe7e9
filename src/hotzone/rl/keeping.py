"""Environments that can be pickled and copied in the middle of a match, luck included: for search, and for other processes."""

from __future__ import annotations

from typing import Any

from hotzone.rl.vec import Rows

HEAVY = ("batch", "scene", "layout", "lane", "action_space", "action_spaces", "observation_space", "observation_spaces", "nothing")
NUMBERS = ("seed", "episode", "steps", "before", "started")


class Kept:
    """An environment that keeps the keywords it was made with in `made` and its matches in `batch`."""

    made: dict[str, Any]
    batch: Rows

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, and where its matches stand."""
        light = {name: value for name, value in self.__dict__.items() if name not in HEAVY}
        return {"light": light, "rows": where(self.batch), "action_space": getattr(self, "action_space", None)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Make it anew, then put its matches back."""
        self.__init__(**state["light"]["made"])  # type: ignore[misc]
        self.__dict__.update(state["light"])
        put_back(self.batch, state["rows"])
        if "action_space" in self.__dict__:
            self.__dict__["action_space"]._np_random = state["action_space"]._np_random


def where(batch: Rows) -> dict[str, Any]:
    """Tables, luck and arrays of a batch as plain data."""
    lanes = []
    for lane in batch.lanes:
        match: Any = lane.table
        numbers = {name: getattr(lane, name) for name in NUMBERS}
        lanes.append((match.snapshot(), lane.dice.state, lane.whim.state, numbers))
    return {"lanes": lanes, "told": [array.copy() for array in (batch.rewards, batch.terminated, batch.truncated)]}


def put_back(batch: Rows, kept: dict[str, Any]) -> None:
    """Let a batch stand where another one stood."""
    for lane, (snapshot, luck, whim, numbers) in zip(batch.lanes, kept["lanes"], strict=True):
        match: Any = lane.table
        match.restore(snapshot)
        lane.dice.state, lane.whim.state = luck, whim
        for name, value in numbers.items():
            setattr(lane, name, value)
        lane.show()
    for array, told in zip((batch.rewards, batch.terminated, batch.truncated), kept["told"], strict=True):
        array[:] = told
