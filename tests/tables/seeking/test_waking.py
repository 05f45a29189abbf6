"""The hours that two people share, by clocks of any zone, on any day of any year."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tables.seeking.waking import QUARTER, QUARTERS, shared_hours, waking
from tables.wishes import HOURS, Calls, Quiet

ZONES = (
    *("UTC", "Europe/Madrid", "America/New_York", "America/Santiago", "America/Havana"),
    *("Australia/Lord_Howe", "Asia/Kathmandu", "Asia/Kolkata", "Pacific/Apia"),
)
"""Half hours and quarters, shifts by half an hour, at midnight, and all around the world."""
START, END = (datetime(year, 1, 1, tzinfo=UTC).timestamp() for year in (2020, 2036))
unhurried = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
"""The first example waits for zones that are read, on a busy machine for a second."""
instants = st.integers(int(START), int(END)).map(float)
hours = st.sampled_from(HOURS)
quiets = st.tuples(hours, hours).filter(lambda pair: pair[0] != pair[1]).map(lambda p: Quiet(*p))
people = st.builds(
    lambda zone, quiet: Calls(zone=zone, quiet=quiet), st.sampled_from(ZONES), quiets | st.none()
)


@unhurried
@given(calls=people, now=instants)
def test_each_quarter_is_awake_in_which_nobody_would_be_left_in_peace(
    calls: Calls, now: float
) -> None:
    bits, first = waking(calls, now), now // QUARTER
    for number in range(QUARTERS):
        within = (first + number) * QUARTER + 1
        assert bool(bits >> number & 1) is not calls.is_quiet(within)
    assert bits >> QUARTERS == 0


@unhurried
@given(one=people, other=people, now=instants)
def test_what_two_share_neither_has_alone_and_is_the_same_for_both(
    one: Calls, other: Calls, now: float
) -> None:
    mine, theirs = waking(one, now), waking(other, now)
    shared = shared_hours(mine, theirs)
    assert shared == shared_hours(theirs, mine)
    assert shared <= min(shared_hours(mine, mine), shared_hours(theirs, theirs)) <= 24


def clocks(zone: str, start: int, end: int) -> Calls:
    return Calls(zone=zone, quiet=Quiet(start, end))


@pytest.mark.parametrize(
    ("one", "other", "when", "shared"),
    [
        # A winter's and a summer's day: Madrid is an hour ahead of London in both.
        (("Europe/Madrid", 23, 8), ("Europe/London", 23, 8), (2026, 1, 12), 14),
        (("Europe/Madrid", 23, 8), ("Europe/London", 23, 8), (2026, 7, 13), 14),
        # New York puts its clocks forward three weeks before Madrid does: five hours, not six.
        (("Europe/Madrid", 0, 8), ("America/New_York", 0, 8), (2026, 3, 2), 10),
        (("Europe/Madrid", 0, 8), ("America/New_York", 0, 8), (2026, 3, 16), 11),
        # Santiago is in summer when Madrid is not: four hours apart, and six in their winter.
        (("Europe/Madrid", 0, 8), ("America/Santiago", 0, 8), (2026, 1, 12), 12),
        (("Europe/Madrid", 0, 8), ("America/Santiago", 0, 8), (2026, 7, 13), 10),
        # India's half hour and Nepal's quarter more.
        (("Asia/Kolkata", 22, 6), ("UTC", 22, 6), (2026, 5, 4), 10.5),
        (("Asia/Kathmandu", 22, 6), ("UTC", 22, 6), (2026, 5, 4), 10.25),
        # The other side of the world: one sleeps while the other is awake.
        (("Asia/Tokyo", 20, 8), ("America/Argentina/Buenos_Aires", 20, 8), (2026, 5, 4), 0),
        # In the night in which clocks go forward one sleeps for an hour less.
        (("Europe/Madrid", 0, 8), ("Europe/Madrid", 0, 8), (2026, 3, 28, 12), 17),
        (("Europe/Madrid", 0, 8), ("Europe/Madrid", 0, 8), (2026, 10, 24, 12), 15),
    ],
)
def test_shared_hours(
    one: tuple[str, int, int], other: tuple[str, int, int], when: tuple[int, ...], shared: float
) -> None:
    year, month, day, *hour = when
    now = datetime(year, month, day, *hour, tzinfo=ZoneInfo("UTC")).timestamp()
    mine, theirs = waking(clocks(*one), now), waking(clocks(*other), now)
    assert shared_hours(mine, theirs) == shared


def test_whoever_says_nothing_may_play_at_any_hour() -> None:
    assert shared_hours(waking(Calls(), START), waking(Calls(), START)) == 24
