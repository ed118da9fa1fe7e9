"""Nobody is left in fire: the look-ahead for the Captain and everybody commanded (FIRE-MOVE-06, FIRE-SPEC-05, R-02, R-26)."""

import random

import pytest

from hotzone.games.fire.match import Match
from tests.games.fire.figures import give, only, purse, refused, stand
from tests.games.fire.tables import at, legal, play, smoking, table
from tests.games.fire.way_out import explore, sketch
from tests.languages import each_edition
from tests.volume import volume

CORRIDOR = """
    +---+---+---+---+
    |2    F         |
    +---+---+---+---+
    |1  |   |   |   |
    +---+---+---+---+
"""


def captain(drawing: str = CORRIDOR, others: str = "generalist", **settings: object) -> Match:
    """Firefighter 1 is the Captain, 4 AP and 2 command AP."""
    return table(drawing, **{"crew": f"captain,{others}", "rules": "experienced", "experienced_board": "free", **settings})


@pytest.mark.rule("FIRE-SPEC-05", "FIRE-SPEC-06")
@each_edition
def test_a_commanded_firefighter_enters_fire_only_with_a_way_out(edition: str) -> None:
    """R-26: it needs three AP of the Captain, two into the fire and one out of it."""
    match = give(captain(edition=edition), 0)
    assert refused(match, "command 2 move 1,2") == ("no-way-out", "FIRE-MOVE-06")
    match = give(captain(edition=edition), 0, saved=1)
    play(match, "command 2 move 1,2")
    assert refused(match, "end") == ("in-fire", "FIRE-MOVE-06")
    assert legal(match) == ["command 2 move 1,3", "command 2 move 1,1"]
    play(match, "command 2 move 1,3")
    assert (at(match, 2), purse(match)) == ("1,3", (0, 0))
    assert legal(match) == ["end"]


@pytest.mark.rule("FIRE-SPEC-06")
def test_the_path_out_counts_every_burning_space_on_it() -> None:
    """R-26: two AP for each burning space, one for the last."""
    match = give(captain(CORRIDOR.replace("2    F         ", "2  O F   F |   ")), 4)
    play(match, "command 2 move 1,2")  # with the two command AP
    assert refused(match, "command 2 close 1,1|1,2") == ("no-way-out", "FIRE-MOVE-06")  # there is no other way
    assert refused(match, "command 2 move 1,3") == ("no-way-out", "FIRE-MOVE-06")  # two on, and three all the way back
    give(match, 5)
    play(match, "command 2 move 1,3")
    assert legal(match) == ["command 2 move 1,2"]


@pytest.mark.rule("FIRE-SPEC-06")
def test_a_long_path_out_is_priced_to_its_end() -> None:
    """R-02: three burning spaces deep the way back costs five."""
    drawing = CORRIDOR.replace("2    F         ", "     F  2F   F ")
    for general, may in ((2, False), (4, False), (5, True)):
        match = give(captain(drawing), general)
        assert ("command 2 move 1,4" in legal(match)) == may


@pytest.mark.rule("FIRE-SPEC-06")
def test_a_long_path_and_a_short_one_are_both_paid_for() -> None:
    """R-26: three AP for one, one for the other; what is left over may be spent otherwise."""
    drawing = CORRIDOR.replace("2    F         ", "     F  2F |3F ")
    for general, may in ((3, False), (4, True)):
        match = give(captain(drawing.replace("3F |", "3F x", 1), "generalist,imaging"), general)
        assert ("chop 2,1|3,1" in legal(match)) == may


@pytest.mark.rule("FIRE-SPEC-09")
def test_command_ap_are_enough_to_bring_the_others_out() -> None:
    """R-26: two in fire, no general AP, one command AP for each."""
    match = give(captain(CORRIDOR.replace("2    F         ", "    2F  3F     "), "generalist,imaging"), 0)
    play(match, "command 3 move 1,4", "command 2 move 1,1")
    assert legal(match) == ["end"]


@pytest.mark.rule("FIRE-SPEC-05")
def test_each_firefighter_in_fire_needs_its_own_way_out_and_the_costs_are_added() -> None:
    """R-26: two in fire need one AP each, so the second may go in with two plus two left."""
    drawing = CORRIDOR.replace("2    F         ", "2    F   F  3  ")
    for general, may in ((3, False), (4, True)):
        match = give(captain(drawing, "generalist,imaging"), general)
        play(match, "command 2 move 1,2")
        assert ("command 3 move 1,3" in legal(match)) == may
    play(match, "command 3 move 1,3")
    assert legal(match) == ["command 2 move 1,1", "command 3 move 1,4"]
    play(match, "command 3 move 1,4", "command 2 move 1,1", "end")


