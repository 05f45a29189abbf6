"""Nobody is said to be called, or asked, who cannot see where that is done."""

from __future__ import annotations

import pytest

from tests.bot.abroad import abroad
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, nothing_changes, refused

OUT = pytest.mark.parametrize("gone", [False, True])
"""Whether somebody has left the server, or does not see the channel."""


def put_out(club: Club, player: Player, *, gone: bool) -> None:
    """Let somebody leave the server, or not see the channel any more."""
    if gone:
        club.env.backend.remove_member(club.world.guild.id, player.id)
    else:
        club.hide_from(player)


@pytest.mark.club("alice", "bob", "carol")
@pytest.mark.parametrize("where", ["here", "thread"])
async def test_an_opponent_who_does_not_see_the_channel_is_not_called(
    club: Club, alice: Player, bob: Player, where: str
) -> None:
    club.hide_from(club["carol"])
    invited = {"game": "shazamm", "opponent": club["carol"].person.member, "where": where}
    async with nothing_changes(club):
        refused(await alice.slash("play", **invited), club["carol"].mention, "cannot see this")
        refused(await bob.slash("play", **invited), "no puede ver este canal")
    assert not club.threads


@OUT
@pytest.mark.club("alice", "bob", "carol")
async def test_a_seat_is_offered_to_nobody_who_does_not_see_it(
    club: Club, alice: Player, bob: Player, gone: bool
) -> None:
    """Also from direct messages."""
    carol = club["carol"]
    await begun(club)
    put_out(club, carol, gone=gone)
    async with nothing_changes(club):
        reply = await alice.slash("substitute", person=carol.person.user)
        refused(reply, carol.mention, "cannot see the channel of this match")
        reply = await bob.slash("substitute", bob.person.dm, person=carol.person.user)
        refused(reply, "no puede ver el canal de esta partida")


@OUT
async def test_to_play_again_nobody_is_called_who_does_not_see_it(
    club: Club, alice: Player, bob: Player, gone: bool
) -> None:
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    put_out(club, bob, gone=gone)
    async with nothing_changes(club):
        refused(await alice.press("again"), "**Bob** cannot see this channel", "/seek")


@pytest.mark.club("alice", "bob", "carol")
async def test_to_play_again_who_sees_the_channel_is_called_and_who_does_not_is_named(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await alice.slash("play", game="magblast")
    await bob.press("join")
    await carol.press("join")
    await alice.press("start")
    for player in (alice, bob):
        await player.slash("resign")
        await player.press("resign")
    put_out(club, carol, gone=False)
    reply = await bob.press("again")
    assert "no puedo llamar a quien no ve este canal: **Carol**" in reply.text and reply.private
    assert club.pings[-1].user_ids == (alice.id,)


async def test_who_played_from_another_server_is_not_said_to_be_called_again(
    club: Club, alice: Player, bob: Player
) -> None:
    """No lobby stands for a week that one of two can never see."""
    await abroad(club, alice, bob)
    await alice.slash("resign")
    await alice.press("resign")
    async with nothing_changes(club):
        refused(await alice.press("again"), "**Bob** cannot see this channel", "/seek")


async def test_while_discord_does_not_say_who_sees_a_channel_people_are_called(
    club: Club, alice: Player, bob: Player
) -> None:
    club.fail("GET", f"/guilds/{club.world.guild.id}/members/*", 503, 0, times=None)
    await alice.slash("play", game="shazamm", opponent=bob.person.member)
    assert club.pings[-1].user_ids == (bob.id,)
