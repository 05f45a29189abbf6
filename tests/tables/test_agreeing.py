"""What holds of everything that the people of a match agree to, whatever it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engines.core import Player, Refusal
from store import Changes, Deadline, DeadlineTaken
from tables import Clock as TableClock
from tables import NotSeated
from tables.limits import LimitReached, Limits
from tables.lobby import Guest
from tables.match.rests import ANSWERED, LAPSE
from tables.notice import DRAW, OFF, QUESTIONS, REST, TAKE_BACK, still_asks
from tables.tables import By
from tests.tables.battles import PEOPLE, ambush, battle
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, MODERATOR, Clock, Hall, hall
from tests.tables.post_office import PostOffice

Agree = Callable[[Hall, int, int], Awaitable[object]]
"""Lets a person of a match ask, or agree to what is asked."""
KEY = "refusal-{}-agreed"


async def _off(house: Hall, match_id: int, user: int) -> object:
    return await house.tables.calling_off.agree(match_id, By(user), asking=True)


async def _rest(house: Hall, match_id: int, user: int) -> object:
    return await house.tables.resting.agree(match_id, By(user), 3, asking=True)


async def _draw(house: Hall, match_id: int, user: int) -> object:
    return await house.tables.drawing.agree(match_id, By(user))


EVERY = {OFF: _off, REST: _rest, DRAW: _draw}
every_agreement = pytest.mark.parametrize("name", sorted(QUESTIONS - {TAKE_BACK}))
"""Taking back needs a move that revealed something (`test_who_agrees.py`)."""
NEW = 44


async def kinds(house: Hall, match_id: int) -> list[str]:
    return [entry.kind for entry in await house.moves(match_id)]


async def done(house: Hall, match_id: int) -> bool:
    """Tell whether anything came of what was asked."""
    match = await house.store.match(match_id)
    assert match is not None
    return match.rests_until is not None or match.ended_at is not None


@every_agreement
async def test_it_takes_all_people_once_each(house: Hall, name: str) -> None:
    match_id = await battle(house, ambush())
    for number, user in enumerate(PEOPLE, start=1):
        assert not await done(house, match_id)
        await EVERY[name](house, match_id, user)
        if number < len(PEOPLE):
            with pytest.raises(Refusal, match=KEY.format(name)):
                await EVERY[name](house, match_id, user)
            await house.tables.live.forget(match_id)
    assert await done(house, match_id)


@every_agreement
async def test_what_is_asked_stands_on_its_surface_alone(house: Hall, name: str) -> None:
    """And is asked of each who has not agreed."""
    match_id, questions = await house.begin(), house.tables.questions
    await EVERY[name](house, match_id, ALICE)
    await house.settle()
    match = await house.store.match(match_id)
    assert match is not None
    said = house.office.on(name)[-1].events
    stand = {surface: await questions.standing(match, surface, said) for surface in QUESTIONS}
    assert {surface for surface, asked in stand.items() if asked is not None} == {name}
    assert [await questions.of_seat(match, seat) for seat in (0, 1)] == [(), (name,)]


@every_agreement
async def test_nobody_agrees_who_does_not_sit_there(house: Hall, name: str) -> None:
    match_id = await house.begin()
    with pytest.raises(NotSeated):
        await EVERY[name](house, match_id, MODERATOR)
    assert await kinds(house, match_id) == []


@every_agreement
async def test_whoever_takes_over_a_seat_has_agreed_to_nothing(house: Hall, name: str) -> None:
    match_id = await house.begin()
    await EVERY[name](house, match_id, ALICE)
    await handed(house, match_id, ALICE, Guest(NEW, "Dora", 99))
    await EVERY[name](house, match_id, BOB)
    assert not await done(house, match_id)
    await EVERY[name](house, match_id, NEW)
    assert await done(house, match_id)


@every_agreement
async def test_once_all_others_have_gone_it_happens(house: Hall, name: str) -> None:
    match_id = await battle(house, ambush())
    one, two, three = PEOPLE
    await EVERY[name](house, match_id, one)
    await EVERY[name](house, match_id, two)
    await house.tables.play.resign(match_id, By(three))
    assert await done(house, match_id)


@every_agreement
async def test_a_process_that_ends_meanwhile_loses_nothing(tmp_path: Path, name: str) -> None:
    """The move stands with a deadline; whoever serves the match next goes on with it."""
    clock, path = Clock(), tmp_path / "t.db"
    office = PostOffice(clock)
    async with hall(path, clock, office) as house:
        match_id = await battle(house, ambush())
        one, two, three = PEOPLE
        await EVERY[name](house, match_id, one)
        await EVERY[name](house, match_id, two)
        house.tables.making.after_commit.remove(house.tables.without.moved)
        await house.tables.play.resign(match_id, By(three))
        assert not await done(house, match_id)
    async with hall(path, clock, office) as house:
        await house.pass_time(0)
        assert await done(house, match_id)


async def test_what_is_asked_once_more_is_looked_at_though_others_look_at_this_moment(
    house: Hall,
) -> None:
    """Whoever reads the log before somebody agrees, and writes after that, drops no deadline."""
    match_id = await house.begin(clock=TableClock.WEEK)
    await _rest(house, match_id, ALICE)
    house.clock.seconds += ANSWERED
    (read,) = [row for row in await _rows(house, match_id) if row.kind == LAPSE]
    await _draw(house, match_id, BOB)
    with pytest.raises(DeadlineTaken):
        await house.store.commit(Changes().taken(read))
    await house.settle()
    for seconds, buttons in ((0, 1), (ANSWERED - 1, 1), (2, 0)):
        await house.pass_time(seconds)
        rows = await house.store.outbox.messages(match_id)
        assert [row.surface for row in rows if still_asks(row)] == [DRAW] * buttons


async def _rows(house: Hall, match_id: int) -> tuple[Deadline, ...]:
    return await house.store.deadlines.of_match(match_id)


@every_agreement
async def test_who_has_gone_in_another_process_is_not_waited_for(tmp_path: Path, name: str) -> None:
    clock, path = Clock(), tmp_path / "t.db"
    office = PostOffice(clock)
    async with hall(path, clock, office) as house, hall(path, clock, office) as other:
        match_id = await battle(house, ambush())
        one, two, three = PEOPLE
        await EVERY[name](house, match_id, one)
        await house.position(match_id)
        await other.tables.play.resign(match_id, By(three))
        await EVERY[name](house, match_id, two)
        assert await done(house, match_id)


@every_agreement
async def test_whoever_has_not_agreed_is_called_once(house: Hall, name: str) -> None:
    """And who only agrees calls nobody: no limit is asked about that."""
    match_id = await battle(house, ambush())
    one, two, three = PEOPLE
    house.tables.allowance.limits = Limits(invitations=1)
    with pytest.raises(LimitReached):
        await EVERY[name](house, match_id, one)
    house.tables.allowance.limits = Limits(invitations=2)
    await EVERY[name](house, match_id, one)
    await house.settle()
    house.tables.allowance.limits = Limits(invitations=0)
    await EVERY[name](house, match_id, two)
    await EVERY[name](house, match_id, three)
    await house.settle()
    asked = house.office.on(name)
    assert [letter.pings for letter in asked] == [{two, three}]
    said = [line for where, lines in house.office.told if where == name for line in lines]
    who = {line.key: line.args["who"] for line in said if "left" in line.args}
    assert who == {f"table-{name}-asked": Player(0), f"table-{name}-agreed": Player(1)}


@every_agreement
async def test_whom_one_asks_is_counted_with_all_whom_one_calls(house: Hall, name: str) -> None:
    match_id = await battle(house, ambush())
    house.tables.allowance.limits = Limits(invitations=2)
    await EVERY[name](house, match_id, PEOPLE[0])
    with pytest.raises(LimitReached):
        house.tables.allowance.check("invitations", PEOPLE[0], 1)
    await EVERY[name](house, match_id, PEOPLE[1])
    house.tables.allowance.check("invitations", PEOPLE[1], 2)


async def test_a_question_that_is_shown_late_says_that_it_is_answered(house: Hall) -> None:
    """And calls nobody: there is nothing to press."""
    match_id = await house.begin()
    house.office.shut = {REST}
    for user in (ALICE, BOB):
        await _rest(house, match_id, user)
        await house.settle()
    house.office.shut = set()
    await house.pass_time(600)
    late = house.office.on(REST)[-1]
    assert late.events[-1].key == "table-rests"
    assert not late.pings
