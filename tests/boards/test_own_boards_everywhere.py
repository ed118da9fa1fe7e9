"""Boards that no network was trained on: bots, hints, risk, debrief, and environments whose spaces depend on the size alone."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hotzone.rl
from hotzone import registry
from hotzone.ai import coach
from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.networks import CREW, learned
from hotzone.ai.bots.win_chance import is_measured
from hotzone.ai.debrief import debrief
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.rl import HotzoneAEC, HotzoneEnv, VecEnv
from hotzone.rl.env_spec import EnvSpec
from tests.boards.own_boards import BAKERY, SHOP, forget, own_board, played
from tests.volume import volume

HOUSES = (str(BAKERY), str(SHOP), "made-1", "made-2", "made-3")
TWO_FLOORS = ("made-1-2", "made-2-2")
EXPERIENCED = {"rules": "experienced", "level": "veteran"}
STEPS = volume(300, 60)


def table(game: str, **settings: Any) -> Any:
    """A table at its first decision in a turn."""
    match, dice = hotzone.new(game, seed=3, **settings).match, Dice(3)
    while match.actor == c.NATURE or match.turn_phase() != c.DECIDING:  # type: ignore[attr-defined]
        legal = match.legal()
        match.play(match.sample_chance(dice) if match.actor == c.NATURE else legal[0])
    return match


@pytest.mark.parametrize("board", [*HOUSES, *TWO_FLOORS])
def test_the_crew_plays_any_building_by_a_network_that_knows_no_names(board: str) -> None:
    match, game = table("fire", board=board, **EXPERIENCED), registry.game("fire")
    net = learned(match, CREW)
    assert net is not None
    assert not any("base" in name or "villa" in name or "w-" in name for name in net.names)
    choice = bot_registry.bot("rookie", 1).choose(match.clone(), game, match.actor, 1.0)
    assert choice.action in match.legal()


@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_a_title_or_a_name_changes_no_thought(game: str, tmp_path: Path) -> None:
    """What a table is told as does not depend on what its board is called."""
    plug_in: Any = registry.game(game)
    own = plug_in.boards(plug_in.names[0])
    shipped, brought = (table(game, board=board) for board in (plug_in.names[0], own))
    assert brought.plan.name.startswith("w-")
    assert list(shipped.evaluator().numbers()) == list(brought.evaluator().numbers())
    assert shipped.evaluator().network_names() == brought.evaluator().network_names()


@pytest.mark.parametrize(("game", "settings"), [("fire", {}), ("fire", EXPERIENCED), ("reactor", {"hearts": 3})])
def test_hints_and_exact_odds_stay_exact_and_the_win_chance_says_that_it_is_rough(
    game: str, settings: dict[str, Any], tmp_path: Path
) -> None:
    match, plug_in = table(game, board=own_board(game, tmp_path), **settings), registry.game(game)
    assert coach.risk(match, plug_in)
    steps = coach.quick_hint(match)
    assert steps[0] in match.legal()
    found = coach.prospects(match, plug_in, steps)
    assert found["odds"]
    assert found["win"] is not None
    assert found["rough"]
    assert not is_measured(match, plug_in)


@pytest.mark.compiled_only  # it thinks about every turn of two matches
@pytest.mark.parametrize("game", ["fire", "reactor"])
def test_a_debrief_says_that_its_chances_are_rough_on_a_board_nobody_measured(game: str, tmp_path: Path) -> None:
    session = played(game, own_board(game, tmp_path))
    found = debrief(session.game.new(session.setup), session.game, [entry.text for entry in session.entries])
    assert found["rough"]
    plug_in: Any = registry.game(game)
    shipped = played(game, plug_in.names[0])
    assert not debrief(shipped.game.new(shipped.setup), shipped.game, [entry.text for entry in shipped.entries])["rough"]


@pytest.mark.parametrize("settings", [{"crew": 3}, EXPERIENCED, {**EXPERIENCED, "crew": "captain,cafs,driver,rescue"}])
def test_all_houses_of_a_size_have_the_same_spaces(settings: dict[str, Any]) -> None:
    one, *others = (EnvSpec("fire", {"board": board, **settings}) for board in HOUSES)
    for other in others:
        assert other.layout == one.layout
        assert tuple(other.actions) == tuple(one.actions)
    two = [EnvSpec("fire", {"board": board, **EXPERIENCED}) for board in TWO_FLOORS]
    assert two[0].layout == two[1].layout
    assert tuple(two[0].actions) == tuple(two[1].actions)


@pytest.mark.parametrize("board", ["made-1", str(BAKERY), "made-1-2"])
@pytest.mark.parametrize("settings", [{}, EXPERIENCED])
def test_every_legal_action_has_a_number_and_every_edge_is_seen(board: str, settings: dict[str, Any]) -> None:
    vec = VecEnv(envs=4, seed=2, game="fire", board=board, **settings)
    for _ in range(STEPS):
        assert vec.masks.any(axis=1).all()
        vec.step(vec.sample())
    spec = EnvSpec("fire", {"board": board, **settings})
    seen = np.frombuffer(spec.observe(spec.start), np.uint8)[: len(spec.layout.planes) * spec.layout.cells]
    planes = dict(zip(spec.layout.plane_names, seen.reshape(len(spec.layout.planes), -1), strict=True))
    board_kinds = [spec.start.board.get("edge", i) for i in range(2, len(spec.start.plan.edge_cells))]
    walls = int(planes["wall right"].sum() + planes["wall below"].sum())
    assert walls == board_kinds.count(1)


def test_gymnasium_and_pettingzoo_take_files_and_seeds(tmp_path: Path) -> None:
    check_env(gymnasium.make("hotzone/Fire-v2", board="made-5", illegal="ignore", crew=2).unwrapped, skip_render_check=True)
    env = HotzoneEnv("reactor", board=str(own_board("reactor", tmp_path)))
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    aec = HotzoneAEC("fire", board=BAKERY, crew=2)
    aec.reset(seed=1)
    assert aec.agents == ["firefighter_1", "firefighter_2"]


def test_an_environment_goes_to_another_process_with_its_board() -> None:
    spec = EnvSpec("fire", {"board": str(BAKERY), "crew": 2})
    packed = pickle.dumps(spec)
    forget("fire")
    again = pickle.loads(packed)
    assert again.setup == spec.setup
    assert again.observe(again.start) == spec.observe(spec.start)
