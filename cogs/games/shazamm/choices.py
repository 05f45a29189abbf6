"""What wizards are offered in menus and in commands alike."""

from __future__ import annotations

from cogs.panels.panel import Choice
from engines.core import text
from engines.shazamm.model import View
from tables import Scene

MOST_RECYCLED = 5


def own_mana(scene: Scene) -> int:
    """Return the mana of the viewer's wizard."""
    assert scene.seat is not None
    return scene.view.sides[scene.seat].mana


def recyclings(scene: Scene) -> tuple[Choice, ...]:
    """Return the changes of the viewer's bet that Recycling allows."""
    view: View = scene.view
    assert view.turn is not None and scene.seat is not None
    bet, mana = view.turn.bets[scene.seat], own_mana(scene)
    return tuple(
        Choice(str(change), text("shazamm-recycle-choice", change=f"{change:+d}", bet=bet + change))
        for change in range(MOST_RECYCLED, -MOST_RECYCLED - 1, -1)
        if 1 <= bet + change <= mana
    )
