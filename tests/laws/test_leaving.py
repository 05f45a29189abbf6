"""In every game: whoever gives up stands where they left the match, and gains nothing by it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from engines.core import Seat
from store import Status
from tables.match.moves import closed, resigned
from tables.match.position import Position
from tables.match.ratings import places_of
from tables.options import as_begun
from tests.laws.cases import Case
from tests.laws.fallen import FALLEN
from tests.laws.panels import position_of
from tests.laws.played import FILES, Played, read

COURSES = 60
"""In how many ways people give up a recorded match by chance."""


class Course(NamedTuple):
    """How a match ended that some gave up, and when each seat left it: the later, the higher.

    `gone` are those who left it by giving up, and were not out of it before.
    """

    ended: Position
    left: dict[Seat, int]
    gone: frozenset[Seat]

    @property
    def by_itself(self) -> bool:
        """Whether it ended as its game ends."""
        return self.ended.engine.outcome(self.ended.state) is not None


def _begun(record: Played) -> Position:
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    case = Case(record.game, config, record.seats, "leaving")
    position = position_of(case, record.states()[0], record.rules_version)
    return position.with_match(options=as_begun(position.match.options))


def _played(record: Played, gives_up: Mapping[int, Sequence[Seat]]) -> Course:
    """Return how a recorded match ends if seats give up after so many of its actions."""
    position, left, moments = _begun(record), dict[Seat, int](), count()
    gone = set[Seat]()
    for at, state in enumerate(record.states()):
        position = closed(position.moved(state, at), 1.0)
        for fallen in reversed(position.engine.out_ranked(state)):
            moment = next(moments)
            left |= {seat: moment for seat in fallen if seat not in left}
        for seat in gives_up.get(at, ()):
            if position.match.status is Status.PLAYING and seat in position.owners:
                position, _ = resigned(position, seat, 1.0)
                if seat not in left:
                    gone.add(seat)
                    left[seat] = next(moments)
        if position.match.status is Status.ENDED:
            break
    return Course(position, left, frozenset(gone))


def _schedule(record: Played, chance: random.Random) -> dict[int, list[Seat]]:
    """Return who gives up when, by chance; all do in the end where the match has none."""
    seats, last = range(record.seats), len(record.entries)
    gives_up = dict[int, list[Seat]]()
    for seat in chance.sample(seats, chance.randint(1, record.seats - 1)):
        gives_up.setdefault(chance.randint(0, last), []).append(seat)
    gives_up.setdefault(last, []).extend(chance.sample(seats, record.seats))
    return gives_up


def _courses(path: Path) -> list[Course]:
    record, chance = read(path), random.Random(path.stem)
    return [_played(record, _schedule(record, chance)) for _ in range(COURSES)]


@pytest.mark.parametrize("path", FALLEN, ids=lambda path: path.stem)
def test_whoever_gives_up_stands_behind_who_left_later_and_before_who_left_earlier(
    path: Path,
) -> None:
    courses = [course for course in _courses(path) if not course.by_itself]
    for course in courses:
        assert course.ended.outcome is not None
        place = {
            seat: number
            for number, seats in enumerate(course.ended.outcome.ranking)
            for seat in seats
        }
        assert place.keys() == set(range(len(course.ended.seats)))
        for gone in course.gone:
            for other in place.keys() - {gone}:
                later = other not in course.left or course.left[other] > course.left[gone]
                assert (place[other] < place[gone]) == later
    assert courses


SEVERAL = [path for path in FILES if read(path).seats > 2]


@pytest.mark.parametrize("path", SEVERAL, ids=lambda path: path.stem)
def test_in_a_match_that_ends_by_itself_whoever_gave_up_is_rated_behind_who_stayed(
    path: Path,
) -> None:
    """Whatever place the computer came to that played on for them, and whoever had fallen."""
    record = read(path)
    alone = (
        _played(record, {at: [seat]}) for seat in range(record.seats) for at in _moments(record)
    )
    for course in (*alone, *_courses(path)):
        if course.by_itself:
            _check_behind(course)


def _moments(record: Played) -> list[int]:
    """Return after how many actions somebody may give up so that it differs: first, and falls."""
    out = [record.engine.out(state) for state in record.states()]
    return [0, *(at for at in range(1, len(out) - 1) if out[at] != out[at - 1])]


def _check_behind(course: Course) -> None:
    """Check that who gave up is rated behind all others, and before who did so earlier.

    Whoever was out of the match by then has the place that it has for them.
    """
    outcome = course.ended.outcome
    assert outcome is not None
    people = {row.seat: row.user_id for row in course.ended.seats}
    place = places_of(course.ended, outcome, people)
    stayed = [seats - course.gone for seats in outcome.ranking]
    gone = sorted(course.gone, key=lambda seat: course.left[seat], reverse=True)
    in_order = [*filter(None, stayed), *(frozenset({seat}) for seat in gone)]
    rated = {seat: place[user] for seat, user in people.items() if user is not None}
    equals = [{seat for seat in rated if rated[seat] == at} for at in sorted({*rated.values()})]
    assert equals == in_order


def test_of_recorded_matches_some_end_by_themselves_after_somebody_gave_up() -> None:
    ends = [course.by_itself for path in FALLEN for course in _courses(path)]
    assert any(ends) and not all(ends)
