"""Many matches at once, stepped in the compiled core into NumPy arrays that the caller may own; the GIL is released."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from hotzone import registry
from hotzone.core.errors import BadSetup, HotzoneError, Illegal
from hotzone.rl.env_slot import EnvSlot
from hotzone.rl.env_spec import EnvSpec
from hotzone.rl.pickling import put_back, saved

ILLEGAL = ("raise", "ignore")
SEEDS = 1 << 40  # a seed is below; the rest of 64 bits counts its matches
Bytes = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.int8]
Rewards = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Actions = npt.NDArray[np.int64]
Arrays = Mapping[str, npt.NDArray[Any] | None]  # by name
NO_ARRAYS: Arrays = {}


class EnvBatch:
    """Matches of one set-up, a row of every array for each."""

    def __init__(
        self,
        env_spec: EnvSpec,
        envs: int = 1,
        *,
        limit: int = 0,
        autoreset: bool = True,
        illegal: str = "raise",
        arrays: Arrays = NO_ARRAYS,  # of the caller, to be written into
    ) -> None:
        if envs < 1 or limit < 0:
            raise BadSetup(
                "bad-setting", f"a batch needs at least one environment and a limit of 0 or more, not {envs} and {limit}"
            )
        check_illegal(illegal)
        self.made = {"env_spec": env_spec, "envs": envs, "limit": limit, "autoreset": autoreset, "illegal": illegal}
        self.illegal = illegal
        self.env_spec = env_spec
        self.layout = env_spec.layout
        self.envs = envs
        size, actions = self.layout.size, len(env_spec.actions)
        self.observations: Bytes = buffer("observations", arrays, (envs, size), np.uint8)
        self.masks: Masks = buffer("masks", arrays, (envs, actions), np.int8)
        self.rewards: Rewards = buffer("rewards", arrays, (envs,), np.float32)
        self.terminated: Flags = buffer("terminated", arrays, (envs,), np.bool_)
        self.truncated: Flags = buffer("truncated", arrays, (envs,), np.bool_)
        self.finals: Bytes = np.zeros((envs, size), np.uint8)
        self.actions: Actions = np.zeros(envs, np.int64)
        # slots write where these lie, whatever becomes of the names above
        self.kept = (self.observations, self.masks, self.rewards, self.terminated, self.truncated, self.finals, self.actions)
        self.slots = [env_spec.new_slot() for _ in range(envs)]
        for number, slot in enumerate(self.slots):
            slot.limit, slot.again = limit, autoreset
            self.lay(number, slot)
        self.root = hang(self.slots)

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, and where its matches stand; a copy has arrays of its own."""
        return {"made": self.made, "rows": saved(self)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Make it anew, then put its matches back."""
        EnvBatch.__init__(self, **state["made"])
        put_back(self, state["rows"])

    def lay(self, number: int, slot: EnvSlot) -> None:
        """Give a slot its row of all arrays."""
        slot.lay(
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
            for slot, number in zip(self.slots, seeds, strict=True):
                slot.start(number)
        elif seed is not None:
            self.root.reset(check_seed(seed))
        elif not self.slots[0].started:
            self.root.reset(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) % SEEDS)
        else:
            self.root.restart()
        return self.observations

    def step(self, actions: npt.ArrayLike) -> tuple[Bytes, Rewards, Flags, Flags]:
        """Carry out one action in every environment; raises Illegal, and then nothing has changed anywhere.

        With `illegal="ignore"` an environment whose action is not legal stays as it is, with a reward of 0.
        """
        self.actions[:] = actions
        if self.illegal == "ignore":
            self.root.skip_strays()
        else:
            stray = self.root.stray()
            if stray >= 0:
                raise self.refusal(stray)
        self.root.step()
        return self.observations, self.rewards, self.terminated, self.truncated

    def sample(self, weights: npt.ArrayLike | None = None) -> Actions:
        """A legal action for every environment, each as likely as the others, or as its weight; the array is used again.

        `weights` has a row for each environment and a number for each action, like the chances that a policy gives. Only those of
        legal actions are looked at, so no mask is needed; where all of them are 0, each is as likely as the others.
        """
        if weights is None:
            self.root.sample()
            return self.actions
        rows = np.ascontiguousarray(weights, np.float32)
        if rows.shape != self.masks.shape:
            raise BadSetup("bad-weights", f"weights have the shape {self.masks.shape}, not {rows.shape}")
        self.root.sample_by(rows.reshape(-1))
        return self.actions

    def play(self, steps: int) -> None:
        """Take so many random legal steps in every environment, without coming back to Python in between."""
        self.root.play(steps)

    def strays(self) -> Flags:
        """The environments whose action is not legal now: before a step, those that it would refuse or ignore."""
        return np.fromiter(
            (not slot.is_legal(int(a)) for slot, a in zip(self.slots, self.actions, strict=True)), np.bool_, self.envs
        )

    def result(self, number: int) -> dict[str, Any]:
        """How the last match of an environment ended; while its first one goes on, how that stands."""
        slot = self.slots[number]
        match = slot.last if slot.again and slot.episode else slot.table
        return dict(self.env_spec.game.result(match))

    def place(self, number: int, position: str) -> None:
        """Let an environment go on from a position of the same set-up; raises BadText or BadSetup, and then nothing has changed."""
        setup, match = self.env_spec.game.parse(position)
        if setup != self.env_spec.setup:
            raise BadSetup("other-setup", f"the position is of ({setup}), the environment plays ({self.env_spec.setup})")
        slot: Any = self.slots[number]
        slot.table.restore(match.snapshot())
        slot.show()

    def place_by(self, options: Mapping[str, Any] | None) -> None:
        """Begin from the position that options of a reset name, everywhere; options of other tools are none of ours."""
        if options and options.get("position") is not None:
            for number in range(self.envs):
                self.place(number, str(options["position"]))

    def refusal(self, number: int) -> HotzoneError:
        """Why the action of an environment may not be played."""
        return refusal(self.env_spec, self.slots[number], int(self.actions[number]), f"environment {number}: ")


class VecEnv(EnvBatch):
    """`envs` matches of one set-up. Environment `i` has the luck of `seed + i`, whatever the size of the batch.

    A match that is over is followed at once by the next one of its environment's seed: reward and `terminated` tell of the old
    match, observation and mask of the new one, and the last observation of the old one is in `finals`. Arrays that are given
    are written into; all further keywords are settings of the match, as for `hotzone.new`.
    """

    def __init__(
        self,
        game: str = registry.USUAL,
        envs: int = 256,
        *,
        seed: int | Sequence[int] | None = None,
        limit: int = 0,
        illegal: str = "raise",
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
        arrays: Arrays = {
            "observations": observations,
            "masks": masks,
            "rewards": rewards,
            "terminated": terminated,
            "truncated": truncated,
        }
        super().__init__(EnvSpec(game, settings, shaping, gamma, invariant), envs, limit=limit, illegal=illegal, arrays=arrays)
        self.reset(seed)


def buffer(name: str, arrays: Arrays, shape: tuple[int, ...], kind: type) -> npt.NDArray[Any]:
    """The caller's array of a name if there is one that fits, else a new one."""
    given = arrays.get(name)
    if given is None:
        return np.zeros(shape, kind)
    fits = isinstance(given, np.ndarray) and given.shape == shape and given.dtype == kind
    if not fits or not given.flags.c_contiguous or not given.flags.writeable:
        raise BadSetup("bad-buffer", f"{name} must be a writable C-contiguous array of {np.dtype(kind)} with the shape {shape}")
    return given


def hang(slots: list[EnvSlot]) -> EnvSlot:
    """Hang slots into a balanced tree that is walked in their order; says which is its root."""
    middle = len(slots) // 2
    root = slots[middle]
    root.left = hang(slots[:middle]) if middle else None
    root.right = hang(slots[middle + 1 :]) if middle + 1 < len(slots) else None
    return root


def check_illegal(illegal: str) -> None:
    """Refuse what an environment cannot do with an illegal action."""
    if illegal not in ILLEGAL:
        raise BadSetup("bad-setting", f"illegal cannot be '{illegal}'; it is one of {', '.join(ILLEGAL)}")


def check_seed(seed: int) -> int:
    """A seed in its limits."""
    if not 0 <= seed < SEEDS:
        raise BadSetup("bad-seed", f"a seed is a number from 0 to 2**40 - 1, not {seed}")
    return int(seed)


def refusal(env_spec: EnvSpec, slot: EnvSlot, number: int, where: str = "") -> HotzoneError:
    """Why an action of the table may not be played now: the engine's own words."""
    action = slot.action_mask.action(number)
    if action < 0:
        return Illegal("no-such-action", f"{where}there is no action {number}; the table has 0 to {slot.action_mask.count - 1}")
    match: Any = slot.table
    if match.actor < 0:
        return Illegal("over", f"{where}the match is over: reset")
    try:
        match.play(action)
    except Illegal as error:
        return Illegal(error.code, f"{where}action {number}, '{env_spec.text(number)}': {error.text}", error.rule)
    raise AssertionError("a legal action was refused")  # never: the table lists what it lets be played
