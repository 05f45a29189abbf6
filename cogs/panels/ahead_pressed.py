"""What pressing a control of what is chosen ahead leads to."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import engines
from cogs.panels import ahead, drafts, pressed, several
from cogs.panels.ahead import AHEAD, chosen, led_to, seat_of
from cogs.panels.ahead_words import submission
from cogs.panels.drafts import FILLED
from cogs.panels.panel import Answer, Filled, Form, Keep, Leave, Show
from engines.choosing import Path, Ways, Words
from engines.core import MalformedAction, text
from tables import Scene


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
            return submission(scene, filled)
        case several.LIKELY:
            ways = engines.ways(scene.match.game, scene.view, seat_of(scene))
            return several.answered(scene, ways, filled)
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
