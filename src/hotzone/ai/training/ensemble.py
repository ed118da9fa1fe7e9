"""The mean of several networks as one: their units side by side, each network with its share of the sum.

Two trainings err in different places, so their mean often errs less; not always, so measure it before it plays.
"""

from __future__ import annotations

from collections.abc import Sequence

from hotzone.ai.search import constants as n
from hotzone.ai.search.network import KINDS, Network, fit, read_network, write_network
from hotzone.core.errors import HotzoneError


def blend(files: Sequence[bytes]) -> bytes:
    """A network file whose sum is the mean of the sums of all; inputs that one does not know say nothing to its units."""
    nets = [read_network(data) for data in files]
    if len(nets) < 2:
        raise HotzoneError("bad-network", "a mean is made of two networks or more")
    if not set.intersection(*(set(net.names) for net in nets)):
        raise HotzoneError("bad-network", "they have no input in common: networks of different games have no mean")
    units = sum(net.width for net in nets)
    if units > n.HIDDEN:
        raise HotzoneError("bad-network", f"together they have {units} units; a network may have {n.HIDDEN}")
    longest = max(nets, key=lambda net: net.inputs)
    names = tuple(dict.fromkeys([*longest.names, *(name for net in nets for name in net.names)]))
    nets = [fit(net, names) for net in nets]
    return write_network(names, [x for kind in range(KINDS) for x in side_by_side(nets, kind, len(names))])


def side_by_side(nets: Sequence[Network], kind: int, inputs: int) -> list[float]:
    """The weights of one kind of moment, in the order of a file."""
    parts = [net.numbers()[kind * net.size : (kind + 1) * net.size] for net in nets]
    found: list[float] = []
    for i in range(inputs + 1):  # the rows of the inputs, then that of the biases, which lies behind each network's own last input
        for net, part in zip(nets, parts, strict=True):
            row = net.inputs if i == inputs else i
            known = i == inputs or i < net.inputs
            found += part[row * net.width : (row + 1) * net.width] if known else [0.0] * net.width
    for net, part in zip(nets, parts, strict=True):
        first = (net.inputs + 1) * net.width
        found += [x / len(nets) for x in part[first : first + net.width]]
    return [*found, sum(part[-1] for part in parts) / len(nets)]
