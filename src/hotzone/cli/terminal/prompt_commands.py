"""The commands of the text mode beside the actions: why, undo, save, log and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotzone import shelf
from hotzone.cli import files, typed
from hotzone.core import words as c
from hotzone.core.game import HotzoneError

if TYPE_CHECKING:
    from hotzone.cli.prompt import Prompt

SHORT_LOG = 10  # actions


class Commands:
    """What can be typed beside actions."""

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.session = prompt.session
        self.screen = prompt.screen

    def run(self, name: str, words: list[str]) -> None:
        """Carry out a command."""
        own = getattr(self, f"do_{name}", None)
        if own is not None:
            own(words)
        else:
            for line in self.prompt.shown.answer(self.session.match, [name, *words]):
                self.screen.say(line)

    def do_help(self, words: list[str]) -> None:
        """What can be typed."""
        self.screen.say("Type the number of an action, its text (move 3,5), or the beginning of it (m 3,5).")
        entries = {**typed.COMMANDS, **self.prompt.shown.answers}
        for entry, text in entries.items():
            self.screen.say(f"  {entry:<10} {text}", " " * 13)
        self.screen.say("Enter alone lists the actions once more. Spaces are row,column; walls and doors name their two spaces.")

    def do_quit(self, words: list[str]) -> None:
        """Leave; the match is kept."""
        raise EOFError  # as if the input had ended

    def do_board(self, words: list[str]) -> None:
        """The table once more, also in plain mode for who wants it."""
        self.prompt.board()
        self.prompt.ask()

    def do_legend(self, words: list[str]) -> None:
        """The signs."""
        print("\n".join(self.prompt.shown.legend(self.session.match)))

    def do_position(self, words: list[str]) -> None:
        """The table as text."""
        print(self.session.position(), end="")

    def do_record(self, words: list[str]) -> None:
        """The match as text."""
        print(self.session.record(), end="")

    def do_undo(self, words: list[str]) -> None:
        """Take back."""
        text = self.session.undo()
        print(f"Taken back: {text}")
        self.prompt.show()

    def do_redo(self, words: list[str]) -> None:
        """Play again."""
        text = self.session.redo()
        print(f"Played again: {text}")
        self.prompt.show()

    def do_save(self, words: list[str]) -> None:
        """Keep the match in a file."""
        if not words:
            raise HotzoneError("no-name", "name a file: save my-match.record")
        place = " ".join(words)
        as_position = place.endswith(".position")
        files.write_text(place, files.kept(self.session, as_position))
        what = "position" if as_position or not self.session.from_start else "record"
        self.screen.say(f"Saved the {what}: {place}")

    def do_load(self, words: list[str]) -> None:
        """Go on with another match."""
        if not words:
            raise HotzoneError("no-name", "name a file: load my-match.record")
        self.prompt.begin(files.resume(" ".join(words), None, self.session.dealer))
        self.prompt.show()

    def do_hint(self, words: list[str]) -> None:
        """A nudge, asked again the place, a third time the line; hint 2 is for seat 2."""
        from hotzone.ai import coach
        from hotzone.cli.hint import in_words

        match = self.session.match
        seat = int(words[0][:9]) - 1 if words and words[0].isdecimal() else match.actor
        if seat < 0:
            raise HotzoneError("nobody-decides", "nobody decides now: name a seat, like hint 2")
        same, step = (match.snapshot(), seat), 1
        if self.prompt.hinted[0] == same:
            step = min(3, self.prompt.hinted[1] + 1)
        for line in in_words(self.session.game, coach.hint(match, self.session.game, seat, step)):
            self.screen.say(line)
        self.prompt.hinted = (same, step)

    def do_risk(self, words: list[str]) -> None:
        """The chances of what nature does next."""
        from hotzone.ai import coach
        from hotzone.cli.risk import in_words

        for line in in_words(coach.risk(self.session.match, self.session.game)):
            self.screen.say(line)

    def do_log(self, words: list[str]) -> None:
        """The last actions with what they brought about."""
        many = int(words[0][:9]) if words and words[0].isdecimal() else SHORT_LOG
        session = self.session
        game, twin = session.game, session.match.twin()
        for entry in session.entries[len(session.entries) - many if many < len(session.entries) else 0 :]:
            who = "nature" if entry.actor == c.NATURE else f"seat {entry.actor + 1}"
            print(self.screen.paint(f"{who}: {entry.text}", "bold"))
            twin.restore(entry.before)
            for event in game.tell(twin, twin.play(game.read(twin, entry.text))):
                sentence = self.prompt.shown.sentence(twin, event)
                if sentence:
                    print(f"    {sentence} ({event.rule})")

    def do_why(self, words: list[str]) -> None:
        """Why something was refused, or what a rule says."""
        if words:
            self.explain(words[0].upper())
        elif self.prompt.refusal is None:
            rules = dict.fromkeys(event.rule for event in self.session.events if event.rule)
            print("Nothing was refused. What happened last comes from:" if rules else "Nothing was refused.")
            for rule in rules:
                self.explain(rule)
        else:
            self.screen.say(self.prompt.refusal.text)
            if self.prompt.refusal.rule:
                self.explain(self.prompt.refusal.rule)

    def explain(self, word: str) -> None:
        """Print what a rule says, or all rules of a group."""
        said = shelf.statements(self.session.game.name)
        names = [word, f"{self.session.game.name.upper()}-{word}"]
        found = [rule for rule in said if rule in names] or [rule for rule in said if rule.rpartition("-")[0] in names]
        if not found:
            raise HotzoneError(
                "no-rule", f"there is no rule '{word[:40]}'; a rule is called like {next(iter(said), 'GAME-TOPIC-01')}"
            )
        for rule in found:
            self.screen.say(f"{rule}: {said[rule]}")
