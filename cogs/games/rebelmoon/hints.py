"""What Rebel Moon Defense says above the controls to whoever places pieces."""

from __future__ import annotations

from engines.core import Text, text
from engines.rebelmoon.model import IMPERIAL, Phase, View
from engines.rebelmoon.proposals import sheltering
from engines.rebelmoon.space import board_of


def hints(view: View) -> tuple[Text, ...]:
    """Return what a good first piece is, and afterwards when the placing ends."""
    if view.phase is not Phase.PLACEMENT:
        return ()
    if view.seat == IMPERIAL:
        return _first_asteroid(view) if not view.asteroids else (text("rebelmoon-hint-pass"),)
    return (text(f"rebelmoon-hint-{'pass' if view.weapons else 'first-weapon'}"),)


def _first_asteroid(view: View) -> tuple[Text, ...]:
    cell, field = sheltering(view), board_of(view)
    if cell is None:
        return ()
    ends = {"gate": field.gate, "moon": field.moon}
    return (text("rebelmoon-hint-first-asteroid", cell=cell, **ends),)
