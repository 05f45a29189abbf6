"""What else Rebel Moon Defense says: what its weapons would cover, and do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines import rebelmoon
from engines.core import IllegalAction, Seat
from engines.rebelmoon.model import Kind, View
from engines.rebelmoon.preview import aim, usable


def said(view: View, seat: Seat) -> Iterator[tuple[str, Any]]:
    """Yield it, each thing with what it is about."""
    yield "usable", usable(view)
    for kind in (None, Kind.DESTROYER):
        for cell, what in rebelmoon.looked_at(view, kind).items():
            yield "looked at", (cell, what)
            yield "aim", _aim(view, cell)


def _aim(view: View, cell: str) -> Any:
    try:
        return aim(view, cell)
    except IllegalAction as refusal:
        return refusal.text
