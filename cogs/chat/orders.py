"""Standing orders in Discord: the private message that shows them, and the command for it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.chat.acting import GameCommands
from cogs.chat.commands import named
from cogs.chat.components import Message, framed, rows
from cogs.chat.private import whisper
from cogs.chat.services import Services, client_of
from cogs.panels.orders import has_orders, orders_about, orders_panel
from engines.core import MatchOver, Refusal, text
from tables import Scene


async def orders_message(services: Services, scene: Scene, orders: Any, locale: str) -> Message:
    """Return the panel as a message for the person alone."""
    say = services.plain_say(scene, locale)
    game = scene.match.game
    head = text("orders-head", game=text(f"{game}-name"), number=scene.match.id)
    items: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(say(head)),
        discord.ui.TextDisplay(say(orders_about(game))),
    ]
    for menu in orders_panel(game, orders):  # on a phone a menu has no room for name and value
        items += [discord.ui.TextDisplay(say(menu.title)), *rows((menu,), scene, say)]
    return framed(items)


async def show_orders(services: Services, interaction: discord.Interaction, scene: Scene) -> None:
    """Show a person's own orders in private. Raises `Refusal` when there is nothing to order."""
    if not has_orders(scene.match.game):
        raise Refusal(text("refusal-no-orders"))
    if scene.over:
        raise MatchOver(text("refusal-match-over"))
    orders = await services.tables.orders(scene.match.id, interaction.user.id)
    locale = await services.languages.of(interaction)
    await whisper(interaction, view=await orders_message(services, scene, orders, locale))


def orders_command(game: GameCommands) -> app_commands.Command[Any, ..., None]:
    """Return the command that shows the panel, for a game's own group of commands."""

    @app_commands.command(**named("command-orders"))
    async def orders(interaction: discord.Interaction) -> None:
        """Show and change what is answered for oneself on other people's turns."""
        scene = await game.own_scene(interaction)
        await show_orders(client_of(interaction).services, interaction, scene)

    return orders
