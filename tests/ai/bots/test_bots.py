"""Bots of every strength play legally in any set-up, the same for the same seed."""

from __future__ import annotations

import pytest

from hotzone import registry
from hotzone.ai.bots.registry import bot, bot_names
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup
from hotzone.games.fire import mixed_matches
from hotzone.games.fire.match import Match
from hotzone.sim.runner import play_many
from tests.compiled_and_pure.test_agree import start
from tests.games.fire.tables import FIRE, row, table

THINKERS = ["greedy", "rookie", "steady", "crew"]


def play_on(name: str, seed: int, turns: int) -> Match:
    """A mixed match by a bot, every action checked by the rules, up to some turn."""
    dice = Dice(seed)
    match: Match = FIRE.new(FIRE.setup(**mixed_matches.settings(dice)))
    player = bot(name, seed)
    while match.actor != c.NOBODY and match.turn < turns:
        if match.actor == c.NATURE:
            match.play(match.sample_chance(dice))
        else:
            match.play(player.choose(match.clone(), FIRE, match.actor, 0.01).action)  # raises Illegal
    return match


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", range(40))
def test_no_bot_ever_plays_what_is_not_legal(seed: int) -> None:
    match = play_on("rookie", seed, 3)
    assert match.turn >= 1


CHEAT = """
from hotzone import registry
from hotzone.ai.search.self_play import CorePlayer
from hotzone.core.errors import HotzoneError
game = registry.game("fire")
player = CorePlayer(game.new(game.setup()).clone(), None, 40, 1, 0)
player.search.answer = lambda: 65535
try:
    player.play(1, 0, 3, 50)
except HotzoneError as error:
    print(error.code, player.matches)
"""


def test_a_plan_against_the_rules_stops_a_simulation() -> None:
    said, _ = start(CHEAT, pure=True).communicate()  # only uncompiled can a search be told to cheat
    assert said.split() == ["illegal-plan", "1"]


def test_bots_are_known_by_name() -> None:
    assert set(THINKERS) <= set(bot_names())
    with pytest.raises(BadSetup, match="there is no bot 'genius'"):
        bot("genius", 1)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["greedy", "rookie"])
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    assert play_on(name, 7, 4) == play_on(name, 7, 4)


@pytest.mark.compiled_only
def test_any_number_of_workers_gives_the_same_tally() -> None:
    game = registry.game("fire")
    tallies = [play_many(game, [game.setup()], 15, seed=3, workers=workers, bot="greedy") for workers in (1, 3)]
    assert tallies[0].endings == tallies[1].endings
    assert tallies[0].actions == tallies[1].actions


@pytest.mark.compiled_only
def test_the_crew_wins_most_family_matches() -> None:
    game = registry.game("fire")
    tally = play_many(game, [game.setup()], 24, seed=11, workers=2, bot="steady")
    assert tally.summary(game)["wins"] >= 20


def test_a_plan_is_kept_while_the_table_is_as_foreseen() -> None:
    match = table(row("|1        F   F |"))
    player = bot("rookie", 1)
    first = player.choose(match, FIRE, 0, 1.0)
    told = [first.plan]
    action = first.action
    while match.actor == 0:
        match.play(action)
        if match.actor == 0:
            choice = player.choose(match, FIRE, 0, 1.0)
            action = choice.action
            told.append(choice.plan)
    assert [plan[0] for plan in told] == list(told[0])


def test_a_reason_names_the_line_it_prefers_to() -> None:
    match = table(
        """
        +   +   +   +   +   +
         1   vs   F
        +   +   +   +   +   +
        """,
        crew=1,
    )
    match.lost = 3
    choice = bot("steady", 1).choose(match, FIRE, 0, 1.0)
    assert choice.reason == "" or " Instead: " in choice.reason
