"""An observation shows all that is public and nothing else, where the layout says, in its limits."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hotzone.contract.shared.observation_layout import Layout, Scalar, numbers_of
from hotzone.core import constants as c
from hotzone.core.formats.fields import numbers
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.fields import STATE
from hotzone.games.reactor.model import constants as r
from hotzone.games.reactor.model.fields import STATE as REACTOR_STATE
from hotzone.rl.env_spec import EnvSpec
from tests.rl.setups import NAMES, PLAIN, every, rows
from tests.volume import volume

DOC = Path(__file__).parents[2] / "docs" / "reference" / "rl-spaces.md"
WHOLE = {"rules": "experienced", "board": "villa", "scenarios": "friend-in-need,arson", "crew": 6}
UNSHOWN = {  # numbers of the fire game's state, and why they need not be shown
    "asked": "the space or firefighter a question is about: the one who decides, or nature's",
    "step": "counts set-up; who decides says it",
    "result": "no decision follows; the reward tells it",
}
UNSHOWN_REACTOR = {
    "asked": "nature's",
    "due": "cards of a phase in which nature alone decides",
    "result": "no decision follows; the reward tells it",
}


def acting(env_spec: EnvSpec, seed: int = 1, decisions: int = 60) -> Any:
    """A match in the middle of an action phase."""
    batch = rows(env_spec.game.name, {"board": env_spec.setup.board, **dict(env_spec.setup.settings)})
    batch.reset(seed)
    match: Any = batch.slots[0].table
    stage = w.ACTING if env_spec.game.name == "fire" else r.ACTING
    for step in range(2_000):
        if step > decisions and match.stage == stage:
            return match.clone()
        batch.step(batch.sample())
    raise AssertionError("no action phase")


def plane(env_spec: EnvSpec, match: Any, name: str) -> dict[str, int]:
    """What a plane of the fire game shows, by the names of the spaces."""
    first, seen = env_spec.layout.plane(name), env_spec.observe(match)
    return {match.plan.write_cell(cell): seen[first + cell] for cell in match.plan.cells() if seen[first + cell]}


def number(env_spec: EnvSpec, match: Any, name: str) -> int:
    """A number of an observation."""
    return env_spec.observe(match)[env_spec.layout.number(name)]


def test_the_family_game_before_the_first_decision() -> None:
    env_spec = EnvSpec("fire", {})
    match = env_spec.start
    assert set(plane(env_spec, match, "fire")) == {"2,2", "2,3", "3,2", "3,3", "3,4", "3,5", "4,4", "5,6", "5,7", "6,6"}
    assert set(plane(env_spec, match, "poi")) == {"2,4", "5,1", "5,8"}
    assert len(plane(env_spec, match, "inside")) == 48
    assert plane(env_spec, match, "smoke") == plane(env_spec, match, "victim") == plane(env_spec, match, "deciding") == {}
    doors = {*plane(env_spec, match, "closed-door right"), *plane(env_spec, match, "closed-door below")}
    assert len(doors) == sum(1 for edge in range(128) if match.get("edge", edge) == w.DOOR)
    assert [number(env_spec, match, f"decides {i}") for i in (1, 2, 3, 4)] == [1, 0, 0, 0]
    assert [number(env_spec, match, name) for name in ("stage placing", "stage acting", "victims", "alarms")] == [1, 0, 10, 5]


def test_walls_are_shown_on_the_space_above_or_left_of_them() -> None:
    env_spec = EnvSpec("fire", {})
    match = acting(env_spec)
    for edge in range(2, len(match.plan.edge_cells)):
        here, there = match.plan.edge_cells[edge]
        side = "right" if there == here + 1 else "below"
        match.put("edge", edge, w.OPEN)
        assert match.plan.write_cell(here) not in plane(env_spec, match, f"damaged {side}")
        if match.board.get("edge", edge) == w.WALL:
            match.put("edge", edge, w.DAMAGED)
            assert plane(env_spec, match, f"damaged {side}")[match.plan.write_cell(here)] == 1


@pytest.mark.parametrize("name", [field.name for field in numbers(STATE) if field.name not in UNSHOWN])
def test_every_number_of_the_fire_game_is_seen(name: str) -> None:
    env_spec = EnvSpec("fire", WHOLE)
    match = acting(env_spec)
    if name in ("target", "red", "black", "rerolled"):
        match.stage = w.REROLLING
    if name == "engine":  # -1 to 1 are places
        match.engine = 0
    before = env_spec.observe(match)
    value = getattr(match, name)
    setattr(
        match,
        name,
        {"stage": w.WON, "actor": (value + 1) % 6, "seat": (value + 1) % 6}.get(name, value + 1 if value < 1 else value - 1),
    )
    assert env_spec.observe(match) != before


@pytest.mark.parametrize("name", ["threat", "spot", "hazmat", "ladder", "edge", "at", "saved", "role", "poi", "poi_at"])
def test_every_byte_of_the_fire_game_is_seen(name: str) -> None:
    env_spec = EnvSpec("fire", WHOLE)
    match = acting(env_spec)
    places: Any = range(match.options.crew)
    if name in ("threat", "spot", "hazmat", "ladder"):
        places = match.plan.cells()
    elif name == "edge":
        places = [edge for edge in range(2, len(match.plan.edge_cells)) if match.get("edge", edge) not in (w.OPEN, w.RIM)]
    elif name.startswith("poi"):
        places = [slot for slot in range(w.SLOTS) if match.get("poi", slot)]
    before = env_spec.observe(match)
    assert len(places) > 0
    for i in places:
        value = match.get(name, i)
        match.put(name, i, value - 1 if value > (1 if name == "poi" else 0) else value + 1)
        assert env_spec.observe(match) != before, f"{name} {i}"
        match.put(name, i, value)
    assert env_spec.observe(match) == before


@pytest.mark.parametrize("name", [field.name for field in numbers(REACTOR_STATE) if field.name not in UNSHOWN_REACTOR])
def test_every_number_of_reactor_is_seen(name: str) -> None:
    env_spec = EnvSpec("reactor", {"hearts": 3})
    match = acting(env_spec, decisions=20)
    before = env_spec.observe(match)
    value = getattr(match, name)
    setattr(match, name, {"stage": r.BRACING, "actor": (value + 1) % 4, "seat": (value + 1) % 4}.get(name, value + 1))
    assert env_spec.observe(match) != before


@pytest.mark.parametrize("name", ["tile", "deck", "lying", "held", "at", "home", "radiation", "player", "unseen", "under"])
def test_every_byte_of_reactor_is_seen(name: str) -> None:
    env_spec = EnvSpec("reactor", {"hearts": 3, "starts": "choose", "cast": "dealt"})
    match = acting(env_spec, decisions=20)
    places: Any = range(4)
    if name in ("tile", "deck"):
        places = range(match.board.tile_count)
    elif name == "lying":
        places = [cell * r.SLOTS + i for cell in range(match.board.cell_count) for i in range(16)]
    elif name == "held":
        places = [seat * r.SLOTS + kind for seat in range(4) for kind in range(r.TOKENS)]
    before = env_spec.observe(match)
    for i in places:
        value = match.get(name, i)
        match.put(name, i, {"tile": value ^ r.UP, "at": 3, "home": 4}.get(name, value + 1))
        assert env_spec.observe(match) != before, f"{name} {i}"
        match.put(name, i, value)


def test_numbers_that_are_not_shown_change_nothing() -> None:
    for game, names in (("fire", UNSHOWN), ("reactor", UNSHOWN_REACTOR)):
        env_spec = EnvSpec(game, {})
        match = acting(env_spec, decisions=20)
        before = env_spec.observe(match)
        for name in names:
            setattr(match, name, getattr(match, name) + 1)
        assert env_spec.observe(match) == before


@pytest.mark.parametrize(("memory", "alike"), [("hidden", True), ("open", False)])
def test_what_is_left_to_memory_is_not_shown(memory: str, alike: bool) -> None:
    """Two tables that differ only in which face-down tile was seen black look alike where memory is hidden."""
    env_spec = EnvSpec("reactor", {"memory": memory})
    one, other = acting(env_spec, decisions=2), acting(env_spec, decisions=2)
    down = [cell for cell in range(one.board.fuel_count) if one.get("tile", cell) == r.TVS]
    one.put("tile", down[0], r.TVS | r.BLACK)
    other.put("tile", down[1], r.TVS | r.BLACK)
    assert one.snapshot() != other.snapshot()
    assert one.legal() == other.legal()
    assert (env_spec.observe(one) == env_spec.observe(other)) is alike
    one.put("tile", down[0], r.TVS | r.RED)  # an emergency assembly has a sign that everybody sees
    other.put("tile", down[1], r.TVS | r.RED)
    assert env_spec.observe(one) != env_spec.observe(other)


def test_nobody_sees_what_a_face_down_poi_is_nor_what_the_dice_will_be() -> None:
    """Matches that are to go different ways look alike until something is turned up."""
    batch = rows("fire", {}, 40)
    batch.reset(1)
    env_spec = batch.env_spec
    places = [
        env_spec.action_mask.number(env_spec.game.read(env_spec.start, text))
        for text in ("place 2,9", "place 0,1", "place 0,6", "place 7,3")
    ]
    for action in places:
        batch.step([action] * 40)
        assert (batch.observations == batch.observations[0]).all()
    batch.step([env_spec.action_mask.number(env_spec.game.read(env_spec.start, "end"))] * 40)
    assert len({row.tobytes() for row in batch.observations}) > 1


@pytest.mark.parametrize("share", range(2))
def test_every_byte_keeps_its_limits(share: int) -> None:
    for game, settings in [*every()][share::2]:
        batch = rows(game, settings, volume(4, 1))
        batch.reset(3)
        highest = np.frombuffer(batch.layout.highest(), np.uint8)
        assert len(highest) == batch.layout.size
        for _ in range(volume(200, 25)):
            batch.step(batch.sample())
            assert (batch.observations <= highest).all(), f"{settings}"


@pytest.mark.parametrize(("game", "settings"), PLAIN, ids=NAMES)
def test_names_are_unique_and_documented(game: str, settings: dict[str, Any]) -> None:
    layout = EnvSpec(game, settings).layout
    assert len(set(layout.plane_names)) == len(layout.plane_names)
    assert len(set(layout.number_names)) == len(layout.number_names)
    text = DOC.read_text("utf-8")
    for name in (*layout.plane_names, *layout.number_names):
        general = " ".join("k" if word.isdigit() else word for word in name.split())
        plain = general.removesuffix(" right").removesuffix(" below")
        assert f"`{general}`" in text or f"`{plain}`" in text, f"docs/reference/rl-spaces.md does not tell what '{general}' is"


def test_hexagons_that_touch_lie_at_the_same_six_steps() -> None:
    env_spec = EnvSpec("reactor", {})
    from hotzone.games.reactor.learning.observation_layout import places

    at, plan = places(env_spec.start.plan), env_spec.start.plan
    steps = {
        (at[there][0] - at[here][0], at[there][1] - at[here][1])
        for here in range(plan.field.cell_count)
        for side in range(6)
        if (there := plan.field.get("next", here * c.SIDES + side)) != c.NOWHERE
    }
    assert steps == {(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)}
    assert len(set(at)) == len(at)


def test_an_observation_needs_room() -> None:
    env_spec = EnvSpec("fire", {})
    with pytest.raises(IndexError, match="1790 bytes"):
        env_spec.observer.look(env_spec.start, bytearray(5))


@pytest.mark.parametrize(("game", "settings"), [("fire", WHOLE), ("reactor", {"hearts": 3})])
def test_every_plain_number_is_written_where_the_layout_names_it(game: str, settings: dict[str, object]) -> None:
    env_spec = EnvSpec(game, settings)
    match = acting(env_spec, decisions=20)
    groups = import_module(f"hotzone.games.{game}.learning.observation_numbers").NUMBERS
    plain = [
        one for group in groups for one in group.numbers if isinstance(one, Scalar) and one.seen.removeprefix("s.").isidentifier()
    ]
    assert len(plain) > 9
    for one in plain:
        before, field = bytes(env_spec.observe(match)), one.seen.removeprefix("s.")
        value = getattr(match, field)
        setattr(match, field, value + 1)
        after = bytes(env_spec.observe(match))
        setattr(match, field, value)
        assert [i for i, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]] == [
            env_spec.layout.number(one.name)
        ]


@pytest.mark.parametrize(("game", "settings"), [("fire", WHOLE), ("fire", {}), ("reactor", {"cast": "dealt", "starts": "choose"})])
def test_the_writer_ends_where_the_layout_ends(game: str, settings: dict[str, object]) -> None:
    env_spec = EnvSpec(game, settings)
    match = acting(env_spec, decisions=20)
    flags = {name: True for name in ("cards", "driving", "risky", "special", "owners") if getattr(env_spec.observer, name, False)}
    groups = import_module(f"hotzone.games.{game}.learning.observation_numbers").NUMBERS
    shown = {**dict.fromkeys(("cards", "driving", "risky", "special", "owners"), False), **flags}
    many = len(numbers_of(groups, shown, match.options.crew))
    assert env_spec.layout.size - env_spec.layout.number(groups[0].numbers[0].name) == many


def test_planes_that_a_writer_takes_for_neighbours_must_be_neighbours() -> None:
    layout = Layout((("smoke", 1), ("poi", 1), ("fire", 1)), (), 2, 3)
    assert layout.run("smoke", "poi") == 0
    assert layout.run("poi", "fire") == 6
    with pytest.raises(ValueError, match="smoke, fire must follow each other"):
        layout.run("smoke", "fire")
