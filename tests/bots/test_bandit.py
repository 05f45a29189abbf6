"""What is learned at one decision."""

from __future__ import annotations

from collections import Counter

from bots.bandit import Arm, Bandit, drawn
from engines.core import Dice

WORTH = {"rock": {"rock": 0.5, "paper": 0.0, "scissors": 1.0}}
WORTH["paper"] = {"rock": 1.0, "paper": 0.5, "scissors": 0.0}
WORTH["scissors"] = {"rock": 0.0, "paper": 1.0, "scissors": 0.5}


def _learn(rounds: int, worth: dict[str, dict[str, float]], dice: Dice) -> Bandit[str]:
    """Let two players of a simultaneous game of constant sum 1 learn against each other."""
    bandits: tuple[Bandit[str], Bandit[str]] = (Bandit(), Bandit())
    for _ in range(rounds):
        arms = [bandit.arms(tuple(worth)) for bandit in bandits]
        first, second = (b.draw(a, dice) for b, a in zip(bandits, arms, strict=True))
        value = worth[first.action][second.action]
        for arm in arms[0]:
            arm.learn(worth[arm.action][second.action], instead_of=value)
        for arm in arms[1]:
            arm.learn(1 - worth[first.action][arm.action], instead_of=1 - value)
    return bandits[0]


def _played(bandit: Bandit[str], dice: Dice) -> Counter[str]:
    return Counter(bandit.average(dice) for _ in range(3_000))


def test_rock_paper_scissors_is_played_evenly() -> None:
    dice = Dice("even", 0)
    counts = _played(_learn(3_000, WORTH, dice), dice)
    assert all(800 < counts[action] < 1_200 for action in WORTH), counts


def test_what_is_worth_more_is_played_as_equilibrium_asks() -> None:
    """Matching pennies where a match of heads counts double: heads is played one time in three."""
    worth = {"heads": {"heads": 1.0, "tails": 0.0}, "tails": {"heads": 0.0, "tails": 0.5}}
    dice = Dice("uneven", 0)
    counts = _played(_learn(6_000, worth, dice), dice)
    assert 800 < counts["heads"] < 1_200, counts


def test_what_never_pays_is_never_played() -> None:
    worth = {a: {**WORTH[a], "well": 1.0} for a in WORTH} | {
        "well": dict.fromkeys((*WORTH, "well"), 0.0)
    }
    dice = Dice("dominated", 0)
    assert _played(_learn(2_000, worth, dice), dice)["well"] == 0


def test_an_arm_is_remembered_from_world_to_world() -> None:
    bandit: Bandit[str] = Bandit()
    (arm,) = bandit.arms(("a",))
    arm.learn(1.0, instead_of=0.0)
    assert bandit.arms(("b", "a"))[1] is arm
    assert arm.regret == 1.0
    assert Arm("untried").regret == 0.0


def test_drawing_follows_the_weights() -> None:
    dice = Dice("weights", 0)
    counts = Counter(drawn(("a", "b", "c"), (1.0, 0.0, 3.0), dice) for _ in range(4_000))
    assert counts["b"] == 0
    assert 850 < counts["a"] < 1_150
