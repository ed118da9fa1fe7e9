"""A match at the terminal: shows the table, reads a line, does what it says. People answer for all seats."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from types import FrameType

from hotzone import meaning
from hotzone.cli import files, typed
from hotzone.cli.commands import Commands
from hotzone.cli.screen import Screen, action_lines
from hotzone.core.game import Event, HotzoneError
from hotzone.session import Action, Session
from hotzone.showing import shown

MANY = 40  # more actions than this are not listed one by one


class Prompt:
    """Reads lines and plays them."""

    session: Session

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.refusal: HotzoneError | None = None
        self.hinted: tuple[tuple[bytes, int], int] = ((b"", -1), 0)  # for which table and seat, up to which step
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  # gives `input` a history

    def begin(self, session: Session) -> None:
        """Take up a match."""
        self.session = session
        self.shown = shown(session.game, session.setup)
        self.refusal = None

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
        """Events as sentences, each with its rule."""
        for event in events:
            sentence = self.shown.sentence(self.session.match, event)
            if sentence:
                rule = self.screen.paint(f"({event.rule})", "dim") if event.rule else ""
                print(f"{sentence} {rule}".rstrip())

    def board(self) -> None:
        """The picture, with status, crew and legend beside it."""
        match = self.session.match
        picture = self.shown.picture(match)
        side = ["", *self.shown.status(match), "", *self.shown.crew(match), "", *self.shown.legend(match)]
        print("\n".join(self.screen.beside(self.screen.picture(picture, self.shown.colours), picture, side)))

    def ask(self) -> None:
        """Who must decide, and the choices."""
        if self.session.over:
            return
        match = self.session.match
        if self.screen.plain:
            for line in self.shown.status(match):
                print(line)
        print(self.screen.paint(self.shown.question(match), "bold"))
        for line in self.choices():
            print(line)

    def choices(self) -> list[str]:
        """The legal actions, or an example where there are very many."""
        legal = self.session.legal()
        if self.session.actor == "nature" and len(legal) > MANY:
            return [f"  {legal[0]} to {legal[-1]}: type what you rolled, like {legal[len(legal) // 2]}; auto rolls for you"]
        return action_lines(legal, self.shown.points, self.screen.width, self.screen.plain)

    # --- playing

    def run(self) -> int:
        """Play until the end or until somebody leaves."""
        before = {name: signal.signal(name, leave) for name in (signal.SIGTERM, signal.SIGHUP)}
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
        line = self.read(f"{actor if isinstance(actor, str) else f'{self.shown.seat} {actor}'}> ").strip()
        self.obey(line)

    def obey(self, line: str) -> None:
        """Carry out a line; a mistake is explained and changes nothing."""
        words = line.split()
        if not words:
            self.ask()
            return
        try:
            command = typed.find_command([words[0].lower(), *words[1:]], list(self.shown.answers))
            if command:
                Commands(self).run(command, words[1:])
            else:
                self.play(line)
        except HotzoneError as error:
            self.refusal = error
            if error.code == "unknown-verb":
                known = "nothing can be done now with" if line[0].isdecimal() else "this is neither an action nor a command:"
                self.refusal = HotzoneError(error.code, f"{known} '{line[:40]}'")
            more = "why tells what the rule says" if error.rule else "help lists what can be typed"
            self.screen.say(f"No: {self.refusal}; {more}.")

    def play(self, line: str) -> None:
        """Play an action."""
        if line.lower() == "auto" and self.session.actor == "nature":
            self.session.play(self.session.match.draw(self.session.dice))
        else:
            legal: list[Action] = self.session.legal()
            self.session.play(meaning.find_action(line, legal))
        self.refusal = None
        self.show()

    # --- leaving

    def leave(self) -> None:
        """Keep the match for later and say where; keep it first, for the terminal may be gone."""
        place = files.autosave(self.session) if self.session.entries else ""
        print()
        if place:
            self.screen.say(f"The match is kept in {place}; hotzone play --resume goes on with it.")

    def end(self) -> bool:
        """Tell how it ended and offer to save; False if somebody took the end back."""
        session = self.session
        for line in self.shown.result(session.match):
            print(self.screen.paint(line, "bold"))
        log_line = getattr(session.game, "log_line", None)
        if log_line:
            print(f"Station log: {log_line(session.match, session.setup)}")
        while self.session.over:
            line = self.read("save FILE keeps the record, undo takes the last decision back, Enter ends> ").strip()
            if line.lower() in ("", "q", "quit", "exit"):
                return True
            self.obey(line)
        return False


def leave(number: int, frame: FrameType | None) -> None:
    """Leave on a signal as if somebody had typed quit."""
    raise EOFError
