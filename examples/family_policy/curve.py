"""Draw how the policy learned: `python examples/family_policy/curve.py docs/pictures/family-policy.svg` (needs matplotlib)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import matplotlib as mpl
import numpy as np

HERE = Path(__file__).parent
WINDOW = 5  # rounds that a point stands for: about 150 matches


def read(path: Path) -> tuple[list[float], list[float]]:
    """Minutes of all runs together, and the share of matches won; runs that went on begin at 0 again."""
    minutes, shares, before, last = [], [], 0.0, 0.0
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    for i, row in enumerate(rows):
        before += last if row["minutes"] < last else 0.0
        last = row["minutes"]
        near = [one for one in rows[max(0, i - WINDOW + 1) : i + 1] if one["matches"]]
        if sum(one["matches"] for one in near) >= 40:
            minutes.append(before + last)
            shares.append(100 * sum(one["won"] for one in near) / sum(one["matches"] for one in near))
    return minutes, shares


def main(out: Path) -> None:
    """Both curves in one picture."""
    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "hotzone"
    from matplotlib import pyplot as plt

    figure, panel = plt.subplots(figsize=(7, 3.2), layout="constrained")
    ended = 0.0
    for name, colour in (("imitation", "#c2410c"), ("ppo", "#1d4ed8")):
        path = HERE / f"{name}.curve.jsonl"
        if path.exists():
            minutes, shares = read(path)
            panel.plot(np.array(minutes) + ended, shares, color=colour, label=name)
            ended += minutes[-1] if minutes else 0.0
    panel.set(title="matches won while it trains (%)", xlabel="minutes of one processor core", ylim=(0, 100))
    panel.grid(alpha=0.3)
    panel.legend(loc="lower right")
    figure.savefig(out, metadata={"Date": None})


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "family-policy.svg"))
