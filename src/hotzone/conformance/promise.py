"""A promise of the contract, kept or broken."""

from __future__ import annotations

import json
from typing import Any


class Broken(AssertionError):
    """A promise of the contract that a game does not keep."""


def promise(kept: bool, text: str) -> None:
    """Raise Broken when a promise is not kept."""
    if not kept:
        raise Broken(text)


def plain(data: object, what: str) -> Any:
    """The same after a journey to a page and back; raises Broken for what JSON cannot carry as it is."""
    try:
        found = json.loads(json.dumps(data))
    except (TypeError, ValueError) as error:
        raise Broken(f"{what} is not plain data: {error}") from None
    return found
