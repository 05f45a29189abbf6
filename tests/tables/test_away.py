"""When people are away: nights, weekends, holidays, also where clocks go forward or back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import Refusal
from tables.away import (
    ALLOWANCE,
    GRACE,
    GRACE_BACK,
    LONGEST_NIGHT,
    MOST_PLANNED,
    YEAR,
    Away,
    Holiday,
    Hours,
    beginning,
    hours_of,
    over,
)
from tables.options import DAY, HOUR
from tables.wishes import Calls, Quiet, local

LONGEST = 2 * DAY + (LONGEST_NIGHT + 1) * HOUR
"""Seconds of a weekend with the night beside it, and an hour that clocks may add."""
ZONES = (
    *("Europe/Madrid", "America/New_York", "America/Santiago", "Australia/Lord_Howe"),
    *("Pacific/Auckland", "Asia/Kolkata", "Africa/Cairo", "UTC"),
)


def at(zone: str, shown: str, fold: int = 0) -> float:
    return datetime.fromisoformat(shown).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("zone", "due", "end"),
    [
        ("Europe/Madrid", "2026-03-29 01:30", "2026-03-29 07:00"),  # an hour is left out
        ("Europe/Madrid", "2026-10-25 01:30", "2026-10-25 07:00"),  # one comes twice
        ("Pacific/Auckland", "2026-09-27 01:30", "2026-09-27 07:00"),
        ("Pacific/Auckland", "2026-04-05 01:30", "2026-04-05 07:00"),
        ("America/Santiago", "2026-09-05 23:30", "2026-09-06 07:00"),  # at midnight
        ("America/Santiago", "2026-04-04 23:30", "2026-04-05 07:00"),
        ("Australia/Lord_Howe", "2026-04-05 01:45", "2026-04-05 07:00"),  # by half an hour
    ],
)
def test_a_night_ends_when_the_clocks_there_say_so(zone: str, due: str, end: str) -> None:
    hours = Hours(zone, Quiet(23, 7))
    for fold in (0, 1):
        assert hours.end(at(zone, due, fold)) == at(zone, end)


def test_nights_and_weekends_that_meet_are_one_stretch() -> None:
    zone = "Europe/Madrid"
    hours = Hours(zone, Quiet(22, 7), weekend=True)
    friday, monday = at(zone, "2026-11-27 22:00"), at(zone, "2026-11-30 07:00")
    assert hours.end(friday) == hours.end(at(zone, "2026-11-29 13:00")) == monday
    assert hours.end(friday - 1) == friday - 1
    assert over(friday, hours, ()) == monday + GRACE
    assert Hours(zone, weekend=True).end(friday) == friday


@given(
    zone=st.sampled_from(ZONES),
    start=st.integers(0, 23),
    length=st.integers(1, LONGEST_NIGHT),
    weekend=st.booleans(),
    due=st.floats(1_700_000_000, 1_900_000_000),
)
def test_whatever_the_hours_they_end_soon_and_only_once(
    zone: str, start: int, length: int, weekend: bool, due: float
) -> None:
    hours = Hours(zone, Quiet(start, (start + length) % 24), weekend)
    end = hours.end(due)
    assert due <= end <= due + LONGEST
    assert hours.end(end) == end
    later = over(due, hours, ())
    assert over(later, hours, ()) == later <= due + LONGEST + DAY
    inside = (local(zone, due).hour - start) % 24 < length
    assert (later > due) == (inside or (weekend and local(zone, due).weekday() > 4))


def test_quiet_hours_count_only_if_one_says_so_and_they_are_not_too_many() -> None:
    calls = Calls(zone="Europe/Madrid", quiet=Quiet(22, 8))
    assert hours_of(calls, Away()) is None
    assert hours_of(calls, Away(night=True)) == Hours("Europe/Madrid", Quiet(22, 8))
    most = Calls(quiet=Quiet(20, (20 + LONGEST_NIGHT) % 24))
    assert hours_of(most, Away(night=True)) is not None
    assert hours_of(Calls(quiet=Quiet(20, 9)), Away(night=True)) is None
    assert hours_of(Calls(), Away(night=True, weekend=True)) == Hours("UTC", weekend=True)


def test_a_holiday_leaves_a_day_after_it() -> None:
    holiday = Holiday(1000.0, 1000.0 + 3 * DAY, 3)
    assert over(999.0, None, (holiday,)) == 999.0
    assert over(1000.0, None, (holiday,)) == holiday.until + GRACE_BACK
    assert over(holiday.until, None, (holiday,)) == holiday.until
    following = Holiday(holiday.until + HOUR, holiday.until + 2 * DAY, 2)
    assert over(1000.0, None, (following, holiday)) == following.until + GRACE_BACK


def test_a_year_has_so_many_days_of_holidays_and_each_that_has_begun_counts() -> None:
    away = Away().taking(10, 0.0)
    assert away.until(DAY) == 10 * DAY and away.left(DAY) == ALLOWANCE - 10
    with pytest.raises(Refusal, match="refusal-away-already"):
        away.taking(1, DAY)
    away = away.back(1.5 * DAY)
    assert away.until(1.5 * DAY) is None and away.left(2 * DAY) == ALLOWANCE - 2
    with pytest.raises(Refusal, match="refusal-away-not"):
        away.back(2 * DAY)
    away = away.taking(ALLOWANCE - 2, 3 * DAY)
    for days in (0, -1, 1):
        with pytest.raises(Refusal, match="refusal-away-enough"):
            away.taking(days, 40 * DAY)
    assert Away().taking(10, 0.0).back(0.0).left(0.0) == ALLOWANCE - 1
    assert away.left(YEAR + 2 * DAY) == 2
    assert away.left(YEAR + 40 * DAY) == ALLOWANCE


@given(st.lists(st.tuples(st.integers(1, ALLOWANCE), st.floats(0, 40)), max_size=30))
def test_no_twelve_months_have_more_days_of_holidays(wished: list[tuple[int, float]]) -> None:
    away, now, all_taken = Away(), 0.0, list[Holiday]()
    for days, wait in wished:
        now += wait * DAY
        if away.until(now) is None and days <= away.left(now):
            away = away.taking(days, now)
            all_taken.append(away.holidays[-1])
    assert all(one.until <= other.start for one, other in pairwise(all_taken))
    for first in all_taken:
        ends = [one for one in all_taken if first.start <= one.start < first.start + YEAR]
        assert sum(one.days for one in ends) <= ALLOWANCE


def test_holidays_are_four_weeks_in_any_365_days() -> None:
    """What lies longer ago is not kept either."""
    taken = Away(holidays=(Holiday(0.0, 3 * DAY, 3),))
    assert len(taken.taking(1, 368 * DAY - 1).holidays) == 2
    assert len(taken.taking(1, 368 * DAY).holidays) == 1
    assert (taken.left(368 * DAY - 1), taken.left(368 * DAY)) == (25, 28)


def test_a_weekend_alone_is_over_at_midnight() -> None:
    zone = "Europe/Madrid"
    monday = at(zone, "2026-11-30 00:00")
    for shown in ("2026-11-28 00:00", "2026-11-29 23:59"):
        assert Hours(zone, weekend=True).end(at(zone, shown)) == monday


def deeds() -> st.SearchStrategy[list[tuple[str, int, int]]]:
    """What somebody does with holidays: what, for how many days, and after or in how many."""
    what = st.sampled_from(("take", "plan", "back", "drop", "wait", "wait"))
    return st.lists(st.tuples(what, st.integers(1, 20), st.integers(1, 170)), max_size=40)


@given(deeds=deeds())
def test_no_twelve_months_hold_more_holidays_than_there_are(
    deeds: list[tuple[str, int, int]],
) -> None:
    """However they are taken, planned, called off and ended; and none meets another.

    Nor is one refused for it while none would.
    """
    away, now, forgotten = Away(), 0.0, set[Holiday]()
    for what, days, other in deeds:
        planned, before = away.planned(now), away.holidays
        try:
            match what:
                case "take":
                    away = away.taking(days, now)
                case "plan":
                    away = away.taking(days, now, now + other * DAY)
                case "back":
                    away = away.back(now)
                case "drop" if planned:
                    away = away.without(planned[0].start, now)
                case _:
                    now += other * DAY
        except Refusal as refusal:
            begins = now if what == "take" else now + other * DAY
            refused = Holiday(begins, begins + days * DAY, days)
            too_many = fullest((*forgotten, *before, refused)) > ALLOWANCE
            assert too_many or refusal.text.key != "refusal-away-enough"
        if what in ("take", "plan"):  # these forget what was long ago
            forgotten |= {*before} - {*away.holidays}
        assert len(away.planned(now)) <= MOST_PLANNED
    found = sorted((*forgotten, *away.holidays), key=lambda one: (one.start, one.until))
    assert all(one.until <= next_.start for one, next_ in pairwise(found))
    assert fullest(found) <= ALLOWANCE


def fullest(holidays: Iterable[Holiday]) -> int:
    """Return how many days have the holidays of twelve months, at most; a part of one counts."""
    found = tuple(holidays)
    years = (
        sum(one.days for one in found if first.start <= one.start < first.until + YEAR)
        for first in found
    )
    return max(years, default=0)


@given(
    taken=st.tuples(*[st.integers(1, ALLOWANCE // 2)] * 3),
    waited=st.tuples(*[st.integers(ALLOWANCE, 300)] * 2),
    days=st.integers(1, ALLOWANCE),
    ahead=st.integers(1, 170),
)
def test_no_holiday_is_refused_while_no_twelve_months_would_hold_too_many(
    taken: tuple[int, int, int], waited: tuple[int, int], days: int, ahead: int
) -> None:
    """Two lie behind, and one that is planned may be sooner or later than the one asked for."""
    first, second, planned = taken
    now = sum(waited) * DAY
    away = Away().taking(first, 0.0).taking(second, waited[0] * DAY)
    with suppress(Refusal):
        away = away.taking(planned, now, now + 85 * DAY)
    begins = now + ahead * DAY
    asked = Holiday(begins, begins + days * DAY, days)
    too_many = fullest((*away.holidays, asked)) > ALLOWANCE
    assert (days > away.left(begins)) == too_many
    if not too_many and not any(map(asked.meets, away.holidays)):
        assert asked in away.taking(days, now, begins).holidays


def test_next_summer_is_planned_though_this_one_took_all_days() -> None:
    summer = at("Europe/Madrid", "2026-07-01 09:00")
    away, now = Away().taking(ALLOWANCE, summer), at("Europe/Madrid", "2027-02-15 12:00")
    assert away.left(now) == 0
    first = away.holidays[0].until + YEAR
    assert (away.left(first - 1), away.left(first)) == (0, ALLOWANCE)
    away = away.taking(14, now, at("Europe/Madrid", "2027-08-01 00:00"))
    assert away.left(first) == ALLOWANCE - 14


def test_what_is_planned_is_no_absence_yet_and_cannot_be_ended_only_called_off() -> None:
    away = Away().taking(3, 0.0, 2 * DAY)
    assert away.until(0.0) is None and away.until(2 * DAY) == 5 * DAY
    assert over(DAY, None, away.holidays) == DAY
    assert over(3 * DAY, None, away.holidays) == 5 * DAY + GRACE_BACK
    assert refused(away.back, 0.0) == "refusal-away-not"
    assert refused(away.without, 2 * DAY, 2 * DAY) == "refusal-away-not-planned"
    assert refused(away.without, DAY, 0.0) == "refusal-away-not-planned"
    assert away.without(2 * DAY, 0.0) == Away()
    assert away.back(3 * DAY).holidays == (Holiday(2 * DAY, 3 * DAY, 1),)


def test_a_holiday_may_not_meet_another_though_it_may_follow_it() -> None:
    away = Away().taking(3, 0.0, 2 * DAY)
    for days, start in ((3, 0.0), (1, 4 * DAY), (9, DAY)):
        assert refused(away.taking, days, 0.0, start) == "refusal-away-meets"
    assert refused(away.taking, 3, 0.0) == "refusal-away-meets"
    assert len(away.taking(2, 0.0).taking(2, 0.0, 5 * DAY).holidays) == 3
    assert refused(away.taking, 26, 0.0, 9 * DAY) == "refusal-away-enough"
    for number in (1, 2):
        away = away.taking(1, 0.0, 10 * number * DAY)
    assert refused(away.taking, 1, 0.0, 90 * DAY) == "refusal-away-many"


@pytest.mark.parametrize(
    ("zone", "day", "begins"),
    [
        ("Europe/Madrid", "2026-12-24", "2026-12-24 00:00"),
        ("Pacific/Auckland", " 2027-04-04 ", "2027-04-04 00:00"),  # an hour comes twice that day
        ("America/Santiago", "2027-04-04", "2027-04-04 00:00"),
        ("UTC", "2026-11-26", "2026-11-26 00:00"),
        ("UTC", "2027-05-24", "2027-05-24 00:00"),
    ],
)
def test_a_day_begins_by_ones_own_clock(zone: str, day: str, begins: str) -> None:
    now = at("UTC", "2026-11-25 12:00")
    assert beginning(zone, day, now) == at(zone, begins)


@pytest.mark.parametrize(
    "day", ["2026-11-25", "2027-05-25", "24.12.2026", "tomorrow", "", "0001-01-01", "9999-12-31"]
)
def test_what_is_no_day_from_tomorrow_on_is_refused(day: str) -> None:
    assert refused(beginning, "UTC", day, at("UTC", "2026-11-25 12:00")) == "refusal-away-day"


def refused(what: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Refusal) as caught:
        what(*args)
    return caught.value.text.key
