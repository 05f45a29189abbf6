"""Lines that people type: whatever is legal can be typed, what is suggested is accepted."""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

import engines
from cogs.panels.foreseen import led_to, may_begin, may_wait
from engines.choosing import Ask, Chosen, Path, Pick, Way, Ways, Words, follow
from engines.core import Refusal
from engines.fields import NOTHING
from tables import Scene
from tests.laws.cases import Case
from tests.laws.keyboard import commands_of
from tests.laws.lines import answer_to, offered, orders
from tests.laws.matches import played_at_random, random_match, spread
from tests.laws.panels import (
    Desk,
    every_offered_case,
    position_of,
    some_offered_cases,
)
from tests.laws.reaching import PRESSED, reach_of

SAID = "Pew pew!"
STATES = 2
"""How many moments of a random match are looked at."""
MOMENTS = 6
"""At how many moments it is looked at who waits."""
MANY = 60
"""How many of them the soak looks at."""
ACTIONS = 6
"""How many of a seat's legal actions are typed."""
LONGEST = 12
"""After how many suggestions a line must be whole."""
JUNK = 3
"""How many lines without any sense are typed at one moment."""


@some_offered_cases
def test_what_is_legal_can_be_typed(case: Case) -> None:
    chance = random.Random(f"lines:{case.name}")
    for state in _some(random_match(case, 0).states[:-1], chance):
        _must_be_typed(case, state, chance)


@some_offered_cases
def test_what_is_suggested_is_accepted(case: Case) -> None:
    chance = random.Random(f"begun lines:{case.name}")
    for state in _some(random_match(case, 0).states[:-1], chance):
        _must_be_accepted(case, state, chance)


@some_offered_cases
def test_who_can_choose_anything_ahead_is_suggested_it_while_waiting(case: Case) -> None:
    for state in spread(random_match(case, 0).states[:-1], MOMENTS):
        for seat in range(case.seats):
            desk = Desk(position_of(case, state), seat)
            if _may_plan(desk.scene) and not engines.ways(case.key, desk.scene.view, seat).now():
                assert offered(desk, ""), f"seat {seat} is suggested nothing"


def _may_plan(scene: Scene) -> bool:
    """Tell whether who waits can plan their next turn, whatever others do until then."""
    return may_wait(scene) and may_begin(scene) and led_to(scene).view is not None


@some_offered_cases
def test_what_has_no_sense_is_refused(case: Case) -> None:
    chance = random.Random(f"senseless lines:{case.name}")
    for state in _some(random_match(case, 0).states, chance):
        _must_be_refused(case, state, chance)


@pytest.mark.soak
@every_offered_case
def test_lines_at_many_moments(case: Case) -> None:
    chance = random.Random(f"all lines:{case.name}")
    for state in spread(played_at_random(case, 1).states[:-1], MANY):
        _must_be_typed(case, state, chance)
        _must_be_accepted(case, state, chance)
        _must_be_refused(case, state, chance)


def _some(states: Any, chance: random.Random) -> list[Any]:
    return chance.sample(states, min(STATES, len(states)))


def _desks(case: Case, state: Any) -> Iterator[Desk]:
    """Yield what those have before them who may act, or plan their next turn."""
    for seat in range(case.seats):
        desk = Desk(position_of(case, state), seat)
        if desk.scene.legal or _may_plan(desk.scene):
            yield desk


# -- Whatever is legal -------------------------------------------------------------------------


def _must_be_typed(case: Case, state: Any, chance: random.Random) -> None:
    for desk in _desks(case, state):
        legal = tuple(case.engine.legal_actions(state, desk.seat))
        for action in chance.sample(legal, min(ACTIONS, len(legal))):
            _must_be_read_back(case, desk, action)


def _must_be_read_back(case: Case, desk: Desk, action: Any) -> None:
    """Assert that the steps of an action, typed one after the other, are that action."""
    reach = reach_of(case.key)
    goal = reach.goal(PRESSED, desk.position, desk.seat, action)
    if goal is None:
        return
    view = desk.scene.view
    ways = engines.ways(case.key, view, desk.seat)
    for line in _lines(case.key, ways, goal, reach.meaning(view, goal)):
        _must_be(desk, line, goal, lambda one: reach.same(view, one, goal))


