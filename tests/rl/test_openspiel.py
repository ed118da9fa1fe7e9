"""Both games in OpenSpiel: its own test of games, its MCTS bot, exact chance nodes, copies and texts."""

import pickle
import subprocess
import sys
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from hotzone import registry
from hotzone.core.dice import Dice
from hotzone.rl.env_spec import EnvSpec
from hotzone.rl.gym_env import HotzoneEnv
from hotzone.rl.openspiel import game as openspiel
from tests.waiting import LONG

GAMES = [
    "hotzone_fire(crew=2)",
    "hotzone_fire(board=base-back,rules=experienced,level=heroic)",
    "hotzone_fire(board=villa,rules=experienced,crew_cards=captain/paramedic/engineer)",
    "hotzone_fire(board=high-rise,rules=experienced,scenarios=friend-in-need,crew=2)",
    "hotzone_fire(modules=specialists/hazmat,cards=deal,crew=3,edition=ru)",
    "hotzone_reactor(hearts=3)",
    "hotzone_reactor(players=2,cast=dealt,starts=choose,memory=hidden)",
]
EACH = pytest.mark.parametrize("name", GAMES)


def walk(state: Any, seed: int) -> Any:
    """Play at random to the end; every state on the way."""
    dice = Dice(seed)
    while not state.is_terminal():
        yield state
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
    yield state


@EACH
def test_the_games_pass_the_test_of_openspiel(name: str) -> None:
    np.random.seed(1)
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@EACH
def test_chance_nodes_have_the_odds_of_the_engine(name: str) -> None:
    state, nodes = pyspiel.load_game(name).new_initial_state(), 0
    for seen in walk(state, 3):
        if seen.is_chance_node():
            nodes += 1
            play_state = seen.play_state
            odds = play_state.rules.game.odds(play_state.match)
            assert sum(chance for _, chance in odds) == Fraction(1)
            found = {seen.action_to_string(place): chance for place, chance in seen.chance_outcomes()}
            assert found == {
                play_state.rules.game.write(play_state.match, action): float(chance) for action, chance in odds if chance
            }
    assert nodes > 5


def test_a_face_that_is_not_left_cannot_be_turned_up() -> None:
    state = pyspiel.load_game("hotzone_fire(crew=1)").new_initial_state()
    match = state.play_state.match
    for seen in walk(state, 1):
        if seen.is_chance_node() and seen.action_to_string(0).startswith("face"):
            break
    assert state.chance_outcomes() == [
        (0, match.victims / (match.victims + match.alarms)),
        (1, pytest.approx(1 - match.victims / 15)),
    ]
    match.alarms = 0
    assert [(state.action_to_string(place), chance) for place, chance in state.chance_outcomes()] == [("face victim", 1.0)]


