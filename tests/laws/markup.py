"""Markup of Discord, and what of it a message lets through."""

from __future__ import annotations

import re

MARKUP = (
    "**bold**",
    "__under__",
    "~~gone~~",
    "||hidden||",
    "`code`",
    "```block",
    "[x](http://a.example) [y](http://b.example)",
    "<@1>",
    "<@&1>",
    "<#1>",
    "<t:0:R>",
    "<:emoji:1>",
    "</play:1>",
    "<http://a.example>",
    "https://a.example",
    "discord.gg/abc",
)
"""Live wherever it stands."""


def as_typed(said: str) -> str:
    """Return what is shown without what keeps it from being markup: it reads the same."""
    return said.replace("\\", "").replace("\u200b", "")


def live(said: str) -> list[str]:
    """Return what of the markup Discord would read as such."""
    return [markup for markup in MARKUP if re.search(rf"(?<!\\){re.escape(markup)}", said)]
