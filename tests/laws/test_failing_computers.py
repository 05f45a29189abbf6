"""No match of any game waits for a computer that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import engines
from tables import Clock as TableClock
from tables.match.log import ACTION, CLOCK, DEAL, ORDER
from tables.options import DAY
from tests.sampled import every_other
from tests.tables.faults import fails
from tests.tables.house import Clock, hall
from tests.tables.post_office import PostOffice

FAR = 40
"""Plies after which a match is believed to go on to its end: that defaults end it is a law."""


@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_computers_that_always_fail_bring_their_match_forward_by_defaults(
    game: str, tmp_path: Path
) -> None:
    """Nobody else does anything: clocks move for the one person at the table."""
    clock = Clock()
    computers = ("easy",) * (engines.load(game).meta.seats[0] - 1)
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), chooser=fails) as house:
        match_id = await house.begin(computers, game=game, clock=TableClock.DAY)
        position = await house.position(match_id)
        while position.outcome is None and position.ply < FAR:
            before = position
            await house.pass_time(DAY + 1)
            position = await house.position(match_id)
            assert position.ply > before.ply, "the match waits"
        made = {(entry.kind, entry.seat) for entry in await house.store.log.entries(match_id)}
        assert made <= {
            (DEAL, None),
            (CLOCK, 0),
            (ORDER, 0),
            *((ACTION, seat) for seat in range(1, len(position.seats))),
        }
        assert {seat for kind, seat in made if kind == ACTION}
        assert not position.match.paused
