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
)
"""Live wherever it stands."""


def live(said: str) -> list[str]:
    """Return what of the markup Discord would read as such."""
    return [markup for markup in MARKUP if re.search(rf"(?<!\\){re.escape(markup)}", said)]
