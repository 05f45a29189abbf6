"""A thread for a match: offered by one press where a channel has one already, and opened."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.chat.asking import troubles, within
from cogs.chat.components import Message
from cogs.chat.permits import bars_thread
from cogs.chat.services import Client
from cogs.chat.trouble import in_trouble
from cogs.panels.game import offered
from cogs.panels.ids import ANY, ControlId
from engines.core import Refusal, Say, text
from tables import Gone, Later, Shut
from tables.lobby import LEVELS, USUAL
from tables.rows import Match, Status

PATIENCE = 20.0
"""How long a request for a thread may take, in seconds."""
IN_THREAD = "in-thread"
"""The verb: open a lobby in a new thread, as it was wished for in the channel."""
FULL = 160006
"""Discord's code where a server has as many active threads as it may have."""
_WISH = re.compile(r"([a-z]+)\.([0-9]{0,19})\.([0-7])\.([a-z]+)")


class Wish(NamedTuple):
    """What somebody wants to play: a game, against whom, and with how many computers."""

    game: str
    opponent: int | None = None
    computers: int = 0
    level: str = USUAL

    def __str__(self) -> str:
        return f"{self.game}.{self.opponent or ''}.{self.computers}.{self.level}"


def wish_of(written: str) -> Wish:
    """Return the wish that a control carries. Raises `Refusal` if it is none of ours."""
    found = _WISH.fullmatch(written)
    if found is None or found[1] not in offered() or found[4] not in LEVELS:
        raise Refusal(text("refusal-unknown-control"))
    return Wish(found[1], int(found[2]) if found[2] else None, int(found[3]), found[4])


def offer(interaction: discord.Interaction, wish: Wish, say: Say) -> Message:
    """Return the offer of a thread, or, where none can be opened, what stands in the way."""
    barred = bars_thread(interaction)
    if barred is not None:
        return Message([ui.TextDisplay(say(barred))])
    control = ControlId(0, ANY, IN_THREAD, str(wish))
    button: ui.Button[Any] = ui.Button(
        style=discord.ButtonStyle.primary,
        label=say(text("button-in-thread")),
        custom_id=str(control),
        id=control.component,
    )
    words: ui.TextDisplay[Any] = ui.TextDisplay(say(text("reply-channel-taken")))
    return Message([words, ui.ActionRow(button)])


class NoThread(Shut):
    """Discord opens no thread in a channel; `text` says why, as far as its `code` does."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.text = text("refusal-threads-full" if code == FULL else "refusal-no-thread-opened")


async def opened(
    client: discord.Client, channel: discord.TextChannel, game: str, who: Sequence[str], say: Say
) -> discord.Thread:
    """Open a thread that is named after a game and `who` plays it, and return it.

    In an announcement channel Discord has threads of one type alone.
    Raises `NoThread` where Discord will have none, and else what `within` and Discord raise.
    """
    name = say(text("lobby-thread", game=text(f"{game}-name"), who=tuple(who)))
    types = discord.ChannelType
    kind = types.news_thread if channel.is_news() else types.public_thread
    opening = channel.create_thread(name=name, type=kind)
    try:
        return await within(client, PATIENCE, opening)
    except (discord.Forbidden, discord.NotFound):
        raise
    except discord.HTTPException as error:
        if in_trouble(error):
            raise
        raise NoThread(error.code) from error


@asynccontextmanager
async def kept_if_used(
    client: discord.Client, thread: discord.Thread | None
) -> AsyncIterator[None]:
    """Put a thread away if what it was opened for, which is done within, raises."""
    try:
        yield
    except Exception:
        if thread is not None:
            await put_away(client, thread)
        raise


async def put_away(client: discord.Client, thread: discord.Thread) -> None:
    """Put a thread in which no lobby came about into the archive, as far as Discord lets us."""
    with suppress(Gone, Later, Shut, discord.HTTPException):
        async with troubles():
            await within(client, PATIENCE, thread.edit(archived=True))


async def put_away_after(client: Client, place: object, match: Match) -> None:
    """Put away the thread that was opened for a lobby, which says by now that it was called off.

    One that others have opened stays, and one in which a match is kept, or another stands.
    """
    if match.status is not Status.CANCELLED:
        return
    if isinstance(place, discord.Thread) and client.user and place.owner_id == client.user.id:
        records = client.services.tables.records
        stays = (
            await records.match_open_in(place.id)
            or await records.last_begun_in(place.id)
            or await records.told_in(place.parent_id, place.id)
        )
        if stays is None:
            await put_away(client, place)
