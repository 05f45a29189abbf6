"""Whoever waits reads nothing that is not so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from cogs.panels.game import offered
from cogs.panels.timeless import at_any_time, then
from engines.core import Seat
from tests.laws.cases import Case
from tests.laws.matches import spread
from tests.laws.panels import Desk, position_of
from tests.laws.played import read, some_records

SOME = 30
"""How many positions of a match are looked at."""


@some_records
def test_only_whoever_has_chosen_may_change_their_mind(path: Path) -> None:
    """Not everybody who may act besides, as with a card of any turn."""
    for desk, changes in waiting(path):
        scene, panel = desk.scene, desk.cog.controls(desk.scene, "")
        stays = at_any_time(desk.cog, scene, panel)
        if stays is not None:
            told = then(scene, stays).key
            assert told == ("hand-then-change" if changes else "hand-then"), desk.seat


def waiting(path: Path) -> Iterator[tuple[Desk, bool]]:
    """Yield what those who wait have before them, and whether the rules let them choose anew."""
    record = read(path)
    if record.game not in offered():
        return
    engine = record.engine
    config = msgspec.convert(record.config, type=engine.meta.config)
    case = Case(record.game, config, record.seats, "waiting")
    for state in spread(tuple(record.states()), SOME):
        position, changing = position_of(case, state), engine.changing(state)
        waits: list[Seat] = sorted(set(range(record.seats)) - engine.to_act(state))
        yield from ((Desk(position, seat), seat in changing) for seat in waits)
