"""A match in words with somebody else at every seat: each sees the table, hears the others, and has a budget of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.external.isolated_bot import passing
from hotzone.ai.bots.protocol import Bot
from hotzone.core.errors import BadSetup, BadText, Illegal
from hotzone.core.formats.record import digest_of
from hotzone.rl.llm.match import Reply, TextMatch
from hotzone.session import fresh_seed

SAID = 1000  # signs of a message
ANSWERED = 20_000  # signs of an answer that go into the transcript
SIGNS_A_TOKEN = 4  # a token is about so many signs: the same measure for every model
BUDGET = 0.02  # seconds for a decision of a bot beside the models
VERSION = 1  # of transcripts
Line = dict[str, Any]


class Budget(NamedTuple):
    """What a match may take; 0 is no limit."""

    decisions: int = 0  # of all seats together; then the match stops
    tokens: int = 0  # that a seat may write, answers and messages; then its turns are passed
    tries: int = 3  # refused answers in a row; then the turn is passed


class SeatedMatch:
    """One match, a player at each seat. Seats count from 1. What was said and done is kept as a transcript that replays."""

    def __init__(
        self,
        game: str = registry.USUAL,
        settings: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        budget: Budget = Budget(),  # noqa: B008 - cannot be changed
        partners: Mapping[int, str] | None = None,
        played_by_bots: Iterator[str] | None = None,
    ) -> None:
        """`partners` are our bots by seat; `played_by_bots` their actions, where a transcript is played again."""
        self.seed = fresh_seed() if seed is None else seed
        self.match = TextMatch(game, seed=self.seed, language="en", **checked(settings or {}))
        self.session = self.match.session
        self.seats = self.session.game.seats(self.session.match)
        self.budget = budget
        self.partners = dict(partners or {})
        check_partners(self.partners, self.seats)
        self.bots: dict[int, Bot] = {seat: bot_registry.bot(name, self.seed + seat) for seat, name in self.partners.items()}
        self.played_by_bots = played_by_bots
        self.story: list[str] = []  # what happened, an action each
        self.messages: list[tuple[int, int, str]] = []  # from, to (0: everybody), text
        self.seen = [(0, 0)] * (self.seats + 1)  # how much of both each seat knows
        self.written = [0] * (self.seats + 1)  # tokens of each seat
        self.refused = [0] * (self.seats + 1)  # answers in a row
        self.decisions = 0
        self.lines: list[Line] = [self.head()]
        self.go_on()

    def head(self) -> Line:
        """The first line of the transcript: all that is needed to begin the same match."""
        setup = self.session.setup
        return {
            "transcript": VERSION,
            "game": self.session.game.name,
            "rules": self.session.game.rules,
            "settings": {"board": setup.board, **dict(setup.settings)},
            "seed": self.seed,
            "budget": list(self.budget),
            "partners": {str(seat): name for seat, name in self.partners.items()},
        }

    # --- looking

    @property
    def over(self) -> bool:
        """Can nothing be played any more: the match has ended, or its budget?"""
        return self.match.over or self.spent

    @property
    def spent(self) -> bool:
        """Are all decisions of the budget taken?"""
        return bool(self.budget.decisions) and self.decisions >= self.budget.decisions

    @property
    def seat(self) -> int:
        """The seat that must decide; 0 when nobody must."""
        return 0 if self.over else self.session.match.actor + 1

    def introduction(self, seat: int) -> str:
        """What is played, and who you are: said once."""
        self.check_seat(seat)
        who = self.match.display.who(self.session.match, seat - 1)
        limits = f" You may write about {self.budget.tokens} tokens in all." if self.budget.tokens else ""
        own = f"You are {who}, at seat {seat} of {self.seats}. You decide for this seat only and may talk to the others.{limits}"
        return "\n".join([self.match.introduction(), own])

    def observe(self, seat: int) -> str:
        """What a seat sees: what happened and was said since it last looked, the table, and what it may do if it must decide."""
        self.check_seat(seat)
        story, messages = self.seen[seat]
        told = [text for text in self.story[story:] if text]
        heard = [
            f"{'You' if who == seat else f'Seat {who}'}{f' to seat {to}' if to else ''}: {text}"
            for who, to, text in self.messages[messages:]
            if to in (0, seat) or who == seat
        ]
        self.seen[seat] = (len(self.story), len(self.messages))
        parts = ["What happened:", *told] if told else []
        parts += ["What was said:", *heard] if heard else []
        return "\n".join([*parts, self.match.sight(), self.turn_of(seat)])

    def turn_of(self, seat: int) -> str:
        """What a seat may do now."""
        if self.spent and not self.match.over:
            return "The match is stopped: its budget of decisions is used up."
        if self.over:
            return "The match is over."
        if self.seat != seat:
            return f"Seat {self.seat} decides. Wait, or say something."
        return "\n".join(["You decide. Legal actions:", *self.match.choices()])

    # --- doing

    def play(self, seat: int, answer: str | int | Mapping[str, Any]) -> Reply:
        """Play an answer of a seat; what is refused changes nothing but what the seat has written."""
        self.check_turn(seat)
        if not isinstance(answer, str | int | Mapping):
            raise BadText("bad-answer", "an answer is a number or the text of an action")
        said = answer if isinstance(answer, Mapping) else str(answer)[-ANSWERED:]
        self.write(seat, str(said))
        reply = self.match.play(answer)
        if reply.accepted:
            self.refused[seat] = 0
            self.note(seat, {"answer": said}, reply.text)
        else:
            self.lines.append({"seat": seat, "answer": said, "refused": reply.code})
            self.refused[seat] += 1
            if self.refused[seat] == self.budget.tries:
                self.give_up(seat, f"{self.budget.tries} answers were refused")
        self.go_on()
        return reply

    def say(self, seat: int, text: str, to: int = 0) -> None:
        """Send a message to everybody, or to one seat."""
        self.check_seat(seat)
        if to:
            self.check_seat(to)
        if not isinstance(text, str) or not text.strip() or len(text) > SAID:
            raise BadText("bad-message", f"a message is a text of at most {SAID} signs")
        if self.over:
            raise Illegal("over", "the match is over")
        if self.is_silent(seat):
            raise Illegal("no-tokens", f"seat {seat} has written all its {self.budget.tokens} tokens")
        self.write(seat, text)
        self.messages.append((seat, to, text.strip()))
        self.lines.append({"seat": seat, "says": text, "to": to})
        self.go_on()

    def go_on(self) -> None:
        """Let bots decide, and pass the turns of those who have written all they may; the last line is how it ended."""
        while not self.over and (self.seat in self.bots or self.is_silent(self.seat)):
            if self.seat not in self.bots:
                self.give_up(self.seat, "no tokens left")
            elif not self.let_bot_decide(self.seat):
                break
        if self.over and "digest" not in self.lines[-1]:
            table: Any = self.session.match
            self.lines.append({"result": self.match.result(), "digest": digest_of(table.snapshot())})

    def let_bot_decide(self, seat: int) -> bool:
        """One decision of a bot: its own, or the one that a transcript tells; False where the transcript tells no more."""
        table: Any = self.session.match
        if self.played_by_bots is None:
            self.session.play(self.bots[seat].choose(table.clone(), self.session.game, seat - 1, BUDGET).action)
        elif text := next(self.played_by_bots, ""):
            self.session.play(text)
        else:
            return False
        self.note(seat, {"bot": self.partners[seat]}, self.match.told())
        return True

    def give_up(self, seat: int, why: str) -> None:
        """Pass the turn of a seat."""
        self.session.play(passing(self.session.match))
        self.refused[seat] = 0
        self.note(seat, {"passed": why}, f"Seat {seat} passes: {why}.\n{self.match.told()}")

    def note(self, seat: int, how: Line, told: str) -> None:
        """Write down what a seat has just played."""
        played = next(entry.text for entry in reversed(self.session.entries) if entry.actor == seat - 1)
        self.decisions += 1
        self.story.append(told)
        self.lines.append({"seat": seat, **how, "played": played})

    def write(self, seat: int, text: str) -> None:
        """Count the tokens of what a seat writes."""
        self.written[seat] += -(-len(text) // SIGNS_A_TOKEN)

    def is_silent(self, seat: int) -> bool:
        """Has a seat written all it may?"""
        return bool(self.budget.tokens) and self.written[seat] >= self.budget.tokens

    # --- who may do what

    def check_seat(self, seat: int) -> None:
        """Raises BadText for a seat that there is not, and for one where a bot sits."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= self.seats:
            raise BadText("unknown-seat", f"there is no seat {str(seat)[:20]}; there are seats 1 to {self.seats}")

    def check_turn(self, seat: int) -> None:
        """Raises Illegal where this seat does not decide now."""
        self.check_seat(seat)
        if self.spent and not self.match.over:
            raise Illegal("no-decisions", f"the match is stopped: its {self.budget.decisions} decisions are taken")
        if self.over:
            raise Illegal("over", "the match is over")
        if self.seat != seat:
            raise Illegal("not-your-turn", f"seat {self.seat} decides, not seat {seat}")


def checked(settings: Mapping[str, object]) -> dict[str, Any]:
    """The settings of a match, without what is no setting but a keyword of ours; raises BadSetup."""
    for name in ("game", "language", "seed", "self"):
        if name in settings:
            raise BadSetup("unknown-setting", f"'{name}' is no setting of a match")
    return dict(settings)


def check_partners(partners: Mapping[int, str], seats: int) -> None:
    """Only our own bots by name, never code of a caller; raises BadSetup."""
    for seat, name in partners.items():
        if not 1 <= seat <= seats:
            raise BadSetup("bad-partner", f"there is no seat {seat}: they are numbered from 1 to {seats}")
        if name not in bot_registry.BOTS:
            raise BadSetup("unknown-bot", f"there is no bot '{name[:40]}'; there are {', '.join(bot_registry.BOTS)}")
    if len(partners) >= seats:
        raise BadSetup("bad-partner", "at least one seat must be left to play")
