"""What Discord tells two processes is done once, and neither says that it was not."""

from __future__ import annotations

import pytest

from cogs.panels.game import offered
from tests.bot.club import Club
from tests.bot.offered import check_answered, everything, opened
from tests.bot.quicker import told_too
from tests.bot.running import begin
from tests.games.shazamm.play.duels import rows
from tests.wire.judge import denied

MADE = "SELECT count(*) FROM entry WHERE interaction_id IS NOT NULL"


@pytest.mark.club("alice", "bob", "carol", "dora")
@pytest.mark.parametrize("game", offered())
async def test_nobody_reads_that_what_was_done_was_not(club: Club, game: str) -> None:
    """Each of two processes that are told of a press or a command comes second in its turn."""
    await begin(club, game, clock="1h")
    shown, made = [*club.messages, *club["alice"].dms, *await opened(club)], rows(club, MADE)
    first = made
    with told_too(club):
        async for what, reply in everything(club, game, shown):
            check_answered(what, reply)
            before, made = made, rows(club, MADE)
            assert made == before or not denied(reply.text), (what, reply.text)
    assert made != first
