"""What stands below a match of several that wait for somebody: how many, and the way to the next.

Nothing is remembered: the button carries the match that it leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.chat.components import custom_ids
from cogs.chat.mine import until
from cogs.panels.ids import ANY, ControlId, parse
from engines.core import Say, Text, text
from tables.calling import Awaited

SKIP = "skip"
"""The verb of the button that goes on to the next match."""


def stands_in_line(interaction: discord.Interaction) -> bool:
    """Tell whether what was pressed stands below a match of several that wait."""
    pressed = interaction.message
    ids = custom_ids(pressed.components) if pressed is not None else ()
    return any(control is not None and control.verb == SKIP for control in map(parse, ids))


def place_after(waiting: Sequence[Awaited], match_id: int | None) -> int:
    """Return the place of the match after one that is left; after the last comes the first.

    It is the first too where the one that is left waits no more.
    """
    places = [at for at, one in enumerate(waiting) if one.match.id == match_id]
    return (places[-1] + 1) % len(waiting) if places else 0


def line(waiting: Sequence[Awaited], match_id: int, say: Say) -> list[ui.Item[Any]]:
    """Return how many matches wait, until when this one does, and the button to the next."""
    at = next((n for n, one in enumerate(waiting) if one.match.id == match_id), None)
    told: ui.TextDisplay[Any] = ui.TextDisplay(say(_counted(waiting, at)))
    if len(waiting) == (0 if at is None else 1):
        return [told]
    control = ControlId(0, ANY, SKIP, str(match_id))
    label = say(text("button-next" if at is None else "button-skip"))
    button: ui.Button[Any] = ui.Button(label=label, custom_id=str(control), id=control.component)
    return [told, ui.ActionRow(button)]


def _counted(waiting: Sequence[Awaited], at: int | None) -> Text:
    if at is None:
        return text("matches-left", many=len(waiting))
    return text("matches-count", at=at + 1, many=len(waiting), until=until(waiting[at]))
