"""Where a match may be acted on: in its own channel, and by its people in direct messages.

What somebody may do is read from the place of an interaction (Discord says with each what its
author may do there), and which match is meant from its custom id, which anybody can forge. So
the two are held together once, for every control and form, before anything else is done. Typed
commands need no such check: in a server their match is found by the channel, and elsewhere by
who sits in it.
"""

from __future__ import annotations

import discord

from engines.core import Refusal, text
from tables.rows import Match, Sight


class Elsewhere(Refusal):
    """Somebody acts on a match from a place that is none of its own."""


def check_place(interaction: discord.Interaction, sight: Sight) -> None:
    """Raise `Elsewhere` unless an interaction comes from where its match may be acted on."""
    if interaction.guild_id is None:
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
