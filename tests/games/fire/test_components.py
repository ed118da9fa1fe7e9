"""What is in the box (FIRE-COMP)."""

from fractions import Fraction

import pytest

from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.errors import BadSetup, Illegal
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.page.view import view
from hotzone.games.fire.rules import placing
from tests.games.fire.starting import pass_turn, place_all, roll_on, seat, start
from tests.games.fire.tables import FIRE, edge, legal, people, play, row, table
from tests.languages import each_edition


def on_board(match: Match) -> int:
    """The threat markers on the board."""
    return sum(1 for cell in match.plan.cells() if match.get("threat", cell))


@pytest.mark.rule("FIRE-COMP-01")
@pytest.mark.parametrize(("edition", "markers"), [("en", 33), ("ru", 33), ("cs", 34), ("it", 33)])
def test_all_threat_markers_are_on_the_board_or_in_the_supply_one_a_space(edition: str, markers: int) -> None:
    dice = Dice(7)
    for rules in ("family", "experienced"):
        match = start(rules=rules, edition=edition, crew=3)
        for _ in range(400):
            assert match.markers + on_board(match) == markers  # D1
            assert match.markers >= 0
            if match.actor == c.NOBODY:
                break
            actions = match.legal()
            match.play(match.sample_chance(dice) if match.actor == c.NATURE else actions[dice.below(len(actions))])


@pytest.mark.rule("FIRE-COMP-01")
@pytest.mark.parametrize(("edition", "fires"), [("en", 33), ("cs", 34)])
def test_the_supply_ends_with_the_last_marker_of_the_edition(edition: str, fires: int) -> None:
    match = table("", edition=edition)
    for i in range(40):
        match.stage, match.asked, match.actor = w.ADVANCING, w.BOTH, c.NATURE
        play(match, f"roll {1 + i // 8},{1 + i % 8}")
    assert on_board(match) == fires


@pytest.mark.rule("FIRE-COMP-01")
def test_a_marker_is_turned_from_smoke_to_fire_and_back_without_a_second_one() -> None:
    match = table(row("|1s     |"))
    match.stage, match.asked, match.actor = w.ADVANCING, w.BOTH, c.NATURE
    left = match.markers
    assert "threat 1,1 fire (FIRE-ADV-03)" in play(match, "roll 1,1")
    assert match.markers == left == 32


@pytest.mark.rule("FIRE-COMP-02", "FIRE-SETUPF-04")
def test_of_the_eighteen_poi_two_victims_and_one_false_alarm_stay_in_the_box() -> None:
    match = table(row("|1   ?   ?   ?  |"))
    unseen = {"victim": 12 - 2, "alarm": 6 - 1}
    assert (match.victims, match.alarms) == (unseen["victim"], unseen["alarm"])
    for step, face in enumerate(("victim", "alarm", "victim"), 2):
        play(match, f"move 1,{step}")
        odds = {FIRE.write(match, action): chance for action, chance in FIRE.odds(match)}
        both = sum(unseen.values())
        assert odds == {f"face {kind}": Fraction(many, both) for kind, many in unseen.items()}
        play(match, f"face {face}")
        unseen[face] -= 1


@pytest.mark.rule("FIRE-COMP-02")
def test_a_poi_shows_only_its_back_until_it_is_turned_up() -> None:
    match = start(crew=1)
    assert people(match) == "?2,4 ?5,1 ?5,8"
    assert view(match)["poi"] == [{"at": at, "kind": "poi"} for at in ("2,4", "5,1", "5,8")]


@pytest.mark.rule("FIRE-COMP-02")
def test_when_all_false_alarms_are_seen_the_rest_are_victims_and_nobody_is_asked() -> None:
    match = table(row("|1   ?  |"))
    match.alarms = 0
    assert "turned-up 1,2 victim (FIRE-REVEAL-01)" in play(match, "move 1,2")
    assert match.victims == 9


@pytest.mark.rule("FIRE-COMP-03")
def test_twenty_three_damage_markers_hold_the_twenty_fourth_ends_the_match() -> None:
    match = table(row("|1  |   |"))
    match.damage = 22
    told = play(match, "chop 1,1|1,2")
    assert match.damage == 23
    assert match.actor == 0
    told = play(match, "chop 1,1|1,2")
    assert "collapsed (FIRE-END-03)" in told
    assert match.damage == 24
    assert match.actor == c.NOBODY


@pytest.mark.rule("FIRE-COMP-04", "FIRE-SETUPF-02", "FIRE-SETUPE-02")
@each_edition
@pytest.mark.parametrize(
    ("board", "doors"),
    [
        ("base-front", "1,3|1,4 2,5|2,6 2,8|3,8 3,2|3,3 4,4|5,4 4,6|4,7 6,5|6,6 6,7|6,8"),
        ("base-back", "1,5|1,6 3,5|3,6 3,5|4,5 3,6|4,6 4,3|5,3 4,6|4,7 4,6|5,6"),
    ],
)
def test_a_closed_door_stands_in_every_doorway_with_a_circle(edition: str, board: str, doors: str) -> None:
    for rules in ("family", "experienced"):
        if (rules, edition, board) == ("experienced", "ru", "base-front"):
            continue  # D10: not a match of this edition
        match = start(rules=rules, edition=edition, board=board)
        kinds = {match.plan.write_edge(i): match.get("edge", i) for i in range(2, len(match.plan.edge_cells))}
        assert sorted(name for name, kind in kinds.items() if kind == w.DOOR) == doors.split()
        assert not {w.DOOR_OPEN, w.DOOR_GONE, w.DAMAGED, w.DESTROYED} & set(kinds.values())


