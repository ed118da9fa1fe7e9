"""The crew thinks about Reactor: sure wins are taken, sure losses avoided, hints and reasons are true."""

from __future__ import annotations

import pytest

from hotzone.ai.bots import registry as bot_registry
from hotzone.ai.bots.crew_bot import CrewBot
from hotzone.ai.bots.strengths import network
from hotzone.ai.search.self_play import CorePlayer
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.core.rows import COMPILED
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.risk import risk
from hotzone.sim.all_setups import every_setup
from tests.ai.effort import Effort
from tests.games.playing import choices
from tests.games.reactor.figures import cell, seat
from tests.games.reactor.tables import REACTOR, after, begin, deck, table
from tests.volume import volume

LEARNED = [True, False]
RING = "12 fe, 13 fe, 18 fe, 24 fe, 23 fe, S4 cw"  # five of the six around S4; 17 is the last cell


def plan(match: Match, learned: bool = True) -> list[str]:
    """The plan of a search with or without the network that ships."""
    search = TurnSearch(match, network(match) if learned else None, 4000, 60, 0)
    return [REACTOR.write(match, action) for action in search.best_plan()]


@pytest.mark.parametrize("learned", LEARNED)
def test_the_last_assembly_is_lifted_into_its_place(learned: bool) -> None:
    match = table(f"{RING}, 17 --, 16 fe", "soldier 16, engineer 1, firefighter 2, doctor 3")
    assert after(match, plan(match, learned)).result == w.VICTORY


@pytest.mark.parametrize("learned", LEARNED)
def test_a_walk_and_a_lift_win_at_once(learned: bool) -> None:
    match = table(f"{RING}, 17 --, 21 fe", "doctor 15, soldier 1", active="doctor")
    assert after(match, plan(match, learned)).result == w.VICTORY


@pytest.mark.parametrize("learned", LEARNED)
def test_the_crane_reaches_from_anywhere_for_the_win(learned: bool) -> None:
    match = table(f"{RING}, 17 --, 28 fe", "doctor 28, engineer 4", active="engineer")
    assert after(match, plan(match, learned)).result == w.VICTORY


@pytest.mark.parametrize("learned", LEARNED)
def test_the_card_that_must_come_finds_the_assembly_cooled(learned: bool) -> None:
    match = table("16 FE", "engineer 15, soldier 1", active="engineer", hearts=1)
    deck(match, "16")
    assert risk(match)["defeat"] == 1.0
    assert risk(after(match, plan(match, learned)))["defeat"] == 0.0


@pytest.mark.parametrize("learned", LEARNED)
def test_nobody_gives_his_life_on_an_emergency_assembly(learned: bool) -> None:
    match = table("16 fe, 3 FN", "soldier 16, doctor 3")
    assert "sacrifice 16" not in plan(match, learned)


def test_what_a_tile_shows_is_not_known_before_it_is_opened() -> None:
    match = table("", "soldier 10, engineer Yb, firefighter Yc, doctor Yd")
    clone = match.clone()
    for text in plan(match):
        assert clone.actor == match.seat
        clone.play(REACTOR.read(clone, text))
    assert clone.actor == c.NATURE  # up to the sign of a tile or the next cards, not beyond


# --- whole matches


@pytest.mark.parametrize("name", bot_registry.bot_names())
@pytest.mark.parametrize("sample", [0, 3, 5] if COMPILED else [3])  # that both think alike is shown in compiled_and_pure
def test_every_bot_plays_reactor_by_the_rules(name: str, sample: int) -> None:
    game, dice, bot = REACTOR, Dice(5), bot_registry.bot(name, 5)
    match = game.new(game.setup(**game.samples()[sample]))
    assert len(list(choices(game, match, bot, dice, 0.01, volume(60, 20)))) >= volume(5, 2)


@pytest.mark.compiled_only
def test_the_crew_ends_a_match_of_every_set_up() -> None:
    for i, setup in enumerate(every_setup(REACTOR)[:40]):
        player = CorePlayer(REACTOR.new(setup).clone(), None, 300, 3, 0)
        player.play(3, i, 1, 3000)
        assert player.matches == 1


