"""Nobody is asked where everybody can see that there is one thing to do: others wait for it.

A stop that hides something stays. Whether one comes may not hang on what is hidden, so it is
needless only where nothing else could be done either in whatever the others think possible.
Which such stops are meant a game states with its reasons in `tests/games/<key>/stops.py`:
`MEANT`, of `Meant`. What standing orders answer at once stops nobody, and what is typed, such as a
sound, is not one thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import engines
from engines.choosing import Ask, Number, Pick, Way, Ways, Words, follow
from engines.core import Dice, Engine, Seat
from tests.laws.cases import Case, stated_by
from tests.laws.matches import (
    Match,
    every_case,
    played_at_random,
    random_matches,
    some_cases,
)
from tests.laws.meant import Meant

WORLDS = 100
"""In how many positions that each of the others thinks possible nothing else may be found."""


@some_cases
def test_nobody_is_asked_where_all_see_that_there_is_one_thing_to_do(case: Case) -> None:
    for match in random_matches(case):
        assert list(needless(match)) == []


@pytest.mark.soak
@every_case
def test_nobody_is_ever_asked_so(case: Case) -> None:
    assert list(needless(played_at_random(case, 1))) == []


def needless(match: Match) -> Iterator[str]:
    """Yield each stop of a match that was needless and is not meant."""
    engine = match.engine
    for number, state in enumerate(match.states):
        for seat in () if engine.outcome(state) is not None else sorted(engine.to_act(state)):
            only = _only_action(engine, state, seat)
            if only is None or _is_meant(match.case.key, engine.view(state, seat), only):
                continue
            if _all_see_it(match, state, seat):
                yield f"{match.seed}, ply {number}: seat {seat} can only {only}"


def _only_action(engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat) -> Any:
    """Return the one thing that a person can do and is asked about; None if there is another."""
    legal = tuple(engine.legal_actions(state, seat))
    if len(legal) != 1:
        return None
    view, orders = engine.view(state, seat), engine.meta.orders
    if orders is not None and engine.answer_by_orders(view, seat, orders()) is not None:
        return None
    ways = engines.ways(engine.meta.key, view, seat)
    return None if any(_asks(ways, way) for way in ways.now()) else legal[0]


def _asks(ways: Ways[Any, Any], way: Way) -> bool:
    """Tell whether anything is to be chosen on a way: of several things, or in words."""
    asked = False

    def only(_: str, ask: Ask) -> tuple[str, ...] | None:
        nonlocal asked
        match ask:
            case Words():
                asked = True
            case Number(least=least, most=most):
                asked = asked or least < most
            case Pick(choices=choices, least=least, most=most):
                asked = asked or len(choices) > 1 or least < min(most, len(choices))
        return ask.values[:1] if isinstance(ask, Pick) and not asked else None

    follow(ways, way, only)
    return asked


def _is_meant(key: str, view: Any, action: Any) -> bool:
    stated: tuple[Meant, ...] = getattr(stated_by(key, "stops"), "MEANT", ())
    return any(meant.fits(view, action) for meant in stated)


def _all_see_it(match: Match, state: Any, seat: Seat) -> bool:
    """Tell whether nothing else could be done in whatever any of the others thinks possible."""
    engine = match.engine
    return all(
        len(tuple(engine.legal_actions(_world(engine, state, other, n), seat))) == 1
        for other in match.seats
        if other != seat
        for n in range(WORLDS)
    )


def _world(engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat, number: int) -> Any:
    """Return one of the positions that a seat thinks possible."""
    return engine.resample(state, seat, Dice(f"world {number}", 0))
