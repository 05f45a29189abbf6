"""A bot that is killed, at whatever moment and however often, loses, doubles and denies nothing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.soak.pieces import in_pieces
from tests.tally import Tally
from tests.wire.evening import LONGEST, SOON, evening
from tests.wire.evidence import gather
from tests.wire.interactions import IN_TIME
from tests.wire.judge import verdict
from tests.wire.kills import DOWN, MOMENTS, Moment, over
from tests.wire.rows import row
from tests.wire.weather import When, sends

KILLS = int(os.environ.get("KILLS", "200"))
"""How often the bot is killed when it is soaked, at all moments together, or a few times more."""
PIECE = 10
EACH = PIECE * -(-KILLS // (PIECE * len(MOMENTS)))
"""How often at each moment: whole pieces, so that a larger number only adds some."""
CLOCKS = (0.0, 600.0, -600.0)
"""Seconds by which the machine's clock is ahead of Discord's."""


@pytest.mark.parametrize("ahead", CLOCKS)
async def test_a_bot_that_is_killed_over_a_message_sends_it_once(disk: Path, ahead: float) -> None:
    """Before and after it arrived; Discord knows the nonce no more, and has another clock."""
    async with evening(disk, ahead=ahead) as party:
        host, place = await party.gather("shazamm")
        dead = over(party, sends, When.BEFORE)
        starting = asyncio.ensure_future(host.presses(host.knobs(place, "start")[-1]))
        for following in (When.AFTER, None):
            await asyncio.wait_for(dead.wait(), SOON)
            await party.bot.kill()
            party.ledger.grows_older(DOWN * 2)
            party.fake.world.forget_nonces()
            if following is not None:
                dead = over(party, sends, following)
            await party.bot.start(ready=following is None)
        starting.cancel()
        assert await party.converges(SOON) is not None, party.bot.said
        evidence = await gather(party)
        assert not verdict(evidence).faults, party.bot.said
        assert len(evidence.wanted) == 2


@pytest.mark.soak
@in_pieces(EACH, PIECE)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
async def test_killed(
    moment: Moment, numbers: range, disk: Path, tell: Callable[[Tally], None]
) -> None:
    """Half of the time it comes back only when Discord has forgotten its nonces.

    The machine's clock is right in one piece, and fast or slow in another.
    """
    seed, ahead = f"{moment.name} {numbers.start}", CLOCKS[numbers.start // PIECE % len(CLOCKS)]
    async with evening(disk, seed=seed, in_time=IN_TIME, ahead=ahead) as party:
        await moment.killing(party, numbers)
        seconds = await party.converges(LONGEST)
        evidence = await gather(party)
        found = verdict(evidence)
        tell(row(party, "kills", moment.name, evidence, found, seconds))
    assert len(party.kills) == len(numbers)
    assert not found.faults, party.bot.said
    assert seconds is not None, "all is never shown"
