"""A Brutal Assault is called for by the menus of both hands, whoever's turn it is."""

from __future__ import annotations

from cogs.words.strings import speaker
from engines.core import text
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.magblast.play.battles import Battle, begun


async def test_both_call_for_it_by_the_menus_of_their_hands(
    club: Club, alice: Player, bob: Player
) -> None:
    """It is Alice's turn, who speaks English; Bob speaks Spanish.

    Whoever has other cards to play besides finds the call among them.
    """
    battle = Battle(club, await begun(club))
    hands = ((alice, speaker("en")), (bob, speaker("es")))
    for player, say in hands:
        await player.press(say(text("magblast-keep")))
    for player, say in hands:
        alone = player.dms[-1].control("agree")
        menu, line = ("agree", "call") if alone else ("other", "agree/call")
        await player.choose(menu, line, on=player.dms[-1])
        await player.press(say(text("magblast-do-agree")), on=player.dms[-1])
    assert (await battle.told()).agreed == {0, 1}
