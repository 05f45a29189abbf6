"""What is certain where two decide at once: what wins against everything, and what must be met."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

Own = TypeVar("Own")
Other = TypeVar("Other")
Ends: TypeAlias = Callable[[Own, Other], int]
"""What a pair of choices ends in: 1 if it is won, -1 if it is lost, 0 if the match goes on."""


def winning(own: Sequence[Own], others: Sequence[Other], ends: Ends[Own, Other]) -> list[Own]:
    """Return the own choices that win against every one of the others.

    What refuted one choice is tried first on the next, so that few pairs are looked at.
    """
    order, found = list(others), list[Own]()
    for mine in own:
        refutes = next((at for at, other in enumerate(order) if ends(mine, other) != 1), None)
        if refutes is None:
            found.append(mine)
        else:
            order.insert(0, order.pop(refutes))
    return found


def safe(own: Sequence[Own], others: Sequence[Other], ends: Ends[Own, Other]) -> list[Own]:
    """Return the own choices to which a threat leaves one, all of them where there is none.

    A threat is a choice of the other that wins against all but those that lose to nothing.
    """
    threats = [other for other in others if _some(own, other, ends)]
    if not threats:
        return list(own)
    secure = [mine for mine in own if all(ends(mine, other) != -1 for other in threats)]
    unsure = [mine for mine in own if mine not in secure]
    forced = any(all(ends(mine, other) == -1 for mine in unsure) for other in threats)
    return secure if secure and forced else list(own)


def _some(own: Iterable[Own], other: Other, ends: Ends[Own, Other]) -> bool:
    """Tell whether the other's choice wins against the first of the own ones or the last."""
    few = list(own)
    return any(ends(mine, other) == -1 for mine in (few[0], few[-1]))
