"""Whether a call waits hangs on the clock of whoever is called, and on no other time."""

from __future__ import annotations

import pytest

from store import Changes, Deadline
from tables.match.consequences import ANEW, REMINDER
from tables.notice import Notice, hand
from tables.options import DAY, Clock
from tables.wishes import Calls, Quiet
from tests.tables.called import wishes_of
from tests.tables.house import ALICE, Hall

AT_NIGHT = Quiet(13, 20)
"""Hours that the clock of these tests stands in."""


@pytest.mark.parametrize(("clock", "waits"), [(Clock.HOUR, False), (Clock.THREE_DAYS, True)])
async def test_other_times_of_a_match_change_nothing(
    house: Hall, clock: Clock, waits: bool
) -> None:
    await house.tables.calling.wish(ALICE, lambda _: Calls(quiet=AT_NIGHT))
    match_id, now = await house.begin(clock=clock), house.clock.seconds
    scene, wished = await house.tables.scene(match_id, 0), wishes_of(house)
    said = Notice(new=True, ping=frozenset({ALICE}))
    alone = await wished.loudness(scene, hand(0), said, now)
    assert (alone.later is not None) is waits
    for at in (now + 60, now + 10 * DAY):
        reminder = Deadline(match_id, REMINDER, 0, at, ANEW)
        await house.store.commit(Changes().deadline(reminder))
        assert await wished.loudness(scene, hand(0), said, now) == alone
