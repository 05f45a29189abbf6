"""The thread of a chronicle in Discord: how it is opened, and the line that leads to it."""

from __future__ import annotations

import discord

from cogs.chat.trouble import in_trouble
from cogs.words.strings import speaker
from engines.core import Text, Verbatim, decode, text
from tables import Scene, Shut, TableOptions
from tables.notice import CHRONICLE
from tables.outbox.chronicle import is_kept
from tables.records import Records

STANDS = 160004
"""Discord's code where a message has its thread already."""
WEEK = 10080
"""After how many minutes of silence Discord puts a thread into the archive."""


async def open_at(board: discord.PartialMessage, scene: Scene) -> None:
    """Open the thread of a match at a board, unless it stands there.

    Raises `Shut` where Discord will have none, and what it answers otherwise.
    """
    match = scene.match
    name = speaker(match.locale)(
        text("table-chronicle", game=text(f"{match.game}-name"), number=match.id)
    )
    try:
        await board.create_thread(name=name, auto_archive_duration=WEEK)
    except ValueError as error:  # no server that the bot still is on
        raise Shut from error
    except discord.NotFound:
        raise
    except discord.HTTPException as error:
        if error.code == STANDS:
            return  # it was opened, though that was not confirmed
        if in_trouble(error):
            raise
        raise Shut from error


async def line_to(records: Records, scene: Scene) -> tuple[Text, ...]:
    """Return the line that leads from a board to the thread, if there is one."""
    if not decode(scene.match.options, TableOptions).has_chronicle:
        return ()
    shown = await records.shown(scene.match.id, CHRONICLE)
    if not is_kept(shown):
        return ()
    return (text("table-chronicle-there", where=Verbatim(f"<#{shown.channel_id}>")),)
