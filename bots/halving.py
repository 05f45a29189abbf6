"""Finding the best of many actions by looking at ever fewer of them in ever more worlds.

Z. Karnin, T. Koren and O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013):
the budget is shared among as many rounds as it takes to halve what is left down to one. All
that is left is tried in the same worlds under the same luck, so that it is compared fairly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf, log2
from typing import TypeVar

Action = TypeVar("Action")


def ranked(
    actions: Sequence[Action],
    tried: Callable[[Sequence[Action], int], Sequence[float] | None],
    lines: int,
) -> dict[Action, float]:
    """Return some actions, the best first, after about so many trials, with what each has brought.

    That is a mean over the worlds in which it was tried; -inf where there was no time for one.
    Those that were dropped follow in the order in which they stood then.

    `tried` returns what each of some actions brings in the world of a number, from 1, or None
    once there is no time left; of the first world it may leave out the last actions.
    """
    left: list[Action] = list(actions)
    dropped: list[Action] = []
    sums: list[float] = [0.0] * len(left)
    means = dict.fromkeys(left, -inf)
    world, spent = 0, 0
    while len(left) > 1:
        share = (lines - spent) / ceil(log2(len(left)))
        for _ in range(max(1, int(share / len(left)))):
            values = tried(left, world + 1)
            if values is None:
                left = [*(left[at] for at in _order(sums)), *left[len(sums) :]]
                return {action: means[action] for action in (*left, *dropped)}
            world, spent = world + 1, spent + len(values)
            sums = [before + value for before, value in zip(sums, values, strict=False)]
            means |= {action: each / world for action, each in zip(left, sums, strict=False)}
        order, untried = _order(sums), left[len(sums) :]
        kept = ceil(len(sums) / 2)
        dropped = [*(left[at] for at in order[kept:]), *untried, *dropped]
        left, sums = [left[at] for at in order[:kept]], [sums[at] for at in order[:kept]]
    return {action: means[action] for action in (*left, *dropped)}


def _order(sums: Sequence[float]) -> list[int]:
    """Return the places of some sums, the largest first."""
    return sorted(range(len(sums)), key=lambda at: -sums[at])
