"""Hours of somebody's own clock: when they are quiet, when a call comes that waits, and DST."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import product
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tables.wishes import HOURS, LEFT, Calls, How, Quiet, local, next_at, zones

HOUR, DAY = 3600.0, 86400.0
ZONES = (
    "UTC",
    "Europe/Madrid",
    "America/New_York",
    "America/Santiago",
    "America/Havana",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Pacific/Apia",
)
"""Half hours and quarters, shifts by half an hour, at midnight, and all around the world."""
START, END = (datetime(year, 1, 1, tzinfo=UTC).timestamp() for year in (2020, 2036))
zone_names, hours = st.sampled_from(ZONES), st.sampled_from(HOURS)
instants = st.integers(int(START), int(END)).map(float)
quiets = st.tuples(hours, hours).filter(lambda pair: pair[0] != pair[1]).map(lambda p: Quiet(*p))


def at(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()


def test_the_hours_are_those_that_a_clock_shows() -> None:
    shown = {local("Asia/Kathmandu", START + hour * HOUR).hour for hour in range(48)}
    assert shown == {*HOURS}


def calls(quiet: tuple[int, int] | None = None, **others: object) -> Calls:
    return Calls(quiet=None if quiet is None else Quiet(*quiet), **others)  # pyright: ignore[reportArgumentType]


@given(zone_names, hours, instants)
@example("America/Santiago", 0, 1977883200.0)
@example("Europe/Madrid", 2, datetime(2027, 3, 28, 0, tzinfo=UTC).timestamp())
@example("Australia/Lord_Howe", 2, datetime(2027, 10, 2, 12, tzinfo=UTC).timestamp())
def test_the_next_full_hour_is_later_and_within_a_day_and_the_clocks_show_it(
    zone: str, hour: int, now: float
) -> None:
    found = next_at(zone, hour, now)
    assert now < found <= now + DAY + HOUR
    before, shown = (local(zone, at).replace(tzinfo=None) for at in (found - 1, found))
    wanted = shown.replace(hour=hour, minute=0, second=0)
    assert shown == wanted or before < wanted < shown, "it is neither shown nor left out"


@given(zone_names, quiets, instants, st.floats(0, 1))
def test_quiet_hours_are_quiet_until_a_call_comes_that_waits_for_their_end(
    zone: str, quiet: Quiet, now: float, part: float
) -> None:
    wishes = Calls(zone=zone, quiet=quiet)
    end = wishes.later(now, None)
    assert (end is not None) == wishes.is_quiet(now)
    if end is not None:
        assert not wishes.is_quiet(end)
        between = now + int((end - now) * part)
        assert wishes.is_quiet(between) or between == end
        assert wishes.later(between, None) in (end, None)


@given(zone_names, quiets | st.none(), hours, instants, st.floats(0, 3 * DAY) | st.none())
def test_a_digest_comes_within_two_days_never_in_quiet_hours_and_leaves_an_hour(
    zone: str, quiet: Quiet | None, hour: int, now: float, left: float | None
) -> None:
    wishes = Calls(How.DIGEST, zone, quiet, hour)
    due = None if left is None else now + left
    until = wishes.later(now, due)
    if until is not None:
        assert now < until < now + 2 * DAY
        assert not wishes.is_quiet(until)
        assert due is None or due - until >= LEFT
    else:
        assert due is not None


@pytest.mark.parametrize("how", [How.BOTH, How.MENTION, How.DIRECT])
def test_without_quiet_hours_nothing_waits_but_for_a_digest(how: How) -> None:
    assert Calls(how).later(START, None) is None
    assert Calls(How.DIGEST, digest=5).later(START, None) == START + 5 * HOUR


@pytest.mark.parametrize(
    ("quiet", "hour", "is_quiet"),
    [
        ((22, 7), 21, False),
        ((22, 7), 22, True),
        ((22, 7), 6, True),
        ((22, 7), 7, False),
        ((13, 15), 14, True),
        ((13, 15), 15, False),
        ((8, 8), 8, False),
        (None, 3, False),
    ],
)
def test_quiet_hours_go_from_one_hour_up_to_another_over_midnight_too(
    quiet: tuple[int, int] | None, hour: int, is_quiet: bool
) -> None:
    assert calls(quiet).is_quiet(START + hour * HOUR + 1) is is_quiet


def test_the_clocks_are_those_of_the_zone_in_summer_and_in_winter() -> None:
    night = calls((22, 7), zone="Europe/Madrid")
    winter, summer = at("UTC", 2026, 1, 10, 21, 30), at("UTC", 2026, 7, 10, 20, 30)
    assert night.later(winter, None) == at("UTC", 2026, 1, 11, 6)
    assert night.later(summer, None) == at("UTC", 2026, 7, 11, 5)


def test_the_night_in_which_clocks_are_changed_is_as_long_as_it_is() -> None:
    night = calls((22, 7), zone="Europe/Madrid")
    for eve, length in (((2026, 3, 28), 8), ((2026, 10, 24), 10), ((2026, 5, 1), 9)):
        begins = at("Europe/Madrid", *eve, 22)
        assert night.later(begins, None) == begins + length * HOUR


def test_an_hour_that_is_left_out_comes_as_the_next_and_one_that_is_repeated_comes_once() -> None:
    noon = at("Europe/Madrid", 2026, 3, 28, 12)
    assert next_at("Europe/Madrid", 2, noon) == at("Europe/Madrid", 2026, 3, 29, 3)
    first = next_at("Europe/Madrid", 2, at("Europe/Madrid", 2026, 10, 24, 12))
    assert first == at("UTC", 2026, 10, 25, 0)
    assert next_at("Europe/Madrid", 2, first) == at("Europe/Madrid", 2026, 10, 26, 2)


def test_midnight_comes_once_where_clocks_are_put_back_over_it() -> None:
    """As in St. John's, once: at a minute past midnight they showed 23:01 again."""
    zone = "America/St_Johns"
    again = at(zone, 2010, 11, 7, 0, 1) - HOUR / 4
    assert local(zone, again).strftime("%H:%M") == "23:46"
    assert next_at(zone, 0, again) == at(zone, 2010, 11, 8)


def test_a_zone_that_is_known_no_more_counts_as_utc() -> None:
    for gone in ("Atlantis/Capital", "../../etc/passwd", "", "Europe"):
        assert next_at(gone, 5, START) == START + 5 * HOUR


def test_zones_are_named_by_places_and_all_of_them_are_known() -> None:
    assert {"UTC", "Europe/Madrid", "America/Argentina/Buenos_Aires"} <= set(zones())
    assert not [zone for zone in zones() if zone.startswith(("Etc/", "posix/", "right/"))]
    assert all(ZoneInfo(zone) for zone in zones())


def test_what_no_digest_holds_back_waits_for_the_end_of_quiet_hours_alone() -> None:
    wishes, until = Calls(How.DIGEST, quiet=Quiet(22, 7), digest=18), START + 7 * HOUR
    for due, waits in ((None, True), (until + HOUR, True), (until + HOUR - 1, False)):
        assert wishes.after_quiet(START, due) == (until if waits else None)
    assert wishes.after_quiet(until, None) is None


def test_what_would_leave_less_than_an_hour_does_not_wait() -> None:
    until = START + 7 * HOUR
    for how, wait in product((How.BOTH, How.DIRECT), (0.0, 0.5, 1.0, 5.0)):
        waits = Calls(how, quiet=Quiet(22, 7)).later(START, until + wait * HOUR) == until
        assert waits is (wait >= 1)
