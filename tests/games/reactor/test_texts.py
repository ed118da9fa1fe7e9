"""Actions, positions and views as texts; what cannot be read is refused with line and column."""

import json

import pytest

import hotzone
from hotzone.core.errors import BadText
from hotzone.games.reactor.model import constants as w
from tests.games.reactor.figures import lie
from tests.games.reactor.tables import REACTOR, play, table

POSITION = """\
hotzone position 1
reactor 2 board=reactor hearts=2
stage acting actor 2
turn 5 seat 2 dial 4 hearts 2 lost 1
unseen normal 22 emergency 4 working 1 broken 3
pending steps 3
deck 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 S1 S2 S3 S4 S5 S6
soldier 1 player 1 home Ya at 12 radiation 0 held lift 2 mask 3 extra 5
engineer 2 player 2 home Yb at 9 radiation 3 held crane 4 pipeline 6 on 1
firefighter 3 player 3 home Yc at Yc radiation 0 held extinguisher 3 lift 1 hose 5
doctor 4 player 4 home Yd at - radiation 0 held
lying 20 lift 1 from 3
plan
      Ya  f?  f?  f?  f?  Yb
        f?  CB  f?  c?  f?
      f?  FN2 f?  f?  FE1*f?
    f?  c?  f?  --  f?  --  f?
      f?  f?  fe  f?  f?  f?
        f?  c?  FN  c?  f?
      Yc3 f?  f?  f?  f?  Yd
"""


def read(text: str) -> None:
    """Read a position that should be refused."""
    REACTOR.parse(text)


def test_a_position_is_drawn_like_the_board() -> None:
    match = table(
        "9 FN, 12 FE*, 16 --, 21 fe, 26 FN, S1 CB, S4 --", "soldier 12, engineer 9, doctor -", "engineer", lost=1, hearts=2
    )
    match.put("radiation", 1, 3)
    match.put("held", 2 * w.SLOTS + w.LIFT, 1)
    lie(match, "20", "lift", "firefighter")
    setup = REACTOR.setup(hearts=2)
    assert REACTOR.position(match, setup) == POSITION
    assert REACTOR.parse(POSITION)[1].snapshot() == match.snapshot()


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("stage acting", "stage dancing", "bad-stage", 3),
        ("acting actor 2", "acting actor 1", "no-question", 3),
        ("seat 2", "seat 5", "bad-number", 4),
        ("dial 4", "dial 5", "dial-mismatch", 3),
        ("dial 4", "dial 4 dial 4", "bad-number", 4),
        ("hearts 2 lost", "hearts 0 lost", "hearts-mismatch", 3),
        ("emergency 4", "emergency 5", "unseen-mismatch", 3),
        ("normal 22 emergency 4", "normal 21 emergency 5", "tiles-mismatch", 3),
        ("pending steps 3", "pending steps 10", "bad-number", 6),
        ("pending steps 3", "pending steps 3 asked 1", "no-question", 3),
        ("pending steps 3", "pending steps 3 result 1", "no-question", 3),
        ("pending steps 3", "pending steps 3 lost_from S1", "lost-mismatch", 3),
        ("deck 1 2", "deck 1 1 2", "deck-mismatch", 3),
        ("deck 1 2", "deck 1 99", "bad-cell", 7),
        ("deck 1 2", "under Ya\ndeck 1 2", "bad-cell", 7),
        ("deck 1 2", "under 1\ndeck 2", "hearts-mismatch", 3),
        ("soldier 1 player", "soldier 2 player", "bad-character", 8),
        ("at 12 radiation", "at 16 radiation", "in-the-void", 3),
        ("at - radiation 0", "at - radiation 1", "dead-hands", 3),
        ("home Ya", "home 1", "bad-home", 3),
        ("home Ya", "home -", "not-placed", 3),
        ("crane 4", "crane 5", "too-many-tokens", 3),
        ("mask 3", "mask 4", "too-many-tokens", 3),
        ("held lift 2", "held lifts 2", "bad-number", 8),
        ("lying 20", "lying 16", "in-the-void", 3),
        ("lying 20 lift", "lying 20 crane", "bad-line", 12),
        ("plan\n", "plane\n", "bad-line", 13),
        ("plan\n      Ya  f?  f?", "plan\n      Ya  x?  f?", "unknown-tile", 14),
        ("plan\n      Ya  f?  f?", "plan\n      Yb  f?  f?", "wrong-cell", 14),
        ("FN2 f?  f?", "FN2*f?  f?", "unknown-tile", 16),
        ("FN2 f?  f?", "FN9 f?  f?", "unknown-tile", 16),
        ("      f?  FN2", "  z   f?  FN2", "wrong-cell", 16),
        ("      Yc3 f?  f?  f?  f?  Yd\n", "", "plan-height", 14),
        ("hearts=2", "hearts=9", "bad-setting", 2),
        ("reactor 2 board", "reactor 3 board", "other-rules", 2),
        ("unseen normal 22 emergency 4 working 1 broken 3\n", "", "line-missing", 12),
        ("turn 5", "turn 5 seat 2\nturn 5", "line-twice", 5),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_line(old: str, new: str, code: str, line: int) -> None:
    assert POSITION.count(old) >= 1
    with pytest.raises(BadText) as error:
        read(POSITION.replace(old, new, 1))
    assert (error.value.code, error.value.line) == (code, line)
    assert error.value.column >= 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-verb"),
        ("dance", "unknown-verb"),
        ("move", "bad-target"),
        ("move 1 2", "bad-target"),
        ("move 32", "bad-cell"),
        ("move S7", "bad-cell"),
        ("kit 5", "bad-target"),
        ("kit 0", "bad-target"),
        ("give crane 2", "bad-target"),
        ("face blue", "bad-target"),
        ("end now", "bad-target"),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str, code: str) -> None:
    match = table()
    with pytest.raises(BadText) as error:
        REACTOR.read(match, text)
    assert (error.value.code, error.value.column > 0) == (code, True)


