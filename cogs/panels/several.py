"""The menu of actions that are likely meant, of which several are done with one press.

What still has to be said for them is asked in one form, which carries what was picked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cogs.panels import foreseen
from cogs.panels.ahead_words import submission
from cogs.panels.drafts import FILLED, SEPARATOR, code
from cogs.panels.given import AHEAD
from cogs.panels.panel import MOST_CHOICES, Answer, Choice, Filled, Form, Keep, Menu, Panel
from engines.choosing import Likely, Ways
from engines.core import MalformedAction, encode, text
from tables import Scene

LIKELY = "likely"
"""The verb of the menu, and of the form behind it, behind `AHEAD`."""
MOST_TICKED = 8
"""How many lines are ticked at most: the form behind them carries what was picked."""


def menu(scene: Scene, ways: Ways[Any, Any]) -> Panel:
    """Return the menu; nothing where there is no such action, or in a lesson."""
    found = () if scene.orders is None else ways.likely()[:MOST_CHOICES]
    if not found:
        return ()
    lines = tuple(Choice(_code(one), one.words, one.about) for one in found)
    title = text(f"{scene.match.game}-choose-likely")
    return (Menu(AHEAD + LIKELY, title, lines, 1, min(len(lines), MOST_TICKED), extra=LIKELY),)


def _code(one: Likely) -> str:
    return code(encode((one.action, one.again)).decode())


def answered(scene: Scene, ways: Ways[Any, Any], filled: Filled) -> Answer:
    """Return the submission of what was picked, or the form of the words that it lacks.

    What does not go together is put together nevertheless, and told where it stands. Raises
    `MalformedAction` for what is not offered any more.
    """
    picked = filled.pick() or tuple(filled.extra.removesuffix(FILLED).split(SEPARATOR))
    found = {_code(one): one.action for one in ways.likely()}
    if not found.keys() >= {*picked}:
        raise MalformedAction(text("refusal-malformed"))
    orders = (*scene.drafted, *ways.together(tuple(found[value] for value in picked)))
    together = replace(scene, drafted=orders)
    if not _can_be_told(together, orders):
        return Keep(orders, AHEAD)
    answer = submission(together, filled)
    if isinstance(answer, Form):
        return replace(answer, verb=AHEAD + LIKELY, extra=SEPARATOR.join(picked) + FILLED)
    return answer


def _can_be_told(scene: Scene, orders: Sequence[Any]) -> bool:
    """Tell whether it can be said of all that is put together what it does."""
    return len(foreseen.led_to(scene).forecasts) == len(orders)
