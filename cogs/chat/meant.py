"""Which match somebody means whose command may be about several: a menu that goes on with it.

The command stands in the menu's custom id as it was typed, so that a restart changes nothing. One
with an option that cannot stand there, such as a person, has no menu: it is typed again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import parse_qsl, urlencode

import discord
from discord import AppCommandOptionType, app_commands, ui
from discord.utils import MISSING

from cogs.chat.menus import menu_of_several
from cogs.panels.ids import ANY, ControlId
from cogs.panels.panel import MOST_CHOICES
from engines.core import Refusal, Say, Text, text
from tables.rows import Match

MEANT = "meant"
"""The verb of the menu of the matches that a command may be about."""
LONGEST = 100
"""What a custom id may hold."""
_CHOSEN, _NAMED = "meant", "named"


class SeveralMatches(Refusal):
    """A command may be about several matches, which `told` names with the ways to them."""

    def __init__(self, matches: Sequence[Match], told: tuple[Text, ...]) -> None:
        super().__init__(text("refusal-several-matches", matches=told))
        self.matches = matches
        self.choose = text("refusal-several-choose", matches=told)


def menu_of(
    interaction: discord.Interaction, several: SeveralMatches, say: Say
) -> ui.ActionRow[Any] | None:
    """Return a menu of those matches that goes on with a command; None where none could."""
    line = typed(interaction)
    if line is None:
        return None
    options = [
        (str(one.id), text("move-match", game=text(f"{one.game}-name"), number=one.id), None)
        for one in several.matches[:MOST_CHOICES]
    ]
    return menu_of_several(MEANT, "which-meant", options, (), say, most=1, extra=line)


def typed(interaction: discord.Interaction) -> str | None:
    """Return a typed command with its options as one word; None if it cannot be."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return None
    filled: dict[str, object] = {}
    for option in command.parameters:
        value = getattr(interaction.namespace, option.display_name, None)
        if value is not None:
            filled[option.display_name] = value
    if not all(isinstance(value, str | int) for value in filled.values()):
        return None
    line = f"{command.qualified_name}?{urlencode(filled)}"
    return line if len(str(ControlId(0, ANY, MEANT, line))) <= LONGEST else None


def command_in(
    tree: app_commands.CommandTree[Any], line: str
) -> tuple[app_commands.Command[Any, ..., Any], dict[str, Any]]:
    """Return the command of such a word, and its options by the names of its parameters.

    Anybody can forge one. Raises `Refusal` for what could not be typed in direct messages.
    """
    name, _, query = line.partition("?")
    command = next((one for one in tree.walk_commands() if one.qualified_name == name), None)
    if not isinstance(command, app_commands.Command) or not _in_private(command):
        raise Refusal(text("refusal-unknown-control"))
    return command, _options(command, dict(parse_qsl(query, keep_blank_values=True)))


def mean(interaction: discord.Interaction, match_id: int) -> None:
    """Note which match somebody has chosen, for the command that goes on."""
    interaction.extras[_CHOSEN] = match_id


def is_meant(interaction: discord.Interaction) -> int | None:
    """Return the match that was chosen for a command that goes on; None if none was."""
    return interaction.extras.get(_CHOSEN)


def name_match(interaction: discord.Interaction, match: Match) -> None:
    """Note that what is answered names a match, since it could have been about another."""
    game = text(f"{match.game}-name")
    interaction.extras[_NAMED] = text("move-match", game=game, number=match.id)


def name_of(interaction: discord.Interaction, say: Say, answer: Sequence[str] = ()) -> list[str]:
    """Return the line that names the match of an answer, if it is to be named and is not yet."""
    named: Text | None = interaction.extras.get(_NAMED)
    if named is None:
        return []
    name = say(named)
    there = re.compile(rf"{re.escape(name)}(?![0-9])")
    return [] if any(map(there.search, answer)) else [f"-# {name}"]


def _in_private(command: app_commands.Command[Any, ..., Any]) -> bool:
    """Tell whether a command can be typed in direct messages."""
    contexts = (command.root_parent or command).allowed_contexts
    return contexts is None or contexts.dm_channel is not False


def _options(
    command: app_commands.Command[Any, ..., Any], filled: Mapping[str, str]
) -> dict[str, Any]:
    """Return what the parameters of a command hold, filled in or not. Raises `Refusal`."""
    found: dict[str, Any] = {}
    for option in command.parameters:
        if option.display_name in filled:
            found[option.name] = _value(option, filled[option.display_name])
        elif option.required:
            raise Refusal(text("refusal-unknown-control"))
        else:
            found[option.name] = None if option.default is MISSING else option.default
    return found


def _value(option: app_commands.Parameter, word: str) -> str | int | bool:
    """Return what an option holds, if Discord would have let somebody type it."""
    value: str | int | None = None
    if option.type is AppCommandOptionType.boolean:
        value = word == str(True)
    elif option.type is AppCommandOptionType.integer and re.fullmatch("-?[0-9]{1,15}", word):
        value = int(word)
    elif option.type is AppCommandOptionType.string:
        value = word
    if value is None or not _is_offered(option, value):
        raise Refusal(text("refusal-bad-option", value=word[:50]))
    return value


def _is_offered(option: app_commands.Parameter, value: str | int) -> bool:
    """Tell whether a value is among the choices of an option, if it has any, and within limits."""
    size = value if isinstance(value, int) else len(value)
    least = size if option.min_value is None else option.min_value
    most = size if option.max_value is None else option.max_value
    offered = {choice.value for choice in option.choices}
    return least <= size <= most and (not offered or value in offered)
