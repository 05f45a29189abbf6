"""Playing in worlds that are imagined, where what one does may end what another is asked."""

from __future__ import annotations

from typing import Any, TypeAlias

from engines.core import Dice, Engine, Refusal, Seat

AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]


def played(engine: AnyEngine, world: Any, seat: Seat, action: Any, luck: Dice) -> Any:
    """Return the world after an action if it still asks for it; as it was if not, or for None."""
    asked = engine.to_act(world) | engine.may_act(world)
    if action is None or seat not in asked:
        return world
    try:
        engine.check(world, seat, action)
    except Refusal:
        return world
    return engine.apply(world, seat, action, luck).state
