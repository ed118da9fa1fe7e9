"""Worked examples of the rules, TV-23 to TV-32."""

import pytest

from hotzone.games.fire.model import constants as w
from hotzone.games.fire.model.specialists import SPECIALISTS
from tests.games.fire.figures import refused
from tests.games.fire.starting import HOT_SPOTS, roll_on, start
from tests.games.fire.tables import burning, cell, edge, nobody, people, play, row, table
from tests.languages import each_edition

HOT_SPOT_MARKERS = 24


def test_tv_23_treated_and_carried() -> None:
    match = table(
        """
        +---+---+
        |t   vs |
        +   +---+
        | F |
        +---+
        """,
        rules="experienced",
    )
    match.put("poi_at", 1, cell(match, "1,1"))
    match.put("at", 0, cell(match, "1,1"))
    assert refused(match, "lead-carry 2,1")[1] == "FIRE-CARRY-03"
    play(match, "lead-carry 1,2")
    assert (match.ap, people(match)) == (2, "v1,2 t1,2")


@pytest.mark.parametrize(("victim", "lost", "result"), [(True, 4, w.DEFEAT), (False, 3, w.UNDECIDED)])
def test_tv_24_loss_limits(victim: bool, lost: int, result: int) -> None:
    match = table(f"""
        +---+---+---+
        |{"vF" if victim else "  "} |?s |   |
        +---+---+---+
    """)
    match.lost, match.victims = 3, 7 - victim
    play(match, "end", "roll 1,2", "face alarm")
    assert (match.lost, match.result, nobody(match)) == (lost, result, victim)


def test_tv_25_collapse() -> None:
    match = table("""
        +---+---+---+
        | F |?   v  |
        +   +---+---+
        |           |
        +---+---+---+
    """)
    match.put("edge", match.plan.read_edge("1,0|1,1"), w.DESTROYED)
    match.damage = 23
    told = play(match, "end", "roll 1,1", "face victim")
    assert [line for line in told if line.startswith("edge")] == ["edge 0,1|1,1 damaged (FIRE-EXPL-03)"]
    assert told[-1] == "ended collapse (FIRE-END-03)"
    assert (people(match), match.lost, match.damage) == ("", 2, 24)


@each_edition
def test_tv_26_open_door_explosion(edition: str) -> None:
    match = table(row("| F O   |"), edition=edition)
    play(match, "end", "roll 1,1")
    assert (edge(match, "1,1|1,2"), burning(match)) == (w.DOOR_GONE, "1,1 1,2")


@pytest.mark.parametrize(("edition", "door"), [("en", w.DOOR_GONE), ("ru", w.DOOR_OPEN), ("cs", w.DOOR_GONE), ("it", w.DOOR_GONE)])
def test_tv_27_wave_through_an_open_door(edition: str, door: int) -> None:
    match = table(row("| F   F O s |   |"), edition=edition)
    play(match, "end", "roll 1,1")
    assert (edge(match, "1,2|1,3"), burning(match)) == (door, "1,1 1,2 1,3")


def test_tv_28_damaged_wall() -> None:
    drawing = row("| F !   |")
    match = table(drawing)
    play(match, "end", "roll 1,1")
    assert (edge(match, "1,1|1,2"), burning(match)) == (w.DESTROYED, "1,1")
    match = table(drawing.replace("!   |", "! s |"))
    told = play(match, "end", "roll 1,1")
    assert "threat 1,2 fire (FIRE-FLASH-01)" in told  # by the flashover of the same phase, not by the explosion


def test_tv_29_hazmat_chain() -> None:
    match = table(row("| F    h   h|"), rules="experienced")
    play(match, "end", "roll 1,1")
    assert burning(match) == "1,1 1,2 1,3"
    for name in ("1,2", "1,3"):
        assert (match.get("hazmat", cell(match, name)), match.get("spot", cell(match, name))) == (0, 1)
    assert match.spots == 4


@pytest.mark.parametrize(("rules", "poi", "fire"), [("family", "?1,1", ""), ("experienced", "?2,2", "1,1")])
def test_tv_30_family_poi_on_fire(rules: str, poi: str, fire: str) -> None:
    match = table(
        """
        +---+---+---+
        | F |   |   |
        +---+---+---+
        |   |   |   |
        +---+---+---+
        |?      |v  |
        +---+---+---+
        """,
        rules=rules,
    )
    play(match, "end", "roll 6,8", "roll 1,1")  # the arrow of 1,1 points to 2,2
    assert (people(match), burning(match)) == (f"{poi} ?3,1 v3,3", fire)


@pytest.mark.parametrize(("edition", "left"), [("cs", 0), ("ru", 3), ("it", 3), ("en", 3)])
def test_tv_31_cs_knock_down(edition: str, left: int) -> None:
    match = table(row("|   |2s |"), edition=edition, crew=2)
    match.put("saved", 1, 3)
    play(match, "end", "roll 1,2", "fall 3,0")
    assert match.get("saved", 1) == left


def crew_of(count: int) -> str:
    """So many cards, named before the match."""
    return ",".join(card.name for card in SPECIALISTS[:count])


@each_edition
@pytest.mark.parametrize(("level", "crews", "on_board", "supply", "box"), HOT_SPOTS)
def test_tv_32_hot_spots_at_start(edition: str, level: str, crews: tuple[int, ...], on_board: int, supply: int, box: int) -> None:
    for crew in crews:
        match = start(rules="experienced", edition=edition, board="base-back", level=level, crew=crew_of(crew))
        play(match, "roll -,1", "roll 6,8", "roll 1,-")
        if level == "heroic":
            play(match, "roll 1,1")
        roll_on(match)
        found = sum(match.get("spot", space) for space in match.plan.cells())
        assert (match.stage, found, match.spots) == (w.PLACING, on_board, supply)
        assert HOT_SPOT_MARKERS - found - match.spots == box


def test_tv_32_a_fourth_explosion_on_a_hot_spot_places_none_in_the_russian_edition() -> None:
    match = start(rules="experienced", edition="ru", level="heroic", crew=crew_of(4))
    play(match, "roll -,1", "roll 6,8", "roll 1,-")
    assert "exploded 6,8 (FIRE-SETUPE-06)" in play(match, "roll 6,8")
    roll_on(match)
    found = sum(match.get("spot", space) for space in match.plan.cells())
    assert (found, match.spots, HOT_SPOT_MARKERS - found - match.spots) == (9, 12, 3)
