"""How reliable people are: what counts, what others are told, and whom a lobby lets sit down."""

from __future__ import annotations

import pytest

from engines.core import Refusal
from tables.lobby import Guest, Place
from tables.options import DAY, NEW, Clock, Expired, TableOptions, Welcome
from tables.reliability import FEW, LAST, Attended, Tier, tier
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall

CAROL = 33


async def attended(house: Hall, user: int) -> tuple[int, int, int]:
    found = await house.tables.reliability.attended(user)
    return found.played, found.finished, found.late


async def given_up(house: Hall, channel: int) -> None:
    """Let a match of two end because Alice gives up."""
    match_id = await house.begin(channel=channel)
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()


async def lost_in_time(house: Hall, channel: int) -> None:
    """Let a match end because Bob lets his time run out."""
    match_id = await house.begin(channel=channel, clock=Clock.HOUR, expired=Expired.LOSS)
    await house.move(match_id, 0)
    await house.pass_time(3601)


@pytest.mark.parametrize(
    ("played", "finished", "told"),
    [
        (0, 0, Tier.NEW),
        (2, 0, Tier.NEW),
        (3, 3, Tier.RELIABLE),
        (10, 9, Tier.RELIABLE),
        (10, 8, Tier.MOSTLY),
        (10, 7, Tier.MOSTLY),
        (10, 6, Tier.SHAKY),
    ],
)
def test_the_tier_is_the_share_of_matches_finished(played: int, finished: int, told: Tier) -> None:
    assert tier(Attended(played, finished, 0)) is told


async def test_giving_up_ends_a_match_of_two_and_is_no_leaving(house: Hall) -> None:
    await given_up(house, 1)
    assert await attended(house, ALICE) == (1, 1, 0)
    assert await attended(house, BOB) == (1, 1, 0)


async def test_leaving_others_behind_is_not_finishing(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    for user in (BOB, CAROL):
        await lobby.join(match_id, Guest(user, f"Guest {user}", user))
    await house.start(match_id, ALICE)
    await house.tables.play.resign(match_id, By(ALICE))
    house.clock.seconds += 1
    await house.tables.play.resign(match_id, By(BOB))
    await house.settle()
    assert await attended(house, ALICE) == (1, 0, 0)
    assert await attended(house, BOB) == (1, 1, 0)
    assert await attended(house, CAROL) == (1, 1, 0)


async def test_losing_by_the_clock_is_running_out_of_time(house: Hall) -> None:
    await lost_in_time(house, 1)
    assert await attended(house, ALICE) == (1, 1, 0)
    assert await attended(house, BOB) == (1, 0, 1)


async def test_the_last_matches_are_those_that_ended_last(house: Hall) -> None:
    """Bob lets his time run out in the one that began before all others."""
    long = await house.begin(channel=1, clock=Clock.WEEK, expired=Expired.LOSS)
    await house.move(long, 0)
    for number in range(LAST):
        await given_up(house, 10 + number)
    assert await attended(house, BOB) == (LAST, LAST, 0)
    await house.pass_time(7 * DAY + 1)
    assert await attended(house, BOB) == (LAST, LAST - 1, 1)
    found = await house.tables.records.last_over_of(BOB)
    assert found is not None and found.id == long


async def test_a_match_against_computers_alone_does_not_count(house: Hall) -> None:
    match_id = await house.begin(("easy",))
    await house.tables.play.resign(match_id, By(ALICE))
    assert await attended(house, ALICE) == (0, 0, 0)


async def test_only_the_last_ten_count(house: Hall) -> None:
    for channel in range(12):
        house.clock.seconds += 60
        await given_up(house, 100 + channel)
    assert await attended(house, BOB) == (10, 10, 0)
    assert await house.tables.reliability.tier(BOB) is Tier.RELIABLE


async def test_whoever_hides_from_ladders_hides_it_too(house: Hall) -> None:
    await house.tables.people.rank(BOB, ranked=False)
    assert await house.tables.reliability.tier(BOB) is Tier.HIDDEN


async def joins(house: Hall, welcome: Welcome, channel: int, user: int = BOB) -> str | None:
    """Let somebody join a lobby that asks for so much; return why they may not."""
    lobby = house.tables.lobby
    match_id = await lobby.open(
        "shazamm",
        Guest(ALICE, "Alice", 1),
        Place(5, channel, "en"),
        table=TableOptions(welcome=welcome),
    )
    try:
        await lobby.join(match_id, Guest(user, "Guest", user))
    except Refusal as refusal:
        return refusal.text.key
    return None


async def test_a_lobby_asks_for_as_much_as_its_host_wants(house: Hall) -> None:
    assert await joins(house, Welcome.ANYBODY, 1) is None
    assert await joins(house, Welcome.MOSTLY, 2) is None
    assert await joins(house, Welcome.RELIABLE, 3) == "refusal-unreliable-new"
    for channel in range(FEW):
        await given_up(house, 10 + channel)
    assert await joins(house, Welcome.RELIABLE, 4) is None
    await house.tables.people.rank(BOB, ranked=False)
    assert await joins(house, Welcome.MOSTLY, 5) == "refusal-unreliable-hidden"


async def test_whoever_often_leaves_is_not_welcome_where_that_matters(house: Hall) -> None:
    for channel in range(FEW):
        await lost_in_time(house, 10 + channel)
    assert await house.tables.reliability.tier(BOB) is Tier.SHAKY
    assert await joins(house, Welcome.ANYBODY, 30) is None
    assert await joins(house, Welcome.MOSTLY, 31) == "refusal-unreliable-shaky"


def test_nobody_is_asked_for_anything_unless_somebody_chose_so() -> None:
    assert NEW.welcome is Welcome.ANYBODY
    assert TableOptions().welcome is Welcome.ANYBODY
