"""Learning from played matches: targets by TD(λ), a replay buffer, Adam. Needs NumPy; no player does."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from hotzone.ai import words as n
from hotzone.ai.network import KINDS, Network

LAMBDA = 0.95  # per half-turn
GAMMA = 0.997  # per turn, by default: without a price on time waiting looks as good as acting
BATCH = 128
Array = Any  # of NumPy


def returns(rows: Array, shaped: float, gamma: float = GAMMA, sloppy: bool = False) -> tuple[Array, Array, Array]:
    """Kinds, inputs and targets of recorded moments; a match cut short by the end of the record is left out.

    A player that strays now and then loses more, and its values tell safe from unsafe tables better than those of one
    that always wins: `sloppy` returns go on through such turns. Wild beginnings are always cut off.
    """
    step = gamma**0.5
    match, kind, strayed, value, best = (rows[:, i] for i in range(n.ROW))
    targets = np.full(len(rows), -1.0)
    following, later = -1.0, -1.0  # the return from the next moment on, and its value
    for i in range(len(rows) - 1, -1, -1):
        if kind[i] == 2:
            following = later = float(value[i]) if value[i] else shaped * float(best[i])
            continue
        if following < 0 or (i + 1 < len(rows) and match[i + 1] != match[i]):
            following = -1.0
            continue
        if strayed[i] == 2 or (
            strayed[i] and not sloppy
        ):  # what came of a whim says little about this moment; what the search saw does
            targets[i] = max(0.0, float(best[i]))
        else:
            targets[i] = step * (LAMBDA * following + (1.0 - LAMBDA) * later)
        following, later = targets[i], float(value[i]) if value[i] >= 0 else targets[i]
    good = (targets >= 0) & (kind < 2)
    return kind[good].astype(np.int8), rows[good, n.ROW :], targets[good].astype(np.float32)


class Memory:
    """Moments to learn from. When it is full new ones take places by lot, so that some old trouble is remembered."""

    def __init__(self, room: int, inputs: int) -> None:
        self.luck = np.random.default_rng(room)
        self.inputs = np.zeros((room, inputs), np.float32)
        self.targets = np.zeros(room, np.float32)
        self.kinds = np.zeros(room, np.int8)
        self.count = 0
        self.place = 0

    def add(self, kinds: Array, inputs: Array, targets: Array) -> None:
        """Keep moments."""
        for start in range(0, len(kinds), 4096):
            part = slice(start, start + 4096)
            many = len(kinds[part])
            where = (self.place + np.arange(many)) % len(self.kinds)
            if self.count == len(self.kinds):
                where = self.luck.integers(0, len(self.kinds), many)
            self.kinds[where], self.inputs[where], self.targets[where] = kinds[part], inputs[part], targets[part]
            self.place = (self.place + many) % len(self.kinds)
            self.count = min(len(self.kinds), self.count + many)


class Learner:
    """The weights of both kinds of moments, and Adam's memory."""

    def __init__(self, inputs: int, seed: int) -> None:
        self.inputs = inputs
        self.luck = np.random.default_rng(seed)
        self.weights = np.zeros((KINDS, n.HIDDEN * (inputs + 2) + 1))
        for kind in range(KINDS):
            self.weights[kind, : n.HIDDEN * inputs] = self.luck.normal(0, (1.0 / 40) ** 0.5, n.HIDDEN * inputs)
            self.weights[kind, n.HIDDEN * (inputs + 1) : -1] = self.luck.normal(0, 0.2, n.HIDDEN)
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.steps = np.zeros(KINDS)

    def start_from(self, net: Network) -> None:
        """Take over the weights of a network; inputs it did not know begin with none."""
        old = np.array(net.numbers()).reshape(KINDS, -1)
        known = min(net.inputs, self.inputs)
        self.weights[:, : n.HIDDEN * self.inputs] *= 0.1
        self.weights[:, : n.HIDDEN * known] = old[:, : n.HIDDEN * known]
        self.weights[:, n.HIDDEN * self.inputs :] = old[:, n.HIDDEN * net.inputs :]

    def forget(self, used: Array) -> None:
        """Inputs that never said anything begin with no weight, so that they do not disturb when they speak up."""
        for i in np.flatnonzero(~used):
            self.weights[:, n.HIDDEN * i : n.HIDDEN * (i + 1)] = 0.0

    def numbers(self) -> array[float]:
        """All weights in the order of a network file."""
        return array("d", self.weights.reshape(-1).tolist())

    def learn(self, memory: Memory, batches: int, rate: float) -> float:
        """Some steps of Adam on moments taken at random; gives the mean loss."""
        total = 0.0
        for _ in range(batches):
            chosen = self.luck.integers(0, memory.count, BATCH)
            for kind in range(KINDS):
                rows = chosen[memory.kinds[chosen] == kind]
                if len(rows):
                    total += self.step(kind, memory.inputs[rows].astype(np.float64), memory.targets[rows], rate) / KINDS
        return total / max(1, batches)

    def step(self, kind: int, inputs: Array, targets: Array, rate: float) -> float:
        """One step on moments of a kind; gives the cross entropy."""
        size, w = n.HIDDEN * self.inputs, self.weights[kind]
        first = w[:size].reshape(self.inputs, n.HIDDEN)
        bias, last = w[size : size + n.HIDDEN], w[size + n.HIDDEN : -1]
        hidden = np.maximum(inputs @ first + bias, 0)
        value = 1 / (1 + np.exp(-np.clip(hidden @ last + w[-1], -30, 30)))
        error = (value - targets) / len(targets)
        back = np.outer(error, last) * (hidden > 0)
        slope = np.concatenate([(inputs.T @ back).reshape(-1), back.sum(0), hidden.T @ error, [error.sum()]])
        slope += 1e-6 * w
        self.steps[kind] += 1
        self.mean[kind] += 0.1 * (slope - self.mean[kind])
        self.square[kind] += 0.001 * (slope**2 - self.square[kind])
        mean = self.mean[kind] / (1 - 0.9 ** self.steps[kind])
        square = self.square[kind] / (1 - 0.999 ** self.steps[kind])
        w -= rate * mean / (np.sqrt(square) + 1e-8)
        near = np.clip(value, 1e-6, 1 - 1e-6)
        return float(-(targets * np.log(near) + (1 - targets) * np.log(1 - near)).mean())
