"""Games in OpenSpiel (extra `hotzone[openspiel]`): `import hotzone.rl.openspiel` registers every game as `hotzone_<name>`.

Nature is OpenSpiel's chance player: dice, faces and cards are chance nodes with exact odds, and what lies face down is decided when
it is turned up, so nobody knows more than anybody else. All players get the same payoff.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import pyspiel
except ModuleNotFoundError as _error:
    raise ModuleNotFoundError("this needs OpenSpiel: pip install 'hotzone[openspiel]'", name=_error.name) from _error

from hotzone import registry
from hotzone.contract.game import Game
from hotzone.contract.learning import Learnable, action_table, learning_of, offers_observations
from hotzone.contract.settings import settings_of
from hotzone.core.errors import BadSetup
from hotzone.rl.openspiel.match import PlayState, Rules
from hotzone.rl.openspiel.observers import InformationState, Observation

PREFIX = "hotzone_"
CHANCES = 64  # answers nature has at most: both dice give 48, a deck has fewer than 64 different cards
LENGTH = 100_000  # actions: a bound for OpenSpiel, as in `hotzone sim`; matches of sensible players have a few hundred
PAYOFFS = ("result", "worth")
UNSET = -1


def games() -> dict[str, str]:
    """The games whose actions have numbers, by their names in OpenSpiel."""
    return {PREFIX + name: name for name in registry.game_names() if isinstance(registry.game(name), Learnable)}


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    game = registry.game(NAMES[name])
    seen = offers_observations(game)
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Hotzone: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=action_table(game).most_seats,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=seen and bool(learning_of(game).state_parts()),
        provides_observation_string=True,
        provides_observation_tensor=seen,
        parameter_specification=parameters(game),
    )


def parameters(game: Game[Any]) -> dict[str, Any]:
    """Every setting of a match, unset, with its kind; `crew_cards` names what `crew` counts."""
    found: dict[str, Any] = {}
    for setting in settings_of(game):
        found[setting.name] = UNSET if setting.is_number else ""
        if setting.named:
            found[f"{setting.name}_{setting.named}"] = ""
    return {**found, "payoff": PAYOFFS[0]}


def settings_from(game: Game[Any], given: Mapping[str, Any]) -> dict[str, str]:
    """The settings of a match in OpenSpiel's parameters; slashes stand for commas."""
    found = {key: str(value) if key == "board" else str(value).replace("/", ",") for key, value in given.items()}
    for setting in settings_of(game):
        if setting.named and (words := found.pop(f"{setting.name}_{setting.named}", "")):
            found[setting.name] = words
    return found


class HotzoneGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up of a game. Several words, like the cards of a crew, stand with slashes: `crew_cards=captain/cafs`."""

    short_name = ""  # of the game in OpenSpiel

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind, game = KINDS[self.short_name], NAMES[self.short_name]
        usual = kind.parameter_specification
        given = {key: value for key, value in (params or {}).items() if value != usual.get(key)}
        self.payoff = str(given.get("payoff", PAYOFFS[0]))
        if self.payoff not in PAYOFFS:
            raise BadSetup("bad-setting", f"payoff cannot be '{self.payoff[:40]}'; it is one of {', '.join(PAYOFFS)}")
        settings = settings_from(registry.game(game), {key: value for key, value in given.items() if key != "payoff"})
        self.rules = Rules(game, settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=CHANCES,
            num_players=self.rules.seats,
            min_utility=-1.0 if self.payoff == "result" else 0.0,
            max_utility=1.0,
            max_game_length=LENGTH,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> HotzoneState:
        """A match at its first decision, or at nature's first answer."""
        return HotzoneState(self)

    def make_py_observer(self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None) -> Any:
        """What is seen of a match."""
        if params:
            raise BadSetup("bad-setting", "an observation of hotzone takes no parameters")
        return InformationState(self.rules) if iig_obs_type and iig_obs_type.perfect_recall else Observation(self.rules)


class HotzoneState(pyspiel.State):  # type: ignore[misc]
    """A table of a match; the table itself is in `play_state.match`."""

    def __init__(self, game: HotzoneGame) -> None:
        super().__init__(game)
        self.play_state: PlayState = game.rules.play_state()
        self.payoff = game.payoff

    def current_player(self) -> int:
        """Who must decide: a seat, chance, or nobody."""
        return player(self.play_state)

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the legal actions, the lowest first."""
        return self.play_state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's answers, by their place in the list of her answers, with their chances."""
        return self.play_state.chances()

    def _apply_action(self, action: int) -> None:
        """Play an action, or let nature answer."""
        self.play_state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The text of an action."""
        return self.play_state.text(action, player == pyspiel.PlayerId.CHANCE)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees as a list of numbers; written here: the way through OpenSpiel's core takes twice as long."""
        rules = self.play_state.rules
        if not 0 <= (self.current_player() if player is None else player) < rules.seats:
            return list(super().observation_tensor(*() if player is None else (player,)))  # its own words of refusal
        if rules.observation is None:
            rules.observation = Observation(rules)
        return rules.observation.numbers(self.play_state)  # type: ignore[no-any-return]

    def is_terminal(self) -> bool:
        """Is the match over?"""
        return self.play_state.over

    def returns(self) -> list[float]:
        """The same for all: 1 for a victory, -1 for a defeat; or what the result is worth, from 0 to 1."""
        if not self.play_state.over:
            value = 0.0
        elif self.payoff == "worth":
            value = self.play_state.worth()
        else:
            value = 1.0 if self.play_state.won else -1.0
        return [value] * self.play_state.rules.seats

    def __str__(self) -> str:
        return self.play_state.position()


def player(play_state: PlayState) -> int:
    """OpenSpiel's number for whoever must decide."""
    if play_state.over:
        return int(pyspiel.PlayerId.TERMINAL)
    return int(pyspiel.PlayerId.CHANCE) if play_state.nature else play_state.match.actor


NAMES = games()
KINDS = {name: game_type(name) for name in NAMES}
for _name in NAMES:
    globals()[_name] = type(_name, (HotzoneGame,), {"short_name": _name})  # by its name: pickles look it up here
    if _name not in pyspiel.registered_names():
        pyspiel.register_game(KINDS[_name], globals()[_name])
