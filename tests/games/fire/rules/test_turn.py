"""The order of a turn and of the turns (FIRE-TURN)."""

import pytest

from hotzone.core import constants as c
from hotzone.core.errors import Illegal
from hotzone.games.fire.model import constants as w
from tests.games.fire.starting import pass_turn, place_all, seat, start
from tests.games.fire.tables import at, burning, legal, people, play, row, smoking, table


@pytest.mark.rule("FIRE-TURN-01", "FIRE-TURN-06")
def test_turns_go_round_clockwise_from_the_starting_player_until_the_match_ends() -> None:
    match = start(crew=4, starts=3)
    place_all(match)
    for number, expected in enumerate((3, 4, 1, 2, 3, 4), 1):
        assert (seat(match), match.turn) == (expected, number)
        told = pass_turn(match, f"6,{number if number < 6 else 8}")
        assert f"turn {expected % 4 + 1} {number + 1} (FIRE-TURN-01)" in told
    match.lost = 3
    match.put("poi", 0, w.VICTIM)
    match.put("threat", match.get("poi_at", 0), w.FIRE)
    play(match, "end", "roll 1,8")
    assert seat(match) == "nobody"
    assert legal(match) == []


@pytest.mark.rule("FIRE-TURN-02")
def test_a_turn_is_actions_then_fire_then_new_poi_in_this_order() -> None:
    match = table(row("|1   ?   ?  |"), crew=2)
    told = play(match, "move 1,2", "face alarm", "end", "roll 6,6", "roll 5,5", "roll 4,4")
    found = [text for text in told if text.split()[0] in ("moved", "saved", "rolled", "threat", "poi-placed", "turn")]
    assert found == [
        "moved 1 1,2 (FIRE-MOVE-01)",
        "saved 1 3 (FIRE-AP-04)",
        "rolled 6 6 (FIRE-ADV-01)",
        "threat 6,6 smoke (FIRE-ADV-02)",
        "rolled 5 5 (FIRE-BOARD-02)",
        "poi-placed 5,5 (FIRE-POI-02)",
        "rolled 4 4 (FIRE-BOARD-02)",
        "poi-placed 4,4 (FIRE-POI-02)",
        "turn 2 2 (FIRE-TURN-01)",
    ]


@pytest.mark.rule("FIRE-TURN-02")
def test_nobody_acts_while_the_fire_or_the_new_poi_are_still_to_be_rolled_for() -> None:
    match = table("")
    with pytest.raises(Illegal) as early:
        play(match, "roll 6,6")
    assert (early.value.code, early.value.rule) == ("not-nature", "FIRE-TURN-02")
    play(match, "end")
    for rule in ("FIRE-TURN-05", "FIRE-POI-02"):
        assert seat(match) == "nature"
        with pytest.raises(Illegal) as refused:
            play(match, "move 0,1")
        assert (refused.value.code, refused.value.rule) == ("not-now", rule)
        play(match, "roll 6,6")


@pytest.mark.rule("FIRE-TURN-03")
def test_actions_are_taken_in_any_order_and_repeated_as_long_as_they_are_paid_for() -> None:
    drawing = row("|1  D s     |")
    match = table(drawing)
    play(match, "open 1,1|1,2", "close 1,1|1,2", "open 1,1|1,2", "close 1,1|1,2")
    assert match.ap == 0
    assert legal(match) == ["end"]
    match = table(drawing)
    play(match, "open 1,1|1,2", "douse 1,2", "move 1,2", "close 1,1|1,2")
    assert (match.ap, at(match, 1), smoking(match)) == (0, "1,2", "")
    match = table(drawing)
    play(match, "open 1,1|1,2", "move 1,2", "close 1,1|1,2", "douse 1,2")
    assert (match.ap, at(match, 1), smoking(match)) == (0, "1,2", "")


@pytest.mark.rule("FIRE-TURN-04")
def test_who_passes_still_has_the_fire_advance_and_the_poi_replenished() -> None:
    match = table(row("|1   ?   ?  |"), crew=2)
    assert "end" in legal(match)
    told = play(match, "end")
    assert "saved 1 4 (FIRE-AP-04)" in told
    assert seat(match) == "nature"
    play(match, "roll 6,6")
    assert smoking(match) == "6,6"
    assert seat(match) == "nature"
    play(match, "roll 5,5")
    assert people(match) == "?1,2 ?1,3 ?5,5"
    assert seat(match) == 2


