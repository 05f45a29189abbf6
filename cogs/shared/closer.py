"""The button under boards that shows a part of one in large, to whoever presses it."""

from __future__ import annotations

from typing import Any

from discord import ui
from discord.ext import commands
from msgspec.structs import replace

from cogs.chat.components import rows
from cogs.chat.own import check_look
from cogs.chat.private import hasten, is_whisper, turn
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.panels.closer import VERB, closer_menu
from engines.core import Refusal, text


class CloserCog(commands.Cog):
    """Shows parts of boards in private."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(VERB, self._pressed)

    async def _pressed(self, press: Press) -> None:
        """Show the area that was chosen, or else the busiest, with the menu of all."""
        services, interaction = self.client.services, press.interaction
        scene = await scene_of(self.client, press)
        if scene.paused or scene.view is None:
            raise Refusal(text("refusal-paused" if scene.paused else "refusal-not-begun"))
        game = services.games[scene.match.game]
        areas = game.areas(scene)
        if not areas:
            raise Refusal(text("refusal-nothing-closer"))
        area = next(iter(press.filled.pick()), areas[0].value)
        preview = game.closer(scene, area)
        check_look(self.client, interaction, scene)
        hasten(interaction, thinking=not is_whisper(interaction))
        locale = await services.languages.of(interaction)
        drawn = scene if preview.view is None else replace(scene, view=preview.view)
        picture = await services.pictures.draw(preview.picture, drawn, locale, *preview.args)
        menu: list[ui.ActionRow[Any]] = rows(
            closer_menu(areas, area), scene, services.plain_say(scene, locale)
        )
        shown = services.messages.alone(picture, services.say(scene, locale), *menu)
        await turn(interaction, shown.view, files=shown.files)


async def setup(client: Client) -> None:
    """Add the button."""
    await client.add_cog(CloserCog(client))
