"""What leads from somebody's own message to the board, where it stands for all.

It leads to the channel: boards are posted anew, and the newest is near the end of it, so such a
button never leads astray.
"""

from __future__ import annotations

from cogs.panels.panel import Button
from engines.core import text
from tables.rows import Match


def address(match: Match) -> str:
    """Return the address of the channel in which a match stands."""
    return f"https://discord.com/channels/{match.guild_id or '@me'}/{match.channel_id}"


def board_link(match: Match) -> Button:
    """Return the button that leads to the board."""
    return Button("", text("button-board"), url=address(match))
