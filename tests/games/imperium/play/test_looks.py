"""The commands that only look show what they are asked for, to whoever asks."""

from __future__ import annotations

from itertools import repeat

import pytest

from cogs.chat.private import CONTENT
from cogs.words.strings import speaker
from engines.imperium.looking import side_name
from engines.imperium.units import Kind
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.imperium.play.campaigns import begun
from tests.games.imperium.positions import planet, position, unit
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


MANY = (
    *repeat(Kind.CORVETTE, 6),
    *repeat(Kind.FRIGATE, 6),
    *repeat(Kind.DESTROYER, 4),
    *repeat(Kind.CRUISER, 4),
    *repeat(Kind.BATTLESHIP, 4),
    *repeat(Kind.CARRIER, 2),
    *repeat(Kind.TRANSPORT, 2),
)
ABOARD = {Kind.CARRIER: "IBIB", Kind.TRANSPORT: "TTTT", Kind.CORVETTE: "T", Kind.BATTLESHIP: "T"}


@pytest.mark.parametrize(("name", "side"), [("alice", "own"), ("bob", "enemy")])
async def test_a_large_fleet_is_listed_to_its_last_ship(club: Club, name: str, side: str) -> None:
    campaign = await begun(club)
    board = (await campaign.state()).board
    free = [sector for sector in board.map.hexes if sector not in board.planets]
    red = {at: unit(kind, ABOARD.get(kind, "")) for at, kind in zip(free, MANY, strict=False)}
    mine = {at: planet(one.size, 0, "T") for at, one in board.planets.items() if one.owner is None}
    await campaign.stand(position(red=red, planets=mine))
    told = (await club[name].slash("imperium fleet", side=side)).text
    assert len(told) > CONTENT
    assert told.count("•") >= len(red) + len(mine)
