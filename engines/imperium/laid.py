"""Cards that a draft lays at declared combats stay with those when others are declared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engines.imperium.actions import Action, Commit
from engines.imperium.clashes import Combat


def relaid(
    orders: Sequence[Action], before: Sequence[Combat], after: Sequence[Combat]
) -> tuple[Action, ...]:
    """Return orders with each card at the combat that it was laid at, or without it.

    Combats are counted in the order in which they are resolved, which was `before` and is `after`.
    """
    return tuple(_relaid(orders, before, after))


def _relaid(
    orders: Sequence[Action], before: Sequence[Combat], after: Sequence[Combat]
) -> Iterator[Action]:
    places = {_which(combat): at for at, combat in enumerate(after)}
    for order in orders:
        if not isinstance(order, Commit):
            yield order
        elif order.combat < len(before) and _which(before[order.combat]) in places:
            yield replace(order, combat=places[_which(before[order.combat])])


def _which(combat: Combat) -> tuple[str, str, bool]:
    return combat.clash, combat.target, combat.second
