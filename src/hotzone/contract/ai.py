"""For bots and the coach: evaluation of tables, reasons, risks, teammates' requests, what a crew is trained on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from hotzone.core.errors import HotzoneError
from hotzone.core.evaluator import Evaluator

if TYPE_CHECKING:
    from hotzone.core.formats.fluent import Words


class ReasonWords(Protocol):
    """Advice in one language, for a terminal; `contract.shared.reason_text` has what all games share."""

    def clue(self, code: str, place: str) -> str:
        """What a plan is about, in a sentence."""

    def line(self, actions: Sequence[str]) -> str:
        """Actions one after another, as people read them."""

    def say(self, because: Mapping[str, Any]) -> str:
        """A reason in words; empty where nothing can be said."""

    def odds(self, found: Mapping[str, Any]) -> str:
        """What the next part of nature may bring after a line, in a sentence."""

    def risks(self, found: Mapping[str, Any]) -> list[str]:
        """All that `risk` says, in lines."""


@runtime_checkable
class Evaluated(Protocol):
    """A match whose tables can be evaluated; without it there are only random bots, no hints and no debrief."""

    def evaluator(self) -> Evaluator:
        """The evaluation of this very table."""

    def turn_phase(self) -> int:
        """In which part of its turn the table is: see `core.constants`."""


@runtime_checkable
class Explainer(Protocol):
    """What a game adds so that its crew can explain itself; without it plans come without reasons."""

    odds_told: tuple[str, ...]  # what of `risk` is worth telling with a hint

    def risk(self, match: Any) -> Mapping[str, Any]:
        """Exact chances of what nature does next."""

    def in_turn(self, match: Any, seat: int) -> Any:
        """A copy as if this seat's turn began now; None if it has no turn to come."""

    def subject(self, match: Any, plan: Sequence[int]) -> dict[str, object]:
        """What a plan is about: `code`, and a place such as a space, an edge or a cell."""

    def chance_reason(self, match: Any, plan: Sequence[int]) -> str:
        """The id of the reason why a plan asks nature first."""

    def weigh(self, best: Any, other: Any) -> list[dict[str, object]]:
        """What one outcome of a turn has over another: unit, ours, theirs, gain and perhaps a place, gains first."""

    def reason_words(self, words: Words) -> ReasonWords:
        """Reasons and odds in the language of these words."""


@runtime_checkable
class ChoiceExplainer(Protocol):
    """A game whose crew can also give reasons for choices where no two outcomes of a turn are compared."""

    def plan_reason(self, match: Any, plan: Sequence[int]) -> dict[str, object]:
        """What to say first about a plan: `id`, `place`, perhaps `ours`; empty if only a comparison says something."""

    def choice_reason(self, match: Any, action: int) -> dict[str, object]:
        """The same for a choice outside a turn, such as a card or a place."""


@runtime_checkable
class Trainable(Protocol):
    """A game that says what a crew is trained on."""

    def courses(self) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """By name, the settings that a crew is trained on, each played equally often."""


@runtime_checkable
class Measured(Protocol):
    """A game that knows on which matches its chance to win was measured."""

    def is_measured(self, match: Any) -> bool:
        """Were matches like this among them?"""


@runtime_checkable
class PlayedOn(Protocol):
    """A game whose matches may be played on after they are won."""

    def is_won(self, match: Any) -> bool:
        """Is the match won already, whatever still comes?"""


@runtime_checkable
class RequestTaker(Protocol):
    """What a game adds so that teammates can ask something of each other."""

    requests: Mapping[str, str]  # kind: what its place is (space, edge, or empty)

    def check_request(self, match: Any, request: Mapping[str, Any]) -> None:
        """Refuse a request that makes no sense here; raises BadText."""

    def moot(self, match: Any, request: Mapping[str, Any], seat: int) -> bool:
        """Is a request done or void already?"""

    def grants(self, before: Any, after: Any, request: Mapping[str, Any], seat: int) -> bool:
        """Does this outcome of a turn grant a request?"""


def check_evaluated(match: Any, game: Any) -> None:
    """Refuse to think about a table that cannot be evaluated."""
    if not isinstance(match, Evaluated):
        raise HotzoneError("no-evaluation", f"{game.name} offers no evaluation of its tables: only random bots can play it")


class PuzzleQuestion(NamedTuple):
    """What a puzzle asks of one turn. It gives every turn a cost; the lowest is best."""

    kind: str
    who: str = ""  # about whom or what, where a kind has several
    limit: float = 0.0  # it is enough to stay below this; 0: the least there is


@runtime_checkable
class PuzzleGame(Protocol):
    """A game whose turns can be made into puzzles."""

    puzzle_gaps: Mapping[str, float]  # kind: how much more the second best must cost
    puzzle_counted: tuple[str, ...]  # kinds whose costs are whole things and not chances

    def puzzle_setups(self) -> Sequence[Mapping[str, object]]:
        """Set-ups that puzzles are looked for in."""

    def puzzle_questions(self, match: Any) -> Sequence[PuzzleQuestion]:
        """The questions worth asking at the beginning of this turn, with exact costs."""

    def puzzle_costs(self, questions: Sequence[PuzzleQuestion], start: Any, end: Any) -> list[float | None]:
        """What an outcome of the turn costs by each question; None where it is not known exactly."""

    def puzzle_facts(self, start: Any, end: Any) -> frozenset[str]:
        """What a turn changed, in words such as `out 5,6`: equal turns change the same."""

    def puzzle_idea(self, question: PuzzleQuestion, facts: Collection[str], line: Sequence[str]) -> str:
        """The idea behind a solution."""
