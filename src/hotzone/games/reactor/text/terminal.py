"""What people see of a table at a terminal: the drawn field with its numbers, the status and sentences, in their language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotzone.contract.terminal import Spoken, WordedDisplay
from hotzone.core import constants as c
from hotzone.core.formats.fluent import Words
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.notation import ROUND_TOKENS, VERBS
from hotzone.games.reactor.model.plan import SECTORS
from hotzone.games.reactor.rules import reactor_phase
from hotzone.games.reactor.text import answers, sentences
from hotzone.games.reactor.text.drawing import FOAM, SIGNS
from hotzone.games.reactor.text.sentences import character

WIDE = 2  # the picture is twice as wide as the plan of the board file: room for numbers
QUESTIONS = {  # what whoever must decide is asked
    w.PLACING: "r-ask-placing",
    w.WAITING: "now-waiting",
    w.BRACING: "now-bracing",
    w.ACTING: "now-acting",
}
SIGN_NAMES = ("fuel", "control", "empty", "up", "unseen", "normal", "emergency", "working", "broken", "foam", "crew")


class ReactorDisplay(WordedDisplay):
    """Reactor at a terminal, in one language."""

    table_words = answers
    event_words = sentences
    numbered = False  # 12 is the cell 12, never the twelfth action of a list
    colours: Mapping[str, str] = {
        **dict.fromkeys("Ee", "red"),
        **dict.fromkeys("?-", "dim"),
        **dict.fromkeys("Bb", "magenta"),
        **dict.fromkeys("Ww", "green"),
        "*": "cyan",
    }

    def __init__(self, words: Words) -> None:
        self.t = words
        self.seat = words("seat-name-word")
        self.typing: Sequence[str] = (words("typing-actions"), words("typing-cells"), words("typing-sacrifice"))
        self.answers: Mapping[str, str] = {typed: words(f"command-{name}-how") for typed, name in answers.QUESTIONS.items()}
        self.verbs: Mapping[str, str] = {words(f"verb-{verb}"): verb for verb, _, _ in VERBS.values()}

    # --- the picture

    def about(self, match: Match) -> list[str]:
        """The field in a few words."""
        o, fuel = match.options, match.board.fuel_count
        numbers = {"fuel": fuel, "control": match.board.tile_count - fuel, "yellow": o.yellow_from, "red": o.red_from}
        known = self.t.has(f"board-{match.plan.name}")
        return [self.t("r-about", title=self.t(f"board-{match.plan.name}") if known else match.plan.title, **numbers)]

    def picture(self, match: Match) -> list[str]:
        """The field: each cell with its number, its tile, an extinguisher and the numbers of its figures."""
        plan = match.plan
        canvas = [[" "] * (WIDE * max(column for _, column in plan.where) + 12) for _ in range(plan.height)]
        for cell, (row, column) in enumerate(plan.where):
            for i, sign in enumerate(cell_signs(match, cell)):
                canvas[row][WIDE * column + i] = sign
        return ["", *("    " + "".join(line).rstrip() for line in canvas)]

    def legend(self, match: Match) -> list[str]:
        """What the signs of the picture mean."""
        return [self.t(f"sign-{name}") for name in SIGN_NAMES]

    # --- how it stands

    def status(self, match: Match) -> list[str]:
        """Turn, dial, hearts and decks, short."""
        t, lines = self.t, []
        if match.stage >= w.WAITING and match.actor != c.NOBODY:
            steps = t("pool-r-steps", many=match.steps)
            lines.append(t("r-status-turn", turn=match.turn, who=character(t, match, match.seat), steps=steps))
        sector = t(f"r-sector-{SECTORS[reactor_phase.sector(match)]}")
        lines.append(t("r-status-dial", dial=match.dial, sector=sector, hearts=match.hearts))
        unseen = {"emergency": match.get("unseen", 1), "working": match.get("unseen", 2)}
        return [*lines, t("r-status-cards", fuel=match.fuel_left, control=match.control_left), t("r-status-unseen", **unseen)]

    def asks_nature(self, match: Match) -> str:
        """Which tile, character or card is turned up."""
        if match.asked:
            return self.t("roll-tile", place=match.plan.names[match.asked - 1])
        return self.t("roll-character" if match.stage == w.CASTING else "roll-card")

    def asks_seat(self, match: Match) -> str:
        """What a character is asked."""
        return self.t(QUESTIONS[match.stage], who=character(self.t, match, match.actor))

    # --- what is said

    def price(self, cost: int) -> str:
        """What an action costs."""
        return self.t("r-cost", many=cost)

    def spoken(self, text: str) -> Spoken:
        """An action as people read and type it: with the language's verb and names of tokens."""
        verb, *more = text.split()
        named = [self.t(f"token-{word}-object") if word in ROUND_TOKENS else word for word in more]  # what is given, left or taken
        if verb == "face":
            named = [self.t(f"face-{more[0]}")]
        *before, target = named or [""]
        return Spoken(" ".join([self.t(f"verb-{verb}"), *before]), target)

    def sure(self, match: Match, text: str) -> str:
        """A sacrifice and giving up are asked twice: who dies, and what that means."""
        verb, _, name = text.partition(" ")
        if verb == "give-up":
            return self.t("sure-give-up")
        if verb != "sacrifice":
            return ""
        cell = match.plan.read_cell(name)
        dead = [character(self.t, match, seat) for seat in range(match.options.crew) if match.get("at", seat) == cell]
        tile = match.get("tile", cell)
        lost = "yes" if tile & w.EMERGENCY == w.EMERGENCY else "perhaps" if tile & w.TVS and not tile & w.SIGN else "no"
        return self.t("sure-sacrifice", place=name, many=len(dead), who=", ".join(dead), defeat=lost)


def cell_signs(match: Match, cell: int) -> str:
    """Seven signs for a cell; + stands for more figures than there is room."""
    tile = match.get("tile", cell)
    people = "".join(str(seat + 1) for seat in range(match.options.crew) if match.get("at", seat) == cell)
    if len(people) > 2:
        people = people[0] + "+"
    sign = SIGNS[answers.hidden(match, tile)] if cell < match.board.tile_count else "  "
    return f"{match.plan.names[cell]:>2}{sign}{FOAM if tile & w.FOAM else ' '}{people}"
