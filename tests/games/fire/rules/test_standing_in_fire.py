"""Standing in fire and getting out again (FIRE-MOVE-06)."""

import pytest

from tests.games.fire.figures import refused
from tests.games.fire.starting import seat
from tests.games.fire.tables import legal, play, row, table

FURNACE = """
    +---+---+---+---+
    |1    F   F     |
    +---+ D +---+---+
    |   |   |   |   |
    +---+---+---+---+
"""


@pytest.mark.rule("FIRE-MOVE-06")
@pytest.mark.parametrize("edition", ["en", "ru", "it"])
def test_in_fire_a_firefighter_may_act_but_not_end_its_turn(edition: str) -> None:
    """R-01: only ending the turn there is forbidden."""
    match = table(FURNACE, edition=edition)
    match.put("saved", 0, 4)
    play(match, "move 1,2")
    assert refused(match, "end") == ("in-fire", "FIRE-MOVE-06")
    assert "end" not in legal(match)
    assert {"open 1,2|2,2", "chop 0,2|1,2", "douse 1,2", "quench 1,2", "douse 1,3", "move 1,1", "move 1,3"} <= set(legal(match))
    play(match, "open 1,2|2,2", "douse 1,2")
    assert "end" in legal(match)  # it stands in smoke now
    play(match, "end")
    assert seat(match) == "nature"


@pytest.mark.rule("FIRE-MOVE-06")
def test_in_the_czech_edition_a_firefighter_in_fire_can_only_move_on() -> None:
    """D7 and R-01: movement may not end in fire."""
    match = table(FURNACE, edition="cs")
    match.put("saved", 0, 4)
    play(match, "move 1,2")
    assert legal(match) == ["move 1,3", "move 1,1"]
    for text in ("open 1,2|2,2", "chop 0,2|1,2", "douse 1,2", "quench 1,3"):
        assert refused(match, text) == ("keep-moving", "FIRE-MOVE-06")
    assert refused(match, "end") == ("in-fire", "FIRE-MOVE-06")
    play(match, "move 1,3", "move 1,4")
    assert {"douse 1,3", "end"} <= set(legal(match))


@pytest.mark.rule("FIRE-MOVE-06")
def test_in_the_czech_edition_a_commanded_firefighter_in_fire_must_move_on_first() -> None:
    """R-01: its own turn or commanded."""
    match = table(
        """
        +---+---+---+
        |1  |2    F |
        +   +---+---+
        |   |   |   |
        +---+---+---+
    """,
        edition="cs",
        rules="experienced",
        crew=["captain", "generalist"],
    )
    play(match, "command 2 move 1,3")
    steps = legal(match)
    assert steps
    assert all(text.startswith("command 2 move") for text in steps)
    assert refused(match, "move 2,1") == ("keep-moving", "FIRE-MOVE-06")
    play(match, "command 2 move 1,2")
    assert "move 2,1" in legal(match)


@pytest.mark.rule("FIRE-MOVE-06")
@pytest.mark.parametrize(("edition", "ap", "steps"), [("en", 2, False), ("en", 3, True), ("cs", 2, False), ("cs", 3, True)])
def test_a_move_into_fire_needs_the_ap_to_leave_it_again(edition: str, ap: int, steps: bool) -> None:
    """TV-18 and R-02: 3 AP at least, saved ones counted."""
    for saved in range(ap + 1):
        match = table(FURNACE, edition=edition)
        match.ap = ap - saved
        match.put("saved", 0, saved)
        assert ("move 1,2" in legal(match)) == steps
        if not steps:
            assert refused(match, "move 1,2") == ("no-way-out", "FIRE-MOVE-06")
        else:
            play(match, "move 1,2")
            assert set(legal(match)) == ({"move 1,1", "douse 1,2"} if edition == "en" else {"move 1,1"})


@pytest.mark.rule("FIRE-MOVE-06")
@pytest.mark.parametrize("edition", ["en", "cs"])
def test_a_second_step_in_fire_needs_the_way_out_from_there(edition: str) -> None:
    """R-02: the same test after every further action; on to 1,3 costs 2, and 1 to leave it."""
    for saved, steps in ((0, False), (1, True)):
        match = table(FURNACE, edition=edition)
        match.put("saved", 0, saved)
        play(match, "move 1,2")
        assert ("move 1,3" in legal(match)) == steps
        assert ("quench 1,3" in legal(match)) == (steps and edition == "en")


@pytest.mark.rule("FIRE-MOVE-06")
@pytest.mark.parametrize(("edition", "saved", "steps"), [("en", 1, True), ("cs", 1, False), ("cs", 2, False), ("cs", 3, True)])
def test_in_the_czech_edition_only_a_path_is_a_way_out(edition: str, saved: int, steps: bool) -> None:
    """R-02: from the dead end the path back costs 2 and 1; elsewhere 1 AP turns the fire there to smoke."""
    match = table(row("|1    F   F |"), edition=edition)
    match.put("saved", 0, saved)
    play(match, "move 1,2")
    assert ("move 1,3" in legal(match)) == steps


@pytest.mark.rule("FIRE-MOVE-06")
def test_extinguish_ap_count_for_dousing_and_movement_ap_for_walking_only() -> None:
    """R-02: the pools pay for their own way out."""
    cafs = table(FURNACE, rules="experienced", crew=["cafs"])
    cafs.ap = 2
    assert "move 1,2" in legal(cafs)
    cafs.douse_ap = 0
    assert "move 1,2" not in legal(cafs)
    rescue = table(FURNACE, rules="experienced", crew=["rescue"])
    rescue.ap = 0
    assert "move 1,2" in legal(rescue)
    rescue.move_ap = 2
    assert "move 1,2" not in legal(rescue)
    rescue.ap = 1
    assert "move 1,2" in legal(rescue)


@pytest.mark.rule("FIRE-MOVE-06")
def test_who_pays_double_for_extinguishing_needs_two_ap_to_douse_its_way_out() -> None:
    """R-02: doors and walls count as they are."""
    drawing = row("|1    F |")
    match = table(drawing, rules="experienced", crew=["paramedic"])
    play(match, "move 1,2")
    assert {"douse 1,2", "move 1,1"} <= set(legal(match))
    play(match, "douse 1,2")
    assert match.ap == 0
    short = table(drawing, rules="experienced", crew=["paramedic"])
    short.ap = 3
    play(short, "move 1,2")
    assert legal(short) == ["move 1,1"]


@pytest.mark.rule("FIRE-MOVE-06")
@pytest.mark.parametrize(("card", "closes"), [("imaging", True), ("paramedic", False)])
def test_nobody_shuts_itself_in_with_the_fire(card: str, closes: bool) -> None:
    """R-02: with 1 AP left behind a closed door only dousing helps, and the Paramedic pays 2 for it."""
    match = table(row("|1  O F |"), rules="experienced", crew=[card])
    play(match, "move 1,2")
    assert ("close 1,1|1,2" in legal(match)) == closes
    if not closes:
        assert refused(match, "close 1,1|1,2") == ("no-way-out", "FIRE-MOVE-06")
