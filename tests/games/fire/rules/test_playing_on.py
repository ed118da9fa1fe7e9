"""Playing on after the seventh rescue, and what the ends have in common (FIRE-END-06 to FIRE-END-09)."""

import pytest

from hotzone.core import constants as c
from hotzone.core.errors import BadText
from hotzone.games.fire.model import constants as w
from hotzone.games.fire.rules import carrying
from tests.games.fire.rules.test_ending import at_the_door, bring_out
from tests.games.fire.tables import FIRE, cell, legal, nobody, people, play, row, table


@pytest.mark.rule("FIRE-END-06")
def test_after_the_seventh_rescue_the_players_may_play_on_with_the_ap_left() -> None:
    match = at_the_door(6)
    bring_out(match)
    play(match, "play-on")
    assert (match.stage, match.actor, match.ap, match.result) == (w.ACTING, 0, 2, w.UNDECIDED)
    assert "ended" not in " ".join(play(match, "end", "roll 1,4"))  # and Advance Fire comes
    assert match.stage == w.REPLENISHING


@pytest.mark.rule("FIRE-END-06")
def test_all_ten_rescued_are_a_perfect_game() -> None:
    match = at_the_door(9)
    match.playing_on = 1
    assert bring_out(match)[-1] == "ended perfect (FIRE-END-06)"
    assert FIRE.result(match) == {"ending": "perfect", "won": 1, "rescued": 10, "lost": 0, "damage": 0, "turns": 1}


@pytest.mark.rule("FIRE-END-06")
def test_they_are_asked_once_only() -> None:
    match = at_the_door(7)
    match.playing_on = 1
    bring_out(match)
    assert (match.rescued, match.stage) == (8, w.ACTING)


@pytest.mark.rule("FIRE-END-06")
def test_they_are_not_asked_when_no_victim_is_left() -> None:
    match = at_the_door(6)
    match.lost, match.victims = 3, 0
    assert bring_out(match)[-1] == "ended victory (FIRE-END-01)"


@pytest.mark.rule("FIRE-END-06")
def test_a_victim_found_but_not_yet_brought_out_is_still_in_play() -> None:
    match = at_the_door(6)
    match.lost, match.victims = 2, 0
    carrying.add(match, w.VICTIM, cell(match, "1,3"))
    bring_out(match)
    assert legal(match) == ["finish", "play-on"]


@pytest.mark.rule("FIRE-END-06")
def test_they_may_stop_at_any_decision_of_their_turns() -> None:
    match = at_the_door(6)
    assert "finish" not in legal(match)
    bring_out(match)
    play(match, "play-on", "move 0,2")
    assert "finish" in legal(match)
    assert play(match, "finish")[-1] == "ended victory (FIRE-END-06)"


@pytest.mark.rule("FIRE-END-06")
def test_it_lasts_until_no_victim_is_left_after_a_rescue() -> None:
    match = at_the_door(7)
    match.playing_on, match.lost, match.victims = 1, 2, 0
    bring_out(match)
    assert (match.rescued, match.result) == (8, w.VICTORY)


@pytest.mark.rule("FIRE-END-06")
def test_it_lasts_until_no_victim_is_left_after_the_losses() -> None:
    match = table(row("|vs |   |"))
    match.playing_on, match.rescued, match.lost, match.victims = 1, 7, 2, 0
    assert play(match, "end", "roll 1,1")[-1] == "ended victory (FIRE-END-06)"
    assert FIRE.result(match)["lost"] == 3


@pytest.mark.rule("FIRE-END-07")
def test_seven_rescued_and_four_lost_exclude_each_other() -> None:
    match = table(row("|vs  vF  ?s |"))
    match.playing_on, match.rescued, match.victims = 1, 7, 1
    play(match, "end", "roll 6,8", "face victim")
    assert (match.rescued, match.lost, match.result) == (7, 3, w.VICTORY)  # nobody else can be lost


@pytest.mark.rule("FIRE-END-07")
def test_a_position_with_more_than_ten_victims_is_refused() -> None:
    setup = FIRE.setup(crew=1)
    match = FIRE.new(setup)
    play(match, "place 0,1")
    text = FIRE.position(match, setup)
    assert "rescued 0 lost 0 damage 0 victims 10" in text
    with pytest.raises(BadText) as refusal:
        FIRE.parse(text.replace("rescued 0 lost 0 damage 0 victims 10", "rescued 7 lost 4 damage 0 victims 0"))
    assert refusal.value.code == "too-many-people"


@pytest.mark.rule("FIRE-END-08")
def test_all_seats_win_or_lose_together() -> None:
    won = at_the_door(6, crew=4)
    bring_out(won)
    play(won, "finish")
    assert won.actor == c.NOBODY
    assert [FIRE.view(won, seat)["result"] for seat in range(4)] == ["victory"] * 4
    lost = table(row("|vs |"), crew=4)
    lost.lost, lost.rescued, lost.victims = 3, 2, 4
    play(lost, "end", "roll 1,1")
    assert lost.actor == c.NOBODY
    assert [FIRE.view(lost, seat)["result"] for seat in range(4)] == ["defeat"] * 4


@pytest.mark.rule("FIRE-END-09")
@pytest.mark.parametrize("rules", ["family", "experienced"])
def test_victory_defeat_and_collapse_are_the_same_in_both_games(rules: str) -> None:
    match = at_the_door(6, rules=rules)
    bring_out(match)
    play(match, "finish")
    assert match.result == w.VICTORY

    match = at_the_door(0, rules=rules)
    match.lost = 3
    match.put("poi_at", 0, cell(match, "1,1"))
    match.put("at", 0, cell(match, "2,2"))
    match.put("threat", cell(match, "1,1"), w.SMOKE)
    play(match, "end", "roll 1,1")
    assert (match.result, people(match)) == (w.DEFEAT, "")

    match = at_the_door(0, rules=rules)
    match.damage = 23
    match.put("at", 0, cell(match, "1,2"))
    play(match, "chop 0,2|1,2")
    assert (match.result, nobody(match)) == (w.COLLAPSE, True)


@pytest.mark.rule("FIRE-END-06")
def test_who_plays_on_may_stop_at_any_decision_of_the_action_phase() -> None:  # riders and re-rolls too
    drawing = """
        +   +
         1
    """
    for deed in ("drive ambulance 3,9", "gun 1,5"):
        match = table(drawing, rules="experienced", crew="driver")
        match.rescued, match.victims, match.playing_on = 7, 3, 1
        match.put("at", 0, cell(match, "0,5" if deed.startswith("drive") else "0,7"))
        play(match, deed)
        if match.actor == c.NATURE:
            play(match, "roll 2,6")
        assert legal(match)[-1] == "finish"
        assert play(match, "finish") == ["ended victory (FIRE-END-06)"]
        assert (match.riders, match.red, match.black, match.asked) == (0, 0, 0, 0)
