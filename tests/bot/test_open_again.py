"""A place is open to the bot again, however that came about: what waits there stands at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.club import Club
from tests.bot.leaving import invited_again, removed
from tests.bot.player import Player
from tests.games.shazamm.play.duels import cast, hand

BARRED = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, administrator=True
)
Opening = Callable[[], Awaitable[None]]
"""What lets the bot in again."""


def roles_of(club: Club) -> list[int]:
    """Return the roles that say what the bot may: everybody's, and its own."""
    guild = club.world.guild.id
    return [guild, *club.env.backend.get_member(guild, club.env.backend.bot_user.id).role_ids]


def may(club: Club, role_id: int, *, more: int = 0, less: int = 0) -> None:
    """Let a role allow more, and less."""
    guild = club.world.guild.id
    before = club.env.backend.get_role(guild, role_id).permissions
    club.env.backend.edit_role(guild, role_id, {"permissions": before & ~less | more})


def given(club: Club, role_id: int) -> None:
    """Give the bot a role: of that Discord tells it whatever its intents are, simcord does not."""
    backend, guild = club.env.backend, club.world.guild.id
    backend.add_member_role(guild, backend.bot_user.id, role_id)
    bot = backend.get_member(guild, backend.bot_user.id)
    told: Any = serializers.member_payload(backend, backend.get_guild(guild), bot)
    with club.as_the_bot():
        club.bot._connection.parse_guild_member_update({**told, "guild_id": str(guild)})


async def by_overwrite(club: Club, place: simcord.ChannelHandle) -> Opening:
    """Shut the bot out of the channel."""
    club.forbid("view_channel", "send_messages", "send_messages_in_threads")

    async def opens() -> None:
        club.forbid()

    return opens


async def by_role(club: Club, place: simcord.ChannelHandle) -> Opening:
    """Take from all roles of the bot what it needs."""
    for role_id in roles_of(club):
        may(club, role_id, less=BARRED.value)

    async def opens() -> None:
        may(club, roles_of(club)[-1], more=BARRED.value)

    return opens


async def by_many_roles(club: Club, place: simcord.ChannelHandle) -> Opening:
    """Take from all roles of the bot what it needs; forty others change with them."""
    opens_it = await by_role(club, place)
    others = [club.env.backend.create_role(club.world.guild.id, f"{n}").id for n in range(40)]

    async def opens() -> None:
        await opens_it()
        for role_id in others:
            may(club, role_id, more=discord.Permissions(add_reactions=True).value)

    return opens


async def by_lost_role(club: Club, place: simcord.ChannelHandle) -> Opening:
    """Give the bot a role that shuts it out of the channel; it is deleted."""
    backend, guild = club.env.backend, club.world.guild.id
    for role_id in roles_of(club):
        may(club, role_id, less=discord.Permissions(administrator=True).value)
    role = backend.create_role(guild, "shut out")
    given(club, role.id)
    denied = Overwrite(role.id, OverwriteType.ROLE, deny=BARRED.value)
    backend.set_overwrite(club.channel.id, denied)

    async def opens() -> None:
        backend.delete_role(guild, role.id)

    return opens


async def by_own_role(club: Club, place: simcord.ChannelHandle) -> Opening:
    """Take from all roles of the bot what it needs, and give it one that has it."""
    await by_role(club, place)
    role = club.env.backend.create_role(club.world.guild.id, "let in", permissions=BARRED.value)

    async def opens() -> None:
        given(club, role.id)

    return opens


async def by_invitation(club: Club, place: simcord.ChannelHandle) -> Opening:
    """Remove the bot from the server."""
    await removed(club, place)

    async def opens() -> None:
        await invited_again(club)

    return opens


WAYS = (by_overwrite, by_role, by_many_roles, by_lost_role, by_own_role, by_invitation)


async def begun_in(club: Club, where: str) -> simcord.ChannelHandle:
    """Let a match begin in the channel, or in a thread; return its place."""
    await club["alice"].slash("play", game="shazamm", where=where)
    place = club.threads[0] if where == "thread" else club.channel
    await club["bob"].press("join")
    await club["alice"].press("start")
    return place


def told(club: Club, place: simcord.ChannelHandle) -> str:
    return "\n".join(message.text for message in club.messages_in(place))


@pytest.mark.parametrize("where", ["here", "thread"])
@pytest.mark.parametrize("way", WAYS)
async def test_what_waits_for_a_place_stands_as_soon_as_it_is_open(
    club: Club,
    alice: Player,
    way: Callable[[Club, simcord.ChannelHandle], Awaitable[Opening]],
    where: str,
) -> None:
    """Nothing is asked of Discord until then by what else changes, however much that is."""
    place = await begun_in(club, where)
    opens = await way(club, place)
    await cast(alice, 5, place=alice.person.dm)
    assert "channel" in hand(alice).text
    await club.advance(hours=5)
    asked = len(club.requests)
    for role_id in [club.env.backend.create_role(club.world.guild.id, f"x{n}").id for n in (1, 2)]:
        may(club, role_id, more=discord.Permissions(add_reactions=True).value)
    await club.rest()
    assert len(club.requests) == asked
    assert "**Alice** is ready" not in told(club, place)
    await opens()
    await club.rest()
    assert "**Alice** is ready" in told(club, place)


async def test_nothing_is_asked_where_only_names_and_colours_change(
    club: Club, alice: Player
) -> None:
    """Also of a place that is gone, of whose rights nothing is known."""
    await begun_in(club, "here")
    guild, backend = club.world.guild, club.env.backend
    other, role = guild.create_text_channel("other"), backend.create_role(guild.id, "rainbow")
    backend.delete_channel(club.channel.id)
    await club.advance(hours=5)
    asked = len(club.requests)
    for number in range(1, 4):
        backend.edit_role(guild.id, role.id, {"color": number})
        backend.edit_channel(other.id, {"name": f"other-{number}"})
        await club.rest()
    assert len(club.requests) == asked


async def test_what_waits_in_an_archived_thread_is_tried_as_soon_as_its_channel_is_open(
    club: Club, alice: Player
) -> None:
    """Nothing is known of its rights: a message opens it again."""
    place = await begun_in(club, "thread")
    opens = await by_overwrite(club, place)
    await cast(alice, 5, place=alice.person.dm)
    club.env.backend.edit_channel(place.id, {}, thread_metadata={"archived": True})
    await club.advance(hours=5)
    await opens()
    await club.rest()
    assert "**Alice** is ready" in told(club, place)
