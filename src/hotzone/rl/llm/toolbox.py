"""The tools of a language model: begin a match, look, play, talk, ask why, ask for a hint, search the rulebook.

One table for every way of calling them: the MCP server and the wrapper for OpenAI's tools read the same names and schemas.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.ai import coach
from hotzone.book import search
from hotzone.contract.ai import Explainer
from hotzone.contract.game import title_of
from hotzone.core.errors import BadText, HotzoneError
from hotzone.languages import words
from hotzone.rl.llm.seated_match import Budget, SeatedMatch
from hotzone.rl.llm.transcript import as_text

MOST = 64  # matches that are open at once: the oldest goes
MATCH = {"type": "string", "description": "the match, as new_match named it"}
SEAT = {"type": "integer", "minimum": 1, "description": "your seat, from 1"}
KINDS: dict[str, type | tuple[type, ...]] = {"string": str, "integer": int, "object": dict}


class ToolSpec(NamedTuple):
    """What a tool is called, what it is for, and what it takes."""

    name: str
    about: str
    takes: Mapping[str, Mapping[str, Any]]
    needs: tuple[str, ...] = ()

    def schema(self) -> dict[str, Any]:
        """Its arguments as JSON Schema."""
        return {
            "type": "object",
            "properties": {name: dict(part) for name, part in self.takes.items()},
            "required": list(self.needs),
            "additionalProperties": False,
        }


TOOLS = (
    ToolSpec("games", "Which games there are, and the settings of a match of each.", {}),
    ToolSpec(
        "new_match",
        "Begin a match. All players win or lose together. Settings are those that `games` lists; partners are bots by seat.",
        {
            "game": {"type": "string", "description": f"like {registry.USUAL}"},
            "seed": {"type": "integer", "minimum": 0, "description": "of the dice; the same seed gives the same dice"},
            "settings": {"type": "object", "description": 'like {"crew": 2}'},
            "partners": {"type": "object", "description": 'bots at some seats, like {"2": "steady"}'},
        },
    ),
    ToolSpec(
        "observe",
        "What a seat sees: what happened and was said since it last looked, the table, and the legal actions if it must decide.",
        {"match": MATCH, "seat": SEAT},
        ("match", "seat"),
    ),
    ToolSpec(
        "legal", "The legal actions of the seat that must decide, with their numbers and costs.", {"match": MATCH}, ("match",)
    ),
    ToolSpec(
        "play",
        "Play an action for your seat: its number in the list, or its text. Says what happened, or why it is refused.",
        {
            "match": MATCH,
            "seat": SEAT,
            "answer": {"type": "string", "description": "a number of the list or the text of an action"},
        },
        ("match", "seat", "answer"),
    ),
    ToolSpec(
        "say",
        "Send a message to the other seats, or to one of them. Talking is part of the game, and it costs tokens of your budget.",
        {
            "match": MATCH,
            "seat": SEAT,
            "text": {"type": "string", "description": "what you say"},
            "to": {"type": "integer", "minimum": 0, "description": "a seat; 0 or nothing: everybody"},
        },
        ("match", "seat", "text"),
    ),
    ToolSpec(
        "why",
        "Why an action may not be played now, with its rule, or what a rule says. Changes nothing.",
        {"match": MATCH, "about": {"type": "string", "description": "the text of an action, or the id of a rule"}},
        ("match", "about"),
    ),
    ToolSpec(
        "hint",
        "What an experienced crew would do with a seat.",
        {
            "match": MATCH,
            "seat": SEAT,
            "step": {"type": "integer", "minimum": 1, "maximum": 3, "description": "1 a clue, 2 the place too, 3 the whole line"},
        },
        ("match", "seat"),
    ),
    ToolSpec(
        "search_rules",
        "Search the rulebook: the sections that answer a question, with the ids of their rules.",
        {
            "question": {"type": "string", "description": "in your own words, or the id of a rule"},
            "game": {"type": "string", "description": f"like {registry.USUAL}"},
            "language": {"type": "string", "description": "en, ru, cs or it"},
        },
        ("question",),
    ),
    ToolSpec(
        "transcript",
        "Everything that was answered and said in a match, a line of JSON each; it replays.",
        {"match": MATCH},
        ("match",),
    ),
)


class Toolbox:
    """Open matches, and what the tools do with them. Every tool gives a text; what is wrong raises HotzoneError."""

    def __init__(self, *, budget: Budget = Budget(), hints: bool = True, folder: Path | None = None) -> None:  # noqa: B008 - cannot be changed
        """`hints` allows hints; transcripts of matches go into `folder`, and are written anew with every call."""
        self.budget = budget
        self.hints = hints
        self.folder = folder
        self.matches: dict[str, SeatedMatch] = {}
        self.tools = tuple(tool for tool in TOOLS if hints or tool.name != "hint")

    def call(self, name: str, arguments: Mapping[str, Any]) -> str:
        """Call a tool by its name; raises BadText for one that there is not and for arguments that do not fit."""
        tool = next((tool for tool in self.tools if tool.name == name), None)
        if tool is None:
            allowed = "hints are not allowed here" if name == "hint" else f"there are {', '.join(one.name for one in self.tools)}"
            raise BadText("unknown-tool", f"there is no tool '{name[:40]}'; {allowed}")
        check_arguments(tool, arguments)
        doing: Callable[..., str] = getattr(self, name)
        told = doing(**arguments)
        match = str(arguments.get("match", ""))
        if self.folder and match in self.matches:
            (self.folder / f"{match}.jsonl").write_text(as_text(self.matches[match].lines), encoding="utf-8")
        return told

    def of(self, match: str) -> SeatedMatch:
        """An open match by its name."""
        if match not in self.matches:
            raise BadText("unknown-match", f"there is no match '{match[:40]}': begin one with new_match")
        return self.matches[match]

    # --- the tools

    def games(self) -> str:
        """Which games there are."""
        lines = []
        for name in registry.game_names():
            game = registry.game(name)
            lines.append(f"{name}: {title_of(game)}")
            lines += [f"  {setup}" for setup in game.samples()]
        return "\n".join(lines)

    def new_match(
        self,
        game: str = registry.USUAL,
        seed: int | None = None,
        settings: Mapping[str, object] | None = None,
        partners: Mapping[str, str] | None = None,
    ) -> str:
        """Begin a match."""
        seats = {}
        for seat, bot in (partners or {}).items():
            if not seat.isdecimal() or not isinstance(bot, str):
                raise BadText("bad-partner", f'partners are bots by seat, like {{"2": "steady"}}, not {str(partners)[:60]}')
            seats[int(seat)] = bot
        opened = SeatedMatch(game, settings, seed=seed, budget=self.budget, partners=seats)
        while len(self.matches) >= MOST:
            del self.matches[next(iter(self.matches))]
        name = token_hex(4)
        self.matches[name] = opened
        free = [str(seat) for seat in range(1, opened.seats + 1) if seat not in opened.partners]
        return "\n".join([f"match: {name}", f"seats to play: {', '.join(free)}", opened.match.introduction()])

    def observe(self, match: str, seat: int) -> str:
        """What a seat sees."""
        return self.of(match).observe(seat)

    def legal(self, match: str) -> str:
        """The legal actions."""
        opened = self.of(match)
        if opened.over:
            return opened.turn_of(0)
        return "\n".join([f"Seat {opened.seat} decides:", *opened.match.choices()])

    def play(self, match: str, seat: int, answer: str) -> str:
        """Play an action."""
        opened = self.of(match)
        reply = opened.play(seat, answer)
        return "\n".join([reply.text, opened.turn_of(0) if opened.over else f"Seat {opened.seat} decides."])

    def say(self, match: str, seat: int, text: str, to: int = 0) -> str:
        """Send a message."""
        self.of(match).say(seat, text, to)
        return "Said."

    def why(self, match: str, about: str) -> str:
        """Why something may not be played, or what a rule says."""
        opened = self.of(match)
        statements, wanted = opened.match.statements, about.strip().upper()
        if wanted in statements:
            return f"{wanted}: {statements[wanted]}"
        try:
            opened.session.copy().play(about.strip())
        except HotzoneError as error:
            rule = f"\n{error.rule}: {statements[error.rule]}" if error.rule in statements else ""
            return f"Not allowed: {error.text}{f' ({error.rule})' if error.rule else ''}.{rule}"
        return f"'{about.strip()}' is allowed now."

    def hint(self, match: str, seat: int, step: int = coach.LINE) -> str:
        """What an experienced crew would do."""
        opened = self.of(match)
        opened.check_seat(seat)
        game = opened.session.game
        found = coach.hint(opened.session.match, game, seat - 1, step)
        said = game.reason_words(words("en", game.name)) if isinstance(game, Explainer) else None
        place = str(next(iter(found.get("place", {}).values()), ""))
        lines = [said.clue(found["clue"], place)] if said else []
        if found.get("line"):
            lines.append(f"{'Play' if found['now'] else 'In your turn'}: {'; '.join(found['line'])}")
            lines += [said.say(found["because"])] if said else []
        return "\n".join(lines)

    def search_rules(self, question: str, game: str = registry.USUAL, language: str = "en") -> str:
        """The sections that answer a question."""
        found = search.find(game, question, language, 3)
        if not found:
            return "Nothing in the rulebook fits. Try other words."
        return "\n\n".join(f"{one.title}\n{one.text}\nRules: {', '.join(one.rules)}" for one in found)

    def transcript(self, match: str) -> str:
        """Everything that was answered and said."""
        return as_text(self.of(match).lines)


def check_arguments(tool: ToolSpec, arguments: Mapping[str, Any]) -> None:
    """Raises BadText for an argument that is missing, unknown or of another kind."""
    for name in tool.needs:
        if name not in arguments:
            raise BadText("bad-argument", f"the tool {tool.name} needs '{name}'")
    for name, value in arguments.items():
        if name not in tool.takes:
            raise BadText(
                "bad-argument", f"the tool {tool.name} takes no '{name[:40]}'; it takes {', '.join(tool.takes) or 'nothing'}"
            )
        kind = tool.takes[name]["type"]
        if not isinstance(value, KINDS[kind]) or isinstance(value, bool):
            raise BadText("bad-argument", f"'{name}' of the tool {tool.name} is a JSON {kind}, not {str(value)[:40]}")
