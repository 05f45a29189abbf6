"""A match as it is read by whoever sees no picture: its pages, and what their words name."""

from __future__ import annotations

from collections.abc import Sequence

import engines
from cogs.chat.messages import MessageBuilder
from cogs.chat.pictures import Pictures
from cogs.panels.in_words import pages, parts
from cogs.shared.in_words import ROOM
from cogs.words.names import chat_voice
from engines.accounts import Part
from engines.core import Text
from tables import Scene
from tests.laws.panels import cog_of


def parts_of(scene: Scene, heard: Sequence[Text] = ()) -> tuple[Part, ...]:
    """Return all that the viewer of a scene can read, who has `heard` this since acting last."""
    game = cog_of(scene.match.game)
    pictures = Pictures()
    messages = MessageBuilder(pictures)
    messages.games[scene.match.game] = game
    try:
        told = engines.account(scene.match.game, scene.view)
        return parts(scene, game, messages.asked_next(scene), told, heard)
    finally:
        pictures.close()


def read(scene: Scene, locale: str, heard: Sequence[Text] = ()) -> tuple[str, ...]:
    """Return the pages of a scene."""
    return pages(parts_of(scene, heard), chat_voice(scene.seats, locale), ROOM)
