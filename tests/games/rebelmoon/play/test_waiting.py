"""Whoever only waits has the board in the channel, and in private on demand."""

from __future__ import annotations

from engines.rebelmoon.model import Colour, Kind, Pass, Place, Weapon
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.rebelmoon.play.raids import Raid, begun, type_in
from tests.games.shazamm.play.duels import hands, last_match


async def test_a_hand_shows_a_picture_while_something_is_to_be_decided(
    club: Club, alice: Player, bob: Player
) -> None:
    raid = Raid(club, await begun(club))

    def pictured() -> list[int]:
        return [len(hands(player)[-1].pictures) for player in raid.players]

    assert pictured() == [1, 1], "the Rebel chooses what is placed as soon as it is their turn"
    await type_in(raid, alice, Place("F6"))
    assert pictured() == [1, 1]
    await type_in(raid, bob, Place("C5", Weapon(Kind.LASER, Colour.RED)))
    for player in (alice, bob):
        await type_in(raid, player, Pass())
    decides, waits = hands(alice)[-1], hands(bob)[-1]
    assert pictured() == [1, 0], "nobody can choose ahead of a bomb that flies"
    assert f"El tablero está en <#{club.channel.id}>" in waits.text
    assert "The board stands in" not in decides.text
    looked = await bob.press("hand", on=waits)
    assert len(looked.messages[0].pictures) == 1


async def test_where_the_board_stands_is_said_in_direct_messages_alone(
    club: Club, alice: Player, bob: Player
) -> None:
    """A private answer in the channel has it above."""
    raid = Raid(club, await begun(club))
    await type_in(raid, alice, Pass())
    await type_in(raid, bob, Place("C5", Weapon(Kind.LASER, Colour.RED)))
    for player in (alice, bob):
        await type_in(raid, player, Pass())
    panel = (await alice.press("act", on=club.messages[-1])).messages[0]
    await alice.press("Fly like this", on=panel)
    assert "Next:" in club.look_up(panel.channel_id, panel.id).text
    assert "The board stands in" not in club.look_up(panel.channel_id, panel.id).text
    assert "The board stands in" in hands(alice)[-1].text


async def test_what_shows_the_board_is_not_called_a_hand(
    club: Club, alice: Player, bob: Player
) -> None:
    """Everything stands on the board: neither side has a hand, and joining promises none."""
    await alice.slash("play", game="rebelmoon")
    joined = await bob.press("join")
    assert "mano" not in joined.text
    await alice.press("start")
    raid = Raid(club, last_match(club))
    await raid.goes(Pass(), Place("C5", Weapon(Kind.LASER, Colour.RED)), Pass())
    await type_in(raid, bob, Pass())
    waits = hands(bob)[-1]
    button = waits.control("hand")
    assert button is not None
    assert button.label == "Mostrar el tablero"
    assert f"*{button.label}* lo trae aquí" in waits.text
