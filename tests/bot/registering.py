"""Commands are put into all languages and registered once, not by each of a thousand bots."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Self

from discord import app_commands

from cogs.words.strings import LOCALES
from store import COMMANDS_HASH, Store
from tests.ready import lay_ready


class Registered(NamedTuple):
    """What is left where a bot has registered its commands: in its database, and at Discord."""

    known: str
    commands: dict[Any, Any]

    @classmethod
    async def by(cls, store: Store, backend: Any) -> Self:
        """Return what is left of a bot that has started."""
        known = await store.setting(COMMANDS_HASH)
        assert known is not None
        return cls(known, backend.commands[None])

    async def lay(self, database: Path, backend: Any) -> None:
        """Let a bot find it that starts on this database and in this Discord."""
        if not database.exists():
            await lay_ready(database, **{COMMANDS_HASH: self.known})
            backend.commands[None] = dict(self.commands)


@cache
def translate_once() -> None:
    """Let discord.py remember the payload of each command: every bot has the same commands."""
    for kind in (app_commands.Command, app_commands.Group):
        _remember(kind)


def _remember(kind: Any) -> None:
    translate, known = kind.get_translated_payload, dict[Any, dict[str, Any]]()
    written, plain = kind.to_dict, dict[Any, dict[str, Any]]()

    async def translated(self: Any, tree: Any, translator: Any) -> dict[str, Any]:
        key = (self.qualified_name, *_sources(self), tuple(LOCALES))
        if key not in known:
            known[key] = await translate(self, tree, translator)
        return copy.copy(known[key])

    def untranslated(self: Any, tree: Any) -> dict[str, Any]:
        key = (self.qualified_name, *_sources(self))
        if key not in plain:
            plain[key] = written(self, tree)
        return copy.copy(plain[key])

    kind.get_translated_payload = translated
    kind.to_dict = untranslated


def _sources(command: Any) -> tuple[Any, ...]:
    """Return what a command, or a group of them, does: the same in every bot.

    The commands themselves are each bot's own, and would keep it for as long as they are kept.
    """
    if not isinstance(command, app_commands.Group):
        return (command.callback,)
    inner = command.walk_commands()
    return tuple(each.callback for each in inner if isinstance(each, app_commands.Command))
