"""What is pressed to agree to what all people of a match are asked, and to ask them.

A new agreement is a surface of `QUESTIONS`, with its button in `_BUTTONS`, which stands there while
it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from cogs.panels.panel import Button, Style
from cogs.panels.taking_back import agreeing
from engines.core import Text, text
from tables import Scene
from tables.drawing import draws
from tables.notice import DRAW, OFF, REST, TAKE_BACK, question_on
from tables.questions import Question

AGREE_OFF = "off-agree"
"""The verb of the button that agrees to calling a match off."""
AGREE_REST = "rest-agree"
"""The verb of the button that agrees that clocks rest, or run again, which carries the days."""
ASK_DRAW = "draw-ask"
"""The verb of the button that offers a draw, or an end by agreement."""
AGREE_DRAW = "draw-agree"
"""The verb of the button that accepts it, which carries the mark of the offer."""

Agree: TypeAlias = Callable[[int], Button]
"""Returns the button that agrees to a question, given the mark of that."""


def agree_button(surface: str, asked: Question) -> Button:
    """Return the button that agrees to what a surface asks."""
    question = question_on(surface)
    assert question is not None
    return _BUTTONS[question](asked.mark)


def over_lines(scene: Scene, said: Sequence[Text]) -> tuple[Text, ...]:
    """Return what is said below a question that is asked no more, and has not been answered."""
    unanswered = bool(said) and "left" in said[-1].args
    return (text("table-asked-no-more"),) if unanswered and not scene.over else ()


def draw_button(scene: Scene) -> Button:
    """Return the button that offers what an end by agreement is in the game of a match."""
    key = "button-draw-ask" if draws(scene.match.game) else "button-end-ask"
    return Button(ASK_DRAW, text(key), anyone=True)


def offer_button(mark: int) -> Button:
    """Return the button that accepts an end by agreement, by the mark of its offer."""
    return Button(AGREE_DRAW, text("button-draw-agree"), Style.DANGER, str(mark), anyone=True)


def _off(mark: int) -> Button:
    return Button(AGREE_OFF, text("button-off-agree"), Style.DANGER, anyone=True)


def _rest(days: int) -> Button:
    return Button(AGREE_REST, text("button-rest-agree"), Style.MAIN, str(days), anyone=True)


_BUTTONS: Mapping[str, Agree] = MappingProxyType(
    {OFF: _off, REST: _rest, TAKE_BACK: agreeing, DRAW: offer_button}
)
