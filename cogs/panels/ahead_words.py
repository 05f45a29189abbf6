"""What is submitted of actions put together, and the form of the words that they lack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import engines
from cogs.panels.ahead import SUBMIT
from cogs.panels.foreseen import led_to, seat_of
from cogs.panels.given import AHEAD
from cogs.panels.panel import Answer, Filled, Form, Line, Show, Submit
from engines.choosing import Ways
from engines.core import MalformedAction, Refusal, Text, text
from engines.foresight import Forecast, spoken, unspoken
from tables import Scene

MOST_LINES = 5
"""How many lines a form has."""


def submission(scene: Scene, filled: Filled) -> Answer:
    """Return the submission of what was chosen, or the form of the words that it lacks.

    Raises `Refusal` for words with which not all of it can be done, before any of it is.
    """
    led = led_to(scene)
    if led.refused is not None:
        return Show(AHEAD)
    if not scene.drafted:
        raise MalformedAction(text("refusal-malformed"))
    lacking = {
        number: lines
        for number, one in enumerate(led.forecasts)
        if (lines := _line(scene, number, one)) is not None
    }
    asked = dict(list(lacking.items())[:MOST_LINES])
    if asked and not filled.lines:
        return Form(AHEAD + SUBMIT, text("ahead-words-title"), tuple(asked.values()))
    ready = min(lacking.keys() - asked.keys(), default=len(scene.drafted))
    orders = list(scene.drafted)
    for number in asked:
        one = led.forecasts[number]
        orders[number] = spoken(_ways(scene, one), one.action, filled.words(str(number)))
    said = tuple(orders[:ready])
    why = led_to(replace(scene, drafted=said)).refused if asked else None
    if why is not None:
        raise Refusal(_clash(scene, said, asked) or why)
    return Submit(said, tuple(orders[ready:]))


def _clash(scene: Scene, said: tuple[Any, ...], asked: dict[int, Line]) -> Text | None:
    """Return which two lines hold words that do not go together; None if it is another fault.

    They do not where the later one is refused, and is not if the earlier one says nothing yet.
    """
    later = len(led_to(replace(scene, drafted=said)).forecasts)
    for earlier in asked.keys() & set(range(later)) if later in asked else ():
        silent = (*said[:earlier], scene.drafted[earlier], *said[earlier + 1 : later + 1])
        if led_to(replace(scene, drafted=silent)).refused is None:
            first, second = asked[earlier].label, asked[later].label
            return text("refusal-words-alike", first=first, second=second)
    return None


def _ways(scene: Scene, one: Forecast) -> Ways[Any, Any]:
    return engines.ways(scene.match.game, one.start.view, seat_of(scene))


def _line(scene: Scene, number: int, one: Forecast) -> Line | None:
    """Return the line of a form for what must still be said for an action."""
    lacking = unspoken(_ways(scene, one), one.action)
    if lacking is None:
        return None
    _, ask = lacking
    return Line(str(number), ask.title, ask.about, ask.usual, ask.longest)
