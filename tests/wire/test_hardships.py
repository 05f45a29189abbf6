"""Whatever happens between the bot and Discord: nothing is lost, doubled or untrue."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.guests import offered_by_the_bot
from tests.tally import Tally
from tests.wire.evening import LONGEST, evening
from tests.wire.evidence import gather
from tests.wire.hardships import HARDSHIPS, Hardship, endure
from tests.wire.interactions import IN_TIME
from tests.wire.judge import verdict
from tests.wire.rows import row


@pytest.mark.soak
@pytest.mark.parametrize("hardship", HARDSHIPS, ids=lambda hardship: hardship.name)
async def test_an_evening_of_hardship(
    hardship: Hardship, tmp_path: Path, tell: Callable[[Tally], None]
) -> None:
    async with evening(
        tmp_path, seed=hardship.name, limits=hardship.limits, in_time=IN_TIME
    ) as party:
        for game in offered_by_the_bot():
            await party.begin(game, where=hardship.where, board=hardship.board)
        await endure(party, hardship)
        seconds = await party.converges(LONGEST)
        evidence = await gather(party)
        found = verdict(evidence)
        tell(row(party, "hardships", hardship.name, evidence, found, seconds))
    assert not found.faults, party.bot.said
    assert not hardship.quiet or not any(" ERROR " in line for line in party.bot.log)
    assert seconds is not None, "all is never shown"
    assert seconds <= hardship.within
