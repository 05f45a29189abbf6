"""The button by which a person agrees that clocks rest, or that they run again."""

from __future__ import annotations

from cogs.panels.panel import Button, Style
from engines.core import text

AGREE_REST = "rest-agree"
"""The verb of the button."""


def rest_button(days: int) -> Button:
    """Return the button that agrees to so many days, or (0) to going on."""
    return Button(AGREE_REST, text("button-rest-agree"), Style.MAIN, str(days), anyone=True)
