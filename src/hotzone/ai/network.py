"""A small network that says how good a table is: one hidden layer for each kind of moment. Needs no package."""

from __future__ import annotations

import sys
from array import array
from zlib import crc32

from hotzone.ai import words as n
from hotzone.core.game import HotzoneError
from hotzone.core.judge import Judge

COMPILED = not __file__.endswith(".py")
MAGIC = b"hotzone-net\n"
VERSION = 1
KINDS = 2
HEAD = 24  # bytes: magic, version, inputs, checksum, reserve
LARGEST = 1_000_000


class Network:
    """Weights and the sum they make; numbers are added in the same order compiled and uncompiled."""

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.size = n.HIDDEN * (inputs + 2) + 1  # of one kind: rows of the inputs, bias, output, its bias
        self.weights = array("d", bytes(8 * KINDS * self.size))
        if not COMPILED:
            self.hidden = array("d", bytes(8 * n.HIDDEN))

    def value(self, judge: Judge) -> float:
        """How good the table is that the judge has looked at, from 0 to 1."""
        start = judge.kind * self.size
        row = start + n.HIDDEN * self.inputs
        for j in range(n.HIDDEN):
            self.hidden[j] = self.weights[row + j]
        for i in range(self.inputs):
            x = judge.inputs[i]
            if x != 0.0:
                row = start + n.HIDDEN * i
                for j in range(n.HIDDEN):
                    self.hidden[j] += x * self.weights[row + j]
        row = start + n.HIDDEN * (self.inputs + 1)
        out = self.weights[row + n.HIDDEN]
        for j in range(n.HIDDEN):
            if self.hidden[j] > 0.0:
                out += self.hidden[j] * self.weights[row + j]
        return squash(out)

    def look(self, judge: Judge) -> float:
        """The same for callers that are not compiled: look at the table first."""
        judge.numbers()
        return self.value(judge)

    def numbers(self) -> list[float]:
        """All weights in the order of a file."""
        found: list[float] = []
        for i in range(KINDS * self.size):
            found.append(self.weights[i])
        return found

    def load(self, weights: array[float]) -> None:
        """Take over weights in the order of a file."""
        if len(weights) != KINDS * self.size:
            raise HotzoneError("bad-network", f"a network of {self.inputs} inputs has {KINDS * self.size} weights")
        for i in range(KINDS * self.size):
            self.weights[i] = weights[i]


def squash(x: float) -> float:
    """1 / (1 + exp(-x)), by arithmetic alone so that both modes agree to the last bit."""
    far = x if x > 0.0 else -x
    if far > 30.0:
        far = 30.0
    small = 1.0 - far / 4096.0
    for _ in range(12):
        small = small * small
    return 1.0 / (1.0 + small) if x > 0.0 else small / (1.0 + small)


def write_network(inputs: int, weights: array[float]) -> bytes:
    """A network file: a head with version, size and checksum, then the weights as little-endian floats."""
    floats = array("f", weights)
    if sys.byteorder != "little":
        floats.byteswap()
    body = floats.tobytes()
    head = MAGIC + VERSION.to_bytes(2, "little") + inputs.to_bytes(2, "little") + crc32(body).to_bytes(4, "little")
    return head.ljust(HEAD, b"\0") + body


def read_network(data: bytes) -> Network:
    """Read a network file; raises HotzoneError where it is damaged or of another version."""
    if len(data) > LARGEST or data[:12] != MAGIC or len(data) < HEAD:
        raise HotzoneError("bad-network", "this is no network file")
    version, inputs = int.from_bytes(data[12:14], "little"), int.from_bytes(data[14:16], "little")
    if version != VERSION:
        raise HotzoneError("bad-network", f"this network file has version {version}; this program reads version {VERSION}")
    body = data[HEAD:]
    if crc32(body) != int.from_bytes(data[16:20], "little"):
        raise HotzoneError("bad-network", "this network file is damaged: its checksum differs")
    floats = array("f")
    floats.frombytes(body[: len(body) // 4 * 4])
    if sys.byteorder != "little":
        floats.byteswap()
    net = Network(inputs)
    net.load(array("d", floats))
    return net
