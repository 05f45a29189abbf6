"""The bot after its power failed."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.story import check_story
from tests.games.shazamm.play.duels import rows

LEASE = 91
"""Seconds after which another process takes over what one was delivering when it died."""


async def after_the_cut(club: Club, error_log: ErrorLog) -> None:
    """Start the bot again after its power failed, and let it find out what arrived."""
    assert error_log.lines, "the power never failed"
    error_log.lines.clear()
    await club.restart(killed=True)
    await club.advance(seconds=LEASE)
    assert rows(club, "SELECT count(*) FROM outbox") == [(0,)]
    if rows(club, "SELECT 1 FROM match WHERE started_at IS NOT NULL"):
        await check_story(club)
