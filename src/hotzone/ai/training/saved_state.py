"""Everything a training needs to go on as if it had never been stopped: one file, replaced in one step."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps, loads
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from hotzone.core.errors import HotzoneError

if TYPE_CHECKING:
    from hotzone.ai.training.trainer import Trainer

FILE = "checkpoint.npz"
FORMAT = 2
LEARNED = ("weights", "mean", "square", "calm", "steps")
Options = Mapping[str, object]


def write_state(trainer: Trainer) -> None:
    """Write the state: network, Adam's memory, replay buffer, both generators of luck, counters and options."""
    learner, memory = trainer.learner, trainer.memory
    new = trainer.folder / f"{FILE}.new"
    head = {
        "format": FORMAT,
        "options": dict(trainer.options),
        "names": trainer.names,
        "played": trainer.played,
        "lessons": trainer.lessons,
        "best": trainer.best,
        "wins": trainer.wins,
        "place": memory.place,
        "learning": learner.luck.bit_generator.state,
        "replacing": memory.luck.bit_generator.state,
    }
    with new.open("wb") as file:
        np.savez(
            file,
            head=np.array(dumps(head)),
            inputs=memory.inputs[: memory.count],
            targets=memory.targets[: memory.count],
            kinds=memory.kinds[: memory.count],
            **{name: getattr(learner, name) for name in LEARNED},
        )
    new.replace(trainer.folder / FILE)


def read_options(folder: Path) -> Options | None:
    """The options that a folder's training was begun with; None where there is no training that can go on."""
    head = read_head(folder)
    return None if head is None else dict(head["options"])


def read_head(folder: Path) -> dict[str, Any] | None:
    """What a checkpoint says of itself; None where there is none, or one of an earlier version."""
    place = folder / FILE
    if not place.exists():
        return None
    try:
        with np.load(place) as state:
            head = loads(str(state["head"])) if "head" in state else {}
    except (OSError, ValueError) as error:
        raise HotzoneError("bad-checkpoint", f"{place} cannot be read: {error}") from None
    return head if head.get("format") == FORMAT else None


def read_state(trainer: Trainer) -> bool:
    """Bring a trainer to the state of its folder's checkpoint; False where there is none that fits."""
    head = read_head(trainer.folder)
    if head is None or tuple(head["names"]) != trainer.names:
        return False
    learner, memory = trainer.learner, trainer.memory
    with np.load(trainer.folder / FILE) as state:
        if state["weights"].shape != learner.weights.shape or len(state["kinds"]) > len(memory.kinds):
            return False
        for name in LEARNED:
            getattr(learner, name)[:] = state[name]
        memory.count = len(state["kinds"])
        for name in ("inputs", "targets", "kinds"):
            getattr(memory, name)[: memory.count] = state[name]
    memory.place = head["place"]
    learner.luck.bit_generator.state, memory.luck.bit_generator.state = head["learning"], head["replacing"]
    trainer.options = head["options"]
    trainer.played, trainer.lessons, trainer.best = head["played"], head["lessons"], head["best"]
    trainer.wins = [(won, many) for won, many in head["wins"]]
    return True
