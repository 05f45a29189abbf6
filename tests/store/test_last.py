"""What is called last is what ended last, whenever it began."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core import encode
from store import Changes, Status, Store
from tests.store.samples import ALICE, BOB, a_match, a_seat

MATCHES = 3
ENDS = tuple(permutations(range(MATCHES)))
"""In which orders matches can end that began one after the other."""


async def _ended(
    store: Store, order: tuple[int, ...], *, ended: Status = Status.ENDED
) -> list[int]:
    """Let matches of Alice and Bob, in channels of their own, end in this order; return their ids
    so."""
    begun = [
        await store.create_match(
            a_match(channel, started_at=float(channel)), [a_seat(0, 0), a_seat(0, 1, BOB)]
        )
        for channel in range(1, MATCHES + 1)
    ]
    for at, which in enumerate(order):
        one = begun[which]
        changes = Changes().update_match(one, status=ended, ended_at=100.0 + at, outcome=encode(at))
        if at != MATCHES - 1:  # who gave up before all was over has not finished
            changes.seat(a_seat(one, 0, resigned_at=1.0))
        await store.commit(changes)
    return [begun[which] for which in order]


@pytest.mark.parametrize("order", ENDS)
async def test_of_ones_own_matches_the_last_is_the_one_that_ended_last(
    store: Store, order: tuple[int, ...]
) -> None:
    *_, last = await _ended(store, order)
    found = await store.matches.last_over_of(ALICE)
    assert found is not None and found.id == last
    finished = [one.finished for one in await store.people.attended(ALICE, MATCHES)]
    assert finished == [1, 0, 0]
    assert len(await store.people.attended(ALICE, 1)) == 1
    met = [one.outcome for one in await store.people.meetings(ALICE, BOB, MATCHES)]
    assert met == [encode(at) for at in reversed(range(MATCHES))]


@pytest.mark.parametrize("order", ENDS)
@pytest.mark.parametrize("ended", [Status.ENDED, Status.CANCELLED])
async def test_of_a_channel_the_last_is_the_one_that_is_played_or_else_ended_last(
    store: Store, order: tuple[int, ...], ended: Status
) -> None:
    """Also where matches moved there one after the other, however they began."""
    ids = await _ended(store, order, ended=ended)
    for one in ids:
        await store.commit(Changes().update_match(one, channel_id=50))
    last = await store.matches.last_in(50)
    assert last is not None and last.id == ids[-1]
    lobby = await store.create_match(a_match(50, status=Status.LOBBY, started_at=None))
    before = await store.matches.earlier_in(50, lobby)
    assert before is not None and before.id == ids[-1]
    await store.commit(Changes().update_match(lobby, status=Status.CANCELLED, ended_at=999.0))
    first = min(ids)
    await store.commit(Changes().update_match(first, status=Status.PLAYING, ended_at=None))
    last = await store.matches.last_in(50)
    assert last is not None and last.id == first
