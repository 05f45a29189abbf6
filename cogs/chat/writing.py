"""Whoever may write nothing in a match's channel has the bot write nothing there either.

But for moves, and for what all who play agree to: a match that somebody sits in goes on.
"""

from __future__ import annotations

import aiohttp
import discord

from cogs.chat.asking import within
from cogs.chat.onlookers import PATIENCE, rights_at
from cogs.chat.permits import Spot, mute, spot_at
from cogs.chat.services import Client
from engines.core import Refusal, Text, text
from tables import NoMatch
from tables.rows import Match


async def check_may_write(client: Client, interaction: discord.Interaction, match_id: int) -> None:
    """Raise `Refusal` if whoever acts may write nothing in the channel of a match.

    In direct messages Discord is asked. Who plays from another server has no rights there to be
    denied, and of whom Discord tells nothing nobody knows: they are let be. Raises `NoMatch`.
    """
    match = await client.services.tables.records.match(match_id)
    if match is None:
        raise NoMatch(text("refusal-no-such-match"))
    if interaction.guild_id is None:
        missing = await _missing_afar(client, match, interaction.user.id)
    else:
        missing = mute(interaction.permissions, spot_at(interaction, match.channel_id))
    if missing:
        raise Refusal(text("refusal-own-words", missing=missing))


async def _missing_afar(client: Client, match: Match, user_id: int) -> tuple[Text, ...]:
    """Return what somebody who acts elsewhere lacks to write in the channel of a match."""
    asking = rights_at(client, match.guild_id or 0, match.channel_id, user_id)
    try:
        rights = await within(client, PATIENCE, asking)
    except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
        return ()
    if rights is None or rights.allowed is None:
        return ()
    return mute(rights.allowed, Spot.THREAD if rights.in_thread else Spot.CHANNEL)
