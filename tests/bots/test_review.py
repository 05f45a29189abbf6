"""A review tells how chances went, and finds where they were given away."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from bots import review
from bots.review import (
    AGAIN,
    FEWEST,
    LOOK,
    TURNINGS,
    Deed,
    Review,
    Turning,
    turns_of,
    worst,
)
from engines.core import Dice, decode, encode, play
from tests.bots.greedy import PLAYERS
from tests.bots.planted import planted
from tests.laws.played import Played, read, some_records
from tests.sampled import sampled

MATCHES = 4
"""Of how many matches a game the planted blunder is looked for in the soak."""
POINTS = 12
LONG = 1e9
"""Seconds that are left at any time."""
GLANCE = replace(LOOK, lines=40, width=4, replies=1)


def reviewed(record: Played) -> tuple[Review, tuple[Deed, ...]]:
    engine = record.engine
    config = decode(encode(record.config), engine.meta.config)
    start = state = engine.start(config, record.seats, Dice(record.seed, 0)).state
    deeds = list[Deed]()
    for ply, (seat, action) in enumerate(record.actions(), start=1):
        deeds.append(Deed(ply, state, seat, action))
        state = play(engine, state, seat, action, Dice(record.seed, ply)).state
    return Review(engine, start, deeds, Dice("review", 0), lambda: 0.0), tuple(deeds)


@some_records
def test_a_curve_begins_near_even_and_ends_at_the_outcome(path: Path) -> None:
    record = read(path)
    if record.outcome is None:
        pytest.skip("it was not played to its end")
    judge, deeds = reviewed(record)
    curve = judge.curve(record.outcome, POINTS)
    seats, winners = range(record.seats), record.outcome.winners or frozenset(range(record.seats))
    assert all(abs(chance - 1 / record.seats) < 0.1 for chance in curve[0].chances)
    assert curve[-1].chances == tuple((seat in winners) / len(winners) for seat in seats)
    assert all(0 <= chance <= 1 for point in curve for chance in point.chances)
    plies = [point.ply for point in curve]
    assert plies == sorted({*plies})
    assert (plies[0], plies[-1]) == (0, len(deeds))
    assert len(plies) <= POINTS + 1


def test_of_each_turn_the_worst_comes_first() -> None:
    """Who errs thrice in one turn reads of other turns, too, if there are others."""
    seats = (0, 0, 0, 1, 0, 1, 1)
    deeds = [Deed(ply, None, seat, None) for ply, seat in enumerate(seats, start=1)]
    turns = turns_of(deeds)
    assert [turns[deed.ply] for deed in deeds] == [0, 0, 0, 1, 2, 3, 3]
    falls = {1: 0.5, 2: 0.9, 3: 0.6, 4: FEWEST / 2, 5: 0.1, 7: 0.2}
    found = [Turning(ply, seats[ply - 1], fall, 0.0, None) for ply, fall in falls.items()]
    assert worst(found, turns, 3) == [2, 7, 5]
    assert worst(found, turns, 9) == [2, 7, 5, 3, 1]
    assert worst(found[:3], turns, 3) == [2, 3, 1]


@pytest.mark.parametrize(
    ("game", "most", "again"),
    sampled(
        [("rebelmoon", 1, 1), ("shazamm", 1, AGAIN), *((g, MATCHES, AGAIN) for g in PLAYERS)],
        count=2,
    ),
)
def test_a_win_that_was_given_away_is_a_turning_point(
    game: str, most: int, again: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = 0
    monkeypatch.setattr(review, "AGAIN", again)
    for match in islice(planted(game), most):
        judge = Review(match.engine, match.start, match.deeds, Dice("review", 1), lambda: LONG)
        found = judge.turnings(GLANCE, GLANCE)
        assert 1 <= len(found) <= TURNINGS
        assert [one.ply for one in found] == sorted({one.ply for one in found})
        for one in found:
            assert one.seat == match.deeds[one.ply - 1].seat
            assert one.fall >= FEWEST
        assert found[0].ply == 1
        assert found[0].won
        assert found[0].before == 1
        assert found[0].better != match.deeds[0].action
        looked += 1
    assert looked
