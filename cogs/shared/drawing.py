"""/draw: the people of a match agree that it ends here."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.acting import playing
from cogs.chat.agreeing import attend, number_of
from cogs.chat.commands import named
from cogs.chat.replies import whisper_choice
from cogs.chat.router import Press
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.panels.agreeing import AGREE_DRAW, ASK_DRAW, draw_button, offer_button
from cogs.panels.panel import Button
from cogs.shared.table import PLAY_ON
from engines.core import Player, Text, text
from tables import Scene
from tables.calling_off import players
from tables.drawing import draws
from tables.errors import TableRefusal
from tables.match.draws import Question
from tables.tables import By


class DrawingCog(commands.Cog):
    """Ends matches by agreement."""

    def __init__(self, client: Client) -> None:
        self.client = client
        attend(client, ASK_DRAW, AGREE_DRAW, self._agreed)

    @app_commands.command(**named("command-draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Say what an end by agreement is, and offer to ask the others."""
        match_id = (await match_for(self.client, interaction)).id
        scene = playing(await self.client.services.tables.scene_for(match_id, interaction.user.id))
        about = _about(scene)
        offered = await self.client.services.tables.drawing.asked(match_id)
        if offered is not None and _waits(scene, offered):
            by = By(interaction.user.id, interaction.id)
            await self.client.services.tables.drawing.agree(match_id, by)  # which is refused
        said, button = (about, draw_button(scene)) if offered is None else _offered(scene, offered)
        await whisper_choice(self.client, interaction, scene, said, (button, PLAY_ON))

    async def _agreed(self, press: Press, asking: bool) -> Text:
        by = By(press.interaction.user.id, press.interaction.id)
        number = None if asking else number_of(press)
        came = await self.client.services.tables.drawing.agree(press.control.match, by, number)
        return text(f"reply-draw-{came}")


def _about(scene: Scene) -> Text:
    """Return what would come of it. Raises `Refusal` where nobody could agree."""
    others = players(scene.seats) - {scene.seat}
    if not others:
        raise TableRefusal(text("refusal-draw-alone"))
    draw = int(draws(scene.match.game))
    return text("reply-draw-how", draw=draw, who=scene.who(others), many=len(others))


def _waits(scene: Scene, offered: Question) -> bool:
    """Tell whether somebody has agreed to an offer already, which waits for others."""
    return scene.seat in offered.agreed and bool(players(scene.seats) - offered.agreed)


def _offered(scene: Scene, offered: Question) -> tuple[Text, Button]:
    """Return what somebody reads to whom an end is offered, and what accepts it."""
    who, draw = Player(offered.seat), int(draws(scene.match.game))
    return text("reply-draw-offered", draw=draw, who=who), offer_button(offered.mark)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(DrawingCog(client))
