"""What a game may leave out: whoever needs it says so in a clear sentence, or does without."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone import registry
from hotzone.ai import coach
from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.debrief import debrief
from hotzone.contract import ai, grammar, learning, page, settings, simulation
from hotzone.contract.game import Game
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup, HotzoneError
from hotzone.sim.all_setups import every_setup
from hotzone.sim.benchmark import cases
from hotzone.sim.report.plan import read_plan
from hotzone.sim.trace import mixed_matches
from tests.contract.bare_game import Coin, CoinGame

COIN: Game[Any] = CoinGame()
OPTIONAL = [
    ai.Explainer,
    ai.RequestTaker,
    ai.Trainable,
    grammar.ActionGrammar,
    learning.Learnable,
    page.PageGame,
    settings.Configurable,
    simulation.Simulatable,
]


@pytest.fixture
def with_coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coin is among the games."""
    monkeypatch.setitem(registry._games, "coin", COIN)
    monkeypatch.setitem(registry.BUILT_IN, "coin", f"{CoinGame.__module__}:CoinGame")


@pytest.mark.parametrize("part", OPTIONAL, ids=lambda part: part.__name__)
def test_our_games_offer_every_part_and_the_coin_none(part: Any) -> None:
    assert isinstance(registry.game("fire"), part)
    assert isinstance(registry.game("reactor"), part)
    assert not isinstance(COIN, part)


@pytest.mark.parametrize("name", ["fire", "reactor"])
def test_our_games_offer_observations_and_evaluation(name: str) -> None:
    game = registry.game(name)
    assert learning.offers_observations(game)
    assert isinstance(game.new(game.setup()), ai.Evaluated)
    assert isinstance(simulation.simulation_of(game), simulation.Varied)
    assert isinstance(simulation.simulation_of(game), simulation.Benchmarked)


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(HotzoneError, match="coin offers no observation"):
        learning.learning_of(COIN)
    with pytest.raises(HotzoneError, match="coin offers no action space"):
        learning.action_table(COIN)
    assert not learning.offers_observations(COIN)


def test_an_action_space_alone_is_no_observation() -> None:
    class Table:
        most_seats = 2

        def action_space(self, match: Any) -> tuple[int, ...]:
            return (0, 1)

    class Numbered(CoinGame):
        def learning(self) -> learning.ActionTable:
            return Table()

    assert learning.action_table(Numbered()).action_space(None) == (0, 1)
    with pytest.raises(HotzoneError, match="offers no observation"):
        learning.learning_of(Numbered())


def test_a_game_that_nobody_can_evaluate_has_random_bots_only() -> None:
    bot_registry.check("random", COIN, Coin())
    with pytest.raises(HotzoneError, match="bot 'crew' cannot play coin: it offers no evaluation of its tables"):
        bot_registry.check("crew", COIN, Coin())
    with pytest.raises(HotzoneError, match="coin offers no evaluation of its tables"):
        coach.hint(Coin(), COIN, 0)
    with pytest.raises(HotzoneError, match="coin offers no evaluation of its tables"):
        debrief(Coin(), COIN, ["stop"])


def test_a_bot_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'genius'; there are random, greedy, rookie, steady, crew, chief"):
        bot_registry.check("genius", COIN, Coin())
    assert bot_registry.COMPANY in bot_registry.bot_names()


@pytest.mark.parametrize("name", bot_registry.bot_names())
def test_a_bot_is_called_by_the_name_of_its_row(name: str) -> None:
    assert bot_registry.bot(name, 1).name == name


def test_requests_and_risks_that_are_not_offered_are_refused() -> None:
    with pytest.raises(HotzoneError, match="coin offers no risk map"):
        coach.risk(Coin(), COIN)
    with pytest.raises(HotzoneError, match="coin offers no requests to teammates"):
        coach.check_request(Coin(), COIN, {})


def test_simulations_take_the_samples_of_a_game_that_says_no_more(with_coin: None) -> None:
    assert [str(setup) for setup in every_setup(COIN)] == ["board=table"]
    assert cases("coin") == {}
    assert registry.baselines("coin") == ""
    assert read_plan("", "coin") == []
    mixed, dice, match = mixed_matches(COIN), Dice(3), Coin()
    assert mixed.mixed_settings(dice) in COIN.samples()
    seen = set()
    while match.result == 0:
        action = mixed.styled_action(match, dice, 0)
        assert action in match.legal()
        seen.add(action)
        match.play(action)
    assert seen


def test_the_numbers_of_a_game_are_told_from_its_words() -> None:
    kinds = {setting.name: setting.is_number for setting in settings.settings_of(registry.game("fire"))}
    assert [name for name, number in kinds.items() if number] == ["crew", "starts", "players", "threat_markers"]
    assert settings.settings_of(COIN) == ()


def code_of(game: Any, **words: str) -> str:
    """Why a match cannot be set up like this; empty where it can. The largest crew has room for any number of people."""
    try:
        game.setup(**({"crew": "6"} if game.name == "fire" else {}) | words)
    except BadSetup as error:
        return error.code
    return ""


@pytest.mark.parametrize("name", ["fire", "reactor"])
def test_every_setting_is_listed_once_and_each_of_its_choices_is_known(name: str) -> None:
    game: Any = registry.game(name)
    found = settings.settings_of(game)
    assert sorted(setting.name for setting in found) == sorted(game.setting_names)
    for setting in found:
        assert setting.default in ("", *setting.choices)
        for choice in setting.choices:
            assert code_of(game, **{setting.name: choice}) not in ("bad-setting", "unknown-setting"), f"{setting.name} {choice}"


def test_mixes_are_all_choices_of_some() -> None:
    assert simulation.mixes(("a", "b")) == ["", "a", "b", "a,b"]
    assert simulation.mixes(("a", "b"), 1) == ["", "a", "b"]


def test_a_snapshot_is_as_long_as_its_parts() -> None:
    for name, longer in (("fire", {"board": "villa"}), ("reactor", {})):
        game = registry.game(name)
        parts = learning.learning_of(game).state_parts()
        assert len({part.name for part in parts}) == len(parts)
        assert sum(part.size * part.many for part in parts) == len(game.new(game.setup(**longer)).snapshot())
