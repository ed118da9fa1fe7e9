"""Action points: base, savings, pools, paying (FIRE-AP)."""

import pytest

from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import refused
from tests.games.fire.starting import pass_turn, place_all, roll_on, start
from tests.games.fire.tables import burning, cell, edge, legal, play, row, smoking, table

CORRIDOR = row("|1                              |")
SMOULDERING = row("|        1s   F |")


def purse(match: Match) -> tuple[int, int, int, int, int]:
    """This turn's AP, the saved ones, and the pools for moving, extinguishing and commands."""
    return match.ap, match.get("saved", match.seat), match.move_ap, match.douse_ap, match.command_ap


@pytest.mark.rule("FIRE-AP-01")
def test_a_family_firefighter_gets_four_ap_at_the_start_of_its_turn() -> None:
    match = start(crew=2)
    told = place_all(match, "0,6")
    assert told[-1] == "points ap 4 saved 0 move 0 douse 0 command 0 (FIRE-AP-01)"
    play(match, "move 1,6", "move 1,7", "move 1,8", "move 2,8")
    assert purse(match) == (0, 0, 0, 0, 0)
    assert pass_turn(match, "6,1")[-1] == "points ap 4 saved 0 move 0 douse 0 command 0 (FIRE-AP-01)"


@pytest.mark.rule("FIRE-AP-02")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("paramedic", (4, 0, 0, 0)),
        ("captain", (4, 0, 0, 2)),
        ("imaging", (4, 0, 0, 0)),
        ("cafs", (3, 0, 3, 0)),
        ("hazmat", (4, 0, 0, 0)),
        ("generalist", (5, 0, 0, 0)),
        ("rescue", (4, 3, 0, 0)),
        ("driver", (4, 0, 0, 0)),
    ],
)
def test_a_specialist_gets_the_ap_and_the_pool_of_its_card(card: str, points: tuple[int, int, int, int]) -> None:
    match = start(rules="experienced", crew=[card])
    roll_on(match)
    place_all(match)
    play(match, "park engine 0,7")
    ap, move, douse, command = points
    assert (
        play(match, "park ambulance 0,5")[-1] == f"points ap {ap} saved 0 move {move} douse {douse} command {command} (FIRE-AP-02)"
    )


@pytest.mark.rule("FIRE-AP-03", "FIRE-AP-05")
def test_unspent_ap_are_saved_and_spent_in_a_later_turn_of_the_same_firefighter() -> None:
    match = table(CORRIDOR, crew=2)
    for slot in range(3):  # three POI far away: nothing to replenish
        match.put("poi", slot, w.HIDDEN)
        match.put("poi_at", slot, cell(match, f"6,{1 + slot}"))
    play(match, "move 1,2")
    assert "saved 1 3 (FIRE-AP-04)" in pass_turn(match, "5,8")
    assert purse(match) == (4, 0, 0, 0, 0)  # firefighter 2 cannot spend them
    pass_turn(match, "5,6")
    assert purse(match) == (4, 3, 0, 0, 0)
    play(match, "move 1,3", "move 1,2", "move 1,1", "move 1,2", "move 1,3")
    assert purse(match) == (0, 2, 0, 0, 0)  # this turn's AP went first
    pass_turn(match, "5,4")
    pass_turn(match, "5,2")
    assert purse(match) == (4, 2, 0, 0, 0)
    assert [match.get("saved", i) for i in range(2)] == [2, 4]


@pytest.mark.rule("FIRE-AP-04")
@pytest.mark.parametrize(("saved", "spent", "kept"), [(4, 0, 4), (2, 1, 4), (0, 4, 0), (0, 1, 3), (3, 4, 3), (4, 6, 2), (1, 0, 4)])
def test_at_most_four_ap_are_held_in_savings_at_the_end_of_a_turn(saved: int, spent: int, kept: int) -> None:
    """TV-17."""
    match = table(CORRIDOR)
    match.put("saved", 0, saved)
    play(match, *[f"move 1,{1 + (i + 1) % 2}" for i in range(spent)])
    assert f"saved 1 {kept} (FIRE-AP-04)" in play(match, "end")
    assert (match.get("saved", 0), match.ap) == (kept, 0)


@pytest.mark.rule("FIRE-AP-06")
@pytest.mark.parametrize(("card", "most"), [("", 8), ("generalist", 9), ("cafs", 7)])
def test_the_general_ap_of_one_turn_never_exceed_base_and_four(card: str, most: int) -> None:
    match = table(CORRIDOR, rules="experienced", crew=[card]) if card else table(CORRIDOR)
    play(match, "end", "roll 6,8", "roll 5,1", "roll 5,3", "roll 5,5")
    pass_turn(match, "6,8")
    pass_turn(match, "6,1")
    steps = 0
    while any(text.startswith("move") for text in legal(match)):
        play(match, f"move 1,{1 + (steps + 1) % 2}")
        steps += 1
    assert steps == most


def with_card(card: str, below: str) -> Match:
    """A specialist between a door, walls and what lies below, without AP for everything."""
    drawing = f"+---+---+---+\n|1  D   |   |\n+   +---+---+\n|{below}|   |   |\n+---+---+---+"
    match = table(drawing, rules="experienced", crew=[card])
    match.ap = 0
    return match


