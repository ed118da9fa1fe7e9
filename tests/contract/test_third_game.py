"""A game that others bring reaches every general room by the contract alone."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone import registry
from hotzone.cli.arguments import Parser, settings_given
from hotzone.contract.learning import Learning
from hotzone.contract.settings import Setting
from hotzone.server.http import finished_matches
from hotzone.sim.report.plan import read_plan

FIRE: Any = registry.game("fire")


class Ember(type(FIRE)):  # type: ignore[misc]
    """Fire by another name, with a setting more."""

    name = "ember"
    rules = 3

    def settings(self) -> list[Setting]:
        """What can be set, and a word that commands know already."""
        mine = Setting("wind", ("calm", "storm"), "how it blows", "Which wind?")
        return [mine, Setting("seed", ("1", "2"), "of the plants"), Setting("gusts", ("weak", "strong"), each="gust")]


@pytest.fixture(autouse=True)
def ember(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game is found like the others."""
    game = Ember(FIRE.boards, FIRE.names)
    monkeypatch.setitem(registry.BUILT_IN, "ember", f"{Ember.__module__}:Ember")
    monkeypatch.setitem(registry._games, "ember", game)
    return game


def given(*words: str) -> dict[str, object]:
    """The settings that a command reads."""
    parser = Parser("try", "a command", "hotzone try {game}")
    parser.add_argument("--seed", type=int)
    parser.settings()
    args = parser.parse_args(words)
    args.parser = parser
    return settings_given(args)


def test_its_settings_are_options() -> None:
    assert given("--wind", "storm", "--crew", "2") == {"wind": "storm", "crew": "2"}
    assert given("--gust", "weak", "--gust", "strong") == {"gusts": "weak,strong"}


def test_an_option_of_the_command_is_no_setting_but_set_can_say_it() -> None:
    assert given("--seed", "7") == {}
    assert given("--seed", "7", "--set", "seed=2") == {"seed": "2"}


def test_its_settings_choose_finished_matches() -> None:
    assert {"wind", "level", "hearts"} <= set(finished_matches.filters())


def test_it_is_an_environment_by_its_name_and_version() -> None:
    rl = pytest.importorskip("hotzone.rl")
    pytest.importorskip("pettingzoo")
    assert rl.environments()["ember_v3"] == "ember"
    assert rl.gymnasium_id("ember") == "hotzone/Ember-v3"
    env = rl.ember_v3.env(crew=2)
    env.reset(seed=1)
    assert str(env.unwrapped) == "ember_v3"
    assert env.agent_selection == "firefighter_1"
    with pytest.raises(AttributeError, match="ember_v1"):
        _ = rl.ember_v1


def test_openspiel_takes_a_game_that_has_no_observations(ember: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    from hotzone.rl.openspiel import game as openspiel
    from hotzone.rl.openspiel.match import Rules
    from hotzone.rl.openspiel.observers import InformationState, Observation

    learning: Learning = FIRE.learning()

    class Numbered:
        most_seats = 2
        action_space = staticmethod(learning.action_space)

    monkeypatch.setattr(ember, "learning", Numbered, raising=False)
    assert openspiel.games()["hotzone_ember"] == "ember"
    monkeypatch.setitem(openspiel.NAMES, "hotzone_ember", "ember")
    kind = openspiel.game_type("hotzone_ember")
    assert (kind.max_num_players, kind.provides_observation_tensor, kind.provides_observation_string) == (2, False, True)
    assert openspiel.parameters(ember) == {"wind": "", "seed": -1, "gusts": "", "payoff": "result"}
    rules = Rules("ember", {"crew": "2"})
    state: Any = type("State", (), {"play_state": rules.play_state()})()
    for seen in (Observation(rules), InformationState(rules)):
        seen.set_from(state, 0)
        assert seen.tensor.size == 0
        assert seen.string_from(state, 0)


def test_a_plan_in_its_folder_needs_no_name() -> None:
    cells = read_plan("[[cells]]\ncrew = [2, 3]\n", "ember")
    assert [(cell.game, cell.people) for cell in cells] == [("ember", "2"), ("ember", "3")]


def test_the_columns_of_the_log_are_those_of_the_games_in_it() -> None:
    rows: list[dict[str, Any]] = [
        {"number": 2, "game": "ember", "result": {"ending": "ashes", "won": 0, "sparks": 4, "turns": 9}, "people": ["Ann", "=B"]},
        {"number": 1, "game": "fire", "result": {"ending": "victory", "won": 1, "rescued": 7, "turns": 8}, "people": []},
    ]
    head, first, last = finished_matches.table(rows).splitlines()
    assert head == "number,code,title,game,setup,ended,minutes,origin,won,ending,sparks,rescued,turns,actions,people"
    assert first == "2,,,ember,,,,,0,ashes,4,,9,,Ann / =B"
    assert last == "1,,,fire,,,,,1,victory,,7,8,,"
