"""Menus in which somebody chooses what they wish, whatever match they are in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.chat.components import MENU_LABEL, cut
from cogs.panels.ids import ANY, ControlId
from engines.core import Say, Text, text

Option: TypeAlias = tuple[str, Text, Text | None]
"""A value of a menu, its name, and what is said of it."""


def menu(
    verb: str, title: str, options: Sequence[Option], chosen: str | None, say: Say
) -> ui.ActionRow[Any]:
    """Return a menu under a verb, in which one option is `chosen`, or (None) none."""
    control = ControlId(0, ANY, verb)
    return ui.ActionRow(
        ui.Select(
            custom_id=str(control),
            id=control.component,
            placeholder=cut(say(text(title)), 150),
            options=[
                discord.SelectOption(
                    label=cut(say(label), MENU_LABEL),
                    value=value,
                    description=None if about is None else cut(say(about), MENU_LABEL),
                    default=value == chosen,
                )
                for value, label, about in options
            ],
        )
    )
