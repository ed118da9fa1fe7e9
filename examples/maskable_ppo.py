"""Train sb3-contrib's MaskablePPO on the family game for a few minutes and draw what it learns.

    pip install 'hotzone[rl]' sb3-contrib matplotlib
    python examples/maskable_ppo.py --minutes 3 --plot docs/pictures/maskable-ppo.svg

One firefighter alone in the burning house: the solo game of the family rules, with every rule of it. The reward is shaped: every
rescued victim counts 1, every lost one -0.5, every damage marker -0.05, a victim that lies found on the board 0.2; a victory
adds 1, any other end -1. The plot shows the matches of the training beside random play. Minutes are those of the processor.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import matplotlib as mpl
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from hotzone.rl import SB3VecEnv

SHAPING = {"rescued": 1.0, "lost": -0.5, "damage": -0.05, "found": 0.2}
COUNTED = ("rescued", "lost", "damage", "turn")


class Batch(SB3VecEnv):
    """The compiled batch as Stable-Baselines3 wants it, with what its finished matches came to."""

    def __init__(self, envs: int, seed: int, crew: int) -> None:
        super().__init__("fire", envs, seed=seed, shaping=SHAPING, crew=crew)
        self.counted = [self.batch.layout.number(name) for name in COUNTED]
        self.matches: list[tuple[float, ...]] = []  # of finished matches: return, then what is counted

    def step_wait(self) -> Any:
        seen, rewards, over, infos = super().step_wait()
        for i in np.flatnonzero(over):
            self.matches.append((infos[i]["episode"]["r"], *(float(self.batch.finals[i, at]) for at in self.counted)))
        return seen, rewards, over, infos


class Reading(BaseFeaturesExtractor):  # type: ignore[misc]
    """One layer that reads the observation, for policy and value alike."""

    def __init__(self, space: gymnasium.spaces.Box, width: int = 128) -> None:
        super().__init__(space, width)
        self.layer = torch.nn.Sequential(torch.nn.Linear(space.shape[0], width), torch.nn.ReLU())

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        return self.layer(observations)


class Clock(BaseCallback):  # type: ignore[misc]
    """Stops after some minutes of the processor and keeps the means of the matches that ended, rollout by rollout."""

    def __init__(self, batch: Batch, minutes: float) -> None:
        super().__init__()
        self.batch = batch
        self.until = process_time() + 60 * minutes
        self.curve: list[tuple[float, ...]] = []

    def _on_step(self) -> bool:
        return process_time() < self.until

    def _on_rollout_end(self) -> None:
        if self.batch.matches:
            self.curve.append((self.num_timesteps, *np.mean(self.batch.matches, axis=0)))
            self.batch.matches.clear()


def mean(matches: Sequence[Sequence[float]], column: int) -> str:
    """A mean with its 95 % interval."""
    values = np.array([match[column] for match in matches])
    return f"{values.mean():6.2f} ± {1.96 * values.std() / len(values) ** 0.5:.2f}"


def play(model: MaskablePPO | None, matches: int, crew: int) -> list[tuple[float, ...]]:
    """Matches of a policy, or of random players: the first one of each of so many environments, so that none is favoured."""
    batch = Batch(matches, 10**6, crew)
    seen, first = batch.seen(batch.batch.observations), [()] * matches
    while not all(first):
        if model is None:
            actions = batch.batch.sample().copy()
        else:
            actions, _ = model.predict(seen, action_masks=batch.action_masks())
        batch.step_async(actions)
        seen, _, over, _ = batch.step_wait()
        for i, match in zip(np.flatnonzero(over), batch.matches, strict=True):
            first[i] = first[i] or match
        batch.matches.clear()
    return first


def draw(curve: Sequence[Sequence[float]], chance: Sequence[Sequence[float]], path: Path) -> None:
    """Return and rescued people while it trains, beside random play."""
    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "hotzone"
    from matplotlib import pyplot as plt

    steps = np.array(curve)[:, 0] / 1000
    figure, panels = plt.subplots(1, 2, figsize=(9, 3.2), layout="constrained")
    for panel, column, title in ((panels[0], 1, "shaped return a match"), (panels[1], 2, "victims rescued a match")):
        panel.plot(steps, np.array(curve)[:, column], color="#c2410c", label="MaskablePPO, while it trains")
        panel.axhline(np.mean([match[column - 1] for match in chance]), color="#475569", linestyle="--", label="random play")
        panel.set(title=title, xlabel="thousand steps")
        panel.grid(alpha=0.3)
    panels[0].legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Random play, training, play of what was trained, the plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--crew", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=1000, help="of each comparison")
    parser.add_argument("--plot", type=Path, default=Path("maskable-ppo.svg"))
    args = parser.parse_args()
    torch.set_num_threads(1)
    batch = Batch(args.envs, args.seed, args.crew)
    network = {"features_extractor_class": Reading, "net_arch": [64]}
    model = MaskablePPO(
        "MlpPolicy",
        batch,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.98,
        ent_coef=0.01,
        policy_kwargs=network,
        seed=args.seed,
        device="cpu",
    )
    chance = play(None, args.matches, args.crew)
    clock = Clock(batch, args.minutes)
    model.learn(10**9, callback=clock)
    trained = play(model, args.matches, args.crew)
    print(f"{model.num_timesteps:,} steps in {args.minutes:g} minutes; {args.matches} matches of each, means with 95 % intervals")
    for column, name in enumerate(("shaped return", *COUNTED)):
        print(f"{name:<14} random {mean(chance, column)}   trained {mean(trained, column)}")
    draw(clock.curve, chance, args.plot)


if __name__ == "__main__":
    main()
