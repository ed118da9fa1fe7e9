"""A small network that says how good a table is: one hidden layer for each kind of moment. Needs no package."""

from __future__ import annotations

import sys
from array import array
from zlib import crc32

from hotzone.ai import adding
from hotzone.ai import words as n
from hotzone.core import words as c
from hotzone.core.game import HotzoneError
from hotzone.core.judge import Judge

COMPILED = not __file__.endswith(".py")
MAGIC = b"hotzone-net\n"
VERSION = 2
KINDS = 2
HEAD = 24  # bytes: magic, version, inputs, checksum, hidden units (version 1: none said, there were 32), reserve
FIRST_WIDTH = 32
LARGEST = 1_000_000


class Network:
    """Weights and the sum they make; numbers are added in the same order compiled and uncompiled."""

    def __init__(self, inputs: int, width: int = n.UNITS) -> None:
        if not (0 < inputs <= c.INPUTS and 0 < width <= n.HIDDEN):
            raise HotzoneError("bad-network", f"{inputs} inputs and {width} hidden units are not what this program can hold")
        self.inputs = inputs
        self.width = width  # units of the hidden layer
        self.size = size(inputs, width)
        if not COMPILED:
            self.weights = array("d", bytes(8 * KINDS * self.size))
            self.hidden = array("d", bytes(8 * n.HIDDEN))

    def value(self, judge: Judge) -> float:
        """How good the table is that the judge has looked at, from 0 to 1."""
        start = judge.kind * self.size
        row = start + self.width * self.inputs
        for j in range(self.width):
            self.hidden[j] = self.weights[row + j]
        adding.add_rows(self.hidden, self.weights, start, self.width, judge.inputs, self.inputs)
        row += self.width
        out = self.weights[row + self.width]
        for j in range(self.width):
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

    def twin(self) -> Network:
        """The same network for somebody who thinks beside this one: what it sums up is written into itself."""
        other = Network(self.inputs, self.width)
        for i in range(KINDS * self.size):
            other.weights[i] = self.weights[i]
        return other

    def load(self, weights: array[float]) -> None:
        """Take over weights in the order of a file."""
        if len(weights) != KINDS * self.size:
            raise HotzoneError(
                "bad-network", f"a network of {self.inputs} inputs and {self.width} units has {KINDS * self.size} weights"
            )
        for i in range(KINDS * self.size):
            self.weights[i] = weights[i]


def size(inputs: int, width: int) -> int:
    """Weights of one kind of moment: rows of the inputs, bias, output, its bias."""
    return width * (inputs + 2) + 1


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
    """A network file: a head with version, sizes and checksum, then the weights as little-endian floats."""
    floats = array("f", weights)
    if sys.byteorder != "little":
        floats.byteswap()
    body = floats.tobytes()
    width = (len(weights) // KINDS - 1) // (inputs + 2)
    head = MAGIC + VERSION.to_bytes(2, "little") + inputs.to_bytes(2, "little") + crc32(body).to_bytes(4, "little")
    return (head + width.to_bytes(2, "little")).ljust(HEAD, b"\0") + body


def read_network(data: bytes) -> Network:
    """Read a network file; raises HotzoneError where it is damaged or of another version."""
    if len(data) > LARGEST or data[:12] != MAGIC or len(data) < HEAD:
        raise HotzoneError("bad-network", "this is no network file")
    version, inputs, width = (int.from_bytes(data[i : i + 2], "little") for i in (12, 14, 20))
    if version not in (1, VERSION):
        raise HotzoneError("bad-network", f"this network file has version {version}; this program reads versions 1 and {VERSION}")
    body = data[HEAD:]
    if crc32(body) != int.from_bytes(data[16:20], "little"):
        raise HotzoneError("bad-network", "this network file is damaged: its checksum differs")
    floats = array("f")
    floats.frombytes(body[: len(body) // 4 * 4])
    if sys.byteorder != "little":
        floats.byteswap()
    net = Network(inputs, width if version > 1 else FIRST_WIDTH)
    net.load(array("d", floats))
    return net
