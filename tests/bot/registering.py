"""Commands are put into all languages once, not at the start of each of a thousand bots."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from discord import app_commands

from cogs.words.strings import LOCALES


@cache
def translate_once() -> None:
    """Let discord.py remember the payload of each command: commands are the same objects."""
    for kind in (app_commands.Command, app_commands.Group):
        _remember(kind)


def _remember(kind: Any) -> None:
    translate, known = kind.get_translated_payload, dict[Any, dict[str, Any]]()

    async def remembered(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        key = (self.qualified_name, getattr(self, "callback", self), tuple(LOCALES))
        if key not in known:
            known[key] = await translate(self, tree, translator)
        return copy.copy(known[key])

    kind.get_translated_payload = remembered
