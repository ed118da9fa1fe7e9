"""Is the program compiled? Compiled and uncompiled modules never mix: one could not see what the other keeps in C."""

from hotzone.core import table
from hotzone.core.errors import HotzoneError

COMPILED = table.COMPILED


def is_compiled(file: str) -> bool:
    """Say it of a module's file; refuse one that `make play` left uncompiled beside compiled rules."""
    if COMPILED and file.endswith(".py"):
        raise HotzoneError("not-compiled", "this needs more than playing does, and that is not compiled yet: run `make build`")
    return not file.endswith(".py")
