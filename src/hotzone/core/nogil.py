"""Stands in for the compiler's own module where there is none: `with cython.nogil:` is then an empty block, a cast nothing."""

from contextlib import nullcontext
from typing import Any

nogil = nullcontext()


def cast(kind: type, thing: Any) -> Any:
    """Nothing needs to be cast where nothing is compiled."""
    return thing
