"""What a seat may do, asked as ways of steps: it agrees with the rules, both ways round."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import engines
from cogs.panels import drafts, pressed
from cogs.panels.panel import Filled
from engines.choosing import (
    Ask,
    Chosen,
    Number,
    Path,
    Pick,
    Way,
    Ways,
    Words,
    follow,
    may_be,
)
from engines.core import Refusal, Seat
from engines.fields import NOTHING
from tests.laws.cases import Case
from tests.laws.matches import played_at_random, random_match, spread
from tests.laws.panels import every_offered_case, position_of, some_offered_cases
from tests.laws.reaching import PRESSED, reach_of
from tests.laws.standing import must_be_told, stages

SAID = "Pew pew!"
GONE = "Zz9"
"""A part of a draft that stands for nothing."""
MANY = 200
"""How many moments of a match the soak looks at."""
ACTIONS = 12
"""How many of a seat's legal actions the soak looks for among its ways; every run half of them."""
WALKS = 6
"""How often the soak goes each of a seat's ways, by chance."""
SOME_WALKS = int(os.environ.get("LAW_WALKS", "3"))
"""How often every run does; more by raising it in the environment."""


@some_offered_cases
def test_rules_and_ways_agree(case: Case) -> None:
    """At one moment of each kind of a match, and at its end."""
    chance = random.Random(f"ways:{case.name}")
    match = random_match(case, 0)
    plies = chance.sample(match.plies, len(match.plies))
    kinds = {type(ply.action): ply.before for ply in plies}
    for state in (*kinds.values(), match.states[-1]):
        _must_agree(case, state, chance, ACTIONS // 2, SOME_WALKS)


@some_offered_cases
def test_what_can_be_done_is_worked_out_once_for_all_who_ask(case: Case) -> None:
    """A panel, the words above it, its picture and its answer each make the view anew."""
    state, engine = random_match(case, 0).states[0], case.engine
    seat = min(engine.to_act(state))
    first, again = (engines.ways(case.key, engine.view(state, seat), seat) for _ in "12")
    assert again is first
    assert (
        engines.ways(case.key, engine.view(random_match(case, 0).states[1], seat), seat)
        is not first
    )


@pytest.mark.soak
@every_offered_case
def test_rules_and_ways_agree_everywhere(case: Case) -> None:
    chance = random.Random(f"all ways:{case.name}")
    for state in spread(played_at_random(case, 1).states, MANY):
        _must_agree(case, state, chance, ACTIONS, WALKS)


def _must_agree(case: Case, state: Any, chance: random.Random, actions: int, walks: int) -> None:
    for seat in range(case.seats):
        ways = engines.ways(case.key, case.engine.view(state, seat), seat)
        legal = tuple(case.engine.legal_actions(state, seat))
        may = seat in case.engine.to_act(state) | case.engine.may_act(state)
        assert bool(legal) <= bool(ways.now()) <= may, f"seat {seat} has {ways.now()}"
        for action in chance.sample(legal, min(actions, len(legal))):
            _must_be_gone(case, state, seat, action)
        for way in ways.now():
            for _ in range(walks):
                _must_lead_to_what_is_legal(case, state, ways, way, chance)


def _must_be_gone(case: Case, state: Any, seat: Seat, action: Any) -> None:
    """Assert that the steps of a legal action are offered, and lead to it."""
    reach = reach_of(case.key)
    goal = reach.goal(PRESSED, position_of(case, state), seat, action)
    if goal is None:
        return
    view = case.engine.view(state, seat)
    ways = engines.ways(case.key, view, seat)
    alike = (goal, reach.meaning(view, goal))
    found = ((ways.steps(one), way) for one in alike for way in ways.now())
    (verb, steps), way = next(((s, way) for s, way in found if way.verb == s[0]), (("", {}), None))
    assert way is not None, f"{goal} has no way"
    path = follow(ways, way, lambda key, ask: _offered(goal, key, ask, steps.get(key)))
    assert path.open is None, f"{goal} ends before {path.open}"
    came = ways.action(verb, path.chosen)
    assert reach.same(view, came, goal), f"{goal} becomes {came}"


def _offered(
    goal: Any, key: str, ask: Ask, values: tuple[str, ...] | None
) -> tuple[str, ...] | None:
    """Return what is chosen at a step on the way to an action, which must be possible there."""
    if isinstance(ask, Words):
        return (getattr(goal, key, None) or (SAID if ask.required else ""),)
    if values is None:
        return None
    if isinstance(ask, Pick) and values in ((), (NOTHING,)):
        values = (NOTHING,) if NOTHING in ask.values else ()
    assert may_be(ask, values), f"{goal}: {key} cannot be {values}, but {ask}"
    return values


def _must_lead_to_what_is_legal(
    case: Case, state: Any, ways: Ways[Any, Any], way: Way, chance: random.Random
) -> None:
    """Go a way by chance: what stands at its end is legal, and every step can be told apart."""
    path = follow(ways, way, lambda key, ask: _by_chance(ask, chance))
    for ask in path.asks.values():
        _must_be_told_apart(ask)
    said_first = [key for key in way.keys[:1] if isinstance(path.asks.get(key), Words)]
    assert not said_first, f"{way.verb} begins with words: any line would be one of them"
    _must_not_read_as_another_way(path, ways)
    for here in stages(ways, path):
        must_be_told(ways, here)
    if path.open is None:
        case.engine.check(state, ways.seat, ways.action(way.verb, path.chosen))
        assert _same_at_any_order(ways, path)
        if way.form is None and way.keys:
            _must_do_nothing_else(ways, path)


def _must_do_nothing_else(ways: Ways[Any, Any], path: Path) -> None:
    """Assert that the last word about something that cannot be chosen is refused."""
    parts = drafts.written(path)
    for at in range(len(parts)):
        forged = "/".join((*parts[:at], GONE, *parts[at + 1 :]))
        for does in (drafts.LAST, f"{drafts.CHOOSE}{path.way.keys[at]}"):
            with pytest.raises(Refusal):
                pressed.answer(ways, path.way.verb, Filled(extra=forged + does))


def _by_chance(ask: Ask, chance: random.Random) -> tuple[str, ...] | None:
    if isinstance(ask, Number):
        return (str(chance.randint(ask.least, ask.most)),)
    if not isinstance(ask, Pick) or not ask.choices:
        return None
    least = min(ask.least, len(ask.choices))
    count = chance.randint(least, min(ask.most, len(ask.choices)))
    return tuple(chance.sample(ask.values, count))


def _must_not_read_as_another_way(path: Path, ways: Ways[Any, Any]) -> None:
    """Assert that to choose nothing at a step is not called what another way does."""
    titles = [other.title for other in ways.now() if other.verb != path.way.verb]
    picks = [ask for ask in path.asks.values() if isinstance(ask, Pick)]
    nothing = [one.label for ask in picks for one in ask.choices if one.value == NOTHING]
    alike = [label for label in nothing if label in titles]
    assert not alike, f"{alike} within {path.way.verb} is what another way does"


def _must_be_told_apart(ask: Ask) -> None:
    if isinstance(ask, Pick):
        codes = [drafts.code(value) for value in ask.values]
        assert len(set(codes)) == len(codes), f"two of {ask.values} have one code"


def _same_at_any_order(ways: Ways[Any, Any], path: Path) -> bool:
    """Tell whether each step still offers what was chosen, asked when all others are."""
    for key, values in path.chosen.items():
        others: Chosen = {other: v for other, v in path.chosen.items() if other != key}
        if not may_be(ways.ask(path.way.verb, key, others), values):
            return False
    return True
