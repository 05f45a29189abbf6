"""The three ways ahead of the bomb: where each leads, or what stands there."""

from __future__ import annotations

from typing import NamedTuple

from engines.core import IllegalAction, Text, text
from engines.rebelmoon.flight import fly
from engines.rebelmoon.model import Cell, Fly, Upgrade, View
from engines.rebelmoon.space import board_of

TURNS = (("left", -1), ("none", 0), ("right", 1))
"""How the bomb may turn, by name and in sides."""


class Way(NamedTuple):
    """A way: its side, what lies there, whether it is free, and where thrusters lead."""

    side: str
    what: Text
    free: bool
    boosted: Text | None


def ways(view: View) -> tuple[Way, ...]:
    """Return the ways to the left, straight ahead and to the right."""
    return tuple(_way(view, side, turn) for side, turn in TURNS)


def _way(view: View, side: str, turn: int) -> Way:
    what, free = _reached(view, Fly(turn, advance=True))
    boosted, further = _reached(view, Fly(turn, advance=True, upgrade=Upgrade.THRUSTERS))
    return Way(side, what, free, boosted if free and further else None)


def _reached(view: View, move: Fly) -> tuple[Text, bool]:
    """Return where a turn of the bomb would lead, or what is there; and if it is possible."""
    try:
        flight = fly(view, move)
    except IllegalAction as refusal:
        piece = refusal.text.args.get("piece")
        return (piece if isinstance(piece, Text) else text("rebelmoon-picture-edge")), False
    return _place(view, flight.bomb.cell), True


def _place(view: View, cell: Cell) -> Text:
    name = "moon" if cell == board_of(view).moon else "free"
    return text(f"rebelmoon-picture-{name}", cell=cell)
