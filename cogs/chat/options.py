"""What there is to choose in a lobby, as a private message."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui

from cogs.chat.components import Message, framed, rows
from cogs.chat.private import answer_to
from cogs.chat.services import Services
from cogs.panels.options import options_page
from cogs.words.strings import speaker
from engines.core import text
from tables import Scene
from tables.latest import Latest

log = logging.getLogger(__name__)

KEPT = 1024
"""How many open pages are remembered, so that a start can put them away."""


def options_message(
    services: Services, scene: Scene, page: str, user_id: int, locale: str
) -> Message:
    """Return a page of a lobby's options for somebody, who may change them if it is the host."""
    say, plain = services.say(scene, locale), services.plain_say(scene, locale)
    items: list[ui.Item[Any]] = []
    for item in options_page(scene, page, user_id, locale):
        items.append(ui.TextDisplay(say(item.said)))
        items += rows((item.row,), scene, plain) if item.row else []
    return framed(items)


class OpenPages:
    """The private pages of options that stand open, until the start of their match or ours."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._open = Latest[tuple[int, int], discord.Interaction](KEPT)

    def opened(self, match_id: int, interaction: discord.Interaction) -> None:
        """Remember by what somebody was shown a page of a lobby, the last of theirs."""
        self._open[match_id, interaction.user.id] = interaction

    async def put_away(self, match_id: int) -> None:
        """Let one line stand in place of every page of a match, while Discord lets us."""
        for key in [key for key in self._open if key[0] == match_id]:
            interaction = self._open.pop(key)
            if interaction.is_expired():
                continue
            say = speaker(await self._services.languages.of(interaction))
            line: ui.TextDisplay[Any] = ui.TextDisplay(say(text("options-started")))
            try:
                await answer_to(interaction).renew(Message([line]))
            except discord.HTTPException as error:  # its owner has closed it, maybe
                log.info("options were not put away (%s)", error)
