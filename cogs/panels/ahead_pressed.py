"""What pressing a control of what is chosen ahead leads to, and the form of its words."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import engines
from cogs.panels import ahead, drafts, pressed
from cogs.panels.ahead import AHEAD, SUBMIT, chosen, led_to, seat_of
from cogs.panels.drafts import FILLED
from cogs.panels.panel import Answer, Filled, Form, Keep, Leave, Line, Show, Submit
from engines.choosing import Path, Ways, Words
from engines.core import MalformedAction, text
from engines.foresight import Forecast, spoken, unspoken
from tables import Scene

MOST_LINES = 5
"""How many lines a form has."""


def answered(scene: Scene, verb: str, filled: Filled) -> Answer:
    """Return what pressing leads to. Raises `Refusal`."""
    match verb.removeprefix(AHEAD):
        case "":
            return Show(AHEAD)
        case ahead.BACK:
            return Show()
        case ahead.UNDO:
            return _kept(scene, chosen(scene)[:-1])
        case ahead.CLEAR:
            return _kept(scene, ())
        case ahead.SUBMIT:
            return _submitted(scene, filled)
        case inner:
            return _next(scene, inner, filled)


def _kept(scene: Scene, actions: tuple[Any, ...]) -> Answer:
    return Keep(actions, AHEAD) if scene.legal else Leave(actions, AHEAD)


def _next(scene: Scene, verb: str, filled: Filled) -> Answer:
    """Return what choosing the next action leads to."""
    led = led_to(scene)
    if led.view is None or led.refused:
        raise MalformedAction(text("refusal-malformed"))
    ways = engines.ways(scene.match.game, led.view, seat_of(scene))

    def take(orders: tuple[Any, ...], _: str) -> Answer:
        return _kept(scene, (*chosen(scene), *orders))

    answer = pressed.answer(ways, verb, filled, take)
    match answer:
        case Show(draft):
            return Show(AHEAD + draft)
        case Form():
            path = _but_for_words(ways, answer)
            if scene.legal and path is not None:
                return take(ways.orders(path.way.verb, path.chosen), "")
            return replace(answer, verb=AHEAD + answer.verb)
        case _:
            return answer


def _but_for_words(ways: Ways[Any, Any], form: Form) -> Path | None:
    """Return the way whose end a form asks for, if that is words: all is submitted with them."""
    parts = filter(None, (form.verb, form.extra.removesuffix(FILLED)))
    path = drafts.gone(ways, drafts.draft_of(drafts.SEPARATOR.join(parts)))
    if path is None or path.open is None or path.way.form is not None:
        return None
    return path if isinstance(path.asks[path.open], Words) else None


def _submitted(scene: Scene, filled: Filled) -> Answer:
    """Return the submission of what was chosen, or the form of the words that it lacks."""
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
        orders[number] = spoken(_ways(scene, one), one.action, filled.line(str(number)))
    return Submit(tuple(orders[:ready]), tuple(orders[ready:]))


def _ways(scene: Scene, one: Forecast) -> Ways[Any, Any]:
    return engines.ways(scene.match.game, one.start.view, seat_of(scene))


def _line(scene: Scene, number: int, one: Forecast) -> Line | None:
    """Return the line of a form for what must still be said for an action."""
    lacking = unspoken(_ways(scene, one), one.action)
    if lacking is None:
        return None
    _, ask = lacking
    title = text("ahead-words-of", number=number + 1, action=one.told.words)
    return Line(str(number), title, ask.about, ask.usual, ask.longest)
