"""What the controls of standing orders do: open the panel, change an order."""

from __future__ import annotations

from discord.ext import commands

from cogs.chat.acting import seated
from cogs.chat.orders import orders_message, show_orders
from cogs.chat.private import hasten, turn
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.panels.orders import ORDER, ORDERS, page_of
from engines.core import Refusal, text
from tables.tables import By


class OrdersCog(commands.Cog):
    """Keeps what people want answered for them."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on(ORDERS, self._open)
        router.on(ORDER, self._change)

    async def _open(self, press: Press) -> None:
        scene = seated(await scene_of(self.client, press))
        await show_orders(self.client.services, press.interaction, scene, press.control.extra)

    async def _change(self, press: Press) -> None:
        """Change an order; the panel then shows what stands."""
        interaction, control = press.interaction, press.control
        services = self.client.services
        chosen = press.filled.pick()
        if len(chosen) != 1:
            raise Refusal(text("refusal-no-such-option"))
        hasten(interaction)
        by = By(interaction.user.id, interaction.id)
        receipt = await services.tables.play.order(control.match, by, control.extra, chosen[0])
        orders = await services.tables.orders(control.match, interaction.user.id)
        locale = await services.languages.of(interaction)
        page = page_of(receipt.scene.match.game, control.extra)
        message = await orders_message(services, receipt.scene, orders, page, locale)
        await turn(interaction, message)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(OrdersCog(client))
