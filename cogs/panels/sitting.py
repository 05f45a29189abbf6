"""The button by which a person takes a seat back where a computer sits in."""

from __future__ import annotations

from cogs.panels.panel import Button, Panel, Style
from engines.core import text
from tables import Scene

BACK = "seat-back"
"""The verb of the button."""


def back_panel(scene: Scene) -> Panel:
    """Return the button, where it concerns the reader: in public if a computer sits in at all."""
    rows = scene.seats if scene.seat is None else (scene.seats[scene.seat],)
    if scene.over or all(row.sat_in_at is None for row in rows):
        return ()
    return ((Button(BACK, text("button-back"), Style.MAIN, anyone=True),),)
