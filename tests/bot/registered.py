"""What the bot has told Discord about its commands."""

from __future__ import annotations

from typing import Any

from tests.bot.club import Club


def registered(club: Club) -> list[list[dict[str, Any]]]:
    """Return what the bot has registered so far, one entry for each time."""
    puts = [r for r in club.requests if r.method == "PUT" and r.path.endswith("/commands")]
    return [put.json for put in puts]
