"""Where a match may be acted on: in its own channel, and by its people in direct messages.

What somebody may do is read from the place of an interaction (Discord says with each what its
author may do there), and which match is meant from its custom id, which anybody can forge. So
the two are held together once, for every control and form, before anything else is done. Typed
commands need no such check: in a server their match is found by the place, and elsewhere by
who sits in it. A place is a channel with a match, or the thread in which one has its chronicle.
"""

from __future__ import annotations

from typing import NamedTuple

import discord

from engines.core import Refusal, text
from tables.records import Records
from tables.rows import Match, Sight, Status


class Elsewhere(Refusal):
    """Somebody acts on a match from a place that is none of its own."""


def check_place(interaction: discord.Interaction, sight: Sight) -> None:
    """Raise `Elsewhere` unless an interaction comes from where its match may be acted on.

    One that was brought along is looked at by whoever did, wherever they are.
    """
    if sight.match.imported:
        here = sight.match.host_id == interaction.user.id
    elif interaction.guild_id is None:
        here = sight.seat_of(interaction.user.id) is not None
    else:
        here = stands_in(sight.match, interaction)
    if not here:
        raise Elsewhere(text("refusal-elsewhere"))


def stands_in(match: Match, interaction: discord.Interaction) -> bool:
    """Tell whether a match stands in the channel of an interaction, or in that of its thread.

    No two servers share a channel's id. Rights in a thread are those in its channel.
    """
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return match.channel_id in (interaction.channel_id, parent)


class Here(NamedTuple):
    """Where a command or a message stands: a channel's id, and that which it hangs from, if any."""

    channel_id: int
    parent_id: int | None = None


def here_of(said: discord.Interaction | discord.Message) -> Here:
    """Return where a command was given, or where a message stands."""
    channel = said.channel
    if isinstance(channel, discord.Thread):
        return Here(channel.id, channel.parent_id)
    return Here(0 if channel is None else channel.id)


async def open_match_at(records: Records, here: Here) -> Match | None:
    """Return the match in its lobby or being played that a place is about."""
    match = await records.match_open_in(here.channel_id) or await _told_at(records, here)
    return match if match and match.status in (Status.LOBBY, Status.PLAYING) else None


async def begun_match_at(records: Records, here: Here) -> Match | None:
    """Return the match of a place that is played, or else that of those begun which ended last."""
    return await _told_at(records, here) or await records.last_begun_in(here.channel_id)


async def match_at(records: Records, here: Here) -> Match | None:
    """Return the match that a place is about: the one that is open, or else the last."""
    return await open_match_at(records, here) or await begun_match_at(records, here)


async def _told_at(records: Records, here: Here) -> Match | None:
    if here.parent_id is None:
        return None
    return await records.told_in(here.parent_id, here.channel_id)
