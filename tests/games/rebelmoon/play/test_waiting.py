"""Whoever waits has the board in the channel, and in private on demand."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.rebelmoon.play.raids import begun
from tests.games.shazamm.play.duels import hands


async def test_a_hand_shows_a_picture_while_something_is_to_be_decided(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    assert [len(hands(player)[-1].pictures) for player in (alice, bob)] == [1, 0]
    await alice.slash("rebelmoon place", cell="F6")
    waits, decides = hands(alice)[-1], hands(bob)[-1]
    assert [len(waits.pictures), len(decides.pictures)] == [0, 1]
    assert f"The board stands in <#{club.channel.id}>" in waits.text
    assert "El tablero está en" not in decides.text
    looked = await alice.press("hand", on=waits)
    assert len(looked.messages[0].pictures) == 1
