"""Dice that anybody can check."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from hotzone import fair_dice, registry
from hotzone.core import constants as c
from hotzone.core.errors import BadText

SEED = "07" * 32
FIRE = registry.game("fire")


def played(seed: str, entries: int = 120) -> str:
    """The record of a match in which every seat takes its last legal action and the dice are those of a seed."""
    setup = FIRE.setup(crew=2, rules="experienced", level="heroic")
    match, dealt, lines = FIRE.new(setup), Counter[str](), [f"# {fair_dice.REMARK}{fair_dice.commitment(seed)}"]
    for _ in range(entries):
        if match.actor == c.NOBODY:
            break
        if match.actor == c.NATURE:
            asked = fair_dice.question(FIRE, match)
            action = fair_dice.sample_chance(seed, FIRE, match, dealt)
            dealt[asked] += 1
        else:
            action = match.legal()[-1]
        lines.append(FIRE.write(match, action))
        match.play(action)
    return "\n".join([f"hotzone record 1\nfire {FIRE.rules} {setup}", *lines]) + "\n"


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert fair_dice.commitment(SEED) == sha256(bytes.fromhex(SEED)).hexdigest()
    assert len(fair_dice.new_seed()) == 64
    assert fair_dice.new_seed() != fair_dice.new_seed()
    for bad in ("", "xy", "07" * 31, "07" * 33):
        with pytest.raises(BadText):
            fair_dice.commitment(bad)


def test_the_record_of_a_match_is_proved_by_its_seed_and_by_no_other() -> None:
    text = played(SEED)
    verdict = fair_dice.verify(text, SEED)
    assert verdict.fair
    assert verdict.checked > 20
    other = fair_dice.verify(text, "08" * 32)
    assert not other.fair
    assert not other.committed


def test_a_die_that_was_changed_is_found_with_its_line() -> None:
    text = played(SEED)
    lines = text.split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith("roll ") and "-" not in line)
    due, lines[number] = lines[number], "roll 1,1" if lines[number] != "roll 1,1" else "roll 1,2"
    verdict = fair_dice.verify("\n".join(lines[: number + 1]) + "\n", SEED)
    assert verdict.wrong == ((number + 1, lines[number], due),)
    assert not verdict.fair


def test_dice_that_came_from_elsewhere_are_counted_apart() -> None:
    lines = played(SEED).split("\n")
    text = "\n".join([*lines[:2], *lines[3:8], lines[2], *lines[8:]])
    verdict = fair_dice.verify(text, SEED)
    assert verdict.fair
    assert verdict.others == 5


def test_each_question_has_luck_of_its_own_and_every_answer_comes_by_its_chance() -> None:
    match = FIRE.new(FIRE.setup(crew=1, modules="hotspots", setup="full"))
    assert fair_dice.question(FIRE, match) == "exploding"
    found = Counter(fair_dice.sample_chance(SEED, FIRE, match, {"exploding": k, "other": 3}) for k in range(4000))
    assert len(found) == 8
    assert max(found.values()) - min(found.values()) < 180  # 500 each; 180 is eight standard deviations
    assert fair_dice.sample_chance(SEED, FIRE, match, {}) == fair_dice.sample_chance(SEED, FIRE, match, {"other": 9})
