"""The thread of a chronicle is opened once, and each line stands in it once, whatever happens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tables import Board
from tests.wire.asked import Asked
from tests.wire.calm import judged
from tests.wire.evening import SOON, evening
from tests.wire.kills import DOWN, over
from tests.wire.places import Kind
from tests.wire.weather import Storm, Trouble, When, edits, new_threads

MOVES = 2


@pytest.mark.soak
async def test_a_bot_that_is_killed_over_a_thread_opens_it_once(disk: Path) -> None:
    """Before and after it was opened; what was to be told there is told once, too."""
    async with evening(disk) as party:
        host, place = await party.gather("shazamm", board=Board.THREAD)
        dead = over(party, new_threads, When.BEFORE)
        starting = asyncio.ensure_future(host.presses(host.knobs(place, "start")[-1]))
        for following in (When.AFTER, None):
            await asyncio.wait_for(dead.wait(), SOON)
            await party.bot.kill()
            party.ledger.grows_older(DOWN * 2)
            if following is not None:
                dead = over(party, new_threads, following)
            await party.bot.start(ready=following is None)
        starting.cancel()
        assert await party.converges(SOON) is not None, party.bot.said
        await party.play(MOVES)
        evidence = await judged(party)
        (thread,) = party.fake.world.threads(place)
        assert thread.messages
        assert any(surface.name == "chronicle" for surface in evidence.stands)


@pytest.mark.soak
async def test_a_line_whose_thread_is_archived_before_its_change_is_repeated_stands_once(
    tmp_path: Path,
) -> None:
    """discord.py repeats what met a 500 of its own accord, though it may have been made."""
    async with evening(tmp_path) as party:
        await party.begin("shazamm", board=Board.THREAD)
        places = party.fake.world.channels
        met = list[int]()

        def changes_in_its_thread(asked: Asked) -> bool:
            thread = places.get(int(asked.path.split("/")[2])) if edits(asked) else None
            if thread is None or thread.kind is not Kind.THREAD:
                return False
            thread.archived = len(met) == 1
            met.append(thread.id)
            return len(met) == 1

        made = Trouble(500, when=When.AFTER)
        party.fake.weather.storms = [Storm(made, 1.0, changes_in_its_thread)]
        await party.play(MOVES * 4)
        party.fake.weather.calm()
        assert len(met) > 1, "nothing of a chronicle was changed, and again"
        await judged(party)
