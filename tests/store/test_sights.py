"""What is read together in one visit to the database is what is read piece by piece."""

from __future__ import annotations

from msgspec.structs import replace

from store import Changes, Draft, Due, Sight, Store
from tests.store.samples import ALICE, BOB, a_match, a_message, a_post, a_seat, a_submit

STRANGER = 999


async def _played(store: Store) -> int:
    """Return a match of two with a move, a draft of the second, a board and a post for it."""
    match_id = await store.create_match(a_match(), [a_seat(0), a_seat(0, 1, BOB)])
    await store.create_match(a_match(2), [a_seat(0, 0, BOB)])
    await store.commit(a_submit(match_id, 1))
    await store.commit(
        Changes()
        .draft(Draft(match_id, 1, b"[1]"), b"[]")
        .message(a_message(match_id, message_id=70))
        .message(a_message(match_id, "hand-1", message_id=71))
    )
    return match_id


async def test_a_match_is_seen_with_seats_and_own_draft(store: Store):
    match_id = await _played(store)
    match = await store.match(match_id)
    assert match is not None
    bare = Sight(match, await store.seats(match_id), number=1)
    drafted = replace(bare, draft=await store.log.draft(match_id, 1))
    assert drafted.draft is not None
    assert await store.sight_from(match_id, None) == await store.sight_from(match_id, 0) == bare
    assert await store.sight_from(match_id, 1) == drafted
    assert await store.sight_by(match_id, ALICE, None) == bare
    assert await store.sight_by(match_id, STRANGER, 70) == replace(bare, surface="board")
    assert await store.sight_by(match_id, BOB, 71) == replace(drafted, surface="hand-1")
    assert await store.sight_by(match_id, BOB, 72) == drafted
    assert await store.sight_by(match_id + 1, BOB, 71) == await store.sight_from(match_id + 1, 0)
    assert await store.sight_by(match_id + 2, BOB, 71) is None
    assert await store.sight_from(match_id + 2, 0) is None
    assert [bare.seat_of(one) for one in (ALICE, BOB, STRANGER)] == [0, 1, None]


async def test_what_is_due_is_read_with_all_that_it_shows(store: Store):
    match_id = await _played(store)
    await store.commit(Changes().post(a_post(match_id, "hand-1", "later")))
    for surface, seat in (("board", None), ("hand-1", 1), ("lobby", None)):
        assert await store.due(match_id, surface, seat) == Due(
            posts=await store.outbox.posts(match_id, surface),
            shown=await store.outbox.message(match_id, surface),
            sight=await store.sight_from(match_id, seat),
        )
    assert await store.due(match_id + 2, "board", None) == Due((), None, None)
