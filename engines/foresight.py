"""What can be foreseen from a seat's own view: where its actions lead if nobody interferes.

Actions that are chosen ahead are shown, and offered, on the positions that they lead to; and
once they are due, that is compared with how it came.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

import engines
from engines.choosing import Ask, Foretold, Given, Number, Path, Pick, Ways, Words, follow, may_be
from engines.core import Action, Arg, Either, Engine, Refusal, Seat, Text, View, encode
from engines.fields import NOTHING

FARTHEST = 60
"""How many actions of others are foreseen before the seat is asked again."""
SOMETHING = "hm"
"""What stands, once or several times, for words that are still to be said."""


class Intended(Struct, frozen=True):
    """An action chosen ahead, and what it hangs on; without, on nothing that others do."""

    action: Any
    given: Given | None = None


class Here(Struct, frozen=True):
    """From where a seat looks ahead: the position as it knows it, after what it does first.

    `acted` tells that it does something first, `asked` that it is asked for a move at this moment,
    `sure` that it stands exactly so. The `state` is None where nobody can tell.
    """

    state: Any
    acted: bool = False
    asked: bool = False
    sure: bool = True


class Foreseen(Struct, frozen=True):
    """The view with which a seat is asked again, if all others do what is expected of them.

    `alone` tells that it comes to exactly that: nobody has a turn before it but for what is given,
    and others at most answer what the seat did. `later` tells that others have a turn before it.
    """

    view: Any
    alone: bool
    later: bool = False


def foreseen(
    engine: Engine[Any, Any, Action, View],
    view: View,
    seat: Seat,
    action: Action | None,
    given: Given | None = None,
) -> Foreseen | None:
    """Return what a seat sees when it has done something and is asked for its next move.

    Others answer it as if their time ran out. Whoever has a turn before does what is `given`, or
    lets it pass, where they can; or else as much stays as it is as the game can say. Without an
    `action` it waits from the beginning. None where that hangs on chance, where the match ends
    before, or where the seat has to answer another's move first. Raises `Refusal` if the rules
    forbid the action.
    """
    here = Here(engine.imagine(view))
    if action is not None:
        here = Here(engine.supposed(here.state, seat, action), acted=True)
    return _led_to(engine, here, seat, given)


def _led_to(
    engine: Engine[Any, Any, Any, Any], here: Here, seat: Seat, given: Given | None
) -> Foreseen | None:
    """Return what a seat sees that is asked again, as `foreseen` does."""
    state, later = here.state, given is not None
    alone = here.sure and (here.acted or later)
    for _ in range(FARTHEST):
        if state is None or engine.outcome(state) is not None:
            return None
        asked, responding = engine.to_act(state), engine.responding(state)
        if seat in asked:
            if seat in responding or given is not None:
                return None
            return Foreseen(engine.view(state, seat), alone, later)
        if given is not None and given.seat in asked - responding:
            state, given = engine.supposed(state, given.seat, given.action), None
            continue
        other = min(asked)
        if other not in responding:
            alone, later = False, True
        state = _let_pass(engine, state, seat, other)
    return None


def _let_pass(
    engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat, other: Seat
) -> Any | None:
    """Return where it leads if somebody does nothing before a seat is asked; None if unknown."""
    if other in engine.responding(state):
        return engine.supposed(state, other, engine.default_action(state, other))
    idle = engine.idle_action(state, other)
    if idle is not None:
        return engine.supposed(state, other, idle)
    return engine.next_turn(state, seat)


def expected(key: str, here: Here, seat: Seat) -> Iterator[Given]:
    """Yield what others may do before a seat is asked again, as far as it can tell.

    That is what whoever is asked first might do, and of it what leads on to a question that the
    seat can foresee.
    """
    engine = engines.load(key)
    state = None if here.asked else _others_turn(engine, here.state, seat)
    if state is None:
        return
    for given in engines.ways(key, engine.view(state, seat), seat).expected():
        if _leads_on(engine, here, seat, given):
            yield given


def _leads_on(engine: Engine[Any, Any, Any, Any], here: Here, seat: Seat, given: Given) -> bool:
    """Tell whether a seat can foresee its question after what another may do, if that is legal."""
    try:
        return _led_to(engine, here, seat, given) is not None
    except Refusal:
        return False


def _others_turn(engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat) -> Any:
    """Return how it stands when others have a turn before a seat is asked; None if none has."""
    for _ in range(FARTHEST):
        if state is None or engine.outcome(state) is not None:
            return None
        asked, responding = engine.to_act(state), engine.responding(state)
        if seat in asked or asked - responding:
            return None if seat in asked else state
        state = _let_pass(engine, state, seat, min(asked))
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
    path = path_of(ways, action)
    if path is None:
        return None
    details = tuple(filter(None, (about for choice in _choices(path) for about in choice)))
    return Told(ways.words(path), (*details, *_lines(ways.foretold(path))))


def advised(ways: Ways[Any, Any], action: Any) -> Told | None:
    """Return what is told of an action to whoever has not chosen it: in full, and what it leads to.

    None where its way cannot be gone so.
    """
    action = ways.offered(action)
    path = path_of(ways, action)
    if path is None:
        return None
    words = ways.in_full(action, path)
    leads = (*(led for _, led in _choices(path)), *_lines(ways.foretold(path)))
    return Told(words, tuple(line for line in leads if line and not _is_said(line, words)))


def _is_said(line: Text, words: Text) -> bool:
    """Tell whether words say a line already: all that it names is in them."""
    names = [_named(arg, name) for name, arg in line.args.items()] or [_named(line)]
    inside = _named(words)
    return all(one <= inside for one in names)


def _named(said: Arg, called: str = "") -> frozenset[tuple[str, bytes]]:
    """Return all that stands in what is said, and of numbers what they are called."""
    match said:
        case Text():
            inner = (_named(arg, name) for name, arg in said.args.items())
            return frozenset((("", encode(said.key)),)).union(*inner)
        case tuple():
            return frozenset[tuple[str, bytes]]().union(*(_named(one, called) for one in said))
        case Either():
            return _named(said.items, called)
        case int():
            return frozenset(((called, encode(said)),))
        case _:
            return frozenset((("", encode(said)),))


def path_of(ways: Ways[Any, Any], action: Any) -> Path | None:
    """Return the way of an action, gone to its end; None where it cannot be gone so."""
    verb, steps = ways.steps(action)
    way = next((way for way in ways.now() if way.verb == verb), None)
    if way is None:
        return None
    path = follow(ways, way, lambda key, ask: _wanted(ask, steps.get(key)))
    if path.open is not None or not all(_is_offered(path, key) for key in path.chosen):
        return None
    return path


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
    """An action chosen ahead, what was told of it, from where it would be done, and given what."""

    action: Any
    told: Told
    start: Foreseen
    given: Given | None = None


class Impossible(Struct, frozen=True):
    """An action that cannot be done any more, by its number (0 …), and why not."""

    number: int
    why: Text


class Course(Struct, frozen=True):
    """Where some actions lead, one after the other, and what follows.

    `forecasts` are of those that can be foreseen; `refused` tells why the next one cannot be
    done, or None. `view` is what the seat sees after them if others let it be; None where nobody
    can tell. `here` is from where the next one is chosen; None where none can be. `left_out` are
    those that cannot be done and that nothing hangs on.
    """

    forecasts: tuple[Forecast, ...]
    view: Any
    refused: Text | None = None
    here: Here | None = None
    left_out: tuple[Impossible, ...] = ()


def course(
    key: str, here: Here, seat: Seat, actions: Sequence[Any], *, apart: bool = False
) -> Course:
    """Return where a seat's actions lead in a game; each may be one that is `Intended`.

    With `apart` those that stand by themselves and cannot be done are left out, as they are when
    it is time.
    """
    engine, made, left_out = engines.load(key), list[Forecast](), list[Impossible]()

    def led(view: Any, refused: Text | None = None, here: Here | None = None) -> Course:
        return Course(tuple(made), view, refused, here, tuple(left_out))

    for number, meant in enumerate(map(intended, actions)):
        start = None
        try:
            start = start_of(key, here, seat, meant.given)
            if start is None:
                return led(None)
            ways = engines.ways(key, start.view, seat)
            said = spoken(ways, meant.action, SOMETHING * (number + 1))
            state = engine.supposed(engine.imagine(start.view), seat, said)
        except Refusal as refusal:
            if apart and start is not None and _stands_apart(key, start, seat, meant.action):
                left_out.append(Impossible(number, refusal.text))
                continue
            return led(start and start.view, refusal.text)
        found = told(ways, meant.action)
        if found is None:  # it may be done, and nothing can be promised of it
            return led(None)
        made.append(Forecast(meant.action, found, start, meant.given))
        here = Here(state, acted=True, sure=start.alone)
    start = start_of(key, here, seat)
    return led(start and start.view, here=here)


def _stands_apart(key: str, start: Foreseen, seat: Seat, action: Any) -> bool:
    ways = engines.ways(key, start.view, seat)
    return ways.steps(action)[0] in ways.apart


def intended(one: Any) -> Intended:
    """Return an action as one that is meant, on whatever it hangs."""
    return one if isinstance(one, Intended) else Intended(one)


def here_of(key: str, view: Any, *, asked: bool) -> Here:
    """Return from where somebody with a view looks ahead, who is asked or waits."""
    return Here(engines.load(key).imagine(view), asked=asked)


def start_of(key: str, here: Here, seat: Seat, given: Given | None = None) -> Foreseen | None:
    """Return on what a seat chooses its next action; None where nobody can tell."""
    engine = engines.load(key)
    if here.asked:
        view = engine.view(here.state, seat)
        return Foreseen(view, alone=True) if given is None else None
    return _led_to(engine, here, seat, given)


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
