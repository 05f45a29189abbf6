"""Menus in which somebody chooses what they wish, whatever match they are in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
    return menu_of_several(verb, title, options, () if chosen is None else (chosen,), say, most=1)


def menu_of_several(
    verb: str,
    title: str | Text,
    options: Sequence[Option],
    chosen: Collection[str],
    say: Say,
    *,
    most: int,
    extra: str = "",
) -> ui.ActionRow[Any]:
    """Return a menu under a verb, in which some options are `chosen`, and `most` can be."""
    control = ControlId(0, ANY, verb, extra)
    return ui.ActionRow(
        ui.Select(
            custom_id=str(control),
            id=control.component,
            placeholder=cut(say(text(title) if isinstance(title, str) else title), 150),
            max_values=most,
            options=[
                discord.SelectOption(
                    label=cut(say(label), MENU_LABEL),
                    value=value,
                    description=None if about is None else cut(say(about), MENU_LABEL),
                    default=value in chosen,
                )
                for value, label, about in options
            ],
        )
    )
