"""*Play on from here*: a match that is over, taken up at one of its moments against computers."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.chat.components import Message, paragraph, rows
from cogs.chat.guests import guest_of
from cogs.chat.permits import check_opening, spot_of
from cogs.chat.private import hasten, turn, whisper
from cogs.chat.replies import answer_choice
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.panels.playing_on import (
    LEVEL,
    SEAT,
    TAKE_UP,
    USUAL,
    choices,
    place_of,
    question,
    wanted,
)
from engines.core import Refusal, Verbatim, text
from tables import Scene
from tables.lobby import LEVELS, Place


class PlayingOnCog(commands.Cog):
    """Asks on which seat somebody plays on, and lets the match begin."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on(TAKE_UP, self._asked)
        router.on(LEVEL, self._level_chosen)
        router.on(SEAT, self._seat_chosen)

    async def _asked(self, press: Press) -> None:
        scene = await scene_of(self.client, press)
        ply = _known(place_of(press.control.extra))
        await show_choice(self.client, press.interaction, scene, ply)

    async def _level_chosen(self, press: Press) -> None:
        scene = await scene_of(self.client, press)
        values = press.filled.pick()
        if len(values) != 1 or values[0] not in LEVELS:
            raise Refusal(text("refusal-unknown-control"))
        ply = _known(place_of(press.control.extra))
        await show_choice(self.client, press.interaction, scene, ply, values[0])

    async def _seat_chosen(self, press: Press) -> None:
        """Begin the match where the button was pressed."""
        interaction = press.interaction
        scene = await scene_of(self.client, press)
        chosen = wanted(press.control.extra)
        if chosen is None:
            raise Refusal(text("refusal-unknown-control"))
        check_server(interaction)
        assert interaction.channel_id is not None
        hasten(interaction)
        language = await self.client.services.languages.of_place(interaction)
        await self.client.services.tables.playing_on.begin(
            scene.match.id,
            chosen.ply,
            chosen.seat,
            guest_of(interaction),
            Place(interaction.guild_id, interaction.channel_id, language),
            chosen.level,
        )
        here = Verbatim(f"<#{interaction.channel_id}>")
        await answer_choice(self.client, interaction, text("reply-taken-up", channel=here))


async def show_choice(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    ply: int,
    level: str = USUAL,
) -> None:
    """Ask in private on which seat a match is played on. Raises `Refusal` where that cannot be."""
    check_server(interaction)
    taken = await client.services.tables.playing_on.moment(scene.match.id, ply)
    locale = await client.services.languages.of(interaction)
    say = client.services.say(scene, locale)
    words = paragraph([say(line) for line in question(taken)])
    shown: list[ui.Item[Any]] = [ui.TextDisplay(words)]
    shown += rows(choices(taken, level), scene, client.services.plain_say(scene, locale))
    if interaction.message is None:
        await whisper(interaction, view=Message(shown))
    else:
        await turn(interaction, Message(shown))


def check_server(interaction: discord.Interaction) -> None:
    """Raise `Refusal` where the bot could not let a match be played."""
    if interaction.guild_id is None:
        raise Refusal(text("refusal-play-on-server"))
    check_opening(interaction, spot_of(interaction))


def _known(found: int | None) -> int:
    if found is None:
        raise Refusal(text("refusal-unknown-control"))
    return found


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(PlayingOnCog(client))
