"""For programs: what the actions of a game look like, whatever is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable


@runtime_checkable
class ActionGrammar(Protocol):
    """What a game adds so that programs know what its actions look like before they see a table."""

    setting_names: tuple[str, ...]  # what a set-up can be told

    def patterns(self) -> Mapping[str, str]:
        """For each verb of a seat's action, the regular expression of its whole text."""
