"""A message that is ready to be sent, and the pictures that stand in it."""

from __future__ import annotations

import hashlib
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import ui

from cogs.chat.components import cut
from cogs.chat.pictures import Undrawn
from cogs.words.names import literal
from engines.core import Say, text
from tables.notice import Attached

if TYPE_CHECKING:
    from render.kit.canvas import Picture

ALT = 1024
NAMED = 24
"""How many letters of its hash a picture is named by."""


class Shown(NamedTuple):
    """A message ready to be sent or to replace another's contents.

    Nothing ceases to be true of one that is `timeless`.
    """

    view: ui.LayoutView
    files: list[discord.File]
    timeless: bool = False

    @property
    def pictures(self) -> tuple[Attached, ...]:
        """What its files are called, and what they show in words."""
        return tuple(Attached(file.filename, file.description or "") for file in self.files)


def placed(
    picture: Picture | Undrawn, what: str, say: Say, room: int
) -> tuple[list[discord.File], ui.Item[Any]]:
    """Return a picture's file and its place in a message; one that could not be drawn, in words.

    `what` is "board", "hand" or "picture"; `room` is how long its words may be. Pictures that
    are the same have the same name: so it is known which of them stand in a message already.
    """
    if isinstance(picture, Undrawn):
        told = cut(literal(picture.alt), max(room, 1)) if picture.alt else ""
        words = "\n".join(filter(None, (say(text(f"{what}-undrawn")), told)))
        return [], ui.TextDisplay(words)
    name = f"{what}-{hashlib.sha256(picture.png).hexdigest()[:NAMED]}.png"
    alt = cut(picture.alt, ALT)
    file = discord.File(BytesIO(picture.png), filename=name, description=alt)
    return [file], standing(Attached(name, alt))


def standing(picture: Attached) -> ui.MediaGallery[Any]:
    """Return a picture that is sent with a message, or stands in it already."""
    url = f"attachment://{picture.name}"
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=picture.words))
