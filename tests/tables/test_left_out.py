"""What goes over all matches of a person leaves out one that cannot be read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from store import Changes
from tables.match.consequences import PUT_OFF
from tables.wishes import Calls, How
from tests.tables.called import QUIET, TILL, rolls, wish
from tests.tables.faults import spoil
from tests.tables.house import ALICE, Hall

Goes = Callable[[Hall], Awaitable[object]]
"""Goes over all matches of Alice."""


async def _takes(house: Hall) -> object:
    return await house.tables.absences.take(ALICE, 3)


async def _comes_back(house: Hall) -> object:
    await house.tables.absences.take(ALICE, 3)
    return await house.tables.absences.back(ALICE)


async def _prefers(house: Hall) -> object:
    return await house.tables.absences.prefer(ALICE, night=True, weekend=None)


async def _wishes(house: Hall) -> object:
    return await house.tables.calling.wish(ALICE, lambda _: Calls(how=How.DIGEST))


async def _looks(house: Hall) -> object:
    return await house.tables.calling.awaiting(ALICE)


async def _counts(house: Hall) -> object:
    return await house.tables.absences.matches(ALICE)


async def _stakes(house: Hall) -> object:
    return await house.tables.forgetting.stakes(ALICE)


GOES: tuple[Goes, ...] = (_takes, _comes_back, _prefers, _wishes, _looks, _counts, _stakes)


async def _state(house: Hall, match_id: int) -> None:
    await spoil(house, match_id)


async def _rules(house: Hall, match_id: int) -> None:
    await house.store.commit(Changes().update_match(match_id, rules_version=999))
    await house.tables.live.forget(match_id)


@pytest.mark.parametrize("spoils", [_state, _rules])
@pytest.mark.parametrize("goes", GOES)
async def test_all_is_done_with_the_others(
    house: Hall, goes: Goes, spoils: Callable[[Hall, int], Awaitable[None]]
) -> None:
    broken = await house.begin()
    whole = await house.begin(channel=8)
    await spoils(house, broken)
    await goes(house)
    assert [one.match.id for one in await house.tables.calling.awaiting(ALICE)] == [whole]
    assert [*await house.tables.absences.matches(ALICE)] in ([], [whole])


@pytest.mark.parametrize("spoils", [_state, _rules])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("others", [False, True])
async def test_its_calls_are_left_as_they_are_and_the_others_are_made(
    house: Hall,
    monkeypatch: pytest.MonkeyPatch,
    spoils: Callable[[Hall, int], Awaitable[None]],
    first: int,
    others: bool,
) -> None:
    """Also where others may play it: while releases are renewed two processes have other rules."""
    await wish(house, Calls(quiet=QUIET))
    matches = [await house.begin(channel=channel) for channel in (7, 8)]
    broken, whole = matches[first], matches[1 - first]
    await spoils(house, broken)
    monkeypatch.setattr(house.store, "others", others)
    house.clock.seconds += TILL
    await house.tables.attendance.look()
    await house.tables.clocks.handle_due()
    monkeypatch.undo()
    house.tables.delivery.kick()
    await house.settle()
    assert len(rolls(house)) == 1
    left = [await house.store.deadlines.of_match(match_id) for match_id in (broken, whole)]
    assert [PUT_OFF in {row.kind for row in rows} for rows in left] == [True, False]


async def test_what_was_wished_is_kept(house: Hall) -> None:
    await house.begin(channel=8)
    await _state(house, await house.begin())
    await _takes(house)
    await _wishes(house)
    assert (await house.tables.absences.wished(ALICE)).until is not None
    assert (await house.tables.people.calls(ALICE)).how is How.DIGEST
