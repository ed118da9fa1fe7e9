"""What every game must hold to, checked through the contract alone: for our games and for yours.

Examples:
    >>> from hotzone import conformance, registry
    >>> conformance.check(registry.game("fire"), {"crew": 2}, seed=1)
"""

from hotzone.conformance.promise import Broken, promise
from hotzone.conformance.rules import check

__all__ = ["Broken", "check", "promise"]
