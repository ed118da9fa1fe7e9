"""What people see and hear at a terminal."""

import pytest

from hotzone.core.errors import BadText
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.text.events import FORMS
from hotzone.games.reactor.text.sentences import QUIET
from hotzone.languages import words
from tests.games.reactor.figures import lie
from tests.games.reactor.random_matches import walk, world
from tests.games.reactor.tables import REACTOR, play, table

SHOWN = REACTOR.display(words("en", "reactor"))


def test_the_picture_shows_numbers_tiles_and_figures() -> None:
    match = table("12 FE*, 16 --, S4 CW, 9 fn", "soldier 12, doctor 12, engineer 12")
    assert SHOWN.picture(match)[1:5] == [
        "                Ya       1f?     2f?     3f?     4f?    Yb",
        "                     5f?    S1c?     6f?    S2c?     7f?",
        "                 8f?     9fn    10f?    11f?    12FE*1+ 13f?",
        "            14f?    S3c?    15f?    16--    17f?    S4CW    18f?",
    ]


def test_what_the_players_must_remember_is_not_drawn() -> None:
    match = table("9 fn, 10 fe", memory="hidden")
    assert " 9f?    10fe" in SHOWN.picture(match)[3]
    assert SHOWN.answer(match, ["look", "9"]) == ["9: fuel assembly, face down; beside S1 10 15 S3 8 5."]


def test_questions_are_answered_in_words() -> None:
    match = table("9 FN, 12 FE", "soldier 9")
    lie(match, "9", "kit", "doctor")
    assert SHOWN.answer(match, ["look"]) == ["9: normal fuel assembly, face up, Soldier, kit × 1 (Doctor); beside S1 10 15 S3 8 5."]
    assert SHOWN.answer(match, ["emergency"]) == ["12"]
    assert SHOWN.answer(match, ["where"])[0] == "1 Soldier on 9, dose 0: lift × 2, mask × 3, extra × 5"
    assert SHOWN.answer(match, ["cards"])[0].endswith("31 S1 S2 S3 S4 S5 S6")
    with pytest.raises(BadText):
        SHOWN.answer(match, ["why"])


def test_the_status_says_how_it_stands() -> None:
    match = table("9 FN", "soldier 9")
    assert SHOWN.status(match) == [
        "Turn 5: Soldier, 4 steps left",
        "dial 1 (green)  hearts 1",
        "cards left 31 and 6",
        "unseen: 6 emergency, 2 working",
    ]
    assert SHOWN.question(match) == "Soldier acts."
    assert [SHOWN.price(cost) for cost in (1, 2)] == ["1 step", "2 steps"]
    assert len(SHOWN.legend(match)) == 11
    assert SHOWN.about(match) == ["The active zone: 31 fuel cells, 6 control cells; yellow from 11, red from 21."]
    play(match, "end")
    assert SHOWN.question(match) == "Draw a card."
    play(match, "card 3")
    assert SHOWN.question(match) == "What does the tile of 3 show?"
    assert SHOWN.result(match) == ["Not over", "Accident level 1, hearts 1, alive 4, turns 6."]


def test_every_event_has_a_sentence() -> None:
    assert set(FORMS) == set(range(1, w.EVENT_KINDS))
    for seed in range(12):
        here = world(seed)
        match = here.new()
        for step in walk(match, here.seed, here.style):
            for event in REACTOR.tell(match, step.rows):
                said = SHOWN.sentence(match, event)
                assert said.endswith(".") or event.row[0] in (*QUIET, w.TURN)
            assert all((SHOWN.picture(match), SHOWN.status(match), SHOWN.question(match)))


def test_tokens_on_cells_masks_and_players_are_shown() -> None:
    match = table("9 FN", "soldier 9", players=2)
    lie(match, "9", "kit", "doctor")
    match.masked = 1
    lines = SHOWN.crew(match)
    assert lines[0].startswith("1 Soldier (player 1) on 9, dose 0, wears a gas mask: ")
    assert lines[1].startswith("2 Engineer (player 2) ")
    assert lines[4] == "left on 9: kit × 1 (Doctor)"
    assert SHOWN.who(match, 3) == "Doctor (player 2)"
    assert SHOWN.who(table(), 3) == "Doctor"


def test_a_sacrifice_and_giving_up_are_asked_twice() -> None:
    match = table("9 FE", "soldier 9, doctor 9", giving_up="yes")
    asked = SHOWN.sure(match, "sacrifice 9")
    assert "with it die: Soldier, Doctor." in asked
    assert "the match is lost" in asked
    assert SHOWN.sure(match, "give-up")
    assert not any(SHOWN.sure(match, text) for text in ("move 10", "open 9", "end"))
