"""Train the policy to play the family game by imitation: it plays, a searching bot says what it would have done, it learns that.

    pip install 'hotzone[rl]' torch matplotlib
    python examples/family_policy/imitate.py --minutes 3
    python examples/family_policy/imitate.py --minutes 2 --more

With `--more` it goes on with the policy that is there, at a lower rate.
This is DAgger (Ross, Gordon, Bagnell 2011): the tables are those that the policy itself comes to, so it also learns the way back
from its own mistakes. The teacher is `rookie`, the quickest of our bots that search. Minutes are those of the processor.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

import network
import numpy as np
import torch
from features import CHOICES
from setups import SETUPS, SetupBatch

from hotzone.ai.bots.reasons import phase
from hotzone.ai.bots.strengths import ROOKIE, fitted
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.rl import VecEnv

HERE = Path(__file__).parent
SHARP = 2.0  # the policy plays what it likes best, and something else at times


class Teacher:
    """What the searching bot would do at the tables of a batch; it keeps to a plan as long as that is followed."""

    def __init__(self, batch: VecEnv) -> None:
        self.batch = batch
        self.net, self.strength = fitted(batch.env_spec.start, ROOKIE)
        self.plans: list[tuple[bytes, list[int]]] = [(b"", [])] * batch.envs

    def actions(self) -> list[int]:
        """The number of an action for every environment."""
        return [self.batch.env_spec.action_mask.number(self.action(i)) for i in range(self.batch.envs)]

    def action(self, number: int) -> int:
        """The next step of its plan for one table."""
        table: Any = self.batch.slots[number].table
        foreseen, steps = self.plans[number]
        if not steps or table.snapshot() != foreseen:
            search = TurnSearch(table.clone(), self.net, self.strength.nodes, self.strength.width, self.strength.exact)
            steps = search.best_plan() if phase(table) == c.DECIDING else [search.best_answer()]
        after = table.clone()
        after.play(steps[0])
        self.plans[number] = after.snapshot(), steps[1:]
        return int(steps[0])


class Memory:
    """Tables with what the teacher did there; the newest replace the oldest when it is full."""

    def __init__(self, most: int, inputs: int) -> None:
        self.seen = np.zeros((most, inputs), np.float16)
        self.legal = np.zeros((most, CHOICES), np.bool_)
        self.right = np.zeros(most, np.int64)
        self.many = 0

    def add(self, seen: Any, legal: Any, right: Any) -> None:
        """Keep some more."""
        places = np.arange(self.many, self.many + len(seen)) % len(self.seen)
        self.seen[places], self.legal[places], self.right[places] = seen, legal, right
        self.many += len(seen)

    def draw(self, luck: np.random.Generator, size: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Some of them."""
        places = luck.integers(0, min(self.many, len(self.seen)), size)
        found = self.seen[places].astype(np.float32), self.legal[places], self.right[places]
        return tuple(torch.from_numpy(one) for one in found)  # type: ignore[return-value]


class Lesson(SetupBatch):
    """Matches of one set-up, with their teacher."""

    def __init__(self, number: int, envs: int) -> None:
        super().__init__(number, envs)
        self.teacher = Teacher(self.batch)
        self.led = np.ones(envs, np.bool_)  # matches that the teacher leads

    def step(self, model: torch.nn.Module, luck: np.random.Generator, lead: float) -> tuple[Any, list[bool]]:
        """One decision everywhere: gives what is to be learnt, and which matches of the policy ended with a victory or not."""
        seen, legal = self.look()
        taught = np.array(self.teacher.actions())
        right = self.choices[np.arange(len(taught)), taught]
        with torch.no_grad():
            liked = SHARP * model(torch.from_numpy(seen)).numpy()
        drawn = np.where(legal, liked + luck.gumbel(size=legal.shape), -np.inf).argmax(1)
        led = self.led.copy()
        self.batch.step(np.where(led, taught, self.actions(drawn)))
        over = np.flatnonzero(self.batch.terminated)
        self.led[over] = luck.random(len(over)) < lead
        won = [bool(self.batch.rewards[i] > 0) for i in over if not led[i]]
        return (seen, legal, right), won


def new_model(inputs: int) -> torch.nn.Sequential:
    """An untrained network."""
    first, second = network.HIDDEN
    layers = (torch.nn.Linear(inputs, first), torch.nn.Linear(first, second), torch.nn.Linear(second, CHOICES))
    return torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2])


def learn(model: torch.nn.Module, memory: Memory, rate: torch.optim.Optimizer, luck: np.random.Generator, rounds: int) -> float:
    """Some steps of gradient descent; gives how often the policy would have done what the teacher did."""
    right = 0.0
    for _ in range(rounds):
        seen, legal, wanted = memory.draw(luck, 512)
        scores = model(seen).masked_fill(~legal, -1e9)
        loss = torch.nn.functional.cross_entropy(scores, wanted)
        rate.zero_grad()
        loss.backward()
        rate.step()
        right += float((scores.argmax(1) == wanted).float().mean())
    return right / rounds


def training(
    minutes: float, envs: int, luck: np.random.Generator, begun: list[Any]
) -> Iterator[tuple[torch.nn.Sequential, dict[str, float]]]:
    """Train, and tell how it goes after every round of about 8,000 decisions."""
    groups = [Lesson(number, envs) for number in range(len(SETUPS))]
    inputs = groups[0].look()[0].shape[1]
    model, memory, highest = new_model(inputs), Memory(400_000, inputs), 5e-4 if begun else 1e-3
    for layer, known in zip(model.parameters(), begun, strict=False):
        layer.data = torch.from_numpy(known)
    rate = torch.optim.Adam(model.parameters(), lr=highest)
    began, share = process_time(), 0.0
    while share < 1:
        won: list[bool] = []
        share = min(1.0, (process_time() - began) / (60 * minutes))
        for group in rate.param_groups:
            group["lr"] = highest * (1 - share) + 2e-5
        lead = 0.05 if begun or memory.many > 30_000 else 1.0  # the teacher shows whole matches first
        for _ in range(max(1, 8192 // (envs * len(groups)))):
            for each in groups:
                new, ended = each.step(model, luck, lead)
                memory.add(*new)
                won += ended
        agreed = learn(model, memory, rate, luck, 130)
        spent = (process_time() - began) / 60
        yield model, {"decisions": memory.many, "minutes": spent, "agreed": agreed, "matches": len(won), "won": sum(won)}


def main() -> None:
    """Train, keep the policy and its curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--more", action="store_true", help="go on with the policy of --out")
    parser.add_argument("--envs", type=int, default=16, help="of each of the eight set-ups")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE / "imitation.npz")
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    begun = network.read(args.out) if args.more else []
    with args.out.with_suffix(".curve.jsonl").open("a" if args.more else "w") as curve:
        for model, line in training(args.minutes, args.envs, np.random.default_rng(args.seed), begun):
            curve.write(json.dumps({name: round(value, 4) for name, value in line.items()}) + "\n")
            curve.flush()
            network.write(args.out, [one.detach().numpy() for one in model.parameters()])


if __name__ == "__main__":
    main()
