"""What is pressed by who waits, to call those whom all wait for."""

from __future__ import annotations

from cogs.panels.panel import Button
from engines.core import text
from tables import Scene

NUDGE = "nudge"
"""The verb of the button."""


def nudge_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button where the viewer waits for a person, and all know for whom."""
    match = scene.match
    still = scene.over or scene.paused or match.rests_until is not None
    if still or scene.seat is None or scene.seat in scene.asked:
        return ()
    if scene.is_out or scene.gave_up or scene.sat_in:
        return ()
    if not any(_is_there(scene, seat) for seat in scene.asked - scene.responding):
        return ()
    return (Button(NUDGE, text("button-nudge"), anyone=True),)


def _is_there(scene: Scene, seat: int) -> bool:
    """Tell whether a person plays on a seat, and no computer for them."""
    row = scene.seats[seat]
    return row.user_id is not None and row.sat_in_at is None and row.resigned_at is None
