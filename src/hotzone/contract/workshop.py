"""For the workshop: what a game adds so that people can draw boards of their own, be told what is wrong with them, bring them
from elsewhere in other forms, and have some drawn by luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, Protocol, runtime_checkable

LARGEST_SHARED = 12_000  # characters of a board that strangers send; the largest of ours needs less than a quarter of that
NOTHING: Mapping[str, str | int] = {}


class Finding(NamedTuple):
    """One thing that a check has to say of a board: an error must be mended before it is played, a warning may stay."""

    level: Literal["error", "warning"]
    code: str  # stable; the page has a sentence for it in each language
    text: str = ""  # in English, for a terminal and for a code that a page does not know
    floor: int = 0  # from 1; 0 where it is about no floor
    place: str = ""  # a space as the page spells it: `3,5`, `3,5@2`
    edge: str = ""  # or an edge: `3,5|3,6`
    line: int = 0  # in the text, from 1; 0 where no line is to blame
    column: int = 0
    args: Mapping[str, str | int] = NOTHING  # what the sentence names


@runtime_checkable
class BoardWorkshop(Protocol):
    """A game whose boards people can draw."""

    def check_board(self, text: str) -> Sequence[Finding]:
        """All that is wrong with a board file, errors first; never raises, whatever the text is."""

    def board_digest(self, text: str) -> str:
        """The same for the same building, whatever its title, author and layout: hexadecimal; raises BadText."""

    def blank_board(self, width: int, height: int, floors: int) -> str:
        """The text of an empty board to begin with; raises BadSetup for a size that its dice do not know."""


class ConvertedBoard(NamedTuple):
    """A board in another form, and what was found out, added or left behind on the way."""

    text: str
    remarks: tuple[str, ...] = ()


@runtime_checkable
class BoardFormats(Protocol):
    """A game that knows other forms of its boards than the board file."""

    board_forms: Mapping[str, str]  # by name: what it is, in a line

    def board_form_of(self, text: str) -> str:
        """The form that a text is written in; empty for a board file and for anything else."""

    def board_from(self, form: str, text: str) -> ConvertedBoard:
        """The board file of a text in some form; raises BadText with line and column."""

    def board_as(self, form: str, text: str) -> ConvertedBoard:
        """A board file in some form; raises BadText for a file that is wrong, BadSetup for a board that the form cannot hold."""


@runtime_checkable
class BoardMaker(Protocol):
    """A game that draws boards by itself."""

    def make_board(self, seed: int, floors: int = 1) -> str:
        """The board file of a seed: the same one for the same seed, always one that can be played; raises BadSetup."""
