"""Two processes on one file, each told everything: what one does the other does not do again."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.guests import offered_by_the_bot
from tests.tally import Tally
from tests.wire.evening import LONGEST, SOON, Evening, evening
from tests.wire.evidence import gather
from tests.wire.interactions import IN_TIME
from tests.wire.judge import verdict
from tests.wire.player import until
from tests.wire.process import BotProcess
from tests.wire.rows import row

LEASES_END = 100.0
"""Seconds after which one process takes over what another had begun."""
TIMES = 8
PLAYED, FROZEN = 1.5, 4.0
"""Seconds for which both are there, and for which one is alone."""


@pytest.mark.soak
@pytest.mark.parametrize("freezing", [False, True], ids=["awake", "frozen in turn"])
async def test_no_line_and_no_move_is_doubled(
    freezing: bool, tmp_path: Path, tell: Callable[[Tally], None]
) -> None:
    """Nor when one of them comes to itself after the other took over what it was about to do.

    An edit that it had begun may then stand over what the other told in that message since, which
    Discord offers no way to prevent. And each is told of every press, so that one may say that a
    question has passed of what the other has just done. Both are counted, and no fault here.
    """
    async with evening(tmp_path, seed="two processes", in_time=IN_TIME) as party:
        for game in offered_by_the_bot():
            await party.begin(game)
        async with BotProcess(party.fake, tmp_path) as other:
            assert await until(lambda: party.fake.gateway.identified == 2, SOON), other.said
            both = (party.bot, other)
            await party.play_while(_freeze(party, both) if freezing else asyncio.sleep(20))
            seconds = await party.converges(LONGEST)
            evidence = await gather(party)
            found = verdict(evidence)
            name = "frozen in turn" if freezing else "awake"
            tell(row(party, "two processes", name, evidence, found, seconds))
            found = found._replace(lines_lost=[], untruths=[])
            assert not found.faults, party.bot.said
            assert seconds is not None, "all is never shown"


async def test_of_two_threads_for_one_lobby_one_is_put_away(tmp_path: Path) -> None:
    """Each process opens one, and then only one of them opens the lobby."""
    async with evening(tmp_path) as party, BotProcess(party.fake, tmp_path) as other:
        assert await until(lambda: party.fake.gateway.identified == 2, SOON), other.said
        world, host = party.fake.world, party.arrives()
        place = world.add_channel("for two")
        assert (await host.types(place, "play", game="shazamm", where="thread")).acknowledged
        assert await until(lambda: any(t.archived for t in world.threads(place)), SOON), other.said
        away, stays = sorted(world.threads(place), key=lambda thread: not thread.archived)
        assert await until(lambda: bool(host.knobs(stays, "join")), SOON), party.bot.said
        assert away.archived and not away.messages


async def _freeze(party: Evening, bots: tuple[BotProcess, ...]) -> None:
    """Let one of them stand still, and its leases run out, and then go on; all in turn."""
    for bot in islice(cycle(bots), TIMES):
        await asyncio.sleep(PLAYED)
        with party.ledger.locked():  # so that it does not hold that lock
            os.kill(bot.pid, signal.SIGSTOP)
        try:
            party.ledger.grows_older(LEASES_END)
            await asyncio.sleep(FROZEN)
        finally:
            os.kill(bot.pid, signal.SIGCONT)
