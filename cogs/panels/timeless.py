"""The hand of whoever waits: where nothing on it ceases to be true, nobody need put it away.

It offers only what can be pressed at any time, such as to choose ahead. Where its owner may still
change what they have chosen, that is the button that opens whatever is asked, which it does later
too.
"""

from __future__ import annotations

from cogs.panels import pressed
from cogs.panels.ahead import opening
from cogs.panels.game import GamePanels
from cogs.panels.panel import ACT, Button, Filled, Form, Menu, Panel
from engines.core import Text, text
from tables import Scene


def at_any_time(game: GamePanels, scene: Scene, panel: Panel) -> Panel | None:
    """Return what can be pressed on the hand of whoever waits, if that is so at any time."""
    changes = scene.over or scene.sat_in or scene.drafted or scene.ahead
    if changes or scene.is_out or scene.gave_up or scene.seat in scene.asked:
        return None
    planning = tuple(row for row in panel if row == (opening(scene),))
    left = panel[: len(panel) - len(planning)]
    if not left:
        return planning
    (first, *others) = (None if isinstance(row, Menu) else row for row in left)
    if first is None or others or len(first) != 1 or not scene.legal:
        return None
    if not isinstance(pressed.answer(game.ways(scene), ACT, Filled()), Form):
        return None
    return ((Button(ACT, first[0].label, anyone=True),), *planning)


def then(scene: Scene, stays: Panel) -> Text:
    """Return who is asked next, as it remains true of the moment at which it is told.

    Of a change of mind only who has a button for it among what `stays` is told.
    """
    rows = [row for row in stays if not isinstance(row, Menu)]
    changes = any(button.verb == ACT for row in rows for button in row)
    return text("hand-then-change" if changes else "hand-then", who=scene.who(scene.asked))
