"""Many matches at once, stepped in the compiled core into NumPy arrays that the caller may own; the GIL is released."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from hotzone.core.game import BadSetup, HotzoneError, Illegal
from hotzone.rl.lane import Lane
from hotzone.rl.scene import Scene

SEEDS = 1 << 40  # a seed is below; the rest of 64 bits counts its matches
Bytes = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.int8]
Rewards = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Actions = npt.NDArray[np.int64]


class Rows:
    """Matches of one set-up, a row of every array for each."""

    def __init__(
        self,
        scene: Scene,
        envs: int = 1,
        *,
        limit: int = 0,
        autoreset: bool = True,
        observations: Bytes | None = None,
        masks: Masks | None = None,
        rewards: Rewards | None = None,
        terminated: Flags | None = None,
        truncated: Flags | None = None,
    ) -> None:
        if envs < 1 or limit < 0:
            raise BadSetup("bad-setting", f"a batch has one environment at least and no limit below 0, not {envs} and {limit}")
        self.scene = scene
        self.layout = scene.layout
        self.envs = envs
        size, actions = self.layout.size, len(scene.actions)
        self.observations: Bytes = buffer("observations", observations, (envs, size), np.uint8)
        self.masks: Masks = buffer("masks", masks, (envs, actions), np.int8)
        self.rewards: Rewards = buffer("rewards", rewards, (envs,), np.float32)
        self.terminated: Flags = buffer("terminated", terminated, (envs,), np.bool_)
        self.truncated: Flags = buffer("truncated", truncated, (envs,), np.bool_)
        self.finals: Bytes = np.zeros((envs, size), np.uint8)
        self.actions: Actions = np.zeros(envs, np.int64)
        # lanes write where these lie, whatever becomes of the names above
        self.kept = (self.observations, self.masks, self.rewards, self.terminated, self.truncated, self.finals, self.actions)
        self.lanes = [scene.lane() for _ in range(envs)]
        for number, lane in enumerate(self.lanes):
            lane.limit, lane.again = limit, autoreset
            self.lay(number, lane)
        self.root = hang(self.lanes)

    def lay(self, number: int, lane: Lane) -> None:
        """Give a lane its row of all arrays."""
        lane.lay(
            number,
            self.observations.reshape(-1),
            self.masks.reshape(-1).view(np.uint8),
            self.rewards,
            self.terminated.view(np.uint8),
            self.truncated.view(np.uint8),
            self.finals.reshape(-1),
            self.actions,
        )

    @property
    def planes(self) -> Bytes:
        """The planes of all observations, as (envs, planes, rows, columns); a view, not a copy."""
        return self.observations[:, : self.layout.split].reshape(self.envs, *self.layout.shape)

    @property
    def numbers(self) -> Bytes:
        """The numbers of all observations, as (envs, numbers); a view, not a copy."""
        return self.observations[:, self.layout.split :]

    def reset(self, seed: int | Sequence[int] | None = None) -> Bytes:
        """Begin a match everywhere: the first of a seed, or without one the next; a sequence has a seed for each environment."""
        if isinstance(seed, Sequence):
            if len(seed) != self.envs:
                raise BadSetup("bad-seed", f"{len(seed)} seeds for {self.envs} environments")
            seeds = [check_seed(number) for number in seed]
            for lane, number in zip(self.lanes, seeds, strict=True):
                lane.start(number)
        elif seed is not None:
            self.root.reset(check_seed(seed))
        elif not self.lanes[0].started:
            self.root.reset(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) % SEEDS)
        else:
            self.root.restart()
        return self.observations

    def step(self, actions: npt.ArrayLike) -> tuple[Bytes, Rewards, Flags, Flags]:
        """Carry out one action in every environment; raises Illegal, and then nothing has changed anywhere."""
        self.actions[:] = actions
        stray = self.root.stray()
        if stray >= 0:
            raise self.refusal(stray)
        self.root.step()
        return self.observations, self.rewards, self.terminated, self.truncated

    def sample(self) -> Actions:
        """A legal action for every environment, each as likely as the others; the array is used again."""
        self.root.sample()
        return self.actions

    def play(self, steps: int) -> None:
        """Take so many random legal steps in every environment, without coming back to Python in between."""
        self.root.play(steps)

    def refusal(self, number: int) -> HotzoneError:
        """Why the action of an environment may not be played."""
        return refusal(self.scene, self.lanes[number], int(self.actions[number]), f"environment {number}: ")


class VecEnv(Rows):
    """`envs` matches of one set-up. Environment `i` has the luck of `seed + i`, whatever the size of the batch.

    A match that is over is followed at once by the next one of its environment's seed: reward and `terminated` tell of the old
    match, observation and mask of the new one, and the last observation of the old one is in `finals`. Arrays that are given
    are written into; all further keywords are settings of the match, as for `hotzone.new`.
    """

    def __init__(
        self,
        game: str = "fire",
        envs: int = 256,
        *,
        seed: int | Sequence[int] | None = None,
        limit: int = 0,
        shaping: Mapping[str, float] | None = None,
        gamma: float = 1.0,
        invariant: bool = False,
        observations: Bytes | None = None,
        masks: Masks | None = None,
        rewards: Rewards | None = None,
        terminated: Flags | None = None,
        truncated: Flags | None = None,
        **settings: object,
    ) -> None:
        super().__init__(
            Scene(game, settings, shaping, gamma, invariant),
            envs,
            limit=limit,
            observations=observations,
            masks=masks,
            rewards=rewards,
            terminated=terminated,
            truncated=truncated,
        )
        self.reset(seed)


def buffer(name: str, given: npt.NDArray[Any] | None, shape: tuple[int, ...], kind: type) -> npt.NDArray[Any]:
    """The caller's array if there is one that fits, else a new one."""
    if given is None:
        return np.zeros(shape, kind)
    fits = isinstance(given, np.ndarray) and given.shape == shape and given.dtype == kind
    if not fits or not given.flags.c_contiguous or not given.flags.writeable:
        raise BadSetup("bad-buffer", f"{name} must be a writable C-contiguous array of {np.dtype(kind)} with the shape {shape}")
    return given


def hang(lanes: list[Lane]) -> Lane:
    """Hang lanes into a balanced tree that is walked in their order; says which is its root."""
    middle = len(lanes) // 2
    root = lanes[middle]
    root.left = hang(lanes[:middle]) if middle else None
    root.right = hang(lanes[middle + 1 :]) if middle + 1 < len(lanes) else None
    return root


def check_seed(seed: int) -> int:
    """A seed in its limits."""
    if not 0 <= seed < SEEDS:
        raise BadSetup("bad-seed", f"a seed is a number from 0 to 2**40 - 1, not {seed}")
    return int(seed)


def refusal(scene: Scene, lane: Lane, number: int, where: str = "") -> HotzoneError:
    """Why an action of the table may not be played now: the engine's own words."""
    action = lane.menu.action(number)
    if action < 0:
        return Illegal("no-such-action", f"{where}there is no action {number}; the table has 0 to {lane.menu.count - 1}")
    match: Any = lane.table
    if match.actor < 0:
        return Illegal("over", f"{where}the match is over: reset")
    try:
        match.play(action)
    except Illegal as error:
        return Illegal(error.code, f"{where}action {number}, '{scene.text(number)}': {error.text}", error.rule)
    raise AssertionError("a legal action was refused")  # never: the table lists what it lets be played