@pytest.mark.rule("FIRE-TURN-05")
def test_in_the_family_game_the_fire_advances_once_a_turn() -> None:
    match = start(crew=2)
    place_all(match)
    told = play(match, "end", "roll 1,1")
    assert sum(text.startswith("rolled") for text in told) == 1
    assert (seat(match), match.turn) == (2, 2)


@pytest.mark.rule("FIRE-TURN-05")
def test_flare_ups_add_rolls_in_the_experienced_game() -> None:
    match = table(
        """
        +---+---+---+---+
        |  *|   |? *|?  |
        +---+---+---+---+
        |?  |   |   |   |
        +---+---+---+---+
    """,
        rules="experienced",
        crew=["cafs", "rescue"],
    )
    play(match, "end", "roll 1,1")
    assert match.stage == w.ADVANCING  # the first target has a hot spot
    assert seat(match) == "nature"
    play(match, "roll 1,1")
    assert match.stage == w.ADVANCING
    play(match, "roll 6,6")
    assert (seat(match), match.turn) == (2, 2)
    assert burning(match) == "1,1"


@pytest.mark.rule("FIRE-TURN-06")
def test_the_next_turn_begins_only_when_the_poi_are_replenished() -> None:
    match = table("", crew=2)
    play(match, "end", "roll 6,6")
    for i in range(3):
        assert seat(match) == "nature"
        assert match.seat == 0
        play(match, f"roll 5,{1 + i}")
    assert (seat(match), match.seat, match.ap) == (2, 1, 4)


@pytest.mark.rule("FIRE-TURN-07")
@pytest.mark.parametrize("card", ["imaging", "driver", "hazmat"])
def test_what_the_experienced_rules_do_not_change_is_as_in_the_family_game(card: str) -> None:
    """A card with 4 AP and nothing special at hand can do exactly what a family firefighter can, at the same prices."""
    drawing = """
        +---+---+---+---+
        |   | F   s O   |
        +   + x +---+---+
        |v   1  D F !   |
        +---+   +---+---+
        |     F |   |   |
        +---+---+---+---+
    """
    family = table(drawing)
    experienced = table(drawing, rules="experienced", modules="specialists,hazmat,vehicles,hotspots", crew=[card])
    for steps in ([], ["move 1,2"], ["move 2,1"], ["open 2,2|2,3"], ["move 1,2", "move 1,3"], ["move 2,1", "carry 2,2"]):
        plain, other = family.clone(), experienced.clone()
        assert play(plain, *steps)[:-1] == play(other, *steps)[:-1]
        assert plain.ap == other.ap
        assert legal(plain) == [text for text in legal(other) if not text.startswith("drive ambulance")]


@pytest.mark.rule("FIRE-TURN-07")
def test_saving_and_the_ban_on_ending_a_turn_in_fire_hold_in_the_experienced_game() -> None:
    match = table(row("|1    F |"), rules="experienced", crew=["imaging", "driver"])
    play(match, "move 1,2")
    with pytest.raises(Illegal) as refused:
        play(match, "end")
    assert refused.value.rule == "FIRE-MOVE-06"
    play(match, "move 1,1")
    assert "saved 1 1 (FIRE-AP-04)" in play(match, "end")
    assert match.actor == c.NATURE


@pytest.mark.rule("FIRE-TURN-02", "FIRE-EXT-07")
def test_smoke_beside_fire_catches_only_when_the_fire_advances() -> None:
    """R-06: what a firefighter turned to smoke stays smoke for the rest of its actions, and goes for 1 AP more."""
    drawing = row("|1    F   F |")
    match = table(drawing)
    play(match, "douse 1,2")
    assert (smoking(match), burning(match), match.ap) == ("1,2", "1,3", 3)
    removed = match.clone()
    play(removed, "douse 1,2")
    assert (smoking(removed), removed.ap) == ("", 2)
    assert "threat 1,2 fire (FIRE-FLASH-01)" in play(match, "end", "roll 6,6")
    # smoke that the roll puts beside fire is fire at once, and no explosion
    assert "threat 1,2 fire (FIRE-ADV-04)" in play(removed, "end", "roll 1,2")
    assert removed.damage == 0