@pytest.mark.rule("FIRE-AP-07")
def test_movement_ap_pay_for_moves_and_carrying_but_not_for_doors_or_walls() -> None:
    match = with_card("rescue", "   ")
    assert purse(match) == (0, 0, 3, 0, 0)
    assert legal(match) == ["move 2,1", "end"]
    assert refused(match, "open 1,1|1,2") == ("too-few-ap", "FIRE-AP-08")
    assert refused(match, "chop 0,1|1,1") == ("too-few-ap", "FIRE-AP-08")
    assert refused(match, "drive ambulance 3,9") == ("too-few-ap", "FIRE-AP-08")
    match.put("poi", 0, w.VICTIM)
    match.put("poi_at", 0, cell(match, "1,1"))
    play(match, "carry 2,1")  # carrying is a move
    assert purse(match) == (0, 0, 1, 0, 0)


@pytest.mark.rule("FIRE-AP-07")
def test_extinguish_ap_pay_for_extinguishing_only() -> None:
    match = with_card("cafs", " F ")
    assert legal(match) == ["douse 2,1", "quench 2,1", "end"]
    play(match, "douse 2,1")
    assert purse(match) == (0, 0, 0, 2, 0)


@pytest.mark.rule("FIRE-AP-07")
def test_command_ap_pay_for_commands_only() -> None:
    match = table(
        """
        +---+---+---+
        |1  D   |2  D
        +   +---+   +
        |   |   |   |
        +---+---+---+
    """,
        rules="experienced",
        crew=["captain", "generalist"],
    )
    match.ap = 0
    assert legal(match) == ["command 2 move 2,3", "command 2 open 1,3|1,4", "end"]


@pytest.mark.rule("FIRE-AP-07")
@pytest.mark.parametrize(("card", "pools"), [("rescue", (3, 0, 0)), ("cafs", (0, 3, 0)), ("captain", (0, 0, 2))])
def test_pools_are_never_saved_and_full_again_each_turn(card: str, pools: tuple[int, int, int]) -> None:
    match = table(CORRIDOR, rules="experienced", crew=[card, "generalist"])
    match.put("at", 1, cell(match, "1,1"))
    play(match, {"rescue": "move 1,2", "cafs": "move 1,2", "captain": "command 2 move 1,2"}[card])
    match.ap = 0
    assert "saved 1 0 (FIRE-AP-04)" in play(match, "end")
    assert purse(match) == (0, 0, 0, 0, 0)
    play(match, "roll 6,8", "roll 5,1", "roll 5,3", "roll 5,5")
    pass_turn(match, "6,8")
    assert match.seat == 0
    assert purse(match)[1:] == (0, *pools)


@pytest.mark.rule("FIRE-AP-07")
def test_a_price_may_be_split_and_the_pool_pays_first_then_this_turns_ap_then_savings() -> None:
    """R-23."""
    match = table(SMOULDERING, rules="experienced", crew=["cafs"])
    match.put("saved", 0, 2)
    play(match, "douse 1,3", "douse 1,4")
    assert purse(match) == (3, 2, 0, 1, 0)
    match.put("threat", cell(match, "1,4"), w.FIRE)
    play(match, "quench 1,4")  # 1 extinguish AP and 1 AP
    assert purse(match) == (2, 2, 0, 0, 0)
    play(match, "move 1,2", "move 1,1", "move 1,2")
    assert purse(match) == (0, 1, 0, 0, 0)
    rescue = table(CORRIDOR, rules="experienced", crew=["rescue"])
    rescue.put("saved", 0, 1)
    play(rescue, "move 1,2", "move 1,1", "move 1,2", "move 1,1")
    assert purse(rescue) == (3, 1, 0, 0, 0)


@pytest.mark.rule("FIRE-AP-08")
def test_an_action_that_cannot_be_paid_in_full_cannot_be_taken() -> None:
    match = table("""
        +---+---+---+
        |1  |   |   |
        +   +---+---+
        | F |   |   |
        +---+---+---+
    """)
    match.ap = 1
    before = match.snapshot()
    assert refused(match, "chop 1,1|1,2") == ("too-few-ap", "FIRE-AP-08")
    assert refused(match, "quench 2,1") == ("too-few-ap", "FIRE-AP-08")
    assert refused(match, "move 2,1") == ("too-few-ap", "FIRE-AP-08")
    assert match.snapshot() == before
    assert legal(match) == ["douse 2,1", "end"]
    match.put("saved", 0, 1)
    play(match, "chop 1,1|1,2")  # one of this turn's, one saved
    assert (purse(match), edge(match, "1,1|1,2")) == ((0, 0, 0, 0, 0), w.DAMAGED)


@pytest.mark.rule("FIRE-AP-08")
def test_the_price_is_paid_before_the_effect() -> None:
    match = table(SMOULDERING)
    assert play(match, "quench 1,4") == [
        "points ap 2 saved 0 move 0 douse 0 command 0 (FIRE-AP-08)",
        "threat 1,4 clear (FIRE-EXT-03)",
    ]
    assert play(match, "move 1,4")[0] == "points ap 1 saved 0 move 0 douse 0 command 0 (FIRE-AP-08)"
    assert (burning(match), smoking(match)) == ("", "1,3")


@pytest.mark.rule("FIRE-AP-09")
@pytest.mark.parametrize(("edition", "kept"), [("en", 3), ("ru", 3), ("it", 3), ("cs", 0)])
def test_saved_ap_when_knocked_down(edition: str, kept: int) -> None:
    """TV-31 and D3."""
    match = table(row("|1  |2s |   |"), crew=2, edition=edition)
    match.put("saved", 1, 3)
    told = play(match, "end", "roll 1,2", "fall 3,0")
    assert ("saved 2 0 (FIRE-AP-09)" in told) == (edition == "cs")
    assert (match.get("saved", 0), match.get("saved", 1)) == (4, kept)
