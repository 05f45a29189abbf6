"""How the choices of Shazamm! are typed, and what of them can be done in one way only."""

from __future__ import annotations

from typing import Any

from engines.shazamm.model import Action, Arrange, Cast, Clone, Recycle, Steal, View
from tests.laws.reaching import Typed, in_order, typed


def as_typed(view: View, action: Action) -> Typed:
    """Return the command for an action."""
    match action:
        case Arrange(stock):
            return typed("arrange", order=_listed(stock))
        case Cast(bet, spells):
            return typed("cast", bet=bet, spells=_listed(spells))
        case Clone(spell):
            return typed("clone", spell=None if spell is None else str(spell))
        case Steal(spells):
            return typed("steal", spells=_listed(spells))
        case Recycle(change):
            return typed("recycle", change=change)


def meaning(view: View, action: Action) -> Action:
    """Return the same cards in one order: they are revealed by their numbers."""
    return in_order(action, "spells") if isinstance(action, Cast | Steal) else action


def _listed(items: tuple[Any, ...]) -> str | None:
    return ",".join(map(str, items)) or None
