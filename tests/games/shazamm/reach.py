"""Which choices of Shazamm! are the same."""

from __future__ import annotations

from engines.shazamm.model import Action, Cast, Steal, View
from tests.laws.reaching import in_order


def meaning(view: View, action: Action) -> Action:
    """Return the same cards in one order: they are revealed by their numbers."""
    return in_order(action, "spells") if isinstance(action, Cast | Steal) else action
