"""Nudges: who may call whom, how often, and how loud that is."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.core import MatchOver, Player, Refusal
from engines.shazamm.model import Cast
from tables import NotSeated
from tables.limits import LimitReached, Limits
from tables.options import DAY
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.tables.battles import (
    BYSTANDER,
    ON_SHIP,
    PEOPLE,
    SHOOTER,
    VICTIM,
    ambush,
    battle,
    order,
    shoot,
)
from tests.tables.house import ALICE, BOB, MODERATOR, Clock, Hall, hall
from tests.tables.post_office import PostOffice


async def refused(house: Hall, match_id: int, user: int) -> str:
    with pytest.raises(Refusal) as caught:
        await house.tables.reminders.nudge(match_id, user)
    return caught.value.text.key


async def waits(house: Hall, channel: int = 7) -> int:
    """Begin a match in which Alice waits for Bob."""
    match_id = await house.begin(channel=channel)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    return match_id


async def test_whoever_waits_calls_whom_all_wait_for_once_a_day_in_each_match(
    tmp_path: Path,
) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        matches = [await waits(first, channel) for channel in (7, 8)]
        for match_id in matches:
            assert await first.tables.reminders.nudge(match_id, ALICE) == (Player(1),)
        await first.settle()
        assert office.on("board")[-1].pings == {BOB}
        await first.tables.play.submit(matches[0], By(BOB), Cast(5))
        await first.tables.play.submit(matches[0], By(ALICE), Cast(1))
    async with hall(tmp_path / "t.db", clock, office) as house:
        assert await refused(house, matches[0], ALICE) == "refusal-nudged"
        await house.pass_time(DAY + 1)
        assert [d.kind for d in await house.store.deadlines.of_match(matches[0])] == [
            "clock",
            "reminder",
        ]
        assert await house.tables.reminders.nudge(matches[0], ALICE) == (Player(1),)
        await house.settle()
        assert house.told("table-nudged") == 3


async def test_each_person_has_a_day_of_their_own(house: Hall) -> None:
    match_id = await battle(house, ambush())
    one, other = (PEOPLE[seat] for seat in (1, 2))
    await house.tables.reminders.nudge(match_id, one)
    await house.pass_time(DAY / 2)
    await house.tables.reminders.nudge(match_id, other)
    await house.pass_time(DAY / 2 + 1)
    await house.tables.reminders.nudge(match_id, one)
    assert await refused(house, match_id, other) == "refusal-nudged"


async def test_nobody_is_nudged_by_whom_it_does_not_concern(house: Hall) -> None:
    match_id = await waits(house)
    assert await refused(house, match_id, BOB) == "refusal-nudge-yourself"
    with pytest.raises(NotSeated):
        await house.tables.reminders.nudge(match_id, MODERATOR)
    await house.tables.play.resign(match_id, By(BOB))
    with pytest.raises(MatchOver):
        await house.tables.reminders.nudge(match_id, ALICE)


async def test_whoever_is_out_hurries_nobody(house: Hall) -> None:
    match_id = await battle(house, replace(ambush(), fallen=(BYSTANDER,)))
    assert await refused(house, match_id, PEOPLE[BYSTANDER]) == "refusal-out"
    assert await house.tables.reminders.nudge(match_id, PEOPLE[VICTIM]) == (Player(SHOOTER),)


async def test_whom_one_nudges_is_counted_with_all_whom_one_calls(house: Hall) -> None:
    match_id = await waits(house)
    house.tables.allowance.limits = Limits(invitations=0)
    assert await refused(house, match_id, ALICE) == "refusal-limit-invitations"
    house.tables.allowance.limits = Limits(invitations=1)
    await house.tables.reminders.nudge(match_id, ALICE)
    with pytest.raises(LimitReached):
        house.tables.allowance.check("invitations", ALICE, 1)


async def test_who_answers_on_anothers_turn_is_hurried_by_nobody(house: Hall) -> None:
    """It would tell who has not answered yet."""
    match_id = await battle(house, ambush())
    await order(house, match_id, VICTIM, others="ask")
    await shoot(house, match_id, ON_SHIP)
    assert await refused(house, match_id, PEOPLE[SHOOTER]) == "refusal-nudge-nobody"


@pytest.mark.parametrize(
    ("calls", "mentioned", "letters"),
    [
        (Calls(), True, 0),
        (Calls(How.MENTION), True, 0),
        (Calls(How.DIRECT), False, 1),
        (Calls(quiet=Quiet(6, 22)), False, 0),
    ],
)
async def test_a_nudge_is_as_loud_as_its_owner_wishes(
    house: Hall, calls: Calls, mentioned: bool, letters: int
) -> None:
    await house.tables.calling.wish(BOB, lambda _: calls)
    match_id = await waits(house)
    before = len(house.office.on("hand-1"))
    await house.tables.reminders.nudge(match_id, ALICE)
    await house.settle()
    assert (BOB in house.office.on("board")[-1].pings) is mentioned
    assert len(house.office.on("hand-1")) - before == letters