@EACH
def test_states_are_copied_kept_and_sent(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for i, seen in enumerate(walk(state, 5)):
        if i % 40 == 7:
            clone, sent = seen.clone(), pickle.loads(pickle.dumps(seen))
            kept = game.deserialize_state(seen.serialize())
            before = str(seen)
            assert str(clone) == str(sent) == str(kept) == before
            assert clone.legal_actions() == sent.legal_actions() == kept.legal_actions() == seen.legal_actions()
            assert kept.history() == seen.history()
            clone.apply_action(clone.legal_actions()[0])
            assert str(seen) == before
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@EACH
def test_all_players_get_the_same_and_see_the_same(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    for seen in walk(state, 8):
        if seen.is_terminal():
            break
        assert set(seen.returns()) == {0.0}
    players = range(game.num_players())
    assert state.returns() == [-1.0 if not state.play_state.won else 1.0] * len(players)
    assert len({state.observation_string(i) for i in players}) == 1
    assert len({state.information_state_string(i) for i in players}) == 1
    assert state.information_state_string(0) == str(state)


def test_the_information_state_holds_the_table_by_name() -> None:
    game = pyspiel.load_game("hotzone_fire(crew=2)")
    state, seen = game.new_initial_state(), make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert state.action_to_string(state.legal_actions()[0]) == "place 0,0"
    state.apply_action(state.legal_actions()[0])
    seen.set_from(state, 0)
    match = state.play_state.match
    assert [cell for cell, threat in enumerate(seen.dict["threat"]) if threat] == sorted(match.plan.fires)
    assert seen.dict["at"][0] == match.get("at", 0) == match.plan.read_cell("0,0")
    assert list(seen.tensor) == state.information_state_tensor(0) == state.information_state_tensor(1)


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_the_observation_is_that_of_gymnasium(game: str) -> None:
    env = HotzoneEnv(game)
    sight, info = env.reset(seed=3)
    state = pyspiel.load_game(f"hotzone_{game}").new_initial_state()
    for i in range(60):
        state.play_state.match.restore(env.match.snapshot())
        assert state.observation_tensor(0) == list(sight.astype(float))
        assert state.legal_actions() == list(np.flatnonzero(info["action_mask"]))
        sight, _, over, _, info = env.step(state.legal_actions()[i % len(state.legal_actions())])
        if over:
            sight, info = env.reset()


def test_an_observation_while_nature_answers_shows_the_table_and_changes_nothing() -> None:
    game = pyspiel.load_game("hotzone_fire(crew=1)")
    state, seen = game.new_initial_state(), make_observation(game)
    for step in walk(state, 4):
        if step.is_chance_node():
            break
    before = str(state)
    seen.set_from(state, 0)
    assert seen.dict["planes"].shape == tuple(EnvSpec("fire", {"crew": 1}).layout.shape)
    assert seen.dict["planes"].sum() > 10
    assert str(state) == before


@EACH
def test_a_list_of_numbers_comes_as_by_way_of_openspiels_core(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    chances = 0
    for step, seen in enumerate(walk(state, 6)):
        chances += seen.is_chance_node()
        assert seen.observation_tensor(0) == pyspiel.State.observation_tensor(seen, 0)
        if not seen.is_chance_node() and not seen.is_terminal():
            assert seen.observation_tensor() == seen.clone().observation_tensor(0)
        if step == 60:
            break
    assert chances
    for stranger in (-1, 99):
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(stranger)


def test_actions_have_the_numbers_of_the_other_faces() -> None:
    game = pyspiel.load_game("hotzone_fire(board=base-back,rules=experienced,crew_cards=captain/cafs)")
    env_spec = EnvSpec("fire", {"board": "base-back", "rules": "experienced", "crew": "captain,cafs"})
    assert game.num_distinct_actions() == len(env_spec.actions)
    assert game.rules.actions == tuple(env_spec.actions)


@pytest.mark.parametrize("name", ["hotzone_fire(crew=2,payoff=worth)", "hotzone_reactor(players=1)"])
def test_the_bot_of_openspiel_plays_a_match(name: str) -> None:
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, luck, max_length=30)
    bot = mcts.MCTSBot(game, 1.4, 2, evaluator, solve=False, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            places, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(places, p=chances)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert game.min_utility() <= state.returns()[0] <= game.max_utility()


def test_a_payoff_can_be_what_the_result_is_worth() -> None:
    state = pyspiel.load_game("hotzone_fire(crew=2,payoff=worth)").new_initial_state()
    for _ in walk(state, 2):
        pass
    assert state.returns() == [state.play_state.match.rescued / 14] * 2


def test_every_setting_is_a_parameter() -> None:
    for short, game in openspiel.NAMES.items():
        known = {kind.short_name: kind for kind in pyspiel.registered_games()}[short].parameter_specification
        for sample in registry.game(game).samples():
            words: dict[str, Any] = {}
            for key, value in sample.items():
                named = "crew_cards" if key == "crew" and not str(value).isdecimal() else key
                assert named in known
                words[named] = int(str(value)) if isinstance(known[named], int) else str(value).replace(",", "/")
            found = pyspiel.load_game(short, words)
            assert found.rules.setup == registry.game(game).setup(**sample)
            assert str(pyspiel.load_game(str(found))) == str(found)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("hotzone_fire(board=castle)", "castle"),
        ("hotzone_fire(crew=9)", "crew must be a number from 1 to 6"),
        ("hotzone_fire(payoff=gold)", "payoff cannot be 'gold'"),
        ("hotzone_fire(colour=red)", "colour"),
    ],
)
def test_a_wrong_parameter_is_refused_with_its_reason(name: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        pyspiel.load_game(name)


def test_without_openspiel_one_error_names_the_extra() -> None:
    code = "import sys; sys.modules['pyspiel'] = None\nimport hotzone.rl.openspiel"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=LONG)
    assert said.returncode == 1
    assert said.stderr.strip().endswith("ModuleNotFoundError: this needs OpenSpiel: pip install 'hotzone[openspiel]'")


def test_a_program_that_used_it_ends_quietly_and_hotzone_alone_imports_none_of_it() -> None:
    code = "import hotzone, sys; assert not {'numpy', 'pyspiel', 'ray', 'gymnasium'} & set(sys.modules)\n"
    code += "import hotzone.rl.openspiel, pyspiel; pyspiel.load_game('hotzone_reactor').new_initial_state()"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=LONG)
    assert (said.returncode, said.stderr) == (0, "")
