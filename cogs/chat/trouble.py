"""Whether Discord's own trouble is why a request failed: that passes, whatever was asked."""

from __future__ import annotations

import discord

SERVER_TROUBLE, TOO_MANY = 500, 429


def in_trouble(error: discord.HTTPException) -> bool:
    """Tell whether Discord itself is in trouble, or asked too much, whatever it was asked for."""
    return error.status >= SERVER_TROUBLE or error.status == TOO_MANY
