"""What a turn promises does not depend on the width of the search where a wider one sees nothing new."""

from __future__ import annotations

from typing import Any

import pytest

from hotzone import registry
from hotzone.ai.bots.strengths import network
from hotzone.ai.search.turn_search import TurnSearch
from hotzone.core import constants as c
from hotzone.core.dice import Dice
from hotzone.games.fire.match import Match
from hotzone.games.fire.model import constants as w
from hotzone.languages import words
from tests.games.fire.figures import give, pools, purse
from tests.games.fire.rules.test_deck_gun import engine
from tests.games.fire.tables import BURNING, FIRE, play, table

WIDTHS = (24, 100, 2000)
BLUR = {"fire": 0.002, "reactor": 0.02}  # more tables at one number of AP may crowd out a good one at the next
FOUND = {"fire": 0.006, "reactor": 0.03}  # what better plans add on average
WITH_A_CALL = BURNING.replace("                     F   s", "                ?    F   s")
SETUPS: list[tuple[str, dict[str, object]]] = [
    ("fire", {"rules": "experienced", "level": "heroic", "board": "base-back", "crew": "driver,cafs,rescue,generalist"}),
    ("fire", {"rules": "experienced", "level": "veteran", "crew": 3}),
    ("fire", {"crew": 4}),
    ("reactor", {}),
    ("reactor", {"hearts": 1}),
]


def promise(match: Any, width: int, nodes: int = 30_000) -> float:
    """What a search of this width promises; no roll of nature's part is looked at closely."""
    search = TurnSearch(match, network(match), nodes, width, 0)
    search.best_plan()
    return search.promise()


def by_hand(match: Match, known: dict[bytes, float]) -> float:
    """What a shot is worth if every answer and every question after it is looked at, table by table."""
    here = match.snapshot()
    if here not in known:
        if match.actor != c.NATURE and match.stage != w.REROLLING:
            return promise(match, 1, 50)  # no AP are left: it is what the turn's end is worth
        found = []
        for action in match.legal():
            after = match.clone()
            after.play(action)
            found.append(by_hand(after, known))
        known[here] = sum(found) / len(found) if match.actor == c.NATURE else max(found)
    return known[here]


def shot(card: str, rerolls: str = "sequential") -> Match:
    """The dice of the deck gun are about to fall, and nothing else can be done in this turn."""
    match = give(engine(card, WITH_A_CALL, driver_reroll=rerolls), 2 if card == "driver" else 4)
    match.fresh = 0
    play(match, "gun 4,5")
    return match


@pytest.mark.compiled_only  # nine hundred tables an option: minutes uncompiled
@pytest.mark.parametrize("rerolls", ["sequential", "joint"])
@pytest.mark.parametrize("card", ["driver", "generalist"])
def test_a_shot_promises_what_all_its_rolls_and_rerolls_come_to(card: str, rerolls: str) -> None:
    match = shot(card, rerolls)
    assert bool(match.options.joint_reroll) == (rerolls == "joint")
    true = by_hand(match, {})
    for width in (1, *WIDTHS):
        assert promise(match, width) == pytest.approx(true, abs=1e-9)


def test_a_shot_is_looked_into_even_by_the_narrowest_search() -> None:
    match = shot("driver")
    few = TurnSearch(match, network(match), 200, 1, 0)
    few.best_plan()
    assert few.count < 20  # the spaces it can hit, not the nine hundred tables on the way there
    many = TurnSearch(match, network(match), 200, 50, 0)
    many.best_plan()
    assert few.promise() == many.promise()


@pytest.mark.compiled_only  # widths of thousands
@pytest.mark.parametrize(("name", "settings"), SETUPS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_wider_search_promises_hardly_more_and_never_less(name: str, settings: dict[str, object]) -> None:
    game = registry.game(name)
    compared, gain = 0, 0.0
    for seed in range(2):
        match: Any = game.new(game.setup(**settings))
        search, dice = TurnSearch(match, network(match), 4000, 12, 0), Dice(seed)
        for _ in range(100):
            if match.actor == c.NOBODY:
                break
            if match.actor == c.NATURE:
                match.act(match.sample_chance(dice))
            elif match.turn_phase() != c.DECIDING:
                match.act(search.best_answer())
            else:
                narrow, usual, wide = (promise(match, width) for width in WIDTHS)
                assert narrow <= usual + BLUR[name], (seed, match.turn)
                assert usual <= wide + BLUR[name], (seed, match.turn)
                gain += wide - narrow
                compared += 1
                for step in search.best_plan():
                    match.act(step)
    assert compared > 15
    assert gain / compared < FOUND[name]


def test_questions_for_which_no_table_is_left_count_what_they_look_like() -> None:
    """Eleven tables are the four answers and what one die can come to: no question after it can be looked into."""
    match = shot("driver")
    kept = {}
    for roll in match.legal():
        after = match.clone()
        after.play(roll)
        after.play(w.KEEP << 8)
        kept[roll] = promise(after, 1, 50)
    worst = min(kept, key=lambda roll: kept[roll])
    match.play(worst)
    search = TurnSearch(match, network(match), 11, 24, 0)
    assert [FIRE.write(match, action) for action in search.best_plan()] == ["reroll red"]
    assert search.promise() > kept[worst]  # counted as lost, they would forbid every re-roll


def points(match: Match) -> int:
    """All AP that the active seat can still spend."""
    return sum(purse(match)) + sum(pools(match))


def fullest(match: Match) -> dict[int, int]:
    """Every table that this turn can come to, with the most AP that can be left there, found by trying everything."""
    found: dict[int, int] = {}
    waiting = [match]
    while waiting:
        here = waiting.pop()
        if points(here) > found.get(here.fingerprint(), -1):
            found[here.fingerprint()] = points(here)
            for action in here.legal():
                after = here.clone()
                after.play(action)
                if after.turn == here.turn and after.turn_phase() == c.DECIDING:
                    waiting.append(after)
    return found


@pytest.mark.parametrize("width", [30, 60])
def test_of_two_ways_to_a_table_the_one_that_leaves_more_ap_counts_whichever_was_found_first(width: int) -> None:
    """To put a fire out from inside costs an AP more than to put it out and go there; these widths meet the dearer way first."""
    top = "    |                               |\n"
    match = give(table(BURNING.replace(top, "    |                1              |\n", 1)), 5)
    search, met = TurnSearch(match, None, 4000, width, 0), dict[int, int]()
    search.best_plan()
    for _, way in search.ends_found(4000):
        here = match.clone()
        for action in way[:-1]:
            here.play(action)
        met[here.fingerprint()] = max(points(here), met.get(here.fingerprint(), 0))
    best = fullest(match)
    assert len(met) > 100
    assert met == {key: best[key] for key in met}


def test_a_shot_is_explained_as_a_shot() -> None:
    match = give(engine("driver", WITH_A_CALL), 4)
    plan = [action for action in match.legal() if action >> 8 & 255 == w.GUN][:1]
    assert FIRE.chance_reason(match, plan) == "because-gun"
    assert FIRE.chance_reason(match, [w.REROLL << 8 | w.RED]) == "because-reroll"
    assert FIRE.chance_reason(match, [w.MOVE << 8 | 5]) == "because-look"
    said = FIRE.reason_words(words("en", "fire")).say({"id": "because-gun", "place": "4,5", "units": [], "instead": []})
    assert said == "What the water hits decides the rest."