def _must_be(desk: Desk, line: str, goal: Any, is_it: Callable[[Any], bool]) -> None:
    try:
        found = orders(answer_to(desk, line))
    except Refusal as refusal:
        raise AssertionError(f"{line!r} for {goal} is refused: {refusal.text}") from refusal
    assert any(map(is_it, found)), f"{line!r} for {goal} is {found}"


def _lines(key: str, ways: Ways[Any, Any], *alike: Any) -> Iterator[str]:
    """Yield an action as a clause: its way, and what is chosen at each of its steps.

    If its command asks for two things in another order, also in that.
    """
    found = ((ways.steps(one), way, one) for one in alike for way in ways.now())
    (verb, steps), way, goal = next(one for one in found if one[1].verb == one[0][0])
    path = follow(ways, way, lambda key, ask: _wanted(goal, key, ask, steps))
    assert path.open is None, f"{goal} ends before {path.open}"
    words = dict(_words(way, path))
    yield " ".join((verb, *words.values()))
    command = commands_of(key).get(verb)
    asked = [one.name for one in command.parameters if one.name in words] if command else []
    if len(asked) == len(words) == 2 and asked != [*words]:
        yield " ".join((verb, *(words[name] for name in asked)))


def _wanted(goal: Any, key: str, ask: Ask, steps: Chosen) -> tuple[str, ...] | None:
    if isinstance(ask, Words):
        return (getattr(goal, key, None) or (SAID if ask.required else ""),)
    values = steps.get(key)
    if isinstance(ask, Pick) and values in ((), (NOTHING,)):
        return (NOTHING,) if NOTHING in ask.values else ()
    return values


def _words(way: Way, path: Path) -> Iterator[tuple[str, str]]:
    for key in way.keys:
        ask, values = path.asks[key], path.chosen[key]
        if values:
            yield key, "+".join(values)
        elif isinstance(ask, Pick) and ask.least == 0 and ask.choices:
            yield key, "-"


# -- Whatever is suggested ---------------------------------------------------------------------


def _must_be_accepted(case: Case, state: Any, chance: random.Random) -> None:
    """Choose suggestions one after the other, by label or value: that comes to an answer."""
    for desk in _desks(case, state):
        begun = offered(desk, "")
        if engines.ways(case.key, desk.scene.view, desk.seat).now():
            assert begun, f"nothing is suggested to seat {desk.seat}"
        if not begun:
            continue
        line = _taken(begun, chance)
        for _ in range(LONGEST):
            if _accepted(desk, line):
                break
            line = _taken(offered(desk, f"{line} "), chance) or f"{line} {SAID}"
        else:
            raise AssertionError(f"{line!r} is suggested to seat {desk.seat} and comes to nothing")


def _taken(pairs: list[tuple[str, str]], chance: random.Random) -> str:
    """Return one of what is suggested, by its label or its value; "" if there is nothing."""
    return chance.choice(chance.choice(pairs)) if pairs else ""


def _accepted(desk: Desk, line: str) -> bool:
    """Tell whether a line is done; until it is whole it may be refused, by the rules too."""
    try:
        desk.followed(answer_to(desk, line))
    except Refusal:
        return False
    return True


# -- Whatever has no sense ---------------------------------------------------------------------


def _must_be_refused(case: Case, state: Any, chance: random.Random) -> None:
    """Type what nobody would: nothing is raised but refusals."""
    for seat in range(case.seats):
        desk = Desk(position_of(case, state), seat)
        ways = engines.ways(case.key, desk.scene.view, seat)
        known = [word for way in ways.now() for word in (way.verb, *_values(ways, way))]
        for _ in range(JUNK):
            line = " ".join(_noise(known, chance) for _ in range(chance.randint(1, 9)))
            with suppress(Refusal):
                answer_to(desk, line)
            offered(desk, line)


def _values(ways: Ways[Any, Any], way: Way) -> tuple[str, ...]:
    ask = ways.ask(way.verb, way.keys[0], {}) if way.keys else None
    return ask.values[:5] if isinstance(ask, Pick) else ()


def _noise(known: list[str], chance: random.Random) -> str:
    if known and chance.random() < 0.6:
        return chance.choice(known)
    letters = f"{string.printable}→—«ñ\u0000\u200d★"
    return "".join(chance.choice(letters) for _ in range(chance.randint(1, 6)))
