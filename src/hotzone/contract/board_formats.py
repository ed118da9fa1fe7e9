"""For boards from elsewhere: other forms that a game reads and writes them in, and boards that it draws by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol, runtime_checkable


class ConvertedBoard(NamedTuple):
    """A board in another form, and what was found out, added or left behind on the way."""

    text: str
    remarks: tuple[str, ...] = ()


@runtime_checkable
class BoardFormats(Protocol):
    """A game that knows other forms of its boards than the board file."""

    board_forms: Mapping[str, str]  # by name: what it is, in a line

    def board_form_of(self, text: str) -> str:
        """The form that a text is written in; empty for a board file and for what is none of them."""

    def board_from(self, form: str, text: str) -> ConvertedBoard:
        """The board file of a text in some form; raises BadText with line and column."""

    def board_as(self, form: str, text: str) -> ConvertedBoard:
        """A board file in some form; raises BadText for a file that is wrong, BadSetup for a board that the form cannot hold."""


@runtime_checkable
class BoardMaker(Protocol):
    """A game that draws boards by itself."""

    def make_board(self, seed: int, floors: int = 1) -> str:
        """The board file of a seed: the same one for the same seed, always one that can be played; raises BadSetup."""
