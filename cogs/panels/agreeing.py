"""What is pressed to agree to what all people of a match are asked, and to ask them.

A new agreement is a surface in `_BUTTONS`, with its button, which stands there while it is asked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from cogs.panels.panel import Button, Style
from cogs.panels.taking_back import agreeing
from engines.core import text
from tables import Scene, Tables
from tables.drawing import draws
from tables.notice import DRAW, OFF, REST, TAKE_BACK, Notice
from tables.resting import asks

AGREE_OFF = "off-agree"
"""The verb of the button that agrees to calling a match off."""
AGREE_REST = "rest-agree"
"""The verb of the button that agrees that clocks rest, or run again, which carries the days."""
ASK_DRAW = "draw-ask"
"""The verb of the button that offers a draw, or an end by agreement."""
AGREE_DRAW = "draw-agree"
"""The verb of the button that accepts it, which carries the mark of the offer."""

Agree: TypeAlias = Callable[[Tables, Scene, Notice], Awaitable[Button | None]]
"""Returns the button of a question, given what its message says; None: it is asked no more."""


async def agree_button(tables: Tables, scene: Scene, surface: str, said: Notice) -> Button | None:
    """Return the button that agrees to what all are asked; None if it is asked no more."""
    return None if scene.over else await _BUTTONS[surface](tables, scene, said)


def draw_button(scene: Scene) -> Button:
    """Return the button that offers what an end by agreement is in the game of a match."""
    key = "button-draw-ask" if draws(scene.match.game) else "button-end-ask"
    return Button(ASK_DRAW, text(key), anyone=True)


async def _off(tables: Tables, scene: Scene, said: Notice) -> Button | None:
    return Button(AGREE_OFF, text("button-off-agree"), Style.DANGER, anyone=True)


async def _rest(tables: Tables, scene: Scene, said: Notice) -> Button | None:
    days = asks(said.events)
    if days is None:
        return None
    return Button(AGREE_REST, text("button-rest-agree"), Style.MAIN, str(days), anyone=True)


async def _back(tables: Tables, scene: Scene, said: Notice) -> Button | None:
    return agreeing(await tables.taking_back.asked(scene.match.id))


async def _draw(tables: Tables, scene: Scene, said: Notice) -> Button | None:
    offered = await tables.drawing.asked(scene.match.id)
    if offered is None:
        return None
    mark = str(offered.mark)
    return Button(AGREE_DRAW, text("button-draw-agree"), Style.DANGER, mark, anyone=True)


_BUTTONS: Mapping[str, Agree] = MappingProxyType(
    {OFF: _off, REST: _rest, TAKE_BACK: _back, DRAW: _draw}
)
QUESTIONS = frozenset(_BUTTONS)
"""The surfaces on which people are asked to agree."""
