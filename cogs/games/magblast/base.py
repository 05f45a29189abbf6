"""What the parts of Mag·Blast's cog share: its group of commands, and how it reads options."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import app_commands

from cogs.chat.acting import Choices, GameCommands, Offers, filled_option
from cogs.chat.commands import named
from cogs.chat.late import late
from cogs.chat.orders import orders_command

if TYPE_CHECKING:
    from cogs.games.magblast import parsing
    from engines.magblast.model import Card, ShipId, Zone
    from engines.magblast.view import View
else:
    (parsing,) = late("cogs.games.magblast", "parsing")

LONGEST_SOUND = 100
LONGEST_HECKLE = 200
GAME = GameCommands("magblast")
GROUP = app_commands.Group(**named("magblast-command"))
GROUP.add_command(orders_command(GAME))
Read = TypeVar("Read")


def filled(
    interaction: discord.Interaction, option: str, read: Callable[[str], Read]
) -> Read | None:
    """Return another option of a command being typed, as it is read; None if it is empty."""
    typed = filled_option(interaction, option).strip()
    return read(typed) if typed else None


def ship_in(interaction: discord.Interaction, option: str) -> ShipId | None:
    """Return the ship that another option names so far."""
    return filled(interaction, option, parsing.ship)


def zone_in(interaction: discord.Interaction, option: str) -> Zone | None:
    """Return the zone that another option names so far. Raises `Refusal` for what is none."""
    return filled(interaction, option, parsing.zone)


def card_in(interaction: discord.Interaction, option: str, view: View) -> Card | None:
    """Return the card that another option names so far."""
    return filled(interaction, option, lambda typed: parsing.card(view, typed))


def cards_in(interaction: discord.Interaction, option: str, view: View) -> tuple[Card, ...] | None:
    """Return the list of cards that another option names so far."""
    return filled(interaction, option, lambda typed: parsing.cards(view, typed))


def others_in(
    interaction: discord.Interaction, options: tuple[str, ...], at: str
) -> tuple[str, ...]:
    """Return what the options besides `at` hold so far."""
    typed = (filled_option(interaction, option) for option in options if option != at)
    return tuple(one for one in typed if one.strip())


def offer_each(
    command: app_commands.Command[Any, ..., None],
    options: Iterable[str],
    offered: Callable[[discord.Interaction, View, str], Offers],
) -> None:
    """Let each of some options of a command offer what `offered` makes of its name."""
    for option in options:
        command.autocomplete(option)(_offering(option, offered))


def _offering(
    option: str, offered: Callable[[discord.Interaction, View, str], Offers]
) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, Choices]]:
    async def offer(interaction: discord.Interaction, current: str) -> Choices:
        return await GAME.offer(
            interaction, current, lambda view: offered(interaction, view, option)
        )

    return offer
