"""Bots that somebody brings: from a file, a module or a package, in a process of their own; a bad one costs only its turn."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hotzone
from hotzone import registry
from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.external import isolated_bot, loading
from hotzone.ai.bots.external.adapters import adapt
from hotzone.ai.bots.external.isolated_bot import BotProcess, IsolatedBot
from hotzone.cli import main
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup
from hotzone.sim.seat_play import Seats

ROOT = Path(__file__).parents[3]
FIRST = f"{ROOT / 'examples' / 'bots' / 'first_bot.py'}:FirstBot"
BOTS = """
import os, sys, time

class Ending:
    def choose(self, session):
        print("printing is allowed")
        return "end" if "end" in session.legal() else session.legal()[0]

class Numbers:
    def act(self, observation):
        return [i for i, legal in enumerate(observation["action_mask"]) if legal][-1]

class Full:
    def __init__(self, seed): self.seed = seed
    def choose(self, match, game, seat, budget):
        from hotzone.ai.bots.protocol import Choice
        return Choice(match.legal()[self.seed % 2 - 1])

def plain(session): return session.legal()[0]

class Crashes:
    def choose(self, session): raise ValueError("I do not know")

class Ends:
    def choose(self, session): os._exit(3)

class Hangs:
    def choose(self, session): time.sleep(600)

class Cheats:
    def choose(self, session): return 2**30

class Babbles:
    def choose(self, session): return "fly to the moon"

class Nothing: pass
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("bots") / "mine.py"
    path.write_text(BOTS, "utf-8")
    yield str(path)
    isolated_bot.end_all()


def table() -> tuple[Any, Any]:
    game: Any = registry.game("fire")
    match = game.new(game.setup(crew=2))
    dice = Dice(4)
    while match.actor == c.NATURE:
        match.act(match.sample_chance(dice))
    return game, match


@pytest.mark.parametrize("name", ["Ending", "Numbers", "Full", "plain"])
def test_all_ways_to_write_a_bot_play_legal_actions(folder: str, name: str) -> None:
    game, match = table()
    bot, dice = adapt(loading.load(f"{folder}:{name}"), 5, name), Dice(6)
    for _ in range(12):
        choice = bot.choose(match.clone(), game, match.actor, 1.0)
        assert match.is_legal(choice.action)
        match.play(choice.action)
        while match.actor == c.NATURE:
            match.act(match.sample_chance(dice))


WHY = {
    "Crashes": "ValueError: I do not know",
    "Ends": "its process has ended",
    "Hangs": "did not answer within",
    "Cheats": "not allowed",
    "Babbles": "is not an action",
}


@pytest.mark.parametrize(("name", "why"), WHY.items())
def test_a_bad_bot_forfeits_its_turn_and_the_match_goes_on(folder: str, name: str, why: str) -> None:
    game, match = table()
    bot = IsolatedBot(1, f"{folder}:{name}", name, least=0.5 if name == "Hangs" else 60)
    choice = bot.choose(match.clone(), game, match.actor, 0.01 if name == "Hangs" else 5)
    assert choice.forfeit
    assert why in choice.reason
    assert match.is_legal(choice.action)
    again = bot.choose(match.clone(), game, match.actor, 0.01)
    assert not again.forfeit  # the rest of the turn is passed without asking
    assert bot.process is None


def test_a_process_serves_match_after_match(folder: str) -> None:
    game, match = table()
    seen = set()
    for seed in (1, 2, 3):
        bot = bot_registry.bot(f"{folder}:Ending", seed)
        assert isinstance(bot, IsolatedBot)
        assert match.is_legal(bot.choose(match.clone(), game, match.actor, 6.0).action)
        assert bot.process is not None
        seen.add(bot.process.process.pid)
        bot.close()
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("nowhere.py:Bot", "there is no file 'nowhere.py'"),
        ("no_such_module_at_all:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("{folder}:Missing", "has no 'Missing'; it has Ending, Numbers"),
        ("{folder}:Nothing", "neither choose"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(folder: str, place: str, why: str) -> None:
    game, match = table()
    bot = bot_registry.bot(place.format(folder=folder), 1)
    with pytest.raises(BadSetup, match=why):
        bot.choose(match, game, match.actor, 1.0)


def test_an_unknown_name_says_how_to_bring_a_bot() -> None:
    with pytest.raises(BadSetup, match=r"there are random, .* or your own: file\.py:Class"):
        bot_registry.row("nobody")


def test_a_bot_of_an_installed_package_has_a_name(monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    monkeypatch.setattr(loading, "installed", lambda: {"mine": f"{folder}:Ending"})
    assert isinstance(bot_registry.bot("mine", 1), IsolatedBot)


def test_simulations_take_a_file_and_count_what_it_forfeits(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sim", "fire", "--crew", "2", "--games", "2", "--workers", "1", "--json", "--bot"]
    assert main([*command, f"{folder}:Ending,{folder}:Crashes"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert found["forfeits"] > 2


def test_what_a_bot_thinks_in_its_own_process_counts_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    fire = registry.game("fire")
    seats = Seats(fire, fire.new(fire.setup(crew=1)), (FIRST,), 0.2)
    monkeypatch.setattr(BotProcess, "spent", property(lambda self: 100.0, lambda self, spent: None), raising=False)
    seats.play(1, 0, 1, 100_000)
    assert seats.decisions > 3
    assert seats.thinking >= 100.0 * (seats.decisions - 1)
    assert seats.longest >= 100.0


def test_a_bots_process_tells_how_long_it_thought() -> None:
    bot, fire = IsolatedBot(1, FIRST, "first"), registry.game("fire")
    match = fire.new(fire.setup(crew=1))
    bot.choose(match, fire, 0, 0.2)
    assert bot.spent > 0
    bot.drop()


def test_who_misses_a_class_hears_what_the_file_itself_offers(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("from hotzone import Session\nclass One: pass\ndef plain(session): return 'end'\n")
    with pytest.raises(BadSetup, match=r"has no 'Two'; it has One, plain$"):
        loading.load(f"{tmp_path / 'mine.py'}:Two")


def test_the_first_bot_puts_out_what_burns_within_reach() -> None:
    random.seed(2)  # it walks about by luck
    bot, session = loading.load(FIRST)(), hotzone.new("fire", crew=1, seed=2)
    within = 0
    for _ in range(80):
        wet = [action for action in session.legal() if action.startswith(("quench", "douse"))]
        chosen = bot.choose(session.copy())
        assert chosen in (wet or session.legal())
        within += bool(wet)
        session.play(chosen)
    assert within


def test_the_first_bot_of_the_guide_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "fire", "--bot", FIRST, "--games", "1", "--workers", "1", "--json"]) == 0
    assert "forfeits" not in json.loads(capsys.readouterr().out)
