"""What `--help` says in the reader's language: the commands' own English, or the sentences of `help.ftl`.

A sentence is found by its command and option: `option-replay-to`, else `option-to`, which several commands share. Commands
for players are translated whole (`TRANSLATED`); those for research stay in English, but for their line in the list.
"""

from __future__ import annotations

import re
from argparse import RawDescriptionHelpFormatter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from hotzone import registry
from hotzone.languages import LANGUAGES, language_of_terminal, words

if TYPE_CHECKING:
    from argparse import Action

    from hotzone.cli.arguments import Parser

TRANSLATED = (
    *("play", "learn", "serve", "companion", "daily", "games"),
    *("replay", "check-board", "boards", "risk", "hint", "debrief"),
)
COMMENT = re.compile(r" {3,}\S.*$")  # what an example says behind its command


def language_asked(argv: Sequence[str]) -> str:
    """The language that was asked for by `--language`, else the one of the environment."""
    asked = argv[argv.index("--language") + 1 :][:1] if "--language" in argv else []
    return asked[0] if asked and asked[0] in LANGUAGES else language_of_terminal()


class Sentences:
    """The sentences of help in one language; what it lacks stays as the command says it."""

    def __init__(self, language: str, command: str = "") -> None:
        self.command = command
        self.known = [words(language, game) for game in ("", *registry.BUILT_IN)] if language != "en" else []

    def find(self, names: Iterable[str], usual: str) -> str:
        """The first of these sentences that there is; several games may each have their own."""
        for name in names:
            found = dict.fromkeys(t(name, usual=registry.USUAL) for t in self.known if t.has(name))
            if found:
                return "; ".join(found)
        return usual

    def of_option(self, dest: str, usual: str) -> str:
        """What an option does."""
        name = dest.replace("_", "-")
        return self.find((f"option-{self.command}-{name}", f"option-{name}"), usual)

    def placeholder(self, metavar: str) -> str:
        """The word that stands for a value."""
        return self.find([f"placeholder-{metavar.lower().replace('|', '-').replace('=', '-')}"], metavar)


class HelpFormatter(RawDescriptionHelpFormatter):
    """Keeps lines as they are, and says "usage" in the reader's language."""

    def __init__(self, usage_word: str, prog: str) -> None:
        super().__init__(prog)
        self.usage_word = usage_word

    def add_usage(self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None) -> None:
        """Begin with our own word."""
        super().add_usage(usage, actions, groups, prefix or f"{self.usage_word}: ")


def list_of_commands(commands: dict[str, str], usage: str, language: str) -> list[str]:
    """What `hotzone help` prints."""
    said = Sentences(language)
    lines = (f"  {name:<12} {said.find([f'summary-{name}'], text)}" for name, text in commands.items())
    return [said.find(["help-commands"], usage), "", *lines]


def translate(parser: Parser, command: str, language: str) -> None:
    """Let the help of a command speak a language."""
    if language == "en" or command not in TRANSLATED:
        return
    said = Sentences(language, command)
    parser.description = said.find([f"describe-{command}"], parser.description or "")
    parser.epilog = translated_example(parser.epilog or "", said)
    parser.formatter_class = partial(HelpFormatter, said.find(["help-usage"], "usage"))
    for group in parser._action_groups:
        title = {"positional arguments": "help-arguments", "options": "help-options"}.get(group.title or "", "help-match")
        group.title = said.find([title], group.title or "")
    for action in parser._actions:
        action.help = said.of_option(action.dest, action.help or "")
        if action.nargs != 0 and not action.choices and not isinstance(action.metavar, tuple):
            action.metavar = said.placeholder(action.metavar or (action.dest.upper() if action.option_strings else action.dest))


def translated_example(epilog: str, said: Sentences) -> str:
    """The examples: commands as they are typed, what stands behind them in the reader's language."""
    lines = epilog.split("\n")
    lines[0] = said.find(["help-example"], "example") + ":"
    for i, line in enumerate(lines):
        if i and (comment := COMMENT.search(line)):
            told = said.find([f"example-{said.command}-{i}"], comment[0].strip())
            lines[i] = f"{line[: comment.start()]}{comment[0][: -len(comment[0].lstrip())]}{told}"
    return "\n".join(lines)
