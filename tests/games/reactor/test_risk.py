"""The risk map of Reactor: its odds are those of every card and sign, counted one by one."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from hotzone.core import constants as c
from hotzone.games.reactor.match import Match
from hotzone.games.reactor.model import constants as w
from hotzone.games.reactor.model.plan import CHARACTERS
from hotzone.games.reactor.risk import risk
from tests.games.reactor.tables import REACTOR, after, deck, table


def brute(match: Match) -> dict[str, Fraction]:
    """The chances of the next phase by playing every card and sign with the checked verbs of the game."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    start = after(match, ["end"]) if match.stage == w.ACTING else match.clone()
    turn = start.turn

    def walk(now: Match, part: Fraction) -> None:
        if now.turn == turn and w.WAITING <= now.stage <= w.BRACING:
            if now.actor != c.NATURE:
                walk(after(now, ["ready"]), part)
                return
            for action, chance in REACTOR.odds(now):
                if chance:
                    then = now.clone()
                    then.play(action)
                    walk(then, part * chance)
            return
        found["hearts"] += part * (match.hearts - now.hearts)
        found["defeat"] += part * (now.result > w.VICTORY)
        found["dial"] += part * (now.dial - match.dial)
        for i in range(match.board.tile_count):
            was, is_now = match.get("tile", i), now.get("tile", i)
            found[f"gone {match.plan.names[i]}"] += part * (was > 0 and is_now == 0)
            found[f"up {match.plan.names[i]}"] += part * (is_now & w.UP > 0 and not was & w.UP)
        for i in range(match.options.crew):
            dead = now.get("at", i) == c.NOWHERE
            name = CHARACTERS[match.options.get("role", i)]
            found[f"death {name}"] += part * dead
            found[f"dose {name}"] += 0 if dead else part * (now.get("radiation", i) - match.get("radiation", i))

    walk(start, Fraction(1))
    return found


def from_map(match: Match) -> dict[str, float]:
    """The same figures from the risk map."""
    told = risk(match)
    found = {key: told[key] for key in ("hearts", "defeat", "dial")}
    for key in ("gone", "up"):
        found |= {f"{key} {name}": chance for name, chance in told[key].items()}
    for name, odds in told["heroes"].items():
        found |= {f"death {name}": odds["death"], f"dose {name}": odds["dose"]}
    assert told["error"] == 0.0
    return found


TABLES = [
    ("16 FE, 3 FN, 10 fe", "soldier 3, engineer 16, firefighter 22, doctor 10", "3 10 16 22 7", 3),
    (", ".join(f"{i} FN" for i in range(1, 12)) + ", 16 FE, 20 FE*", "engineer 5, doctor 16", "5 16 20 21 22", 1),
    (", ".join(f"{i} FN" for i in range(1, 21)) + ", 22 FE, S1 CW, S2 cb", "firefighter S1, doctor S3", "1 22 23", 2),
    ("16 FE, " + ", ".join(f"{i} FN" for i in range(1, 12)), "soldier 2", "16", 3),
]


@pytest.mark.parametrize("case", TABLES)
def test_the_odds_are_those_of_every_card_and_sign(case: tuple[str, str, str, int]) -> None:
    tiles, people, cards, hearts = case
    match = table(tiles, people, hearts=hearts)
    deck(match, cards)
    exact, told = brute(match), from_map(match)
    for key, chance in exact.items():
        assert told.get(key, 0.0) == pytest.approx(float(chance), abs=2e-6), key
    assert set(told) <= set(exact)


def test_hearts_are_blamed_on_the_cells_whose_cards_burn_them() -> None:
    match = table("16 FE, 20 FE", "soldier 2", hearts=3)
    deck(match, "16 20 1 2")
    assert risk(match)["heart"] == {"16": 0.25, "20": 0.25}
    deck(match, "16")
    assert risk(match)["heart"] == {"16": 1.0}


@pytest.mark.compiled_only
def test_the_risk_map_of_a_full_deck_in_the_red_sector_follows_few_branches() -> None:
    match = table(", ".join(f"{i} FN" for i in range(1, 22)), "doctor 3")
    found = risk(match)
    assert found["outcomes"] < 40_000  # some microseconds each
    assert found["error"] < 0.001
