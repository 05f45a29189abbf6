"""The button that lets everything pass for the rest of a turn, beside the answers to a card."""

from __future__ import annotations

from cogs.panels.panel import Button, Order, Panel
from engines.core import text
from engines.magblast.orders import Quiet, asked
from engines.magblast.view import View

QUIET = "quiet"
"""The verb of the button."""


def quieting(view: View) -> Panel:
    """Return the button for whoever is asked about a card; nothing for anybody else."""
    if asked(view) is None:
        return ()
    return ((Button(QUIET, text("magblast-quiet-turn")),),)


def quieted() -> Order:
    """Return the standing order that pressing it gives; it answers this card too."""
    return Order("quiet", Quiet.TURN)
