"""Stands in for the compiler's own module if it is not installed: `with cython.nogil:` and casts then do nothing."""

from contextlib import nullcontext
from typing import Any

nogil = nullcontext()


def cast(kind: type, thing: Any) -> Any:
    """Nothing needs to be cast where nothing is compiled."""
    return thing
