"""Which placements are worth a thought: a bounded, varied choice among the legal ones."""

from __future__ import annotations

from collections.abc import Iterator

from engines.rebelmoon.model import IMPERIAL, Place, State
from engines.rebelmoon.placement import open_cells


def placements(state: State) -> Iterator[Place]:
    """Give legal placements for whoever is asked."""
    seat = state.to_act or IMPERIAL
    cells = tuple(open_cells(state, seat))
    if seat == IMPERIAL:
        yield from (Place(cell) for cell in cells)
        return
    for at, cell in enumerate(cells):
        yield Place(cell, state.reserve[at % len(state.reserve)])
