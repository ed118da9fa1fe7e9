"""Both games in OpenSpiel (extra `hotzone[openspiel]`): `import hotzone.rl.openspiel` registers hotzone_fire and hotzone_reactor.

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

from hotzone import shelf
from hotzone.core.game import BadSetup
from hotzone.rl.openspiel_desk import Desk, Rules
from hotzone.rl.openspiel_seen import InformationState, Observation

NAMES = {"hotzone_fire": "fire", "hotzone_reactor": "reactor"}
PLAYERS = {"fire": 6, "reactor": 4}
CHANCES = 64  # answers nature has at most: both dice give 48, a deck has fewer than 64 different cards
LENGTH = 100_000  # actions: a bound for OpenSpiel, as in `hotzone sim`; matches of sensible players have a few hundred
PAYOFFS = ("result", "worth")
UNSET = -1
COUNTED = {  # settings that are numbers: OpenSpiel wants to know what kind a parameter is
    "fire": ("crew", "players", "starts", "threat_markers"),
    "reactor": ("players", "hearts", "yellow", "red", "fuel_cards", "control_cards"),
}


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Hotzone: {NAMES[name]}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS[NAMES[name]],
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(NAMES[name]),
    )


def parameters(game: str) -> dict[str, Any]:
    """Every setting of a match, unset; `crew_cards` names specialists where `crew` counts them."""
    names: tuple[str, ...] = getattr(shelf.game(game), "setting_names", ())
    found: dict[str, Any] = {name: UNSET if name in COUNTED[game] else "" for name in names}
    return {**found, **({"crew_cards": ""} if "crew" in names else {}), "payoff": PAYOFFS[0]}


def settings_of(given: Mapping[str, Any]) -> dict[str, str]:
    """The settings of a match in OpenSpiel's parameters; slashes stand for commas."""
    found = {key: str(value).replace("/", ",") for key, value in given.items()}
    cards = found.pop("crew_cards", "")
    return {**found, "crew": cards} if cards else found


class HotzoneGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up of a game. Several words, like the cards of a crew, stand with slashes: `crew_cards=captain/cafs`."""

    def __init__(self, name: str, params: Mapping[str, Any] | None) -> None:
        kind = KINDS[name]
        usual = kind.parameter_specification
        given = {key: value for key, value in (params or {}).items() if value != usual.get(key)}
        self.payoff = str(given.get("payoff", PAYOFFS[0]))
        if self.payoff not in PAYOFFS:
            raise BadSetup("bad-setting", f"payoff cannot be '{self.payoff[:40]}'; it is one of {', '.join(PAYOFFS)}")
        self.rules = Rules(NAMES[name], settings_of({key: value for key, value in given.items() if key != "payoff"}))
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
    """A table of a match; the table itself is in `desk.match`."""

    def __init__(self, game: HotzoneGame) -> None:
        super().__init__(game)
        self.desk: Desk = game.rules.desk()
        self.payoff = game.payoff

    def current_player(self) -> int:
        """Who must decide: a seat, chance, or nobody."""
        return player(self.desk)

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the legal actions, the lowest first."""
        return self.desk.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's answers, by their place in the list of her answers, with their chances."""
        return self.desk.chances()

    def _apply_action(self, action: int) -> None:
        """Play an action, or let nature answer."""
        self.desk.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The text of an action."""
        return self.desk.text(action, player == pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Is the match over?"""
        return self.desk.over

    def returns(self) -> list[float]:
        """The same for all: 1 for a victory, -1 for a defeat; or what the result is worth, from 0 to 1."""
        if not self.desk.over:
            value = 0.0
        elif self.payoff == "worth":
            value = self.desk.worth()
        else:
            value = 1.0 if self.desk.won else -1.0
        return [value] * self.desk.rules.seats

    def __str__(self) -> str:
        return self.desk.position()


def player(desk: Desk) -> int:
    """OpenSpiel's number for whoever must decide."""
    if desk.over:
        return int(pyspiel.PlayerId.TERMINAL)
    return int(pyspiel.PlayerId.CHANCE) if desk.nature else desk.match.actor


class FireGame(HotzoneGame):
    """OpenSpiel's hotzone_fire."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("hotzone_fire", params)


class ReactorGame(HotzoneGame):
    """OpenSpiel's hotzone_reactor."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("hotzone_reactor", params)


KINDS = {name: game_type(name) for name in NAMES}
for _name, _game in (("hotzone_fire", FireGame), ("hotzone_reactor", ReactorGame)):
    if _name not in pyspiel.registered_names():
        pyspiel.register_game(KINDS[_name], _game)
