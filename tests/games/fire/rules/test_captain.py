"""The Fire Captain's commands (FIRE-SPEC-05 to 10, R-24 to R-26)."""

import pytest

from hotzone.core.errors import BadText
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import give, only, pools, purse, refused, stand
from tests.games.fire.tables import FIRE, at, cell, edge, legal, nobody, people, play, row, table
from tests.languages import each_edition

HALL = """
    +---+---+---+---+---+---+
    |2          O           |
    +---+---+---+---+---+---+
    |1  |   |   |   |   |   |
    +---+---+---+---+---+---+
     ?   ?   ?
"""


def captain(drawing: str = HALL, others: str = "generalist", **settings: object) -> Match:
    """Firefighter 1 is the Captain, 4 AP and 2 command AP."""
    return table(drawing, **{"crew": f"captain,{others}", "rules": "experienced", "experienced_board": "free", **settings})


def commands(match: Match) -> list[str]:
    """The legal commands."""
    return only(legal(match), "command")


@pytest.mark.rule("FIRE-SPEC-05")
def test_command_ap_and_then_general_ap_move_another_and_turn_its_doors() -> None:
    """R-23: the command AP go first."""
    match = captain()
    assert (purse(match), pools(match)) == ((4, 0), (0, 0, 2))
    play(match, "command 2 move 1,2", "command 2 move 1,3")
    assert (purse(match), pools(match), at(match, 2)) == ((4, 0), (0, 0, 0), "1,3")
    assert refused(match, "command 2 open 1,3|1,4")[0] == "door-so-already"
    play(match, "command 2 close 1,3|1,4")
    assert edge(match, "1,3|1,4") == w.DOOR
    play(match, "command 2 open 1,3|1,4", "command 2 move 1,4", "command 2 move 1,5")
    assert (purse(match), at(match, 2)) == ((0, 0), "1,5")
    assert commands(match) == []
    assert refused(match, "command 2 move 1,6") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-SPEC-05")
def test_any_other_firefighter_may_be_commanded_but_not_the_captain_itself() -> None:
    match = stand(captain(others="generalist,imaging,driver"), f2="1,1", f3="1,6", f4="0,0")
    assert {text.split()[1] for text in commands(match)} == {"2", "3", "4"}
    assert refused(match, "command 1 move 1,1") == ("own-command", "FIRE-SPEC-05")
    play(match, "command 4 move 0,1", "command 3 move 1,5")
    assert (at(match, 3), at(match, 4)) == ("1,5", "0,1")


@pytest.mark.rule("FIRE-SPEC-05")
def test_only_the_captain_commands_and_only_in_the_own_turn() -> None:
    match = captain()
    play(match, "end", "roll 6,6")
    assert (match.seat, commands(match)) == (1, [])
    assert refused(match, "command 1 move 2,2") == ("not-captain", "FIRE-SPEC-05")


@pytest.mark.rule("FIRE-SPEC-06")
def test_a_command_costs_what_the_move_costs_and_leaves_the_other_ones_ap_alone() -> None:
    """R-26: 1 plain, 2 into fire, 2 carrying, 1 leading."""
    drawing = row("|2s   F     |")
    match = captain(drawing, "rescue")
    match.put("saved", 1, 3)
    play(match, "command 2 move 1,2")
    assert (purse(match), pools(match)) == ((4, 0), (0, 0, 0))
    play(match, "command 2 move 1,3")
    assert purse(match) == (3, 0)
    assert match.get("saved", 1) == 3
    for sign, verb, cost in (("v", "carry", 2), ("t", "lead", 1)):
        match = stand(captain(drawing.replace("2s   F ", f"{sign}      ")), f2="1,1")
        play(match, f"command 2 {verb} 1,2")
        assert sum(purse(match)) + match.command_ap == 6 - cost


@pytest.mark.rule("FIRE-SPEC-06")
def test_the_commanded_ones_movement_pool_plays_no_part() -> None:
    match = give(captain(others="rescue"), 0)
    play(match, "command 2 move 1,2", "command 2 move 1,3")
    assert commands(match) == []
    play(match, "end", "roll 6,6")
    assert (match.seat, match.move_ap, match.ap) == (1, 3, 4)


@pytest.mark.rule("FIRE-SPEC-07")
@pytest.mark.parametrize(
    ("load", "verb"), [("v  ", "carry"), ("  h", "haul"), ("t  ", "lead"), ("t h", "lead-haul"), ("v h", "carry")]
)
def test_who_is_commanded_may_carry_and_lead(load: str, verb: str) -> None:
    """R-25: every consequence of the move happens as usual."""
    match = captain(f"""
        +   +---+
        |{load}     |
        +---+---+
    """)
    stand(match, f2="1,1")
    play(match, f"command 2 {verb} 0,1")
    assert at(match, 2) == "0,1"
    if verb in ("carry", "lead", "lead-haul"):
        assert "0,1" in people(match)  # it waits for the ambulance
    if verb in ("haul", "lead-haul"):
        assert match.get("hazmat", cell(match, "1,1")) == 0  # outside it is safe at once


