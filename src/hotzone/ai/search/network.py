"""A small network that says how good a table is: one hidden layer for each kind of moment. Needs no package."""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence

from hotzone.ai.search import constants as n
from hotzone.ai.search import vector_sum
from hotzone.core import constants as c
from hotzone.core.errors import HotzoneError
from hotzone.core.evaluator import Evaluator

COMPILED = not __file__.endswith(".py")
MAGIC = b"hotzone-net\n"
VERSION = 3
KINDS = 2
HEAD = 24  # bytes: magic, version, inputs, checksum of all that follows, hidden units, bytes of the names; then names and weights
LARGEST = 1_000_000
LONGEST = 64 * c.INPUTS  # bytes of all names
NO_NAMES: tuple[str, ...] = ()


class Network:
    """Weights and the sum they make; numbers are added in the same order compiled and uncompiled."""

    def __init__(self, inputs: int, width: int = n.UNITS, names: tuple[str, ...] = NO_NAMES) -> None:
        if not (0 < inputs <= c.INPUTS and 0 < width <= n.HIDDEN):
            raise HotzoneError("bad-network", f"{inputs} inputs and {width} hidden units are not what this program can hold")
        self.inputs = inputs
        self.width = width  # units of the hidden layer
        self.names = names  # of the inputs it was trained on
        self.size = size(inputs, width)
        if not COMPILED:
            self.weights = array("d", bytes(8 * KINDS * self.size))
            self.hidden = array("d", bytes(8 * n.HIDDEN))

    def value(self, evaluator: Evaluator) -> float:
        """How good the table is that the evaluator has looked at, from 0 to 1."""
        start = evaluator.kind * self.size
        row = start + self.width * self.inputs
        for j in range(self.width):
            self.hidden[j] = self.weights[row + j]
        vector_sum.add_rows(self.hidden, self.weights, start, self.width, evaluator.inputs, self.inputs)
        row += self.width
        out = self.weights[row + self.width]
        for j in range(self.width):
            if self.hidden[j] > 0.0:
                out += self.hidden[j] * self.weights[row + j]
        return squash(out)

    def look(self, evaluator: Evaluator) -> float:
        """The same for callers that are not compiled: look at the table first."""
        evaluator.numbers()
        return self.value(evaluator)

    def numbers(self) -> list[float]:
        """All weights in the order of a file."""
        found: list[float] = []
        for i in range(KINDS * self.size):
            found.append(self.weights[i])
        return found

    def clone(self) -> Network:
        """The same network for somebody who thinks beside this one: what it sums up is written into itself."""
        other = Network(self.inputs, self.width, self.names)
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


def fit(net: Network, names: Sequence[str]) -> Network:
    """The same network for an evaluator that tells inputs by these names, wherever they stand; unknown ones are overlooked."""
    if tuple(names[: net.inputs]) == net.names:
        return net.clone()
    places = {name: i for i, name in enumerate(names)}
    for i, name in enumerate(net.names, 1):
        if name not in places:
            raise HotzoneError("bad-network", f"its input {i}, '{name}', is not among those that the game offers: train it again")
    known, width, room = array("d", net.numbers()), net.width, size(len(names), net.width)
    weights = array("d", bytes(8 * KINDS * room))
    for kind in range(KINDS):
        old, new = kind * net.size, kind * room
        for i, name in enumerate(net.names):
            row = new + width * places[name]
            weights[row : row + width] = known[old + width * i : old + width * (i + 1)]
        weights[new + width * len(names) : new + room] = known[old + width * net.inputs : old + net.size]
    other = Network(len(names), width, tuple(names))
    other.load(weights)
    return other


def write_network(names: Sequence[str], weights: Sequence[float]) -> bytes:
    """A network file: a head with version, sizes and checksum, the names of the inputs, the weights as little-endian floats."""
    if len(set(names)) < len(names):
        raise HotzoneError("bad-network", "two inputs of this network have the same name")
    floats = array("f", weights)
    if sys.byteorder != "little":
        floats.byteswap()
    said = zlib.compress("\n".join(names).encode(), 9)
    body = said + floats.tobytes()
    width = (len(weights) // KINDS - 1) // (len(names) + 2)
    sizes = [(VERSION, 2), (len(names), 2), (zlib.crc32(body), 4), (width, 2), (len(said), 2)]
    return MAGIC + b"".join(number.to_bytes(many, "little") for number, many in sizes) + body


def read_network(data: bytes) -> Network:
    """Read a network file; raises HotzoneError where it is damaged or of another version."""
    if len(data) > LARGEST or data[:12] != MAGIC or len(data) < HEAD:
        raise HotzoneError("bad-network", "this is not a network file")
    version, inputs, width, said = (int.from_bytes(data[i : i + 2], "little") for i in (12, 14, 20, 22))
    if version in (1, 2):
        text = f"this network file has version {version}, which does not name its inputs: name them (docs/guides/train-the-crew.md)"
        raise HotzoneError("bad-network", f"{text} or train again")
    if version != VERSION:
        raise HotzoneError("bad-network", f"this network file has version {version}; this program reads version {VERSION}")
    if zlib.crc32(data[HEAD:]) != int.from_bytes(data[16:20], "little"):
        raise HotzoneError("bad-network", "this network file is damaged: its checksum differs")
    net = Network(inputs, width, read_names(data[HEAD : HEAD + said]))
    if len(net.names) != inputs:
        raise HotzoneError("bad-network", f"this network file names {len(net.names)} inputs and has {inputs}")
    net.load(array("d", read_floats(data[HEAD + said :])))
    return net


def read_names(data: bytes) -> tuple[str, ...]:
    """The names of the inputs; no more than a file may hold."""
    try:
        return tuple(zlib.decompressobj().decompress(data, LONGEST).decode().split("\n"))
    except (zlib.error, UnicodeDecodeError):
        raise HotzoneError("bad-network", "this network file does not name its inputs") from None


def read_floats(data: bytes) -> array[float]:
    """Weights as they stand in a file."""
    floats = array("f")
    floats.frombytes(data[: len(data) // 4 * 4])
    if sys.byteorder != "little":
        floats.byteswap()
    return floats
