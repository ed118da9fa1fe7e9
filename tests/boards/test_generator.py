"""Buildings by luck: the same for the same seed, always whole, and none that its check has a word against."""

import tomllib
from hashlib import sha256

import pytest

import hotzone
from hotzone import registry
from hotzone.core import constants as c
from hotzone.core.errors import BadSetup
from hotzone.games.fire.board.checking import check
from hotzone.games.fire.board.generator import MOST_DOORS, make_building
from hotzone.games.fire.model import constants as w
from hotzone.sim.runner import play_many
from tests.volume import volume

SEEDS = range(volume(100, 30))
FIRST = "0d59"  # of the digest below; another one needs a new VERSION of the generator


@pytest.mark.parametrize("floors", [1, 2])
def test_every_seed_draws_a_building_that_can_be_played(floors: int) -> None:
    seen = set()
    for seed in SEEDS:
        text = make_building(seed, floors)
        assert check(text) == []
        plan = registry.game("fire").read_plan(text)  # type: ignore[attr-defined]
        kinds = [plan.building.get("edge", i) for i in range(2, len(plan.edge_cells))]
        assert 1 <= kinds.count(w.DOOR) <= MOST_DOORS[floors]
        assert len(plan.rooms) >= 3 * floors
        assert all(len(cells) > 1 for cells in plan.rooms.values())
        assert plan.building.stairs == floors - 1
        if floors == 1:
            assert (len(plan.fires), len(plan.pois)) == (10, 3)
            assert not set(plan.fires) & set(plan.pois)
        seen.add(registry.game("fire").board_digest(text))  # type: ignore[attr-defined]
    assert len(seen) == len(SEEDS)


@pytest.mark.parametrize("floors", [1, 2])
def test_every_space_is_reached_on_foot_through_openings_and_doors(floors: int) -> None:
    for seed in range(40):
        plan = registry.game("fire").read_plan(make_building(seed, floors))  # type: ignore[attr-defined]
        b = plan.building
        seen = {cell for cell in plan.cells() if b.get("safe", cell)}
        todo = list(seen)
        while todo:
            cell = todo.pop()
            for side in range(b.sides):
                there, edge = b.get("next", cell * c.SIDES + side), b.get("border", cell * c.SIDES + side)
                if there != c.NOWHERE and there not in seen and b.get("edge", edge) in (w.OPEN, w.DOOR):
                    seen.add(there)
                    todo.append(there)
        assert all(cell in seen for cell in plan.cells() if b.get("inside", cell))


def test_a_seed_draws_the_same_building_everywhere() -> None:
    made = [tomllib.loads(make_building(seed, floors)) for seed in range(10) for floors in (1, 2)]
    words = "".join(floor["plan"] for data in made for floor in data["floor"]) + str([data["family"]["fire"] for data in made])
    assert sha256(words.encode()).hexdigest()[:4] == FIRST


def test_a_board_is_named_by_its_seed_wherever_boards_are_named() -> None:
    match = hotzone.new("fire", board="made-17", crew=2, seed=1)
    assert match.match.plan.title == "Made house 17"  # type: ignore[attr-defined]
    assert "board <<" in match.position()
    two = hotzone.new("fire", board="made-17-2", rules="experienced", seed=1)
    assert two.match.plan.floors == 2  # type: ignore[attr-defined]
    with pytest.raises(BadSetup, match="one floor or two"):
        hotzone.new("fire", board="made-17-3")
    with pytest.raises(BadSetup, match="has no board 'made-17'"):
        hotzone.new("reactor", board="made-17")


@pytest.mark.parametrize("floors", [1, 2])
def test_no_match_on_a_made_building_gets_stuck(floors: int) -> None:
    game = registry.game("fire")
    for seed in range(4):
        board = registry.with_board(game, {"board": f"made-{seed}-{floors}"})["board"]
        for settings in ({"rules": "experienced", "level": "heroic"}, {"crew": "3"}):
            tally = play_many(game, [game.setup(board=board, **settings)], 5, seed=seed)
            assert (tally.matches, tally.endless) == (5, 0)
