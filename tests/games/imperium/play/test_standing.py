"""/status of a running match says by what it would be counted out, and both sides' numbers."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.imperium.play.campaigns import begun
from tests.games.shazamm.play.duels import refused


async def test_status_tells_the_count_as_it_stands(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    refused(await alice.slash("status"), "by the end of Game Turn", "• **Alice**: income")
    refused(await bob.slash("status"), "se compara por orden", "• **Bob**: recaudación")
