"""What pressing a control of what is chosen ahead leads to."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import engines
from cogs.panels import ahead, drafts, foreseen, given, pressed, several
from cogs.panels.ahead_words import submission
from cogs.panels.drafts import FILLED
from cogs.panels.foreseen import chosen, seat_of, waits
from cogs.panels.given import AHEAD, Parted, parted
from cogs.panels.panel import Answer, Filled, Form, Keep, Leave, Show
from engines.choosing import Path, Ways, Words
from engines.core import MalformedAction, text
from engines.foresight import Intended
from tables import Scene


def answered(scene: Scene, verb: str, filled: Filled) -> Answer:
    """Return what pressing leads to. Raises `Refusal`."""
    now = parted(verb)
    match now.inner:
        case "":
            return Show(AHEAD)
        case ahead.BACK:
            return Show()
        case ahead.UNDO:
            return _kept(scene, chosen(scene)[:-1])
        case ahead.CUT if not waits(scene):
            return _kept(scene, _possible(scene))
        case ahead.CLEAR:
            return _kept(scene, ())
        case ahead.DROP if waits(scene):
            return _dropped(scene, filled.number())
        case given.GIVEN if filled.pick():
            return Show(Parted(filled.pick()[0], "").before)
        case ahead.SUBMIT:
            return submission(scene, filled)
        case several.LIKELY:
            ways = engines.ways(scene.match.game, scene.view, seat_of(scene))
            return several.answered(scene, ways, filled)
        case _:
            return _next(scene, now, filled)


def _kept(scene: Scene, actions: tuple[Any, ...]) -> Answer:
    if waits(scene):
        return Leave(foreseen.possible(scene, actions), AHEAD)
    return Keep(actions, AHEAD)


def _possible(scene: Scene) -> tuple[Any, ...]:
    """Return what is put together but for what cannot be done, and what comes after that."""
    led = foreseen.led_to(scene)
    return scene.drafted if led.refused is None else scene.drafted[: len(led.forecasts)]


def _dropped(scene: Scene, at: int) -> Answer:
    """Return what is left without one action, and without those that are built on it."""
    actions = chosen(scene)
    if not 0 <= at < len(actions):
        raise MalformedAction(text("refusal-malformed"))
    behind = actions[at + 1 :] if foreseen.outright(scene) else ()
    return _kept(scene, (*actions[:at], *behind))


def _next(scene: Scene, now: Parted, filled: Filled) -> Answer:
    """Return what choosing the next action leads to."""
    expected = foreseen.next_given(scene, now.word)
    start = foreseen.next_start(scene, now.before)
    if start is None:
        raise MalformedAction(text("refusal-malformed"))
    ways = engines.ways(scene.match.game, start.view, seat_of(scene))

    def take(orders: tuple[Any, ...], _: str) -> Answer:
        first = tuple(Intended(order, expected) for order in orders[:1]) if expected else orders[:1]
        return _kept(scene, (*chosen(scene), *first, *orders[1:]))

    answer = pressed.answer(ways, now.inner, filled, take)
    match answer:
        case Show(draft):
            return Show(now.before + draft)
        case Form():
            path = _but_for_words(ways, answer)
            if not waits(scene) and path is not None:
                return take(ways.orders(path.way.verb, path.chosen), "")
            return replace(answer, verb=now.before + answer.verb)
        case _:
            return answer


def _but_for_words(ways: Ways[Any, Any], form: Form) -> Path | None:
    """Return the way whose end a form asks for, if that is words: all is submitted with them."""
    parts = filter(None, (form.verb, form.extra.removesuffix(FILLED)))
    path = drafts.gone(ways, drafts.draft_of(drafts.SEPARATOR.join(parts)))
    if path is None or path.way.form is not None:
        return None
    return path if isinstance(path.asks.get(path.open or ""), Words) else None