@pytest.mark.rule("FIRE-COMP-05")
def test_six_firefighters_may_save_four_each_although_there_are_twenty_one_action_markers() -> None:
    """The markers only record (R-34)."""
    match = start(crew=6)
    place_all(match)
    for i in range(6):
        pass_turn(match, f"1,{1 + i}")
    assert [match.get("saved", i) for i in range(6)] == [4] * 6


@pytest.mark.rule("FIRE-COMP-05")
def test_the_three_heal_markers_are_enough_for_every_victim_on_the_board() -> None:
    match = table(row("|v      |"), crew=["paramedic"], rules="experienced")
    for slot in (1, 2):
        match.put("poi", slot, w.VICTIM)
        match.put("poi_at", slot, match.get("poi_at", 0))
    match.put("at", 0, match.get("poi_at", 0))
    play(match, *["treat 1,1"] * 3)
    assert people(match) == "t1,1 t1,1 t1,1"
    assert match.ap == 1


@pytest.mark.rule("FIRE-COMP-06")
def test_no_two_firefighters_hold_the_same_card() -> None:
    with pytest.raises(BadSetup) as refused:
        start(rules="experienced", crew=["cafs", "cafs"])
    assert (refused.value.code, refused.value.rule) == ("card-twice", "FIRE-COMP-06")
    match = start(rules="experienced", crew=2)
    roll_on(match)
    assert len(legal(match)) == 8  # one card of each
    play(match, "take cafs")
    assert "take cafs" not in legal(match)
    assert len(legal(match)) == 7


@pytest.mark.rule("FIRE-COMP-06")
def test_a_card_in_use_cannot_be_changed_to() -> None:
    match = table("", rules="experienced", crew=["cafs", "captain"])
    match.put("at", 0, match.plan.read_cell("0,7"))
    assert "change captain" not in legal(match)
    assert "change cafs" not in legal(match)
    assert sum(text.startswith("change") for text in legal(match)) == 6
    with pytest.raises(Illegal) as refused:
        play(match, "change captain")
    assert refused.value.code == "card-in-use"


@pytest.mark.rule("FIRE-COMP-07")
def test_one_engine_and_one_ambulance_take_part_in_an_experienced_game() -> None:
    match = start(rules="experienced", crew=["driver"])
    roll_on(match)
    place_all(match)
    assert [text.rsplit(" ", 1)[0] for text in legal(match)] == ["park engine"] * 4
    play(match, "park engine 0,7")
    assert [text.rsplit(" ", 1)[0] for text in legal(match)] == ["park ambulance"] * 4
    play(match, "park ambulance 3,9")
    assert view(match)["vehicles"] == {"engine": ["0,7", "0,8"], "ambulance": ["3,9", "4,9"]}
    assert match.stage == w.ACTING  # no third vehicle is asked for


@pytest.mark.rule("FIRE-COMP-08")
@pytest.mark.parametrize("crew", range(1, 7))
def test_one_to_six_firefighters_take_part(crew: int) -> None:
    match = start(crew=crew)
    place_all(match)
    assert FIRE.seats(match) == crew
    assert len([f for f in range(8) if match.get("at", f) != c.NOWHERE]) == crew


@pytest.mark.rule("FIRE-COMP-08")
@pytest.mark.parametrize("crew", ["0", "7", "-1", "many"])
def test_no_other_number_of_firefighters_is_accepted(crew: str) -> None:
    with pytest.raises(BadSetup) as refused:
        start(crew=crew)
    assert refused.value.rule in ("FIRE-COMP-08", "FIRE-VAR-04")


@pytest.mark.rule("FIRE-COMP-08", "FIRE-SETUPE-14")
def test_one_player_may_run_several_firefighters_and_each_has_its_own_turn_savings_and_card() -> None:
    """R-51: the crew size counts firefighters, not players."""
    match = start(rules="experienced", players=1, crew=["cafs", "generalist", "rescue"])
    assert match.options.extra_spots == 2  # as for three
    roll_on(match)
    place_all(match, "3,0")
    play(match, "park engine 0,7", "park ambulance 3,9")
    for number, ap in ((1, 3), (2, 5), (3, 4)):
        assert (seat(match), match.ap) == (number, ap)
        play(match, "end")
        assert match.stage == w.ADVANCING
        play(match, "roll 6,8")
        assert seat(match) == number % 3 + 1
    assert [match.get("saved", i) for i in range(3)] == [3, 4, 4]


@pytest.mark.rule("FIRE-COMP-08")
def test_there_are_no_more_players_than_firefighters() -> None:
    with pytest.raises(BadSetup) as refused:
        start(players=3, crew=2)
    assert refused.value.rule == "FIRE-COMP-08"


@pytest.mark.rule("FIRE-COMP-02", "FIRE-SETUPF-06")
def test_the_poi_supply_is_what_is_neither_seen_nor_on_the_board() -> None:
    match = start(crew=1)
    assert placing.supply(match) == 15 - 3
    assert edge(match, "1,3|1,4") == w.DOOR
