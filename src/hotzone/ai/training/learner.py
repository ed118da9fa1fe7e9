"""Learning from played matches: targets by TD(λ), a replay buffer, Adam. Needs NumPy; no player does."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from hotzone.ai.search import constants as n
from hotzone.ai.search.network import KINDS, Network, size

LAMBDA = 0.95  # per half-turn, by default: how much what came of a moment counts against what the next moment promised
GAMMA = 0.997  # per turn, by default: without a price on time waiting looks as good as acting
BATCH = 128
CALM = 0.001  # how fast the calmed weights follow
REPEATS = 4  # how often a moment is learned from, on average
Array = Any  # of NumPy


def returns(rows: Array, shaped: float, gamma: float, sloppy: bool, trust: float) -> tuple[Array, Array, Array]:
    """Kinds, inputs and targets of recorded moments; a match cut short by the end of the record is left out.

    A player that strays now and then loses more, and its values tell safe from unsafe tables better than those of one
    that always wins: `sloppy` returns go on through such turns. Wild beginnings are always cut off. Before the fire the
    mean over all rolls is the target, where it was looked at: what one roll led to says no more, only less clearly.
    """
    step = gamma**0.5
    match, kind, strayed, value, best, luck = (rows[:, i] for i in range(n.ROW))
    targets = np.full(len(rows), np.nan)
    following, later = np.nan, np.nan  # the return from the next moment on, and its value
    for i in range(len(rows) - 1, -1, -1):
        if kind[i] == 2:
            following = later = float(value[i]) if value[i] else shaped * float(best[i])
            continue
        if np.isnan(following) or (i + 1 < len(rows) and match[i + 1] != match[i]):
            following = np.nan
            continue
        if strayed[i] == 2 or (
            strayed[i] and not sloppy
        ):  # what came of a whim says little about this moment; what the search saw does
            targets[i] = max(0.0, float(best[i]))
        else:
            targets[i] = step * (trust * following + (1.0 - trust) * later - float(luck[i]))
        promised = float(best[i] if best[i] >= 0 else value[i])  # a closer look knows more than the network alone
        following, later = targets[i], promised if promised >= 0 else targets[i]
        if kind[i] == 0 and best[i] >= 0:
            targets[i] = step * best[i]
    good = ~np.isnan(targets) & (kind < 2)
    return kind[good].astype(np.int8), rows[good, n.ROW :], targets[good].astype(np.float32)


class ReplayBuffer:
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

    def __init__(self, inputs: int, seed: int, width: int = n.UNITS) -> None:
        self.inputs = inputs
        self.width = width  # units of the hidden layer
        self.luck = np.random.default_rng(seed)
        self.weights = np.zeros((KINDS, size(inputs, width)))
        for kind in range(KINDS):
            self.weights[kind, : width * inputs] = self.luck.normal(0, (1.0 / 40) ** 0.5, width * inputs)
            self.weights[kind, width * (inputs + 1) : -1] = self.luck.normal(0, 0.2, width)
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.steps = np.zeros(KINDS)
        self.calm = self.weights.copy()  # the mean of the last thousand steps: what plays, since single steps jump about

    def layers(self, kind: int) -> tuple[Array, Array, Array]:
        """Views of one kind's weights: a row for each input, the units' biases, what each unit adds to the sum."""
        w, first = self.weights[kind], self.width * self.inputs
        return w[:first].reshape(self.inputs, self.width), w[first : first + self.width], w[first + self.width : -1]

    def start_from(self, net: Network) -> None:
        """Take over the weights of a network; inputs it did not know begin with none, units it did not have say nothing yet."""
        old = Learner(net.inputs, 0, net.width)
        old.weights[:] = np.array(net.numbers()).reshape(KINDS, -1)
        inputs, width = min(net.inputs, self.inputs), min(net.width, self.width)
        for kind in range(KINDS):
            rows, biases, output = self.layers(kind)
            known, known_biases, known_output = old.layers(kind)
            rows[:, :width] = 0.0
            rows[:inputs, :width] = known[:inputs, :width]
            biases[:width] = known_biases[:width]
            output[:width], output[width:] = known_output[:width], 0.0
            self.weights[kind, -1] = old.weights[kind, -1]
        self.calm[:] = self.weights

    def forget(self, used: Array) -> None:
        """Inputs that never said anything begin with no weight, so that they do not disturb when they speak up."""
        for kind in range(KINDS):
            self.layers(kind)[0][~used] = 0.0

    def numbers(self) -> array[float]:
        """All weights, calmed, in the order of a network file."""
        return array("d", self.calm.reshape(-1).tolist())

    def learn(self, memory: ReplayBuffer, batches: int, rate: float) -> float:
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
        w = self.weights[kind]
        first, bias, last = self.layers(kind)
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
        self.calm[kind] += max(CALM, 1 / self.steps[kind]) * (w - self.calm[kind])
        near = np.clip(value, 1e-6, 1 - 1e-6)
        return float(-(targets * np.log(near) + (1 - targets) * np.log(1 - near)).mean())