@pytest.mark.rule("FIRE-SPEC-09")
def test_command_ap_do_not_bring_the_captain_itself_out() -> None:
    """R-26: command AP pay for commanded firefighters only."""
    match = stand(give(captain(), 2), f1="1,1")
    assert match.command_ap == 2
    assert refused(match, "move 1,2") == ("no-way-out", "FIRE-MOVE-06")
    give(match, 3)
    play(match, "move 1,2")
    assert refused(match, "end") == ("in-fire", "FIRE-MOVE-06")


@pytest.mark.rule("FIRE-SPEC-05")
def test_the_captain_in_fire_keeps_what_both_ways_out_need() -> None:
    """R-26: command AP go to the commanded one, the Captain's own way needs a general AP."""
    match = stand(give(captain(CORRIDOR.replace("2    F         ", "2    F   F     ")), 4), f1="1,4")
    play(match, "move 1,3", "command 2 move 1,2")
    assert (purse(match), match.command_ap) == ((2, 0), 0)
    assert only(legal(match), "chop", "drive", "quench") == []
    assert refused(match, "drive ambulance 3,9") == ("no-way-out", "FIRE-MOVE-06")
    play(match, "douse 1,3")
    assert smoking(match) == "1,3"
    assert only(legal(match), "command") == ["command 2 move 1,3", "command 2 move 1,1"]
    play(match, "command 2 move 1,3", "end")


@pytest.mark.rule("FIRE-SPEC-10")
@pytest.mark.parametrize("edition", ["en", "cs"])
def test_the_cafs_firefighter_never_enters_fire_on_command(edition: str) -> None:
    """R-24: the move costs two, one is the limit."""
    match = give(captain(others="cafs", edition=edition), 4, saved=4)
    assert refused(match, "command 2 move 1,2") == ("cafs-limit", "FIRE-SPEC-10")


@pytest.mark.rule("FIRE-SPEC-10")
@pytest.mark.parametrize("edition", ["ru", "it"])
@pytest.mark.parametrize(("general", "may"), [(0, False), (1, False), (2, True)])
def test_general_ap_bring_the_cafs_firefighter_into_fire_and_out_again_in_ru_and_it(edition: str, general: int, may: bool) -> None:
    """R-24, R-26: one command AP and one general AP in, one general AP out; the second command AP must not help."""
    match = give(captain(others="cafs", edition=edition), general)
    assert ("command 2 move 1,2" in legal(match)) == may
    if may:
        play(match, "command 2 move 1,2")
        assert (purse(match), match.command_ap) == ((1, 0), 1)
        assert refused(match, "chop 2,1|3,1")[0] == "too-few-ap"
        play(match, "command 2 move 1,3")
        assert (purse(match), match.command_ap) == ((0, 0), 1)


@pytest.mark.rule("FIRE-SPEC-10")
@pytest.mark.parametrize("edition", ["ru", "it"])
def test_others_may_have_the_command_ap_that_the_cafs_firefighter_may_not_use(edition: str) -> None:
    """R-26: two in fire, 2 + 2 in and 1 + 1 out: six AP, of which two are command AP."""
    drawing = CORRIDOR.replace("2    F         ", "2    F   F  3  ")
    for general, may in ((3, False), (4, True)):
        match = give(captain(drawing, "cafs,imaging", edition=edition), general)
        play(match, "command 2 move 1,2")
        assert match.command_ap == 1
        assert ("command 3 move 1,3" in legal(match)) == may


@pytest.mark.rule("FIRE-SPEC-05")
def test_in_the_czech_edition_only_the_one_in_fire_may_move() -> None:
    """R-01: its own turn or commanded, nothing else is legal meanwhile."""
    drawing = CORRIDOR.replace("2    F         ", "2    F   F  3  ")
    match = give(captain(drawing, "generalist,imaging", edition="cs"), 4, saved=4)
    play(match, "command 2 move 1,2")
    assert legal(match) == ["command 2 move 1,3", "command 2 move 1,1"]
    assert refused(match, "command 3 move 1,3") == ("keep-moving", "FIRE-MOVE-06")
    assert refused(match, "chop 2,1|3,1") == ("keep-moving", "FIRE-MOVE-06")


@pytest.mark.rule("FIRE-SPEC-05", "FIRE-SPEC-10")
@pytest.mark.parametrize("crew", [1, 2, 3])
@each_edition
def test_no_state_that_a_turn_can_reach_is_a_dead_end(edition: str, crew: int) -> None:
    """R-02, R-26: every state of some small houses is walked through and compared with a second, slow opinion."""
    seen = 0
    for seed in range(volume(9, 3)):
        luck = random.Random(f"{edition} {crew} {seed}")
        seen += explore(sketch(luck, edition, crew))
    assert seen > volume(60, 10)
