"""Of several processes one thinks about a question, until its lease ends."""

from __future__ import annotations

from store import Store
from tests.store.samples import a_match

LONG, OVER = 600.0, -0.001
"""A lease that lasts, and one that is over when it is taken: no test waits for a clock."""


async def test_a_question_is_taken_once_until_its_lease_ends(store: Store, database: str) -> None:
    other = await Store.open(database, busy_timeout=10.0)
    match_id = await store.create_match(a_match())
    assert await store.thinking.take(match_id, 0, 1, LONG)
    assert await store.thinking.take(match_id, 0, 1, LONG), "it may think again"
    assert not await other.thinking.take(match_id, 0, 1, LONG)
    assert await other.thinking.take(match_id, 1, 1, LONG)
    assert await other.thinking.take(match_id, 0, 2, OVER)
    assert await store.thinking.take(match_id, 0, 2, LONG)
    await other.close()


async def test_what_is_thought_about_no_more_is_kept_no_longer(store: Store) -> None:
    """Else there would be a row for each question that a computer was ever asked."""
    match_id = await store.create_match(a_match())
    for question in (1, 2):
        assert await store.thinking.take(match_id, 0, question, OVER)
    assert await store.thinking.take(match_id, 1, 3, LONG)
    assert await store.thinking.take(match_id, 0, 4, LONG)
    (kept,) = await store._access.read(("SELECT seat, decision FROM thinking", ()))
    assert sorted(map(tuple, kept)) == [(0, 4), (1, 3)]
