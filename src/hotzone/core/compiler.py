"""Stands in for the compiler's own module where there is none: `with cython.nogil:` is then an empty block."""

from contextlib import nullcontext

nogil = nullcontext()
