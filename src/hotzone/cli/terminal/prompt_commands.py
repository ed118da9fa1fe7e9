"""What can be typed in a match besides actions: why, undo, save, log and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone import registry
from hotzone.cli import files
from hotzone.cli.terminal import command_names
from hotzone.cli.terminal.refusal_text import refusal
from hotzone.cli.terminal.text_width import padded, width
from hotzone.contract.terminal import listed, sentence_of
from hotzone.core import constants as c
from hotzone.core.errors import HotzoneError

if TYPE_CHECKING:
    from hotzone.cli.terminal.prompt import Prompt

SHORT_LOG = 10  # actions


class Commands:
    """What can be typed beside actions."""

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.session = prompt.session
        self.screen = prompt.screen
        self.t = prompt.t

    def run(self, name: str, words: list[str]) -> None:
        """Carry out a command."""
        own = getattr(self, f"do_{name}", None)
        if own is not None:
            own(words)
        else:
            for line in self.prompt.display.answer(self.session.match, [name, *words]):
                self.screen.say(line)

    def do_help(self, words: list[str]) -> None:
        """What can be typed."""
        for line in self.prompt.display.typing:
            self.screen.say(line)
        entries = {**{name: self.t(f"command-{name}-how") for name in command_names.COMMANDS}, **self.prompt.display.answers}
        typed = {command_names.typed_as(entry, self.t): text for entry, text in entries.items()}
        wide = max(map(width, typed))
        for entry, text in typed.items():
            self.screen.say(f"  {padded(entry, wide)}  {text}", " " * (wide + 4))
        self.screen.say(self.t("help-enter"))

    def do_quit(self, words: list[str]) -> None:
        """Leave; the match is kept."""
        raise EOFError  # as if the input had ended

    def do_board(self, words: list[str]) -> None:
        """The table once more, in plain mode too, if it is asked for."""
        self.prompt.board()
        self.prompt.ask()

    def do_legend(self, words: list[str]) -> None:
        """The signs."""
        print("\n".join(listed(self.prompt.display.legend(self.session.match), self.screen.width)))

    def do_position(self, words: list[str]) -> None:
        """The table as text."""
        print(self.session.position(), end="")

    def do_record(self, words: list[str]) -> None:
        """The match as text."""
        print(self.session.record(), end="")

    def do_undo(self, words: list[str]) -> None:
        """Take back."""
        text = self.session.undo()
        print(self.t("taken-back", action=str(self.prompt.display.spoken(text))))
        self.prompt.show()

    def do_redo(self, words: list[str]) -> None:
        """Play again."""
        text = self.session.redo()
        print(self.t("played-again", action=str(self.prompt.display.spoken(text))))
        self.prompt.show()

    def do_save(self, words: list[str]) -> None:
        """Keep the match in a file."""
        if not words:
            raise HotzoneError("no-name", "name a file: save my-match.record").naming(command="save")
        place = " ".join(words)
        as_position = place.endswith(".position")
        files.write_text(place, files.kept(self.session, as_position))
        what = "position" if as_position or not self.session.from_start else "record"
        self.screen.say(self.t(f"saved-{what}", place=place))

    def do_load(self, words: list[str]) -> None:
        """Go on with another match."""
        if not words:
            raise HotzoneError("no-name", "name a file: load my-match.record").naming(command="load")
        self.prompt.begin(files.resume(" ".join(words), None, self.session.dealer))
        self.prompt.show()

    def do_hint(self, words: list[str]) -> None:
        """A clue, asked again the place, a third time the line; hint 2 is for seat 2."""
        from hotzone.ai import coach
        from hotzone.cli.terminal.advice_text import hint_lines

        match = self.session.match
        seat = int(words[0][:9]) - 1 if words and words[0].isdecimal() else match.actor
        if seat < 0:
            raise HotzoneError("nobody-decides", "nobody decides now: name a seat, like hint 2")
        same, step = (match.snapshot(), seat), 1
        before, told, whole = self.prompt.hinted
        if before == same:
            step = min(coach.LINE, told + 1)
        else:  # thought out once: what a quicker search finds may lead elsewhere, and the steps would contradict each other
            whole = coach.hint(match, self.session.game, seat)
        for line in hint_lines(self.session.game, coach.up_to(whole, step), self.t):
            self.screen.say(line)
        self.prompt.hinted = (same, step, whole)

    def do_risk(self, words: list[str]) -> None:
        """The chances of what nature does next."""
        from hotzone.ai import coach
        from hotzone.cli.terminal.advice_text import risk_lines

        for line in risk_lines(self.session.game, coach.risk(self.session.match, self.session.game), self.t):
            self.screen.say(line)

    def do_log(self, words: list[str]) -> None:
        """The last actions with what they brought about."""
        many = int(words[0][:9]) if words and words[0].isdecimal() else SHORT_LOG
        session = self.session
        game, clone = session.game, session.match.clone()
        for entry in session.entries[len(session.entries) - many if many < len(session.entries) else 0 :]:
            clone.restore(entry.before)
            who = self.t("nature") if entry.actor == c.NATURE else self.prompt.display.who(clone, entry.actor)
            print(self.screen.paint(f"{who}: {self.prompt.display.spoken(entry.text)}", "bold"))
            for event in game.tell(clone, clone.play(game.read(clone, entry.text))):
                sentence = self.prompt.display.sentence(clone, event)
                if sentence:
                    self.screen.say(f"    {sentence} ({event.rule})", "      ")

    def do_why(self, words: list[str]) -> None:
        """Why something was refused, or what a rule says."""
        if words:
            self.explain(words[0].upper())
        elif self.prompt.refusal is None:
            rules = dict.fromkeys(event.rule for event in self.session.events if event.rule)
            print(self.t("nothing-refused-but" if rules else "nothing-refused"))
            for rule in rules:
                self.explain(rule)
        else:
            self.screen.say(sentence_of(refusal(self.prompt.refusal, self.t, typed=True)) + ".")
            if self.prompt.refusal.rule:
                self.explain(self.prompt.refusal.rule)

    def explain(self, word: str) -> None:
        """Print what a rule says, or all rules of a group."""
        game = self.session.game.name
        said = registry.statements(game, self.prompt.language) or registry.statements(game)
        names = [word, f"{game.upper()}-{word}"]
        found = [rule for rule in said if rule in names] or [rule for rule in said if rule.rpartition("-")[0] in names]
        if not found:
            like = next(iter(said), "GAME-TOPIC-01")
            error = HotzoneError("no-rule", f"there is no rule '{word[:40]}'; rules have names like {like}")
            raise error.naming(typed=word[:40], like=like)
        for rule in found:
            self.screen.say(f"{rule}: {said[rule]}")
