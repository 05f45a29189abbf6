"""What else Mag·Blast says: whose fleets are in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines import magblast
from engines.core import Seat
from engines.magblast.view import View


def said(view: View, seat: Seat) -> Iterator[tuple[str, Any]]:
    """Yield it, each thing with what it is about."""
    for number, whose in magblast.fleets(view).items():
        yield f"fleet of {number}", whose
