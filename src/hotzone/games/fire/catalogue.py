"""What the fire game offers: all that can be chosen, the boards as a list shows them, and set-ups that show all there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hotzone.core.formats.board_file import drawn_by
from hotzone.games.fire.match import Match
from hotzone.games.fire.model.notation import VERBS
from hotzone.games.fire.model.options import Options
from hotzone.games.fire.model.specialists import FIREFIGHTER, SPECIALISTS, Specialist
from hotzone.games.fire.rules import acting
from hotzone.games.fire.setup.editions import PRESETS, SWITCHES
from hotzone.games.fire.setup.scenarios import FRIENDS, SCENARIOS
from hotzone.games.fire.setup.settings import LARGEST_CREW, LEVELS, MODULES, RULES, SETUPS
from hotzone.games.fire.text import drawing

if TYPE_CHECKING:
    from hotzone.games.fire.game import Fire


def catalogue(game: Fire) -> Mapping[str, object]:
    """What can be chosen."""
    return {
        **game.head(),
        "boards": [show(game, name) for name in game.names],
        "rules": list(RULES),
        "modules": list(MODULES),
        "levels": list(LEVELS),
        "setups": list(SETUPS),
        "specialists": [{"name": card.name, "ap": card.ap, "needs": card.needs or None} for card in SPECIALISTS],
        "cards": [card(game, one) for one in (FIREFIGHTER, *SPECIALISTS)],
        "editions": {name: dict(preset) for name, preset in PRESETS.items()},
        "switches": {name: list(values) for name, (values, _) in SWITCHES.items()},
        "scenarios": {
            one.name: {"needs": "all modules" if one.whole else one.needs or None, "rules": one.rule.rpartition("-")[0]}
            for one in SCENARIOS
        },
        "friend": list(FRIENDS),
        "crew": {"from": 1, "to": LARGEST_CREW},
        "defaults": {"rules": "family", "crew": 4},
    }


def card(game: Fire, one: Specialist) -> Mapping[str, object]:
    """A crew card to read: points, prices, and what only it does, at the price the rules take."""
    table = Match(game.plan(game.names[0]).building, Options())
    said = {"name": one.name, "ap": one.ap, "move": one.move, "douse": one.douse, "command": one.command}
    deeds = [{"verb": VERBS[kind][0], "cost": acting.price(table, 0, kind, 0)} for kind in one.deeds]
    return {**said, "chop": one.chop, "step": one.step, "gun": one.gun, "deeds": deeds, "needs": one.needs or None}


def show(game: Fire, name: str) -> Mapping[str, object]:
    """A board as a catalogue shows it: its names, its size, its rooms and its plan, drawn."""
    plan, shape = game.plan(name), game.board(name)
    kept = {key: shape[key] for key in ("name", "title", "rows", "cols", "floors")}
    first = [plan.write_cell(cell) for cell in plan.fires]
    kept["board"] = drawn_by(plan.facts)
    return {**kept, "first_fires": first, "plan": "\n".join(drawing.draw(plan, Match(plan.building, Options())))}


def samples(boards: Sequence[str]) -> Sequence[Mapping[str, object]]:
    """Set-ups that show all there is, on all boards."""
    every = [{"board": board, "rules": "experienced", "level": level} for board in boards for level in LEVELS]
    return [
        {"crew": 1},
        {"crew": 3, "board": "base-back", "edition": "cs"},
        {"crew": 4, "setup": "simple", "edition": "it"},
        {"crew": 6, "setup": "full", "edition": "ru"},
        *every,
        {"rules": "experienced", "edition": "ru", "level": "heroic", "crew": 6},
        {"rules": "experienced", "edition": "cs", "crew": "captain,cafs,driver"},
        {"rules": "experienced", "edition": "it", "scenarios": "volunteers,unmarked-hazmat,broken-deck-gun"},
        {"modules": "specialists,hazmat", "crew": "hazmat,imaging", "setup": "printed"},
        {"modules": "vehicles", "poi": "roll", "crew": 2, "starts": 2},
        {"modules": "hotspots", "level": "veteran", "crew": 5},
    ]
