"""What can be foreseen from a seat's own view: where its actions lead if nobody interferes.

Actions that are chosen ahead are shown, and offered, on the positions that they lead to; and
once they are due, that is compared with how it came.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

import engines
from engines.choosing import Ask, Foretold, Number, Path, Pick, Ways, Words, follow, may_be
from engines.core import Action, Engine, Refusal, Seat, Text, View, encode
from engines.fields import NOTHING

FARTHEST = 60
"""How many actions of others are foreseen before the seat is asked again."""
SOMETHING = "hm"
"""What stands, once or several times, for words that are still to be said."""


class Foreseen(Struct, frozen=True):
    """The view with which a seat is asked again, if all others do what is usual.

    `alone` tells that nobody has a turn before it: others at most answer what the seat did.
    """

    view: Any
    alone: bool


def foreseen(
    engine: Engine[Any, Any, Action, View], view: View, seat: Seat, action: Action | None
) -> Foreseen | None:
    """Return what a seat sees when it has done something and is asked for its next move.

    Others answer it as if their time ran out, and let their own turns pass, where they can.
    Without an `action` it waits from the beginning. None where that hangs on chance, where the
    match ends before, or where the seat has to answer another's move first. Raises `Refusal` if
    the rules forbid the action.
    """
    state = engine.imagine(view)
    if action is not None:
        state = engine.supposed(state, seat, action)
    alone = action is not None
    for _ in range(FARTHEST):
        if state is None or engine.outcome(state) is not None:
            return None
        asked, responding = engine.to_act(state), engine.responding(state)
        if seat in asked:
            return None if seat in responding else Foreseen(engine.view(state, seat), alone)
        other = min(asked)
        alone = alone and other in responding
        idle = engine.default_action if other in responding else engine.idle_action
        usual = idle(state, other)
        state = None if usual is None else engine.supposed(state, other, usual)
    return None


def asked_at_once(
    engine: Engine[Any, Any, Action, View], view: View, seat: Seat, action: Action
) -> View | None:
    """Return what a seat sees that is asked about its own action, as others may be, at once.

    None where it is not, or where that hangs on chance. Raises `Refusal` if the rules forbid the
    action.
    """
    state = engine.supposed(engine.imagine(view), seat, action)
    if state is None or engine.outcome(state) is not None:
        return None
    asked = seat in engine.to_act(state) and seat in engine.responding(state)
    return engine.view(state, seat) if asked else None


class Told(Struct, frozen=True):
    """What a seat is told of an action before it does it: what it is called, and all else."""

    words: Text
    details: tuple[Text, ...]


def told(ways: Ways[Any, Any], action: Any) -> Told | None:
    """Return what is told of an action on its way; None where that way cannot be gone so."""
    verb, steps = ways.steps(action)
    way = next((way for way in ways.now() if way.verb == verb), None)
    if way is None:
        return None
    path = follow(ways, way, lambda key, ask: _wanted(ask, steps.get(key)))
    if path.open is not None or not all(_is_offered(path, key) for key in path.chosen):
        return None
    details = tuple(filter(None, (about for choice in _choices(path) for about in choice)))
    return Told(ways.words(path), (*details, *_lines(ways.foretold(path))))


def _wanted(ask: Ask, values: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """Return the values of an action at a step; what is said is of no account."""
    if not isinstance(ask, Pick):
        return values if isinstance(ask, Number) else ("",)
    if values in ((), (NOTHING,)):
        return (NOTHING,) if NOTHING in ask.values else ()
    return values


def _choices(path: Path) -> Iterator[tuple[Text | None, Text | None]]:
    """Yield what is told of each thing that is chosen on a way."""
    for key, values in path.chosen.items():
        ask = path.asks[key]
        if isinstance(ask, Pick):
            yield from ((c.about, c.foretold) for c in ask.choices if c.value in values)


def _is_offered(path: Path, key: str) -> bool:
    ask = path.asks[key]
    return not isinstance(ask, Pick) or may_be(ask, path.chosen[key])


def _lines(foretold: Foretold | None) -> tuple[Text, ...]:
    return () if foretold is None else foretold.lines


class Forecast(Struct, frozen=True):
    """An action chosen ahead, what was told of it, and from where it would be done."""

    action: Any
    told: Told
    start: Foreseen


class Course(Struct, frozen=True):
    """Where some actions lead, one after the other, and what follows.

    `forecasts` are of those that can be foreseen; `refused` tells why the next one cannot be
    done, or None. `view` is what the seat sees after them; None where nobody can tell.
    """

    forecasts: tuple[Forecast, ...]
    view: Any
    refused: Text | None = None


def course(key: str, start: Foreseen | None, seat: Seat, actions: tuple[Any, ...]) -> Course:
    """Return where a seat's actions lead in a game, the first of them done at `start`."""
    engine, made = engines.load(key), list[Forecast]()
    for number, action in enumerate(actions):
        if start is None:
            break
        ways = engines.ways(key, start.view, seat)
        try:
            said = spoken(ways, action, SOMETHING * (number + 1))
            following = foreseen(engine, start.view, seat, said)
        except Refusal as refusal:
            return Course(tuple(made), start.view, refusal.text)
        found = told(ways, action)
        if found is None:  # it may be done, and nothing can be promised of it
            return Course(tuple(made), None)
        made.append(Forecast(action, found, start))
        start = following
    return Course(tuple(made), None if start is None else start.view)


def unspoken(ways: Ways[Any, Any], action: Any) -> tuple[str, Words] | None:
    """Return the step at which words are still to be said for an action; None if there is none."""
    verb, steps = ways.steps(action)
    way = next((way for way in ways.now() if way.verb == verb), None)
    for key in () if way is None else way.keys:
        if key not in steps and not getattr(action, key, None):
            ask = ways.ask(verb, key, steps)
            if isinstance(ask, Words) and ask.required:
                return key, ask
    return None


def spoken(ways: Ways[Any, Any], action: Any, words: str) -> Any:
    """Return an action with the words that are still to be said for it. Raises `Refusal`."""
    lacking = unspoken(ways, action)
    if lacking is None:
        return action
    verb, steps = ways.steps(action)
    return ways.action(verb, {**steps, lacking[0]: (words,)})


def looks_the_same(one: Any, other: Any) -> bool:
    """Tell whether two views show the same."""
    return encode(one) == encode(other)
