"""The commands that only look show what they are asked for, to whoever asks."""

from __future__ import annotations

from cogs.words.strings import speaker
from engines.imperium.looking import side_name
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.imperium.play.campaigns import begun
from tests.games.shazamm.play.duels import refused


async def test_each_side_lists_its_own_fleet_and_the_enemy_s(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    for player, own, locale in ((alice, 0, "en"), (bob, 1, "es")):
        say = speaker(locale)
        for side, seat in (("own", own), ("enemy", 1 - own)):
            told = await player.slash("imperium fleet", side=side)
            refused(told, say(side_name(seat)))
