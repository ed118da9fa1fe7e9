"""The deck gun (FIRE-GUN) and the Driver/Operator's re-rolls (FIRE-SPEC-17 to 19)."""

import pytest

from hotzone.core import constants as c
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from tests.games.fire.figures import give, only, purse, refused, stand
from tests.games.fire.tables import at, burning, legal, people, play, row, smoking, table

# TV-10: the engine on the right, fire at 5,7 and 6,7, a POI at 5,6, walls right of 5,7 and above it
YARD = """
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                         F     |
    +   +   +   +   +   +   +---+   +
    |                    ?    F | s |
    +   +   +   +   +   +   +   +   +
    |                         F     |
    +   +   +   +   +   +   +   +   +
"""
QUADRANTS = {"base-front": ("1,5", "4,5", "4,1", "1,1"), "base-back": ("1,1", "1,5", "4,5", "4,1")}
TURNED = {1: 6, 2: 5, 3: 8, 4: 7, 5: 2, 6: 1, 7: 4, 8: 3}


def engine(card: str = "generalist", drawing: str = YARD, place: int = 1, **settings: object) -> Match:
    """Firefighter 1 on the engine, which stands on the right side: its quadrant is rows 4 to 6, columns 5 to 8."""
    match = table(drawing, **{"crew": card, "rules": "experienced", **settings})
    match.engine = place
    return stand(match, f1=match.plan.write_cell(match.board.get("engine", 2 * place)))


def struck(match: Match, roll: str) -> str:
    """The space that the water hits after a roll."""
    told = [text for text in play(match, roll) if text.startswith("deck-gun")]
    return told[0].split()[1]


@pytest.mark.rule("FIRE-GUN-01", "FIRE-GUN-05", "FIRE-GUN-07", "FIRE-GUN-08")
def test_the_deck_gun_costs_four_ap_and_puts_out_the_target_and_its_neighbours() -> None:
    """TV-10: red 2 is turned to 5."""
    match = give(engine(), 4)
    play(match, "gun 4,5")
    assert match.actor == c.NATURE
    told = play(match, "roll 2,7")
    assert "deck-gun 5,7 (FIRE-GUN-07)" in told
    assert "threat 5,7 clear (FIRE-GUN-07)" in told
    assert "threat 6,7 clear (FIRE-GUN-08)" in told
    assert (burning(match), smoking(match), people(match)) == ("4,7", "5,8", "?5,6")
    assert purse(match) == (0, 0)
    assert match.markers == 33 - 2


@pytest.mark.rule("FIRE-GUN-01", "FIRE-SPEC-17")
def test_the_driver_pays_two_ap_and_all_others_four() -> None:
    """R-29: the gun is its own action, never doubled, and no pool pays for it."""
    for card in ("paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue"):
        assert refused(give(engine(card), 3), "gun 4,5") == ("too-few-ap", "FIRE-AP-08")
        match = give(engine(card), 3, saved=1)
        play(match, "gun 4,5", "roll 5,7")
        assert purse(match) == (0, 0)
    match = engine("driver")
    assert match.ap == 4
    play(match, "gun 4,5", "roll 5,7", "keep", "gun 4,5", "roll 4,7", "keep")
    assert purse(match) == (0, 0)
    assert burning(match) == ""
    assert refused(give(engine("driver"), 1), "gun 4,5") == ("too-few-ap", "FIRE-AP-08")


@pytest.mark.rule("FIRE-GUN-02")
def test_the_gunner_stands_on_one_of_the_two_engine_spaces() -> None:
    match = engine()
    for name, may in (("5,9", True), ("6,9", True), ("4,9", False), ("7,9", False), ("0,7", False), ("1,1", False)):
        stand(match, f1=name)
        assert ("gun 4,5" in legal(match)) == may
    assert refused(match, "gun 4,5") == ("not-on-engine", "FIRE-GUN-02")


@pytest.mark.rule("FIRE-GUN-03")
@pytest.mark.parametrize("board", ["base-front", "base-back"])
def test_the_target_is_the_quadrant_next_to_the_engines_place(board: str) -> None:
    for place, named in enumerate(QUADRANTS[board]):
        match = engine(place=place, board=board)
        assert only(legal(match), "gun") == [f"gun {named}"]
        for other in set(QUADRANTS[board]) - {named}:
            assert refused(match, f"gun {other}") == ("wrong-area", "FIRE-GUN-03")


@pytest.mark.rule("FIRE-GUN-04")
def test_the_gun_is_silent_while_a_firefighter_is_inside_the_quadrant() -> None:
    match = engine("generalist,imaging")
    for y in range(8):
        for x in range(10):
            stand(match, f2=f"{y},{x}")
            inside = 4 <= y <= 6 and 5 <= x <= 8
            assert ("gun 4,5" in legal(match)) != inside, f"{y},{x}"
    stand(match, f2="6,8")
    assert refused(match, "gun 4,5") == ("area-occupied", "FIRE-GUN-04")


@pytest.mark.rule("FIRE-GUN-04")
def test_victims_do_not_stop_the_gun_nor_does_a_quadrant_without_fire() -> None:
    """R-28: only firefighters on inside spaces of the quadrant forbid the shot."""
    match = engine(drawing=YARD.replace("?", "v").replace("F", " ").replace("s", " "))
    play(match, "gun 4,5", "roll 5,6")
    assert people(match) == "v5,6"


