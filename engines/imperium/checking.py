"""Asking a rule whether it allows an action, instead of being refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engines.core import IllegalAction, Seat

Position = TypeVar("Position")
Tried = TypeVar("Tried")


def allowed(
    check: Callable[[Position, Seat, Tried], None], position: Position, seat: Seat, action: Tried
) -> bool:
    """Tell whether a check lets an action of a seat pass."""
    try:
        check(position, seat, action)
    except IllegalAction:
        return False
    return True
