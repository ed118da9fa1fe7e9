"""High Water as Hotzone finds it: texts in, texts out. Board files come from whoever reads files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from types import ModuleType

from highwater import match as m
from highwater import page, texts
from highwater.village import HOUSES, Village
from hotzone.contract.settings import Setting
from hotzone.contract.shared.position_file import read_file, write_file
from hotzone.core import constants as c
from hotzone.core.errors import BadSetup
from hotzone.core.formats.settings import count, pick, spell
from hotzone.core.table import Row
from hotzone.core.values import Event, Setup

LEVELS = {"calm": (1, 10), "high": (2, 9), "storm": (3, 8)}  # dice at the end of a turn, people to save
DEFAULTS = {"boats": "2", "level": "high"}


class HighWater:
    """Two or three boats, six houses, one landing."""

    name = "highwater"
    title = "High Water: boats in a flooded village"
    rules = 1  # raised when behaviour changes
    endings: tuple[str, ...] = texts.ENDINGS
    victories: tuple[str, ...] = (texts.ENDINGS[m.VICTORY],)
    setting_names: tuple[str, ...] = ("board", *DEFAULTS)

    def __init__(self, boards: Callable[[str], str], names: Sequence[str]) -> None:
        self.villages = {name: Village(boards(name)) for name in names}

    # setting up

    def catalogue(self) -> Mapping[str, object]:
        """What can be chosen."""
        return {
            "game": self.name,
            "title": self.title,
            "rules_version": self.rules,
            "boards": [{"name": name, "title": village.title} for name, village in self.villages.items()],
            "boats": {"from": 2, "to": m.BOATS},
            "levels": list(LEVELS),
            "defaults": {},
        }

    def settings(self) -> Sequence[Setting]:
        """What a terminal asks before a match, and its options."""
        boats = tuple(str(many) for many in range(2, m.BOATS + 1))
        return [
            Setting("level", tuple(LEVELS), "how fast the water rises", "How fast does the water rise?", DEFAULTS["level"]),
            Setting("boats", boats, "how many boats", "How many boats?"),
        ]

    def samples(self) -> Sequence[Mapping[str, object]]:
        """Set-ups that show all there is."""
        return [{}, {"level": "calm"}, {"level": "storm", "boats": 3}]

    def setup(self, **settings: object) -> Setup:
        """Check settings and keep what differs from the defaults; raises BadSetup."""
        for key in settings:
            if key not in self.setting_names:
                raise BadSetup("unknown-setting", f"highwater has no setting '{key}'; it has {', '.join(self.setting_names)}")
        words = {**DEFAULTS, **{key: spell(value) for key, value in settings.items() if value is not None}}
        board = pick("board", words.pop("board", "") or next(iter(self.villages)), tuple(self.villages))
        count("boats", words["boats"], 2, m.BOATS, m.RULES[m.TURN])
        pick("level", words["level"], tuple(LEVELS))
        return Setup(board, tuple((key, words[key]) for key in DEFAULTS if words[key] != DEFAULTS[key]))

    def new(self, setup: Setup) -> m.Match:
        """A match at its first decision."""
        match = self.bare(setup)
        match.begin()
        return match

    def bare(self, setup: Setup) -> m.Match:
        """A match before its first step."""
        words, village = {**DEFAULTS, **dict(setup.settings)}, self.villages[setup.board]
        dice, goal = LEVELS[words["level"]]
        match = m.Match(village, m.Options(int(words["boats"]), dice, goal))
        match.plan = village
        return match

    def seats(self, match: m.Match) -> int:
        """How many boats there are."""
        return match.options.crew

    def odds(self, match: m.Match) -> list[tuple[int, Fraction]]:
        """Nature's actions and their chances."""
        return [(action, Fraction(1, HOUSES)) for action in match.legal()] if match.actor == c.NATURE else []

    def cost(self, match: m.Match, action: int) -> int:
        """The strokes an action takes."""
        return m.COST.get(action >> 8, 0)

    # texts

    def read(self, match: m.Match, text: str) -> int:
        """The action of a text; raises BadText."""
        return texts.read_action(match.board, text)

    def write(self, match: m.Match, action: int) -> str:
        """The text of an action."""
        return texts.write_action(match.board, action)

    def patterns(self) -> Mapping[str, str]:
        """What the text of every action of a seat looks like."""
        return {"row": "row [a-i][1-9]", "take": "take [1-6]", "pass": "pass [1-3]", "sandbag": "sandbag [1-6]", "end": "end"}

    def tell(self, match: m.Match, rows: Sequence[Row]) -> list[Event]:
        """Events in words."""
        return texts.tell(match.board, rows)

    def position(self, match: m.Match, setup: Setup) -> str:
        """Everything on the table as text."""
        return write_file(self, setup, texts.write_position(match))

    def parse(self, text: str) -> tuple[Setup, m.Match]:
        """A match from the text of a position; raises BadText with line and column."""
        setup, match, lines = read_file(self, text, self.bare)
        texts.Reader(match, lines).read()
        return setup, match

    def result(self, match: m.Match) -> Mapping[str, int | str]:
        """How it stands or ended."""
        ending = texts.ENDINGS[match.result]
        return {
            "ending": ending,
            "won": int(match.result == m.VICTORY),
            "saved": match.saved,
            "lost": match.lost,
            "turns": match.turn,
        }

    # the page

    def view(self, match: m.Match, seat: int | None) -> Mapping[str, object]:
        """What a page draws; there are no secrets between the boats."""
        return page.view(match)

    def board(self, name: str) -> Mapping[str, object]:
        """What of a village never changes."""
        return page.board(self.villages[name])

    def paths(self, match: m.Match) -> Mapping[str, object]:
        """Where the boat can row in this turn."""
        return page.paths(match)

    def question(self, match: m.Match) -> str:
        """What nature is asked for."""
        return texts.STAGES[match.stage]

    def event_forms(self) -> Mapping[str, Sequence[str]]:
        """What the words of each kind of event are."""
        return {name: [form for form in forms if form] for name, *forms in texts.EVENTS.values()}

    def replay_events(self, match: m.Match, rows: Sequence[Row]) -> None:
        """Make true what events say, without any rule."""
        texts.replay_events(match, rows)

    def log_line(self, match: m.Match, setup: Setup, number: int = 1) -> str:
        """The station log's line of a match."""
        level = dict(setup.settings).get("level", DEFAULTS["level"])
        return f"{number} boats {match.options.crew} village {setup.board} level {level} saved {match.saved} lost {match.lost}"

    # machines that learn

    def learning(self) -> ModuleType:
        """Numbers for actions; imported when somebody learns."""
        from highwater import learning

        return learning