def test_capitals_and_blanks_do_not_matter() -> None:
    match = table()
    assert REACTOR.read(match, "  Card   s4 ") == REACTOR.read(match, "card S4")


def test_a_view_is_plain_data_and_lists_what_is_legal() -> None:
    match = table("9 FN", "engineer 9", "engineer")
    lie(match, "9", "lift", "soldier")
    view = json.loads(json.dumps(REACTOR.view(match, 0)))
    assert view["cells"]["9"] == {
        "place": "fuel",
        "tile": "fuel",
        "up": True,
        "sign": "black",
        "attention": False,
        "extinguisher": False,
        "lying": [{"token": "lift", "from": 1, "count": 1}],
    }
    assert {"text": "pipeline 9", "verb": "pipeline", "cost": 0, "cell": "9"} in view["legal"]
    assert {"text": "move 10", "verb": "move", "cost": 1, "cell": "10"} in view["legal"]
    assert view["characters"][1]["name"] == "engineer"


def test_the_prompt_plays_reactor() -> None:
    match = hotzone.new("reactor", hearts=3, dealer=False)
    match.play("card 16")
    assert [str(event) for event in match.play("face red")] == [
        "turned-up 16 emergency assembly (REACTOR-PHASE-03)",
        "dial 1 (REACTOR-DIAL-01)",
    ]
    assert match.legal() == ["move 1", "move 5", "mask", "leave lift Ya", "leave mask Ya", "end"]
    match.play("move 1")
    again = hotzone.replay(match.record(), check=True)
    assert again.match == match.match


def test_a_story_in_words() -> None:
    match = table("9 FN, 16 --", "soldier 9, doctor 9", "doctor")
    assert play(match, "leave kit 9", "lift 16") == [
        "held 4 kit 2 (REACTOR-PASS-02)",
        "lying 9 kit of 4 1 (REACTOR-PASS-02)",
        "held 4 lift 1 (REACTOR-LIFT-01)",
        "tile-moved 9 16 (REACTOR-LIFT-01)",
    ]
