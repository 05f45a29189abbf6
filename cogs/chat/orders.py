"""Standing orders in Discord: the private message that shows them, and the command for it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.chat.acting import GameCommands
from cogs.chat.commands import named
from cogs.chat.components import Message, framed, nodes, rows
from cogs.chat.private import turn, whisper
from cogs.chat.services import Services, client_of
from cogs.panels.ids import parse
from cogs.panels.orders import ORDER, has_orders, orders_page
from engines.core import MatchOver, NotAsked, Refusal, text
from tables import Scene


async def orders_message(
    services: Services, scene: Scene, orders: Any, page: str, locale: str
) -> Message:
    """Return a page of the panel as a message for the person alone."""
    say = services.plain_say(scene, locale)
    game = scene.match.game
    head = text("orders-head", game=text(f"{game}-name"), number=scene.match.id)
    about, menus, ways = orders_page(game, orders, page)
    items: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(say(head)),
        discord.ui.TextDisplay("\n".join(map(say, about))),
    ]
    for menu in menus:  # on a phone a menu has no room for name and value
        items += [discord.ui.TextDisplay(say(menu.title)), *rows((menu,), scene, say)]
    return framed([*items, *rows((ways,) if ways else (), scene, say)])


async def show_orders(
    services: Services, interaction: discord.Interaction, scene: Scene, page: str = ""
) -> None:
    """Show a person's own orders in private, in place of another page of them if one was pressed.

    Raises `Refusal` when there is nothing to order.
    """
    if not has_orders(scene.match.game):
        raise Refusal(text("refusal-no-orders"))
    if scene.over:
        raise MatchOver(text("refusal-match-over"))
    if scene.is_out:
        raise NotAsked(text("refusal-out"))
    orders = await services.tables.orders(scene.match.id, interaction.user.id)
    locale = await services.languages.of(interaction)
    message = await orders_message(services, scene, orders, page, locale)
    if shows_orders(interaction):
        await turn(interaction, message)
    else:
        await whisper(interaction, view=message)


def shows_orders(interaction: discord.Interaction) -> bool:
    """Tell whether what was pressed is a page of orders."""
    if interaction.message is None:
        return False
    found = (parse(str(getattr(node, "custom_id", ""))) for node in nodes(interaction.message))
    return any(control is not None and control.verb == ORDER for control in found)


def orders_command(game: GameCommands) -> app_commands.Command[Any, ..., None]:
    """Return the command that shows the panel, for a game's own group of commands."""

    @app_commands.command(**named("command-orders"))
    async def orders(interaction: discord.Interaction) -> None:
        """Show and change what is answered for oneself on other people's turns."""
        scene = await game.own_scene(interaction)
        await show_orders(client_of(interaction).services, interaction, scene)

    return orders
