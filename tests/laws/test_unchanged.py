"""What is done once more and changes nothing is not offered as if it did."""

from __future__ import annotations

from typing import Any

import engines
from engines.choosing import Words, follow
from engines.core import Dice, Refusal, Seat, encode, play
from tests.laws.cases import Case
from tests.laws.matches import Ply, random_match, spread
from tests.laws.panels import some_offered_cases

AGAIN = 40
"""How many moves of a match are tried once more, of each kind."""


@some_offered_cases
def test_what_stands_already_is_known_and_said_to_be_so(case: Case) -> None:
    """Whoever does the same again, and thereby changes nothing, is not shown it as the way on."""
    match = random_match(case, 0)
    for kind in {type(ply.action) for ply in match.plies}:
        alike = tuple(ply for ply in match.plies if type(ply.action) is kind)
        for ply in spread(alike, AGAIN):
            _must_be_known(case, ply)


def _must_be_known(case: Case, ply: Ply) -> None:
    state, seat = ply.step.state, ply.seat
    if seat not in case.engine.changing(state):
        return
    try:
        again = play(case.engine, state, seat, ply.action, Dice("again", 0)).state
    except Refusal:
        return
    ways = engines.ways(case.key, case.engine.view(state, seat), seat)
    verb, steps = ways.steps(ply.action)
    way = next((way for way in ways.now() if way.verb == verb), None)
    if way is None or way.form is not None:
        return  # what is filled in stands in the form
    path = follow(ways, way, lambda key, ask: ("",) if isinstance(ask, Words) else steps.get(key))
    if ways.confirm(verb, path.chosen) is None:
        return
    same = _seen(case, again) == _seen(case, state)
    assert ways.stands(verb, path.chosen) is same, f"{ply.action} again"


def _seen(case: Case, state: Any) -> list[bytes]:
    viewers: list[Seat | None] = [None, *range(case.seats)]
    return [encode(case.engine.view(state, viewer)) for viewer in viewers]
