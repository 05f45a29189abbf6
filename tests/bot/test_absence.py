"""Who has left the server is noticed when they are called, and nobody waits for them for ever."""

from __future__ import annotations

import pytest

from cogs.chat.absence import has_left
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, nothing_changes, refused, rows


def leave(club: Club, player: Player) -> None:
    """Let a player leave the server, who shares no other with the bot."""
    club.env.backend.remove_member(club.world.guild.id, player.id)
    club.close_dms(player)


def told(club: Club) -> str:
    return "\n".join(message.text for message in club.messages)


async def test_who_has_left_is_noticed_when_called_and_a_computer_plays(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="none")
    await cast(bob, 1)
    leave(club, bob)
    await club.rest()
    assert "not on this server" not in told(club)
    await cast(alice, 40)
    notice = next(m for m in club.messages if "**Bob** is not on this server any more" in m.text)
    assert "I cannot send **Bob** direct messages" not in told(club)
    await club.restart()
    reply = await alice.press("seat-absent", on=notice)
    assert reply.private
    assert "as **Alice** wishes, for now a computer plays for **Bob**" in told(club)
    assert not club.look_up(notice.channel_id, notice.id).controls
    (entry,) = rows(club, "SELECT kind, actor_id FROM entry WHERE kind = 'sit'")
    assert entry == ("sit", None)
    again = forged(alice.person.member, notice, notice.controls[0].custom_id)
    refused((await club.at_once(again))[0], "Somebody plays on that seat already")
    club.world.guild.add_member(bob.person.user)
    club.open_dms(bob)
    reply = await bob.slash("back", bob.person.dm)
    assert "Vuelves a jugar" in reply.text
    assert "**Bob** is back and plays again" in told(club)


@pytest.mark.club("alice", "bob", "carol")
async def test_nobody_lets_a_computer_play_for_who_is_there(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    board, carol = club.messages[-1], club["carol"]
    async with nothing_changes(club):
        for seat, gist in (("1", "decides alone"), ("7", "not know"), ("x", "not know")):
            press = forged(alice.person.member, board, f"b:1:-1:seat-absent:{seat}")
            refused((await club.at_once(press))[0], gist)
    leave(club, bob)
    async with nothing_changes(club):
        press = forged(carol.person.member, board, "b:1:-1:seat-absent:1")
        refused((await club.at_once(press))[0], "not in this match")


async def test_closed_direct_messages_are_no_absence(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    club.close_dms(bob)
    await cast(bob, 1)
    await cast(alice, 50)
    assert "I cannot send **Bob** direct messages" in told(club)
    assert "not on this server" not in told(club)


async def test_nobody_has_left_a_server_that_the_bot_is_not_on(club: Club, bob: Player) -> None:
    """Of its people nothing is known, and Discord is not even asked."""
    leave(club, bob)
    asked = len(club.requests)
    assert await has_left(club.bot, club.world.guild.id, bob.id)
    assert not await has_left(club.bot, club.world.guild.id + 1, bob.id)
    assert len(club.requests) == asked + 1


@pytest.mark.parametrize("by", ["a press", "a call"])
async def test_who_is_back_is_not_said_to_have_left(
    club: Club, alice: Player, bob: Player, by: str
) -> None:
    """Nor can anybody press what would be refused."""
    await begun(club, clock="none")
    await cast(bob, 1)
    leave(club, bob)
    await cast(alice, 2)
    club.world.guild.add_member(bob.person.user)
    await club.rest()
    said = next(m for m in club.messages if "**Bob** is not on this server any more" in m.text)
    if by == "a press":
        refused(await alice.press("seat-absent", on=said), "decides alone")
    else:
        club.open_dms(bob)
        await cast(bob, 3)
        await cast(alice, 4)
    await club.rest()
    now = alice.now(said)
    assert "is not on this server" not in now.text and "can be called again" in now.text
    assert not now.controls


async def test_of_several_that_say_so_the_newest_alone_has_a_button(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="3d")
    await cast(bob, 1)
    leave(club, bob)
    await cast(alice, 2)
    await club.rest()
    await club.advance(hours=70)
    await club.rest()
    said = [m for m in club.messages if "**Bob** is not on this server any more" in m.text]
    assert len(said) > 1
    assert [bool(alice.now(one).controls) for one in said] == [*[False] * (len(said) - 1), True]
