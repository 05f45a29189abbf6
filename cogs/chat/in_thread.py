"""Where a channel has a match already, another is offered in a thread of it, by one press."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.chat.components import Message
from cogs.chat.permits import bars_thread
from cogs.panels.game import offered
from cogs.panels.ids import ANY, ControlId
from engines.core import Refusal, Say, text
from tables.lobby import LEVELS, USUAL

IN_THREAD = "in-thread"
"""The verb: open a lobby in a new thread, as it was wished for in the channel."""
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