@pytest.mark.rule("FIRE-SPEC-07")
def test_a_commanded_firefighter_rescues_and_may_win_the_match() -> None:
    match = stand(captain(others="paramedic"), f2="1,5")
    match.put("poi", 0, w.VICTIM)
    match.put("poi_at", 0, cell(match, "1,5"))
    match.put("edge", match.plan.read_edge("0,5|1,5"), w.OPEN)
    match.rescued = 6
    play(match, "command 2 carry 0,5")
    assert (match.rescued, match.stage) == (7, w.WON)
    play(match, "finish")
    assert nobody(match)


@pytest.mark.rule("FIRE-SPEC-08")
@each_edition
def test_only_moves_and_doors_can_be_commanded(edition: str) -> None:
    """R-25, D19: nothing else, whatever the commanded one stands beside."""
    match = captain(
        """
        +---+---+---+---+
        |t h  F |   D   |
        +   +---+---+---+
         vs  ?
        """,
        "paramedic,hazmat,imaging",
        edition=edition,
    )
    stand(match, f2="1,1", f3="1,3", f4="0,7")
    verbs = {text.split()[2] for text in commands(match)}
    assert verbs <= {"move", "carry", "haul", "lead", "lead-carry", "lead-two", "lead-haul", "open", "close"}
    assert {"move", "haul", "lead", "open"} <= verbs
    for deed in ("chop 0,1|1,1", "douse 1,2", "quench 1,2", "treat 1,1", "identify 2,2", "dispose 1,1", "drive engine 5,9"):
        with pytest.raises(BadText) as caught:
            FIRE.read(match, f"command 2 {deed}")
        assert (caught.value.code, caught.value.rule) == ("bad-command", "FIRE-SPEC-08")
        assert (2 << 16 | FIRE.read(match, deed)) not in match.legal()
    assert any("gun" in text for text in legal(stand(match, f1="0,7")))  # own deeds only


@pytest.mark.rule("FIRE-SPEC-09")
def test_command_ap_pay_for_commands_only() -> None:
    match = give(captain(HALL.replace("2          O", "2    F     O")), 0)
    assert match.command_ap == 2
    assert legal(match) == ["end"]
    give(stand(match, f2="1,3"), 0)
    assert legal(match) == ["command 2 move 1,4", "command 2 close 1,3|1,4", "end"]
    assert refused(match, "chop 1,1|2,1") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-SPEC-09")
def test_command_ap_are_not_saved() -> None:
    match = give(captain(), 1)
    assert match.command_ap == 2
    play(match, "end", "roll 6,6")
    assert match.get("saved", 0) == 1
    play(match, "end", "roll 6,7")
    assert (purse(match), pools(match)) == ((4, 1), (0, 0, 2))


@pytest.mark.rule("FIRE-SPEC-10")
@pytest.mark.parametrize("edition", ["en", "cs"])
def test_at_most_one_ap_of_any_kind_is_spent_on_the_cafs_firefighter(edition: str) -> None:
    """R-24, D18: one plain step or one door, never a move of two AP."""
    match = captain(HALL, "cafs", edition=edition)
    play(match, "command 2 move 1,2")
    assert (purse(match), match.command_ap) == ((4, 0), 1)
    assert commands(match) == []
    assert refused(match, "command 2 move 1,3") == ("cafs-limit", "FIRE-SPEC-10")
    match = stand(captain(HALL, "cafs", edition=edition), f2="1,3")
    play(match, "command 2 close 1,3|1,4")
    assert refused(match, "command 2 open 1,3|1,4") == ("cafs-limit", "FIRE-SPEC-10")
    match = stand(captain(HALL.replace("2 ", "v "), "cafs", edition=edition), f2="1,1")
    assert commands(match) == ["command 2 move 1,2"]
    assert refused(match, "command 2 carry 1,2") == ("cafs-limit", "FIRE-SPEC-10")


@pytest.mark.rule("FIRE-SPEC-10")
@pytest.mark.parametrize("edition", ["ru", "it"])
def test_only_command_ap_are_limited_for_the_cafs_firefighter_in_ru_and_it(edition: str) -> None:
    """R-24, D18: general AP are free; a move of two takes one command AP and one general AP."""
    match = captain(HALL, "cafs", edition=edition)
    play(match, "command 2 move 1,2", "command 2 move 1,3")
    assert (purse(match), match.command_ap) == ((3, 0), 1)
    match = stand(captain(HALL.replace("2 ", "v "), "cafs", edition=edition), f2="1,1")
    play(match, "command 2 carry 1,2")
    assert (purse(match), match.command_ap) == ((3, 0), 1)
    give(match, 0)
    assert commands(match) == []
    match = give(stand(captain(HALL.replace("2 ", "v "), "cafs", edition=edition), f2="1,1"), 0)
    assert commands(match) == ["command 2 move 1,2"]  # one command AP is not enough to carry
    assert refused(match, "command 2 carry 1,2") == ("cafs-limit", "FIRE-SPEC-10")


@pytest.mark.rule("FIRE-SPEC-10")
@each_edition
def test_the_limit_is_for_one_turn_and_for_the_cafs_firefighter_alone(edition: str) -> None:
    match = stand(captain(HALL, "cafs,driver", edition=edition), f3="1,6")
    play(match, "command 2 move 1,2", "command 3 move 1,5", "command 3 move 1,4")
    assert (purse(match), match.command_ap) == ((3, 0), 0)
    for roll in ("6,6", "6,7", "6,8"):
        play(match, "end", f"roll {roll}")
    assert match.seat == 0
    play(match, "command 2 move 1,3")
    assert at(match, 2) == "1,3"
