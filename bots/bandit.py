"""Learning what to do at one decision by regret matching.

S. Hart and A. Mas-Colell, "A Simple Adaptive Procedure Leading to Correlated Equilibrium"
(2000): play each action as often as one regrets not having played it. Regrets are kept from
falling below zero and later strategies weigh more, which converges faster (regret matching+,
O. Tammelin 2014). Where several seats decide at once, the average strategy is the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engines.core import Dice, encode

Action = TypeVar("Action")

FAINT = 0.15
"""Actions played less than this share of the most played one are left out as noise."""


class Arm(Generic[Action]):
    """One action: its regret, and its weight in the average strategy."""

    __slots__ = ("action", "regret", "weight")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.regret = 0.0
        self.weight = 0.0

    def learn(self, value: float, instead_of: float) -> None:
        """Note what this action would have brought where another brought `instead_of`."""
        self.regret = max(0.0, self.regret + value - instead_of)


class Bandit(Generic[Action]):
    """The arms of one seat; worlds may differ in which of them are legal."""

    def __init__(self) -> None:
        self._arms: dict[bytes, Arm[Action]] = {}
        self._rounds = 0

    def arms(self, actions: Sequence[Action]) -> list[Arm[Action]]:
        """Return the arms of these actions, remembering what was learned of them."""
        return [self._arm(action) for action in actions]

    def _arm(self, action: Action) -> Arm[Action]:
        key = encode(action)
        if key not in self._arms:
            self._arms[key] = Arm(action)
        return self._arms[key]

    def draw(self, arms: Sequence[Arm[Action]], dice: Dice) -> Arm[Action]:
        """Return an arm as the strategy of the moment would, and count it in the average."""
        self._rounds += 1
        total = sum(arm.regret for arm in arms)
        if total <= 0:
            return dice.choice(arms)
        for arm in arms:
            arm.weight += self._rounds * arm.regret / total
        return drawn(arms, [arm.regret for arm in arms], dice)

    def average(self, dice: Dice, faint: float = FAINT) -> Action:
        """Return an action drawn from the average strategy, without its faint parts."""
        arms = list(self._arms.values())
        most = max(arm.weight for arm in arms)
        weights = [arm.weight if arm.weight >= faint * most else 0.0 for arm in arms]
        return drawn(arms, weights, dice).action if most > 0 else dice.choice(arms).action

    def ranked(self) -> list[Action]:
        """Return all actions, what the average strategy plays most first."""
        arms = sorted(self._arms.values(), key=lambda arm: -arm.weight)
        return [arm.action for arm in arms]


def drawn(items: Sequence[Any], weights: Sequence[float], dice: Dice) -> Any:
    """Return one of `items`, each as likely as its weight."""
    left = dice.random() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        left -= weight
        if left < 0:
            return item
    return items[max(range(len(items)), key=lambda at: weights[at])]