@pytest.mark.compiled_only
def test_the_same_seed_gives_the_same_matches() -> None:
    told = []
    for _ in range(2):
        start = REACTOR.new(REACTOR.setup(hearts=2))
        player = CorePlayer(start.clone(), network(start), 800, 8, 0)
        player.play(7, 0, 4)
        told.append((player.actions, player.turns, [player.ending(i) for i in range(5)]))
    assert told[0] == told[1]


@pytest.mark.compiled_only
def test_a_turn_of_the_crew_stays_small_enough_to_think_over_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match, dice, bot = REACTOR.new(REACTOR.setup(hearts=3)), Dice(4), CrewBot()
    effort, largest = Effort(monkeypatch), 0
    while match.actor != c.NOBODY and match.turn < 40:
        if match.actor == c.NATURE:
            match.play(match.sample_chance(dice))
            continue
        action = bot.choose(match, REACTOR, match.actor, 1.0).action
        largest = max(largest, effort.spent())
        match.play(action)
    assert 1_000 < largest < 8_000  # a table takes some microseconds


def looks(cards: str) -> tuple[int, int]:
    """Tables that a thought met and how often it judged one, in the red sector with these cards left."""
    match = table(", ".join(f"{i} FN" for i in range(1, 22)) + ", 22 FE", "doctor S3", active="doctor", hearts=3)
    deck(match, cards)
    match.control_left = 0
    for i in range(match.board.fuel_count, match.board.tile_count):
        match.put("deck", i, 0)
    search = TurnSearch(match, None, 400, 20, 0)
    search.best_plan()
    return search.count, search.looks


@pytest.mark.parametrize("cards", ["22", "30", "22 30", "1 2 3 4 5"])
def test_a_last_card_in_the_deck_does_not_make_a_turn_long(cards: str) -> None:
    """The card that must come is seen, the new deck behind it is not played through card by card."""
    met, judged = looks(cards)
    assert met > 50
    assert judged < 3 * met


# --- reasons and hints


def test_a_hint_names_the_cell_and_the_chances_of_its_line() -> None:
    from hotzone.ai import coach

    match = table("16 FE", "engineer 15, soldier 1", active="engineer", hearts=1)
    deck(match, "16 2 3 4")
    match.opened = 1
    found = coach.hint(match, REACTOR, match.actor)
    assert found["clue"] == "r-cool"
    assert found["place"] == {"cell": "16"}
    assert found["odds"]["defeat"] == 0.0


def test_reasons_are_true() -> None:
    match = table("16 FE", "engineer 15, soldier 1", active="engineer", hearts=1)
    deck(match, "16 2 3 4")
    cooled, idle = after(match, ["move 16", "pipeline 16", "end"]), after(match, ["end"])
    units = {unit["unit"]: unit for unit in REACTOR.weigh(cooled, idle)}
    assert units["r-defeat"] == {"unit": "r-defeat", "ours": 0.0, "theirs": risk(idle)["defeat"], "gain": True}
    assert not units["r-dose"]["gain"]


def test_a_seat_can_be_advised_before_its_turn_but_not_when_dead() -> None:
    match = table("", "doctor -, engineer 7")
    turn = REACTOR.in_turn(match, seat(match, "engineer"))
    assert turn is not None
    assert turn.actor == seat(match, "engineer")
    assert f"open {7}" in [REACTOR.write(turn, action) for action in turn.legal()]
    assert REACTOR.in_turn(match, seat(match, "doctor")) is None


def test_a_mask_is_weighed_before_the_cards() -> None:
    match = table("5 FN", "soldier 5")
    begin(match, "soldier")
    choice = CrewBot().choose(match, REACTOR, match.actor, 1.0)
    assert REACTOR.write(match, choice.action) in ("mask", "ready")
    assert cell(match, "5") == match.get("at", 0)
