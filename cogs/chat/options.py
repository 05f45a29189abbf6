"""What there is to choose in a lobby, as a private message."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.chat.components import Message, framed, rows
from cogs.chat.services import Services
from cogs.panels.options import options_page
from tables import Scene


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
