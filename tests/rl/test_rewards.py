"""Rewards of the Gymnasium face: what an end pays, and what shaping adds."""

from __future__ import annotations

import pytest

from hotzone.rl import HotzoneEnv
from tests.rl.environments import make, play

SHAPING = {"rescued": 1.0, "lost": -0.5, "damage": -0.1, "found": 0.25, "fires": -0.01}


@pytest.mark.parametrize("seed", range(6))
def test_a_victory_is_worth_one_and_any_other_end_minus_one(seed: int) -> None:
    env = make("reactor", giving_up="yes") if seed else make()
    env.reset(seed=seed)
    told = play(env, seed)
    assert {reward for _, reward, over, _ in told if not over} <= {0.0}
    assert told[-1][1] == (1.0 if env.env_spec.game.result(env.match)["won"] else -1.0)


def test_a_won_match_pays_one() -> None:
    env = make(crew=1)
    env.reset(seed=1)
    while env.match.stage != 8:  # ACTING
        env.step(env.action_space.sample())
    env.match.rescued = 9
    env.match.put("poi", 0, 2)
    env.match.put("poi_at", 0, env.match.plan.read_cell("3,1"))
    env.match.put("at", 0, env.match.plan.read_cell("3,1"))
    env.match.ap = 4
    env.slot.show()
    carry = env.env_spec.action_mask.number(env.env_spec.game.read(env.match, "carry 3,0"))
    _, reward, over, _, info = env.step(carry)
    assert (reward, over) == (1.0, True)
    assert info["result"]["ending"] == "perfect"


def merits(env: HotzoneEnv) -> float:
    """The potential, counted by hand."""
    match, total = env.match, 0.0
    total += SHAPING["rescued"] * match.rescued + SHAPING["lost"] * match.lost + SHAPING["damage"] * match.damage
    total += SHAPING["found"] * sum(1 for slot in range(3) if match.get("poi", slot) >= 2)
    inside = [cell for cell in match.plan.cells() if match.board.get("inside", cell)]
    return float(total + SHAPING["fires"] * sum(1 for cell in inside if match.get("threat", cell) == 2))


@pytest.mark.parametrize(("gamma", "invariant"), [(1.0, False), (0.9, False), (0.97, True)])
def test_a_shaped_reward_adds_what_the_merits_gain(gamma: float, invariant: bool) -> None:
    env, plain = make(shaping=SHAPING, gamma=gamma, invariant=invariant), make()
    env.reset(seed=2)
    plain.reset(seed=2)
    before, over = merits(env), False
    while not over:
        action = env.action_space.sample()
        _, reward, over, _, _ = env.step(action)
        _, bare, _, _, _ = plain.step(action)
        after = 0.0 if over and invariant else merits(env)
        assert reward == pytest.approx(bare + gamma * after - before, abs=1e-5)
        before = after


def test_reactor_has_merits_of_its_own() -> None:
    weights = {"gathered": 1.0, "hearts": 0.5, "dial": -0.25, "alive": 2.0, "radiation": -0.125}
    env = make("reactor", shaping=weights)
    env.reset(seed=2)
    from hotzone.games.reactor.rules import ending

    def potential() -> float:
        m = env.match
        living = [seat for seat in range(4) if m.get("at", seat) != 127]
        sick = sum(m.get("radiation", seat) for seat in living)
        return float(ending.most_gathered(m) + 0.5 * m.hearts - 0.25 * m.dial + 2 * len(living) - 0.125 * sick)

    before, over = potential(), False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample())
        end = (1.0 if info["result"]["won"] else -1.0) if over else 0.0
        assert reward == pytest.approx(end + potential() - before, abs=1e-5)
        before = potential()
