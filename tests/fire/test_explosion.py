"""Explosions and shock waves (FIRE-EXPL, FIRE-SHOCK)."""

import pytest

from hotzone.fire import rule
from hotzone.fire.rules import explosion
from tests.fire.tables import burning, cell, table


@pytest.mark.rule("FIRE-SHOCK-01")
def test_a_shock_wave_crosses_fire_and_lights_the_first_space_that_does_not_burn() -> None:
    match = table("""
        +---+---+---+---+---+
        | F   F   F   s     |
        +---+---+---+---+---+
    """)
    explosion.explode(match, cell(match, "1,1"), rule.ADV_05)
    assert burning(match) == "1,1 1,2 1,3 1,4"
