"""Boards that people bring: kept apart from the game's own, as long as a match uses them and a while after."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from hotzone.core.errors import BadSetup

if TYPE_CHECKING:
    from weakref import WeakKeyDictionary, WeakValueDictionary

MARK = "w-"  # the names of boards that somebody brought begin so
DIGITS = 20  # of a digest in such a name
RECENT = 64  # boards that are kept although nobody plays on them


def board_name(digest: str) -> str:
    """What a board that somebody brought is called in set-ups and records: the same building, the same name, everywhere."""
    return MARK + digest[:DIGITS]


class BroughtBoards:
    """Plans by the name that their building gives them."""

    def __init__(self) -> None:
        from weakref import WeakKeyDictionary, WeakValueDictionary  # not at every start

        self.plans: WeakValueDictionary[str, Any] = WeakValueDictionary()
        self.texts: WeakKeyDictionary[Any, str] = WeakKeyDictionary()
        self.recent: OrderedDict[str, Any] = OrderedDict()

    def keep(self, plan: Any, text: str) -> Any:
        """Keep a plan and its text; the plan that a building already has stays, so that all its tables share one."""
        found = self.plans.setdefault(plan.name, plan)
        self.texts.setdefault(found, text)
        self.recent[plan.name] = found
        self.recent.move_to_end(plan.name)
        while len(self.recent) > RECENT:
            self.recent.popitem(last=False)
        return found

    def find(self, name: str) -> Any:
        """A plan by its name; raises BadSetup."""
        found = self.plans.get(name)
        if name in self.recent:
            self.recent.move_to_end(name)
        if found is None:
            raise BadSetup("board-not-here", f"the board {name} was not brought along: open its file or its link first")
        return found

    def text(self, name: str) -> str:
        """The board file behind a name; empty for a game's own boards, which everybody has."""
        found = self.plans.get(name) if name.startswith(MARK) else None
        return self.texts.get(found, "") if found is not None else ""
