"""The rest of a match on paper: what flies alike need not be flown again."""

from __future__ import annotations

from engines.rebelmoon.estimate import RESERVES
from engines.rebelmoon.paper import Paper, position
from tests.laws.cases import cases
from tests.laws.matches import random_match

CASE = next(case for case in cases() if case.key == "rebelmoon")


def test_with_a_reserve_up_to_what_was_spared_a_flight_is_the_same() -> None:
    """The reserves that computers try, and all between; some of which fly otherwise."""
    papers = [Paper(position(state)) for state in random_match(CASE, 0).states]
    others = 0
    for paper in papers:
        flights = [paper.flown(reserve) for reserve in range(max(RESERVES) + 1)]
        for reserve, flight in enumerate(flights):
            alike = flights[reserve : flight.spared + 1]
            assert {(one.points, one.turns) for one in alike} <= {(flight.points, flight.turns)}
        assert flights[-1].spared >= max(RESERVES), "nothing is spent that is all kept back"
        others += len({(one.points, one.turns) for one in flights}) > 1
    assert others
