"""Train the policy further by rewards alone: sb3-contrib's MaskablePPO, beginning with the network that imitate.py has made.

    pip install 'hotzone[rl]' sb3-contrib
    python examples/family_policy/ppo.py --minutes 5

The reward is 1 for a victory and -1 for a defeat, shaped by a potential (people saved and lost, damage) that leaves the best policy
as it is. Minutes are those of the processor.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import network
import numpy as np
import torch
from features import CHOICES
from sb3_contrib import MaskablePPO
from setups import SEED, SETUPS, SetupBatch
from stable_baselines3.common.callbacks import BaseCallback

from hotzone.rl.learners.sb3 import MaskedVecEnv

HERE = Path(__file__).parent
GAMMA = 0.997
SHAPING = {"rescued": 0.15, "lost": -0.15, "damage": -0.01, "found": 0.03}


class FamilyMatches(MaskedVecEnv):
    """All eight set-ups side by side, as Stable-Baselines3 wants them."""

    def __init__(self, envs: int, seed: int) -> None:
        rewards = {"shaping": SHAPING, "gamma": GAMMA, "invariant": True}
        self.parts = [SetupBatch(number, envs, SEED + seed * 10**5, **rewards) for number in range(len(SETUPS))]
        self.ended: list[bool] = []  # matches that are over: won?
        self.seen, self.legal = self.look()
        self.render_mode = None
        space = gymnasium.spaces.Box(-10.0, 10.0, self.seen.shape[1:], np.float32)
        super().__init__(envs * len(self.parts), space, gymnasium.spaces.Discrete(CHOICES))

    def look(self) -> tuple[Any, Any]:
        """What is seen and what is legal, everywhere."""
        found = [part.look() for part in self.parts]
        return np.concatenate([seen for seen, _ in found]), np.concatenate([legal for _, legal in found])

    def reset(self) -> Any:
        """The tables as they stand: the first matches have begun."""
        return self.seen

    def step_async(self, actions: Any) -> None:
        """Take the choices of the next step."""
        self.chosen = np.split(np.asarray(actions), len(self.parts))

    def step_wait(self) -> Any:
        """Carry them out."""
        for part, chosen in zip(self.parts, self.chosen, strict=True):
            part.batch.step(part.actions(chosen))
            over = np.flatnonzero(part.batch.terminated)
            self.ended += [bool(part.batch.result(int(i))["won"]) for i in over]
        last = self.seen
        self.seen, self.legal = self.look()
        over = np.concatenate([part.batch.terminated for part in self.parts])
        infos: list[dict[str, Any]] = [{"terminal_observation": last[i]} if over[i] else {} for i in range(self.num_envs)]
        return self.seen, np.concatenate([part.batch.rewards for part in self.parts]), over, infos

    def action_masks(self) -> Any:
        """What is legal now, everywhere."""
        return self.legal


class Keeper(BaseCallback):  # type: ignore[misc]
    """Stops after some minutes; keeps the policy and a line of the curve after every rollout."""

    def __init__(self, matches: FamilyMatches, minutes: float, out: Path) -> None:
        super().__init__()
        self.matches, self.out = matches, out
        self.began, self.minutes = process_time(), minutes
        self.curve = out.with_suffix(".curve.jsonl").open("w")

    def _on_step(self) -> bool:
        return process_time() - self.began < 60 * self.minutes

    def _on_rollout_end(self) -> None:
        won, self.matches.ended = self.matches.ended, []
        spent = round((process_time() - self.began) / 60, 4)
        line = {"decisions": self.num_timesteps, "minutes": spent, "matches": len(won), "won": sum(won)}
        self.curve.write(json.dumps(line) + "\n")
        self.curve.flush()
        network.write(self.out, [one.detach().numpy() for one in actor(self.model.policy)])


def actor(policy: Any) -> list[Any]:
    """The weights that choose, layer by layer."""
    return [*policy.mlp_extractor.policy_net.parameters(), *policy.action_net.parameters()]


def main() -> None:
    """Begin with the imitation, train, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--envs", type=int, default=16, help="of each of the eight set-ups")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, default=HERE / "imitation.npz")
    parser.add_argument("--out", type=Path, default=HERE / "ppo.npz")
    args = parser.parse_args()
    torch.set_num_threads(1)
    matches = FamilyMatches(args.envs, args.seed)
    layers = {"pi": list(network.HIDDEN), "vf": list(network.HIDDEN)}
    kinds = {"net_arch": layers, "activation_fn": torch.nn.ReLU}
    settings = {"n_steps": 64, "batch_size": 1024, "n_epochs": 3, "learning_rate": 1e-4, "gamma": GAMMA, "gae_lambda": 0.95}
    model = MaskablePPO(
        "MlpPolicy", matches, **settings, clip_range=0.15, ent_coef=0.0, policy_kwargs=kinds, seed=args.seed, device="cpu"
    )
    for layer, known in zip(actor(model.policy), network.read(args.begin), strict=True):
        layer.data = torch.from_numpy(known)
    model.learn(10**9, callback=Keeper(matches, args.minutes, args.out))


if __name__ == "__main__":
    main()
