"""What people see and hear at a terminal."""

import pytest

from hotzone.core.game import BadText
from hotzone.reactor import words as w
from hotzone.reactor.sentences import QUIET, SENTENCES
from tests.reactor.tables import REACTOR, lie, play, table
from tests.reactor.worlds import walk, world

SHOWN = REACTOR.shown()


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
    assert SHOWN.answer(match, ["look", "9"]) == ["9: unseen assembly, face down; beside S1 10 15 S3 8 5."]


def test_questions_are_answered_in_words() -> None:
    match = table("9 FN, 12 FE", "soldier 9")
    lie(match, "9", "kit", "doctor")
    assert SHOWN.answer(match, ["look"]) == ["9: normal assembly, face up, soldier, 1 kit left by 4; beside S1 10 15 S3 8 5."]
    assert SHOWN.answer(match, ["emergency"]) == ["12"]
    assert SHOWN.answer(match, ["where"])[0] == "1 soldier on 9, radiation 0: 2 lift, 3 mask, 5 extra"
    assert SHOWN.answer(match, ["cards"])[0].endswith("31 S1 S2 S3 S4 S5 S6")
    with pytest.raises(BadText):
        SHOWN.answer(match, ["why"])


def test_the_status_says_how_it_stands() -> None:
    match = table("9 FN", "soldier 9")
    assert SHOWN.status(match) == [
        "Turn 5: soldier, 4 steps left",
        "dial 1 (green)  hearts 1",
        "cards left 31 and 6",
        "unseen: 6 emergency, 2 working",
    ]
    assert SHOWN.question(match) == "The soldier acts."
    assert len(SHOWN.legend(match)) == 4
    assert SHOWN.about(match) == ["Reactor: the active zone: 31 fuel cells, 6 control cells; yellow from 11, red from 21."]
    play(match, "end")
    assert SHOWN.question(match) == "Draw a card."
    play(match, "card 3")
    assert SHOWN.question(match) == "What does the tile of 3 show?"
    assert SHOWN.result(match) == ["It is not decided yet.", "Dial 1, 1 hearts, 4 alive, 6 turns."]


def test_every_event_has_a_sentence() -> None:
    assert {*SENTENCES, *QUIET} == set(range(1, w.EVENT_KINDS))
    for seed in range(12):
        here = world(seed)
        match = here.new()
        for step in walk(match, here.seed, here.style):
            for event in REACTOR.tell(match, step.rows):
                assert SHOWN.sentence(match, event) or event.row[0] in QUIET
            assert all((SHOWN.picture(match), SHOWN.status(match), SHOWN.question(match)))
