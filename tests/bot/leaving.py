"""A server that removes the bot, and invites it again."""

from __future__ import annotations

import simcord
from simcord.backend import serializers

from tests.bot.club import Club


async def removed(club: Club, place: simcord.ChannelHandle) -> None:
    """Let the server remove the bot, which may ask nothing in a place of it from then on."""
    club.fail("*", f"/channels/{place.id}*", 403, 50001, times=None)
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.world.guild.id)})
    await club.rest()


async def invited_again(club: Club) -> None:
    """Let the server invite the bot again."""
    club.heal()
    backend = club.env.backend
    guild = serializers.guild_create_payload(backend, backend.get_guild(club.world.guild.id))
    backend.emit("GUILD_CREATE", {key: guild[key] for key in guild if key != "unavailable"})
    await club.rest()
