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
