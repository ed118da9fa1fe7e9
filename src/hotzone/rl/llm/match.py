"""A match in words: what is seen and what may be done as text, answers as text; for language models and for teaching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hotzone import shelf
from hotzone.core.game import BadSetup, BadText, HotzoneError
from hotzone.meaning import find_action
from hotzone.rl import schema
from hotzone.session import Action, Session
from hotzone.showing import shown

HOW = (
    "You decide for every {seat}; all win or lose together. Answer with the number or the text of one legal action, "
    "on a line of its own and nothing after it."
)
PREFIXES = ("action:", "answer:", "play:")
AROUND = " \t\"'`*.[]()<>"


class Reply(NamedTuple):
    """What an answer brought about."""

    accepted: bool
    text: str  # what happened, or why not
    code: str = ""  # of a refusal
    rule: str = ""  # … and the rule behind it


class TextMatch:
    """A match that is played by texts alone. Dice fall by themselves; refused answers change nothing."""

    def __init__(self, game: str = "fire", *, seed: int | None = None, language: str = "en", **settings: object) -> None:
        rules = shelf.game(game)
        setup = rules.setup(**settings)
        self.session = Session(rules, setup, rules.new(setup), seed)
        self.shown = shown(rules, setup)
        self.statements = shelf.statements(game, language)  # of the rules; all other words are English
        if not self.statements and shelf.statements(game):
            raise BadSetup("unknown-language", f"the rules of {game} are told in en, ru, cs and it, not in '{language[:40]}'")
        self.refusals = 0

    # --- looking

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.session.over

    def introduction(self) -> str:
        """What is played and how to answer: said once, before the first observation."""
        match = self.session.match
        title = str(getattr(self.session.game, "title", self.session.game.name))
        lines = [f"{title} ({self.session.setup})", *self.shown.about(match), HOW.format(seat=self.shown.seat)]
        return "\n".join([*lines, "Signs: " + "; ".join(self.shown.legend(match))])

    def rulebook(self) -> str:
        """What every rule says in a line, with its id."""
        return "\n".join(f"{rule}: {text}" for rule, text in self.statements.items())

    def observation(self) -> str:
        """The table as the text mode draws it, who must decide, and the legal actions with their numbers."""
        match = self.session.match
        lines = [*self.shown.picture(match), "", *self.shown.status(match), *self.shown.crew(match), ""]
        lines += self.shown.result(match) if self.over else [self.shown.question(match), "Legal actions:", *self.choices()]
        return "\n".join(line.rstrip() for line in lines)

    def choices(self) -> list[str]:
        """The legal actions as numbered lines, each with what it costs."""
        return [f"{i}. {text}{self.price(text)}" for i, text in enumerate(self.session.legal(), 1)]

    def price(self, action: Action) -> str:
        """What an action costs, in brackets."""
        return f" ({action.cost} {self.shown.points})" if action.cost else ""

    def result(self) -> dict[str, int | str]:
        """How it stands, or how it ended."""
        return self.session.result()

    # --- playing

    def play(self, answer: str | int | Mapping[str, Any]) -> Reply:
        """Play an answer: a number, a text, or the arguments of a call of the tool. Says what happened or why not."""
        try:
            words = find_action(plain(answer), self.legal())
            self.session.play(words)
        except HotzoneError as error:
            self.refusals += 1
            return self.refuse(error)
        return Reply(True, self.told())

    def legal(self) -> list[Action]:
        """The legal actions; raises where nobody decides any more."""
        if self.over:
            raise BadText("over", "the match is over")
        return self.session.legal()

    def told(self) -> str:
        """What the last action brought about, nature's part included, a sentence a line with its rule."""
        lines = []
        for event in self.session.events:
            sentence = self.shown.sentence(self.session.match, event)
            if sentence:
                lines.append(f"{sentence} ({event.rule})" if event.rule else sentence)
        return "\n".join(lines)

    def refuse(self, error: HotzoneError) -> Reply:
        """Why an answer was refused: the reason, the rule with its id, and what is allowed instead."""
        text = "that is no action" if error.code == "unknown-verb" else error.text
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
        return schema.tool_now(self.session.game, [(text, self.price(text).strip(" ()")) for text in self.legal()])


def plain(answer: str | int | Mapping[str, Any]) -> str:
    """The action in an answer: its last line, without a word before it and marks around it."""
    if isinstance(answer, Mapping):
        answer = answer.get("action", "")
    if isinstance(answer, bool) or not isinstance(answer, str | int):
        raise BadText("bad-answer", "an answer is a number or the text of an action")
    lines = [line for line in (line.strip(AROUND) for line in str(answer).splitlines()) if line]
    if not lines:
        raise BadText("no-answer", "there is no answer")
    words = lines[-1]
    for prefix in PREFIXES:
        if words.lower().startswith(prefix):
            words = words[len(prefix) :].strip(AROUND)
    return words or lines[-1]
