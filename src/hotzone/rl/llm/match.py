"""A match in words: the table, the legal actions and the answers are text; for language models and for teaching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.contract.game import title_of
from hotzone.contract.terminal import display
from hotzone.core.errors import BadSetup, BadText, HotzoneError, Illegal
from hotzone.languages import words
from hotzone.rl.llm import tool_schema
from hotzone.rl.llm.answers import read_answer
from hotzone.session import Action, Session

HOW = (
    "You decide for every {seat}; all win or lose together. Answer with the number or the text of one legal action, "
    "on a line of its own and nothing after it."
)


class Reply(NamedTuple):
    """What an answer brought about."""

    accepted: bool
    text: str  # what happened, or why not
    code: str = ""  # of a refusal
    rule: str = ""  # … and the rule behind it


class TextMatch:
    """A match that is played by texts alone. Dice fall by themselves; refused answers change nothing."""

    def __init__(self, game: str = registry.USUAL, *, seed: int | None = None, language: str = "en", **settings: object) -> None:
        rules = registry.game(game)
        setup = rules.setup(**registry.with_board(rules, settings))
        self.session = Session(rules, setup, rules.new(setup), seed)
        self.display = display(rules, setup, words("en", game))
        self.statements = registry.statements(game, language)  # of the rules; all other words are English
        if not self.statements and registry.statements(game):
            raise BadSetup("unknown-language", f"the rules of {game} are told in en, ru, cs and it, not in '{language[:40]}'")
        self.format_errors = 0  # answers that could not be read
        self.rule_errors = 0  # answers that could, and were not allowed

    # --- looking

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.session.over

    def introduction(self) -> str:
        """What is played and how to answer: said once, before the first observation."""
        match = self.session.match
        title = title_of(self.session.game)
        lines = [f"{title} ({self.session.setup})", *self.display.about(match), HOW.format(seat=self.display.seat)]
        return "\n".join([*lines, "Signs: " + "; ".join(self.display.legend(match))])

    def rulebook(self) -> str:
        """What every rule says in a line, with its id."""
        return "\n".join(f"{rule}: {text}" for rule, text in self.statements.items())

    def observation(self) -> str:
        """The table as the text mode draws it, who must decide, and the legal actions with their numbers."""
        listed = [] if self.over else ["Legal actions:", *self.choices()]
        return "\n".join([self.sight(), *listed])

    def sight(self) -> str:
        """The table as the text mode draws it, and who must decide or how it ended."""
        match = self.session.match
        lines = [*self.display.picture(match), "", *self.display.status(match), *self.display.crew(match), ""]
        lines += self.display.result(match) if self.over else [self.display.question(match)]
        return "\n".join(line.rstrip() for line in lines)

    def choices(self) -> list[str]:
        """The legal actions as numbered lines, each with what it costs."""
        return [f"{i}. {text}{self.price(text)}" for i, text in enumerate(self.session.legal(), 1)]

    def price(self, action: Action) -> str:
        """What an action costs, in brackets."""
        return f" ({self.display.price(action.cost)})" if action.cost else ""

    def result(self) -> dict[str, int | str]:
        """How it stands, or how it ended."""
        return self.session.result()

    # --- playing

    def play(self, answer: str | int | Mapping[str, Any]) -> Reply:
        """Play an answer: a number, a text, or the arguments of a call of the tool. Says what happened or why not."""
        try:
            self.session.play(read_answer(answer, self.legal()))
        except HotzoneError as error:
            unread = isinstance(error, BadText)
            self.format_errors += unread
            self.rule_errors += not unread
            return self.refuse(error)
        return Reply(True, self.told())

    @property
    def refusals(self) -> int:
        """How many answers were refused, for whatever reason."""
        return self.format_errors + self.rule_errors

    def legal(self) -> list[Action]:
        """The legal actions; raises where nobody decides any more."""
        if self.over:
            raise Illegal("over", "the match is over")
        return self.session.legal()

    def told(self) -> str:
        """What the last action brought about, nature's part included: one sentence on each line, with its rule."""
        lines = []
        for event in self.session.events:
            sentence = self.display.sentence(self.session.match, event)
            if sentence:
                lines.append(f"{sentence} ({event.rule})" if event.rule else sentence)
        return "\n".join(lines)

    def refuse(self, error: HotzoneError) -> Reply:
        """Why an answer was refused: the reason, the rule with its id, and what is allowed instead."""
        text = "that is not an action" if error.code == "unknown-verb" else error.text
        lines = [f"Refused: {text}{f' ({error.rule})' if error.rule else ''}."]
        if error.rule in self.statements:
            lines.append(f"{error.rule}: {self.statements[error.rule]}")
        if not self.over:
            lines.append(
                f"Nothing has changed. Answer with a number from 1 to {len(self.session.legal())} or with the text of an action."
            )
        return Reply(False, "\n".join(lines), error.code, error.rule)

    # --- tools

    def tool(self) -> dict[str, Any]:
        """The tool `play` with the actions that are legal now."""
        return tool_schema.tool_now(self.session.game, [(text, self.price(text).strip(" ()")) for text in self.legal()])
