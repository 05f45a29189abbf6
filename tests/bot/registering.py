"""Commands are put into all languages once, not at the start of each of a thousand bots."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from discord import app_commands

from cogs.words.strings import LOCALES


@cache
def translate_once() -> None:
    """Let discord.py remember the payload of each command: every bot has the same commands."""
    for kind in (app_commands.Command, app_commands.Group):
        _remember(kind)


def _remember(kind: Any) -> None:
    translate, known = kind.get_translated_payload, dict[Any, dict[str, Any]]()

    async def remembered(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        key = (self.qualified_name, *_sources(self), tuple(LOCALES))
        if key not in known:
            known[key] = await translate(self, tree, translator)
        return copy.copy(known[key])

    kind.get_translated_payload = remembered


def _sources(command: Any) -> tuple[Any, ...]:
    """Return what a command, or a group of them, does: the same in every bot.

    The commands themselves are each bot's own, and would keep it for as long as they are kept.
    """
    if not isinstance(command, app_commands.Group):
        return (command.callback,)
    inner = command.walk_commands()
    return tuple(each.callback for each in inner if isinstance(each, app_commands.Command))
