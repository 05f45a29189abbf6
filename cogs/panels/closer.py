"""Looking closely at a part of a board that is too large for a phone: in private, by anybody."""

from __future__ import annotations

from cogs.panels.panel import Button, Choice, Menu, Panel
from engines.core import text

VERB = "closer"
"""The verb of the button that shows the busiest part, and of the menu of all."""


def closer_button() -> Button:
    """Return the button that shows the busiest part of a board in private."""
    return Button(VERB, text("button-closer"), anyone=True)


def closer_menu(areas: tuple[Choice, ...], shown: str) -> Panel:
    """Return the menu of what else can be looked at, with what is shown."""
    lines = tuple(Choice(one.value, one.label, chosen=one.value == shown) for one in areas)
    return (Menu(VERB, text("menu-closer"), lines, anyone=True),)
