"""Who fits whom: the same from both sides, and nobody is brought together twice."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tables.options import PRESETS, Clock, Welcome
from tables.reliability import Tier, welcomes
from tables.seeking.fitting import ABOUT, NEWCOMER, Seeker, found, pairs
from tables.seeking.waking import shared_hours, waking
from tables.seeking.wanted import OFFERED_HOURS, Strength, Wanted
from tables.wishes import Calls, Quiet

STRICTEST = tuple(Welcome)
GAMES = ("imperium", "magblast", "shazamm")
NOON = 1_750_000_000.0
ZONES = ("UTC", "Asia/Kolkata", "America/New_York", "Australia/Lord_Howe")
AWAKE = sorted(
    {
        waking(Calls(zone=zone, quiet=Quiet(start, (start + 9) % 24)), NOON)
        for zone in ZONES
        for start in range(24)
    }
    | {waking(Calls(), NOON)}
)
"""Worked out before, since whatever draws examples should be quick."""


def test_hours_are_offered_two_apart_and_those_among_them_that_are_usual() -> None:
    assert [after - hours for hours, after in pairwise(OFFERED_HOURS)] == [2, 2, 2, 2]
    assert Wanted(GAMES).hours in OFFERED_HOURS


def some(values: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(values), min_size=1, unique=True).map(tuple)


unhurried = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
"""The first example waits for what hypothesis loads, on a busy machine for a second."""
EASY = Wanted(GAMES)
wishes = st.builds(
    Wanted,
    games=some(GAMES),
    setups=some(PRESETS),
    clocks=some((Clock.DAY, Clock.THREE_DAYS, Clock.WEEK)),
    strength=st.sampled_from(Strength),
    welcome=st.sampled_from(Welcome),
    hours=st.sampled_from(OFFERED_HOURS),
)
seekers = st.builds(
    Seeker,
    seek=st.just(0),
    person=st.integers(1, 6),
    server=st.sampled_from((5, 5, 5, 6)),
    since=st.integers(0, 5).map(float),
    wanted=wishes,
    waking=st.sampled_from(AWAKE),
    tier=st.sampled_from(Tier),
    strengths=st.none() | st.dictionaries(st.sampled_from(GAMES), st.floats(15, 35)),
    apart=st.frozensets(st.integers(1, 6), max_size=2),
)
easy = seekers.map(
    lambda one: replace(
        one, server=5, apart=frozenset(), tier=Tier.RELIABLE, waking=AWAKE[-1], wanted=EASY
    )
)
"""People of whom each fits every other, so that there is something to choose among."""
lines = st.lists(easy | seekers, max_size=9).map(
    lambda line: [replace(one, seek=number) for number, one in enumerate(line, 1)]
)


def seeker(seek: int, person: int, wanted: Wanted | None = None, **changed: object) -> Seeker:
    bits = waking(Calls(), NOON)
    plain = Seeker(seek, person, 5, float(seek), wanted or Wanted(("shazamm",)), bits)
    return replace(plain, **changed)


@unhurried
@given(one=seekers, other=seekers)
def test_what_fits_fits_from_both_sides_and_is_what_both_want(one: Seeker, other: Seeker) -> None:
    what = found(one, other)
    assert what == found(other, one)
    if what is None:
        return
    assert one.person != other.person and one.server == other.server
    assert one.person not in other.apart and other.person not in one.apart
    for mine, theirs in ((one, other), (other, one)):
        wanted = mine.wanted
        assert what.game in wanted.games and what.setup in wanted.setups
        assert what.clock in wanted.clocks
        assert shared_hours(mine.waking, theirs.waking) >= wanted.hours
        assert welcomes(wanted.welcome, theirs.tier)
        assert STRICTEST.index(what.welcome) >= STRICTEST.index(wanted.welcome)
        if wanted.strength is Strength.ABOUT:
            assert mine.strengths is not None and theirs.strengths is not None
            strong = [them.get(what.game, NEWCOMER) for them in (mine.strengths, theirs.strengths)]
            assert abs(strong[0] - strong[1]) <= ABOUT


@unhurried
@given(line=lines)
def test_nobody_is_brought_together_twice_and_who_is_left_fits_nobody_left(
    line: list[Seeker],
) -> None:
    brought = pairs(line)
    people = [one.person for pair in brought for one in pair[:2]]
    assert len(people) == len({*people})
    assert pairs(reversed(line)) == brought
    left = [one for one in line if one.person not in people]
    assert all(found(one, other) is None for one in left for other in left)
    for elder, younger, what in brought:
        assert (elder.since, elder.seek) < (younger.since, younger.seek)
        assert found(elder, younger) == what


@unhurried
@given(line=lines)
def test_whoever_has_looked_for_longest_is_served_first(line: list[Seeker]) -> None:
    order = sorted(line, key=lambda one: (one.since, one.seek))
    brought = {one.seek: pair for pair in pairs(line) for one in pair[:2]}
    free = list(order)
    for elder in order:
        if elder not in free:
            continue
        fitting = [other for other in free if other is not elder and found(elder, other)]
        later = [other for other in fitting if order.index(other) > order.index(elder)]
        pair = brought.get(elder.seek)
        assert (pair is not None) == bool(later)
        gone = {elder.seek}
        if pair is not None:
            assert pair.elder == elder and pair.younger == later[0]
            gone |= {one.seek for one in free if one.person in (elder.person, later[0].person)}
        free = [one for one in free if one.seek not in gone]


def test_the_oldest_fitting_two_are_brought_together() -> None:
    cards, both = Wanted(("magblast",)), Wanted(("magblast", "shazamm"))
    line = [seeker(1, 1, cards), seeker(2, 2), seeker(3, 3, both), seeker(4, 4), seeker(5, 3)]
    brought = [(pair.elder.seek, pair.younger.seek, pair.found.game) for pair in pairs(line)]
    assert brought == [(1, 3, "magblast"), (2, 4, "shazamm")]


def test_where_both_take_several_the_usual_is_played() -> None:
    wanted = Wanted(GAMES, ("long", "standard", "first"), (Clock.WEEK, Clock.THREE_DAYS, Clock.DAY))
    what = found(seeker(1, 1, wanted), seeker(2, 2, wanted))
    assert what is not None
    assert (what.game, what.setup, what.clock) == ("imperium", "standard", Clock.THREE_DAYS)


def test_whoever_hides_fits_nobody_who_asks_how_strong_they_are() -> None:
    about = Wanted(("shazamm",), strength=Strength.ABOUT)
    hidden = seeker(1, 1, strengths=None)
    assert found(hidden, seeker(2, 2, about)) is None
    assert found(hidden, seeker(2, 2)) is not None
    new, strong = seeker(1, 1), seeker(2, 2, about, strengths={"shazamm": NEWCOMER + ABOUT})
    assert found(new, strong) is not None
    assert found(new, replace(strong, strengths={"shazamm": NEWCOMER + ABOUT + 0.01})) is None


def test_a_lobby_lets_in_whom_the_stricter_of_the_two_would() -> None:
    strict = Wanted(("shazamm",), welcome=Welcome.RELIABLE)
    what = found(seeker(1, 1, strict), seeker(2, 2, tier=Tier.RELIABLE))
    assert what is not None and what.welcome is Welcome.RELIABLE
    assert found(seeker(1, 1, strict), seeker(2, 2, tier=Tier.NEW)) is None
