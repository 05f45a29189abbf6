"""What happenings leave to be seen on the board; flights and shots are part of the view."""

from __future__ import annotations

from enum import StrEnum

from engines.core import Seat, Trace
from engines.rebelmoon.model import Cell


class Left(StrEnum):
    """What a trace on the board tells of its cell."""

    PLACED = "placed"
    """A piece was placed there."""


def of_placing(seat: Seat, cell: Cell) -> Trace:
    """Return what a piece leaves that was placed: each is a turn of its own."""
    return Trace(Left.PLACED, seat, (cell,), begins=True)
