"""Pauses by agreement: who must agree, what rests, how it ends; and what never rests."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

from engines.core import Refusal, text
from engines.shazamm.model import Cast
from store import Status
from tables import Clock as TableClock
from tables import NotSeated
from tables.attendance import PULSE
from tables.match.consequences import TIME_UP
from tables.match.rests import ALL, ANSWERED, LAPSE, LONGEST, asks, question
from tables.options import DAY, HOUR
from tables.resting import Came
from tables.tables import By
from tests.proofs import confirmed
from tests.tables.battles import PEOPLE, ambush, battle
from tests.tables.builders import BUILD, building, left
from tests.tables.house import ALICE, BOB, MODERATOR, Clock, Hall, hall, sit_in
from tests.tables.post_office import PostOffice

BANK = TableClock.DAY_BANK


async def agrees(house: Hall, match_id: int, user: int, days: int, *, asking: bool = True) -> Came:
    came = await house.tables.resting.agree(match_id, By(user), days, asking=asking)
    await house.settle()
    return came


async def rests(house: Hall, match_id: int, days: int) -> None:
    assert await agrees(house, match_id, ALICE, days) is Came.ASKED
    expected = Came.RESTS if days else Came.OVER
    assert await agrees(house, match_id, BOB, days, asking=False) is expected


@pytest.mark.parametrize("waits", list(product((0.25, 0.75, 1.5, 2.25), repeat=3)), ids=str)
async def test_whom_a_question_waits_for_was_called_since_they_last_agreed(
    house: Hall, waits: tuple[float, ...]
) -> None:
    """Whenever three people agree, the first of them once more at last."""
    match_id = await battle(house, ambush())
    yes = dict[int, float]()
    for user, wait in zip((*PEOPLE, PEOPLE[0]), (0.0, *waits), strict=True):
        await house.pass_time(wait * DAY)
        with suppress(Refusal):  # who has agreed need not again
            await agrees(house, match_id, user, 2)
            yes[user] = house.clock()
        if (await house.position(match_id)).match.rests_until is not None:
            return
        asked = question(await house.store.log.entries(match_id), house.clock())
        assert asked is not None
        for seat, other in enumerate(PEOPLE):
            if seat not in asked.agreed:
                calls = [one.sent_at for one in house.office.on("rest") if other in one.pings]
                assert calls and max(calls) >= yes.get(other, 0.0), (other, calls, yes)


async def refused(house: Hall, match_id: int, user: int, days: int, *, asking: bool = True) -> str:
    with pytest.raises(Refusal) as caught:
        await agrees(house, match_id, user, days, asking=asking)
    return caught.value.text.key


@pytest.mark.parametrize("clock", [BANK, TableClock.DAY])
async def test_clocks_rest_and_run_again_by_themselves(tmp_path: Path, clock: TableClock) -> None:
    """Also if the bot is started anew in between."""
    seconds = Clock()
    office = PostOffice(seconds)
    async with hall(tmp_path / "t.db", seconds, office) as first:
        match_id = await first.begin(clock=clock)
        await first.pass_time(10 * HOUR)
        await rests(first, match_id, 3)
        assert await left(first, match_id, 0) == 3 * DAY + 14 * HOUR
        await first.pass_time(2 * DAY)
    async with hall(tmp_path / "t.db", seconds, office) as house:
        await house.tables.play.submit(match_id, By(ALICE), Cast(5))
        await house.tables.play.submit(match_id, By(BOB), Cast(5))
        more = 14 * HOUR + 2 * HOUR if clock is BANK else DAY
        assert await left(house, match_id, 0) == DAY + more
        await house.pass_time(DAY + 1)
        assert (house.told("table-rest-over"), house.told("table-rests")) == (1, 1)
        assert house.office.on("board")[-1].pings == {ALICE, BOB}
        assert await left(house, match_id, 0) == more - 1
        assert (await house.position(match_id)).match.rests_until is None
        assert [e.kind for e in await house.moves(match_id)][-1] == "rests"


async def test_what_nobody_could_play_in_is_credited_before_a_rest_begins(tmp_path: Path) -> None:
    """The last yes may come before the first tick after a break."""
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), pulse=PULSE) as house:
        await house.tables.resume()
        match_id = await house.begin(clock=TableClock.HOUR)
        await house.tables.resting.agree(match_id, By(ALICE), 1, asking=True)
        clock.seconds += 100 * PULSE
        await house.tables.resting.agree(match_id, By(BOB), 1, asking=True)
        await house.tables.tick()
        assert await left(house, match_id, 0) == HOUR + DAY


async def test_all_may_agree_to_go_on_sooner(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    await rests(house, match_id, 7)
    house.clock.seconds += DAY
    assert await refused(house, match_id, BOB, 0, asking=False) == "refusal-rest-stale"
    await rests(house, match_id, 0)
    assert await left(house, match_id, 0) == DAY
    kinds = {d.kind for d in await house.store.deadlines.of_match(match_id)}
    assert kinds - {LAPSE} == {TIME_UP, "reminder"}
    assert await refused(house, match_id, ALICE, 0) == "refusal-rest-none"


async def test_everybody_who_plays_must_agree(house: Hall) -> None:
    match_id = await battle(house, ambush())
    one, two, three = PEOPLE
    assert await house.store.deadlines.of_match(match_id) == ()
    assert await agrees(house, match_id, one, 2) is Came.ASKED
    assert await refused(house, match_id, one, 2) == "refusal-rest-agreed"
    assert await agrees(house, match_id, two, 2, asking=False) is Came.AGREED
    assert {d.kind for d in await house.store.deadlines.of_match(match_id)} == {LAPSE}
    assert await agrees(house, match_id, two, 3) is Came.ASKED, "which is another question"
    assert await refused(house, match_id, three, 2, asking=False) == "refusal-rest-stale"
    await sit_in(house, match_id, 0)  # who is away is not asked
    assert await agrees(house, match_id, three, 3, asking=False) is Came.RESTS
    asked = house.office.on("rest")
    assert [letter.pings for letter in asked] == [{two, three}, {one, three}]


async def test_who_agreed_long_ago_has_not_agreed(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.WEEK)
    await agrees(house, match_id, ALICE, 2)
    house.clock.seconds += ANSWERED
    assert await refused(house, match_id, BOB, 2, asking=False) == "refusal-rest-stale"
    assert await agrees(house, match_id, BOB, 2) is Came.ASKED


async def test_what_cannot_rest_does_not(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    with pytest.raises(NotSeated):
        await agrees(house, match_id, MODERATOR, 1)
    for days in (-1, LONGEST + 1):
        assert await refused(house, match_id, ALICE, days) == "refusal-rest-days"
    await rests(house, match_id, 1)
    assert await refused(house, match_id, ALICE, 1) == "refusal-rest-already"
    unlimited = await house.begin(clock=TableClock.NONE, channel=8)
    assert await refused(house, unlimited, ALICE, 1) == "refusal-rest-no-clock"
    alone = await house.begin(("easy",), clock=BANK, channel=9)
    assert await refused(house, alone, ALICE, 1) == "refusal-rest-alone"


async def test_a_match_rests_for_a_bounded_time_in_all(house: Hall) -> None:
    """What was ended sooner counts for as long as it lasted."""
    match_id = await house.begin(clock=BANK)
    rested = 0.0
    while rested + LONGEST * DAY <= ALL:
        await rests(house, match_id, LONGEST)
        await house.pass_time(LONGEST * DAY)
        rested += LONGEST * DAY
    assert await refused(house, match_id, ALICE, LONGEST) == "refusal-rest-enough"
    await rests(house, match_id, 4)
    house.clock.seconds += DAY
    await rests(house, match_id, 0)
    await rests(house, match_id, 3)
    await house.pass_time(3 * DAY)
    assert await refused(house, match_id, ALICE, 1) == "refusal-rest-enough"
    await house.pass_time(DAY)
    assert "clock" in [e.kind for e in await house.moves(match_id)]


@pytest.mark.parametrize("clock", [BANK, TableClock.DAY])
@pytest.mark.parametrize("when", ["before", "between", "after"])
async def test_an_undo_gives_the_time_that_was_left_whenever_clocks_rested(
    house: Hall, clock: TableClock, when: str
) -> None:
    match_id = await building(house, clock=clock)
    await house.tables.play.submit(match_id, By(ALICE), BUILD)
    house.clock.seconds += 5 * HOUR
    await house.tables.play.undo(match_id, By(ALICE))
    known = await left(house, match_id, 0)
    assert known is not None
    if when == "before":
        await rests(house, match_id, 2)
    await house.tables.play.submit(match_id, By(ALICE), BUILD)
    if when == "between":
        await rests(house, match_id, 2)
    if when == "after":
        await rests(house, match_id, 2)
        await house.pass_time(2 * DAY)
    await house.tables.play.undo(match_id, By(ALICE))
    now = await left(house, match_id, 0)
    assert now == known + (0 if when == "after" else 2 * DAY)


async def test_the_file_of_a_match_that_rested_is_confirmed(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await rests(house, match_id, 2)
    await house.pass_time(3 * DAY)
    await house.tables.play.resign(match_id, By(BOB))
    match = await house.store.match(match_id)
    assert match is not None and match.status is Status.ENDED
    confirmed(await house.tables.export(match_id))


async def test_an_absence_makes_no_pause_longer(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    house.tables.attendance.pulse = 30.0
    await house.tables.tick()
    await rests(house, match_id, 2)
    house.clock.seconds += 2 * DAY
    await house.pass_time(1)
    assert (await house.position(match_id)).match.rests_until is None


async def test_two_processes_end_it_once(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as one:
        match_id = await one.begin(clock=BANK)
        async with hall(tmp_path / "t.db", clock, office) as other:
            await other.position(match_id)
            await rests(one, match_id, 1)
            clock.seconds += DAY
            for house in (other, one):
                await house.pass_time(0)
            kinds = [e.kind for e in await one.moves(match_id)]
            assert kinds.count("rests") == 2


async def test_a_question_says_what_is_asked(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    await rests(house, match_id, 3)
    await rests(house, match_id, 0)
    said = [line for where, lines in house.office.told if where == "rest" for line in lines]
    keys = ["table-rest-asked", "table-rests", "table-rest-end-asked", "table-rest-over"]
    assert list(dict.fromkeys(line.key for line in said)) == keys
    assert said[0].args["days"] == 3


def test_what_a_question_asks_stands_in_its_last_line() -> None:
    other, three, none = text("other"), text("asked", days=3), text("asked", days=0)
    assert [asks(said) for said in ((other, three), (three, none))] == [3, 0]
    assert [asks(said) for said in ((), (three, other), (text("asked", days="3"),))] == [None] * 3


async def test_whoever_asks_for_too_many_days_is_told_how_many_are_left(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    most = int(ALL // DAY)
    for days in (*[LONGEST] * (most // LONGEST - 1), LONGEST - 2):
        await rests(house, match_id, days)
        await house.pass_time(days * DAY)
    left = most - (most // LONGEST) * LONGEST + 2
    with pytest.raises(Refusal) as caught:
        await agrees(house, match_id, ALICE, left + 1)
    assert caught.value.text == text("refusal-rest-enough", days=left)
