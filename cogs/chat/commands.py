"""Names of commands in every language, and what happens when a command fails."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypedDict, TypeVar

import discord
from discord import app_commands

from cogs.chat.attending import begin, explain
from cogs.chat.services import client_of
from cogs.words.strings import LOCALES, has, nearest, speaker
from engines.core import Refusal, text

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


server_only = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""Offers a command in servers alone; `guild_only` leaves what the tree allows besides."""


def words(key: str) -> app_commands.locale_str:
    """Return a name or description of a command by its key in the catalogues."""
    return app_commands.locale_str(speaker("en")(text(key)), key=key)


class Named(TypedDict):
    """What a command is called, and what its menu says of it."""

    name: app_commands.locale_str
    description: app_commands.locale_str


def named(key: str) -> Named:
    """Return a command's name and description: `<key>` and `<key>-about` of the catalogues."""
    return {"name": words(key), "description": words(f"{key}-about")}


def with_options(key: str, *options: str) -> Callable[[Decorated], Decorated]:
    """Name and describe a command's options: `<key>-<option>` and `<key>-<option>-about`."""
    names = {option: words(f"{key}-{option}") for option in options}
    abouts = {option: words(f"{key}-{option}-about") for option in options}

    def decorate(command: Decorated) -> Decorated:
        return app_commands.rename(**names)(app_commands.describe(**abouts)(command))

    return decorate


class Translator(app_commands.Translator):
    """Gives Discord the names of commands, options and choices in our other languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words for `locale`; None where English serves."""
        key = string.extras.get("key")
        return None if key is None else _translated(key, nearest(locale.value))


@cache
def _translated(key: str, language: str) -> str | None:
    if language == LOCALES[0] or not has(key, language):
        return None
    return speaker(language)(text(key))


class Tree(app_commands.CommandTree[Any]):
    """Answers every failed command; nobody waits for nothing."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Begin with a command, or with what is typed of one; refuse what came before.

        What is not among the choices of an option, or no longer, is refused for every command, and
        so is a person of whom Discord tells nothing.
        """
        client = client_of(interaction)
        if not begin(client, interaction):
            return False
        value = _not_offered(interaction)
        if value is None:
            return True
        await explain(client, interaction, Refusal(text("refusal-bad-option", value=value[:50])))
        return False

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Explain a refusal, apologise for a fault."""
        await explain(client_of(interaction), interaction, error)


def _not_offered(interaction: discord.Interaction) -> str | None:
    """Return what stands in an option and was never offered: no choice of its, or nobody known."""
    command = interaction.command
    if interaction.type is not discord.InteractionType.application_command:
        return None
    for option in command.parameters if isinstance(command, app_commands.Command) else ():
        offered = {choice.value for choice in option.choices}
        value = getattr(interaction.namespace, option.display_name, None)
        if offered and value is not None and value not in offered:
            return str(value)
        if isinstance(value, discord.Object):
            return str(value.id)
    return None
