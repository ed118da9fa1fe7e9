"""A match at the terminal: shows the table, reads a line, does what it says. One keyboard serves all seats."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from types import FrameType
from typing import Any

from hotzone import action_input
from hotzone.cli import files
from hotzone.cli.terminal import command_names
from hotzone.cli.terminal.action_list import action_lines
from hotzone.cli.terminal.prompt_commands import Commands
from hotzone.cli.terminal.refusal_text import refusal
from hotzone.cli.terminal.screen import Screen, wrap
from hotzone.contract.page import PageGame
from hotzone.contract.terminal import display, listed
from hotzone.core.errors import HotzoneError
from hotzone.core.values import Event
from hotzone.languages import speaks, words
from hotzone.session import Action, Session

MANY = 40  # more actions than this are not listed one by one


class Prompt:
    """Reads lines and plays them."""

    session: Session

    def __init__(self, screen: Screen, language: str = "en") -> None:
        self.screen = screen
        self.language = language
        self.refusal: HotzoneError | None = None
        self.hinted: tuple[tuple[bytes, int], int, dict[str, Any]] = (
            (b"", -1),
            0,
            {},
        )  # for which table and seat, up to which step
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  # gives `input` a history

    def begin(self, session: Session) -> None:
        """Take up a match."""
        self.session = session
        self.t = words(self.language, session.game.name)
        self.display = display(session.game, session.setup, self.t)
        self.refusal = None
        if not speaks(session.game.name, self.language):
            self.screen.say(self.t("game-in-english"))

    def read(self, prompt: str) -> str:
        """A line; in a pipe it is repeated, so that the output can be read as a whole."""
        line = input(prompt)
        if not self.interactive:
            print(line)
        return line

    # --- showing

    def show(self) -> None:
        """What happened, the table, and what may be done."""
        self.tell(self.session.events)
        if not self.screen.plain:
            self.board()
        self.ask()

    def tell(self, events: list[Event]) -> None:
        """Events as sentences; `why` names their rules."""
        for event in events:
            sentence = self.display.sentence(self.session.match, event)
            if sentence:
                print(sentence)

    def board(self) -> None:
        """The picture, with status, crew and legend beside it."""
        match = self.session.match
        picture = self.display.picture(match)
        signs = listed(self.display.legend(match), self.screen.room_beside(picture) or self.screen.width)
        side = ["", *self.display.status(match), "", *self.display.crew(match), "", *signs]
        print("\n".join(self.screen.beside(self.screen.picture(picture, self.display.colours), picture, side)))

    def ask(self, everything: bool = False) -> None:
        """Who must decide, and the choices: what is suggested, or everything."""
        if self.session.over:
            return
        match = self.session.match
        if self.screen.plain:
            for line in self.display.status(match):
                print(line)
        print(self.screen.paint(self.display.question(match), "bold"))
        for line in self.choices(everything):
            print(line)

    def choices(self, everything: bool) -> list[str]:
        """The legal actions, those that are suggested, or an example where there are very many."""
        legal = self.session.legal()
        if self.session.actor == "nature" and len(legal) > MANY:
            first, last, like = (str(self.display.spoken(legal[i])) for i in (0, -1, len(legal) // 2))
            return [f"  {self.t('roll-how', first=first, last=last, like=like)}"]
        numbers, found = {str(action): i for i, action in enumerate(legal, 1)}, None
        if not everything and self.session.actor != "nature":
            found = self.display.suggestion(self.session.match)
        if found is None:
            return self.action_lines(dict(enumerate(legal, 1)))
        listed = self.action_lines({numbers[action]: legal[numbers[action] - 1] for action in found.actions})
        rest = [self.t("more-choices", many=len(legal))] if len(found.actions) < len(legal) else []
        return [*wrap(found.sentence, self.screen.width, "  "), *listed, *rest]

    def action_lines(self, actions: dict[int, Action]) -> list[str]:
        """Actions by their numbers, in lines."""
        return action_lines(actions, self.display, self.t, self.screen.width, self.screen.plain)

    # --- playing

    def run(self) -> int:
        """Play until the end or until somebody leaves."""
        signals = {signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}  # Windows has no SIGHUP
        before = {name: signal.signal(name, leave) for name in signals}
        try:
            self.show()
            while True:
                if self.session.over and self.end():
                    return 0
                self.line()
        except EOFError:
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return 130
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    def line(self) -> None:
        """One line typed by somebody."""
        actor = self.session.actor
        self.run_line(
            self.read(f"{self.t(actor) if isinstance(actor, str) else self.display.who(self.session.match, actor - 1)}> ").strip()
        )

    def run_line(self, line: str) -> None:
        """Carry out a line; a mistake is explained and changes nothing."""
        words = line.split()
        if not words:
            self.ask(everything=True)
            return
        try:
            command = command_names.find_command(words[0].lower(), self.display.answers, self.t)
            if command and " ".join(words).lower() not in self.session.legal():  # an action may be called like a command
                Commands(self).run(command, words[1:])
            else:
                self.play(line)
        except HotzoneError as error:
            self.refuse(error, line)

    def refuse(self, error: HotzoneError, line: str) -> None:
        """Say why a line was not carried out."""
        if error.code == "unknown-verb":
            kind = "nothing-with" if line[0].isdecimal() else "not-understood"
            text = self.t(kind, typed=line[:40])
            error = HotzoneError(error.code, text)
        else:
            text = refusal(error, self.t, typed=True)
        self.refusal = error
        self.screen.say(self.t("refused-by-rule" if error.rule else "refused", text=text))

    def play(self, line: str) -> None:
        """Play an action."""
        if self.session.actor == "nature" and line.lower() in ("auto", self.t("roll-auto")):
            self.session.play(self.session.match.sample_chance(self.session.dice))
        else:
            action = self.parse_line(line)
            question = self.display.sure(self.session.match, action) if isinstance(action, Action) else ""
            if question and not self.agrees(question):
                self.screen.say(self.t("nothing-done"))
                return
            self.session.play(action)
        self.refusal = None
        self.show()

    def parse_line(self, line: str) -> Action | str:
        """The action that somebody means, in English or in their own language."""
        legal, match, shown = self.session.legal(), self.session.match, self.display
        careful = [action for action in legal if shown.sure(match, action)]
        spoken = [str(shown.spoken(action)) for action in legal]
        found = action_input.find_action(line, legal, shown.numbered, careful, spoken)
        return found if isinstance(found, Action) else action_input.in_notation(found, shown.verbs)

    def agrees(self, question: str) -> bool:
        """Ask before something that nobody does by mistake; only yes is yes."""
        self.screen.say(question)
        return self.read(f"{self.t('agree')}> ").strip().lower() in ("y", "yes", *self.t("agree-words").split())

    # --- leaving

    def leave(self) -> None:
        """Keep the match for later and say where; keep it first, for the terminal may be gone."""
        place = files.autosave(self.session) if self.session.entries else ""
        print()
        if place:
            self.screen.say(self.t("match-kept", place=place))

    def end(self) -> bool:
        """Tell how it ended and offer to save; False if somebody took the end back."""
        session = self.session
        for line in self.display.result(session.match):
            print(self.screen.paint(line, "bold"))
        if isinstance(session.game, PageGame) and self.language == "en":  # its line is notation, like a record
            print(f"Station log: {session.game.log_line(session.match, session.setup)}")
        while self.session.over:
            line = self.read(f"{self.t('at-the-end')}> ").strip()
            if not line or command_names.find_command(line.lower(), (), self.t) == "quit":
                return True
            self.run_line(line)
        return False


def leave(number: int, frame: FrameType | None) -> None:
    """Leave on a signal as if somebody had typed quit."""
    raise EOFError
