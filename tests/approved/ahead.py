"""What a seat is told of what is still to come: where its actions lead, and what others may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engines.choosing import Given, Ways
from engines.core import Engine, Refusal, Seat
from engines.foresight import asked_at_once, course, expected, foreseen, here_of
from tests.approved.said import Said, mark

AT_ONCE = 3
"""How many of the actions that are likely meant are chosen at once."""


def of_waiting(engine: Engine[Any, Any, Any, Any], view: Any, seat: Seat) -> Iterator[Said]:
    """Yield what a seat can foresee that does nothing now."""
    known, key = engine.imagine(view), engine.meta.key
    yield Said("idle", engine.idle_action(known, seat))
    yield Said("next turn", _marked(engine.next_turn(known, seat)))
    here = here_of(key, view, asked=seat in engine.to_act(known))
    for given in (None, *expected(key, here, seat)):
        yield Said("given", given)
        yield Said("waiting", _seen(engine, view, seat, None, given))


def of_actions(
    engine: Engine[Any, Any, Any, Any], view: Any, seat: Seat, actions: Sequence[Any]
) -> Iterator[Said]:
    """Yield where actions lead: each by itself, and one after the other."""
    for action in actions:
        yield Said("foreseen", _seen(engine, view, seat, action))
        yield Said("asked at once", _marked(asked_at_once(engine, view, seat, action)))
    found = course(engine.meta.key, here_of(engine.meta.key, view, asked=True), seat, actions)
    for one in found.forecasts:
        yield Said("told", (one.told.words, one.told.details))
    yield Said("told after", (_marked(found.view), found.refused))


def of_ways(ways: Ways[Any, Any]) -> Iterator[Said]:
    """Yield what is likely meant, what others are expected to do, and what can be chosen later."""
    likely = ways.likely()
    for one in likely:
        yield Said("likely", one)
    for start in range(min(len(likely), AT_ONCE)):
        together = tuple(one.action for one in likely[start::AT_ONCE][:AT_ONCE])
        yield Said("together", _or_refused(lambda some=together: ways.together(some)))
    for given in ways.expected():
        yield Said("expected", given)
    yield Said("ground", mark(ways.ground()))
    yield Said("for later", ways.for_later())


def _seen(
    engine: Engine[Any, Any, Any, Any],
    view: Any,
    seat: Seat,
    action: Any,
    given: Given | None = None,
) -> Any:
    try:
        found = foreseen(engine, view, seat, action, given)
    except Refusal as refusal:
        return refusal.text
    return found and (mark(found.view), found.alone, found.later)


def _marked(value: Any) -> str | None:
    return None if value is None else mark(value)


def _or_refused(call: Any) -> Any:
    try:
        return call()
    except Refusal as refusal:
        return refusal.text
