"""From one's own messages one press leads to the board in its channel."""

from __future__ import annotations

import pytest

from tests.bot.club import SOON, Club
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import begun, cast

pytestmark = pytest.mark.club("alice", "bob", settling=SOON)


def hand(player: Player) -> Seen:
    """Return the newest message of a hand."""
    return next(message for message in reversed(player.dms) if "Shazamm! ·" in message.text)


def address(club: Club) -> str:
    return f"https://discord.com/channels/{club.world.guild.id}/{club.channel.id}"


async def test_each_hand_in_direct_messages_leads_to_the_board(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whoever decides, whoever waits, and whoever pressed something there."""
    await begun(club)
    for player in (alice, bob):
        assert address(club) in hand(player).links
    await cast(alice, 5, place=alice.person.dm)
    assert address(club) in hand(alice).links
    menu = hand(bob).control("cast", menu=True)
    assert menu is not None
    await bob.choose("cast", next(iter(menu.options)), on=hand(bob))
    assert address(club) in hand(bob).links


async def test_in_the_channel_itself_nothing_leads_there(club: Club, alice: Player) -> None:
    await begun(club)
    shown = (await alice.press("hand")).messages[0]
    assert shown.ephemeral and not shown.links
