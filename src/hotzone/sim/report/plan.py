"""A strength table's plan: what its page is called and says, and its cells: which games, boards, rules, levels and crews."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import PurePath
from typing import Any, NamedTuple

from hotzone import registry
from hotzone.contract.simulation import Tabulated, settings_words, simulation_of
from hotzone.core.errors import BadText, HotzoneError
from hotzone.core.values import Setup


class TableCell(NamedTuple):
    """A set-up that is measured, as its plan spells it."""

    game: str
    settings: tuple[tuple[str, str], ...]
    setup: Setup

    @property
    def board(self) -> str:
        """The board's name; of one that does not ship what it was asked for by."""
        asked = dict(self.settings).get("board", "")
        if self.setup.board == asked or not asked or "\n" in asked:
            return self.setup.board
        return PurePath(asked).name.removesuffix(".toml")

    @property
    def people(self) -> str:
        """How many play, or their cards."""
        game, named = registry.game(self.game), dict(self.settings)
        about = simulation_of(game)
        key = about.people if isinstance(about, Tabulated) else ""
        return named[key] if key in named else str(game.seats(game.new(self.setup)))

    @property
    def rules(self) -> str:
        """What is played, as the game says it; board and people have columns of their own."""
        about = simulation_of(registry.game(self.game))
        if not isinstance(about, Tabulated):
            return settings_words({key: value for key, value in self.settings if key != "board"})
        return about.rules_words({key: value for key, value in self.settings if key not in ("board", about.people)})

    @property
    def label(self) -> str:
        """The cell in a few words."""
        return " ".join(dict.fromkeys([self.game, self.board, self.rules, "×", self.people]))

    def command(self, bot: str, games: int, seed: int) -> str:
        """What measures this cell alone."""
        settings = " ".join(f"--{key} {value}" for key, value in self.settings)
        return f"hotzone sim {self.game} {settings} --bot {bot} --games {games} --seed {seed}"


class PageHead(NamedTuple):
    """What the page of a plan is called, and what it says of its cells."""

    title: str = "Baselines"
    about: str = ""


def usual_plan() -> list[TableCell]:
    """The cells that the games bring, game by game."""
    return [cell for name in registry.game_names() for cell in read_plan(registry.baselines(name), name)]


def read_head(text: str) -> PageHead:
    """What a plan says of its page."""
    return PageHead(**{key: str(value).strip() for key, value in table_of(text).items() if key in PageHead._fields})


def read_plan(text: str, game: str = "") -> list[TableCell]:
    """The cells of a plan, which may leave out the game where it is known; raises BadText for what cannot be played."""
    if game and not text:
        return []
    plan = table_of(text)
    groups = plan.get("cells")
    known = {"cells", *PageHead._fields}
    if not isinstance(groups, list) or not all(isinstance(group, dict) for group in groups) or not set(plan) <= known:
        raise BadText(
            "bad-plan", "a plan is made of [[cells]], each with a game and its settings; a title and an about may stand before them"
        )
    cells: list[TableCell] = []
    for number, group in enumerate(groups, 1):
        try:
            cells += spread({"game": game, **group} if game else group)
        except HotzoneError as error:
            raise BadText(error.code, f"[[cells]] number {number}: {error.text}", rule=error.rule) from None
    return list(dict.fromkeys(cells))


def table_of(text: str) -> dict[str, Any]:
    """A plan as TOML; raises BadText where it is none, or where title and text are no texts."""
    try:
        plan = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadText("bad-plan", f"this plan is not TOML: {error}") from None
    for key in PageHead._fields:
        if not isinstance(plan.get(key, "."), str) or not plan.get(key, ".").strip():
            raise BadText("bad-plan", f'{key} is a text: {key} = "…"')
    return plan


def spread(group: Mapping[str, Any]) -> list[TableCell]:
    """A cell for each combination of the values of a group."""
    settings = {key: value if isinstance(value, list) else [value] for key, value in group.items() if key != "game"}
    name = group.get("game")
    if not isinstance(name, str):
        raise BadText("bad-plan", f'which game? game = "{registry.USUAL}"')
    game, found = registry.game(name), []
    for values in product(*settings.values()):
        words = tuple(zip(settings, map(str, values), strict=True))
        found.append(TableCell(name, words, game.setup(**registry.with_board(game, dict(words)))))
    return found


def on_board(cells: Sequence[TableCell], board: str) -> list[TableCell]:
    """The same cells on another board, by its name or its file; those that cannot be played there are left out."""
    found, refused = [], None
    for cell in cells:
        game, words = registry.game(cell.game), (("board", board), *(word for word in cell.settings if word[0] != "board"))
        try:
            found.append(TableCell(cell.game, words, game.setup(**registry.with_board(game, dict(words)))))
        except HotzoneError as error:
            refused = refused or error
    if not found and refused:
        raise refused
    return list(dict.fromkeys(found))


def only(cells: Sequence[TableCell], wanted: Sequence[str]) -> list[TableCell]:
    """The cells that have all the wanted words; of words with commas between them one is enough."""
    ways = [set(words.split(",")) for words in wanted]
    found = [cell for cell in cells if all(way & set(cell.label.split()) for way in ways)]
    if not found:
        raise HotzoneError("no-cell", f"no cell of the plan is '{' '.join(wanted)[:80]}'; they are like '{cells[0].label}'")
    return found