@pytest.mark.rule("FIRE-GUN-05", "FIRE-GUN-06")
@pytest.mark.parametrize("place", range(4))
def test_each_die_outside_the_quadrant_is_turned_to_its_opposite_face(place: int) -> None:
    """R-28: red becomes 7 - red, black goes by 1-6, 2-5, 3-8, 4-7; the result always lies in the quadrant."""
    top, left = map(int, QUADRANTS["base-front"][place].split(","))
    for red in range(1, 7):
        for black in range(1, 9):
            match = engine(place=place)
            play(match, only(legal(match), "gun")[0])
            row = red if top <= red < top + 3 else 7 - red
            col = black if left <= black < left + 4 else TURNED[black]
            assert top <= row < top + 3
            assert left <= col < left + 4
            assert struck(match, f"roll {red},{black}") == f"{row},{col}"


@pytest.mark.rule("FIRE-GUN-07")
@pytest.mark.parametrize("threat", ["F", "s"])
def test_the_target_loses_its_fire_or_smoke(threat: str) -> None:
    match = engine(drawing=row(f"|                 {threat}             |"), place=0)
    play(match, "gun 1,5", "roll 1,5")
    assert (burning(match), smoking(match), match.markers) == ("", "", 33)


@pytest.mark.rule("FIRE-GUN-08")
@pytest.mark.parametrize(("edge", "wet"), [(" ", 1), ("O", 1), ("o", 1), ("x", 1), ("|", 0), ("!", 0), ("D", 0)])
def test_the_splash_is_stopped_by_walls_and_closed_doors_not_by_quadrant_borders(edge: str, wet: int) -> None:
    level = {" ": "   ", "|": "---"}.get(edge, f" {edge} ")
    match = engine(
        drawing=f"""
        +   +   +   +   +   +   +   +   +

        +   +   +   +   +   +   +   +   +
          F
        +   +   +   +   +   +   +   +   +
                          F
        +   +   +   +   +{level}+   +   +   +
                      F {edge}   {edge} s   F
        +   +   +   +   +{level}+   +   +   +
                          s
        +   +   +   +   +   +   +   +   +
    """
    )
    play(match, "gun 4,5", "roll 4,5")
    left = ["2,1", "4,7"] if wet else ["2,1", "3,5", "4,4", "4,7"]
    assert burning(match).split() == left
    assert smoking(match) == ("" if wet else "4,6 5,5")


@pytest.mark.rule("FIRE-GUN-09")
def test_water_leaves_people_hazmats_and_hot_spots_alone() -> None:
    match = engine(
        "generalist,imaging,cafs",
        """
        +   +   +   +   +   +   +   +   +

        +   +   +   +   +   +   +   +   +

        +   +   +   +   +   +   +   +   +
                         2s
        +   +   +   +   +   +   +   +   +
                     3   vF& ?s*
        +   +   +   +   +   +   +   +   +
    """,
    )
    before = [match.get(name, i) for name in ("spot", "hazmat") for i in match.plan.cells()]
    seen = people(match)
    play(match, "gun 4,5", "roll 4,5")
    assert (burning(match), smoking(match)) == ("", "")
    assert [match.get(name, i) for name in ("spot", "hazmat") for i in match.plan.cells()] == before
    assert people(match) == seen
    assert (at(match, 2), at(match, 3), match.rescued, match.lost) == ("3,5", "4,4", 0, 0)


@pytest.mark.rule("FIRE-SPEC-18", "FIRE-SPEC-19")
def test_the_driver_rolls_each_die_again_at_most_once_and_the_new_value_stands() -> None:
    """R-27: one and then the other, deciding after each; only then the dice are turned."""
    match = engine("driver")
    play(match, "gun 4,5", "roll 4,5")
    assert (match.actor, legal(match)) == (0, ["keep", "reroll red", "reroll black", "reroll both"])
    play(match, "reroll red")
    assert (match.actor, len(legal(match)), legal(match)[0]) == (c.NATURE, 6, "roll 1,-")
    play(match, "roll 2,-")
    assert legal(match) == ["keep", "reroll black"]
    play(match, "reroll black")
    assert struck(match, "roll -,7") == "5,7"  # no third roll is offered
    assert match.stage == w.ACTING


@pytest.mark.rule("FIRE-SPEC-18")
@pytest.mark.parametrize(("first", "again", "target"), [("black", "-,3", "4,8"), ("red", "6,-", "6,5"), ("both", "1,1", "6,6")])
def test_the_driver_may_keep_the_rest(first: str, again: str, target: str) -> None:
    match = engine("driver")
    play(match, "gun 4,5", "roll 4,5", f"reroll {first}")
    if first == "both":
        assert struck(match, f"roll {again}") == target
    else:
        play(match, f"roll {again}")
        assert struck(match, "keep") == target


@pytest.mark.rule("FIRE-SPEC-19")
@pytest.mark.parametrize(("edition", "again"), [("en", True), ("cs", True), ("it", True), ("ru", False)])
def test_after_one_re_rolled_die_the_driver_may_still_roll_the_other_but_not_in_the_russian_edition(
    edition: str, again: bool
) -> None:
    """D17, R-27: ru has one joint decision."""
    match = engine("driver", edition=edition, experienced_board="free")
    play(match, "gun 4,5", "roll 4,5")
    assert legal(match) == ["keep", "reroll red", "reroll black", "reroll both"]
    told = play(match, "reroll red", "roll 6,-")
    assert (match.stage == w.REROLLING) == again
    assert any(text.startswith("deck-gun 6,5") for text in told) != again


@pytest.mark.rule("FIRE-SPEC-18")
def test_every_shot_of_the_driver_has_its_own_re_rolls() -> None:
    match = engine("driver")
    play(match, "gun 4,5", "roll 4,5", "reroll both", "roll 5,7", "gun 4,5", "roll 4,7")
    assert legal(match) == ["keep", "reroll red", "reroll black", "reroll both"]


@pytest.mark.rule("FIRE-SPEC-18")
def test_nobody_else_rolls_again() -> None:
    match = engine()
    play(match, "gun 4,5", "roll 4,5")
    assert match.stage == w.ACTING
