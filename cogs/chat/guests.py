"""Whoever sits down, as the tables are told of them."""

from __future__ import annotations

import discord

from cogs.words.names import clean
from tables.lobby import Guest


def guest_of(interaction: discord.Interaction) -> Guest:
    """Return who acts, as a guest."""
    user = interaction.user
    return Guest(user.id, clean(user.display_name), interaction.id)
