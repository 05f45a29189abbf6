"""Posts go out once, in order within a surface, by whoever holds the lease."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from store import Changes, Outgoing, PostTaken, Store, Waiting
from store.sql.outbox import TOGETHER
from tests.store.processes import Start
from tests.store.samples import a_match, a_post

PATIENCE = 60.0


@pytest.fixture
async def match_id(store: Store) -> int:
    return await store.create_match(a_match())


async def post(store: Store, *posts: Outgoing) -> None:
    changes = Changes()
    for one in posts:
        changes.post(one, waking=False)
    await store.commit(changes)


async def claim(store: Store, now: float, owner: str = "me", limit: int = 99) -> list[str]:
    return [row.nonce for row in (await store.outbox.claim(owner, now, 60.0, limit)).posts]


async def test_claimed_row_says_whose_it_is(store: Store, match_id: int):
    await post(store, a_post(match_id))
    (row,) = (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts
    assert row == a_post(match_id, id=row.id, lease_owner="me", lease_until=2060.0)


async def test_one_surface_keeps_its_order(store: Store, match_id: int):
    await post(
        store, a_post(match_id, "a", "1"), a_post(match_id, "a", "2"), a_post(match_id, "b", "3")
    )
    (first, third) = (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts
    assert (first.nonce, third.nonce) == ("1", "3")
    assert await claim(store, 2001.0) == []
    await store.commit(Changes().delivered(first.id))
    assert await claim(store, 2002.0) == ["2"]


async def test_as_many_as_there_are_keep_their_order(store: Store, match_id: int):
    """However many one statement writes: each has a number above that of the one before."""
    nonces = [str(number) for number in range(2 * TOGETHER + 1)]
    await post(store, *(a_post(match_id, "a", nonce) for nonce in nonces))
    rows = await store.outbox.posts(match_id, "a")
    assert [row.nonce for row in rows] == nonces
    assert [row.id for row in rows] == sorted({row.id for row in rows})


async def test_what_ends_a_delivery_tells_when_there_is_more(store: Store, match_id: int):
    """What waits behind what another delivers, too: it may be free by then."""
    await post(
        store,
        a_post(match_id, "a", "1"),
        a_post(match_id, "b", "2"),
        a_post(match_id, "b", "3", due_at=1990.0),
        a_post(match_id, "old-a-1", "4", due_at=2500.0),
    )
    first, second = (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts
    assert await store.commit_delivered(Changes().delivered(first.id)) == 1990.0
    (third,) = [row for row in await store.outbox.posts(match_id, "b") if row.id != second.id]
    assert await store.commit_delivered(Changes().delivered(third.id)) == 2060.0, "claimed"
    assert await store.commit_delivered(Changes().delivered(second.id)) == 2500.0
    (old,) = await store.outbox.posts(match_id, "old-a-1")
    assert await store.commit_delivered(Changes().delivered(old.id)) is None


async def test_what_waits_in_a_match_is_counted_by_surface(store: Store, match_id: int):
    other = await store.create_match(a_match(channel_id=7))
    await post(
        store,
        a_post(match_id, "b", "1", created_at=5.0),
        a_post(match_id, "b", "2", created_at=6.0),
        a_post(match_id, "a", "3", created_at=7.0),
        a_post(match_id, "old-b-1", "4"),
        a_post(other, "b", "5"),
    )
    assert await store.outbox.waiting(match_id) == (Waiting("a", 1, 7.0), Waiting("b", 2, 5.0))


async def test_a_post_waits_for_the_surface_it_is_behind(store: Store, match_id: int):
    await post(
        store,
        a_post(match_id, "b", "1"),
        a_post(match_id, "a", "2", behind="b"),
        a_post(match_id, "c", "3"),
        a_post(match_id, "b", "4"),
    )
    board, other = (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts
    assert (board.nonce, other.nonce) == ("1", "3")
    assert await store.outbox.next_at() == 2060.0
    await store.commit(Changes().delivered(board.id))
    assert await claim(store, 2001.0) == ["2", "4"], "what came after it is not waited for"


async def test_same_surface_of_another_match_does_not_wait(store: Store, match_id: int):
    other = await store.create_match(a_match(2))
    await post(store, a_post(match_id, "a", "1"), a_post(other, "a", "2"))
    assert await claim(store, 2000.0) == ["1", "2"]


async def test_not_before_it_is_due(store: Store, match_id: int):
    await post(store, a_post(match_id, due_at=2010.0, nonce="1"))
    assert await claim(store, 2009.9) == []
    assert await store.outbox.next_at() == 2010.0
    assert await claim(store, 2010.0) == ["1"]


async def test_limit_takes_those_that_have_waited_longest(store: Store, match_id: int):
    times = {"a": 2003.0, "b": 2001.0, "c": 2002.0}
    await post(store, *(a_post(match_id, s, s, due_at=at) for s, at in times.items()))
    assert sorted(await claim(store, 2005.0, limit=2)) == ["b", "c"]
    assert await claim(store, 2005.0, limit=2) == ["a"]


async def test_lease_ends(store: Store, match_id: int):
    """A process that died leaves what it had claimed to the others."""
    await post(store, a_post(match_id, nonce="1"))
    assert await claim(store, 2000.0, "me") == ["1"]
    assert await claim(store, 2059.9, "you") == []
    assert await store.outbox.next_at() == 2060.0
    (row,) = (await store.outbox.claim("you", 2060.0, 60.0, 9)).posts
    assert (row.nonce, row.lease_owner, row.lease_until) == ("1", "you", 2120.0)


async def test_retry_counts_the_attempt_and_frees(store: Store, match_id: int):
    await post(store, a_post(match_id, "a", "1"), a_post(match_id, "a", "2"))
    (row,) = (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts
    await store.commit(Changes().attempted(row.id, 2001.0, b"this"))
    await store.commit(Changes().retry(row.id, 2030.0))
    assert await claim(store, 2029.0) == [], "the second waits behind the first"
    assert await store.outbox.next_at() == 2030.0
    (again,) = (await store.outbox.claim("you", 2030.0, 60.0, 9)).posts
    assert again == a_post(
        match_id, "a", "1", id=row.id, due_at=2030.0, attempted_at=2001.0, attempts=1,
        request=b"this", lease_owner="you", lease_until=2090.0,
    )  # fmt: skip


async def test_next_post_is_one_that_can_be_claimed(store: Store, match_id: int):
    """Not one that is due but waits behind another of its surface."""
    assert await store.outbox.next_at() is None
    await post(
        store,
        a_post(match_id, "a", "1", due_at=2050.0),
        a_post(match_id, "a", "2", due_at=2000.0),
        a_post(match_id, "b", "3", due_at=2040.0),
    )
    assert await store.outbox.next_at() == 2040.0
    assert await claim(store, 2049.0) == ["3"]
    assert await store.outbox.next_at() == 2050.0


async def test_taking_back_what_waits(store: Store, match_id: int):
    await post(
        store, a_post(match_id, "a", "1"), a_post(match_id, "a", "2"), a_post(match_id, "b", "3")
    )
    await store.outbox.claim("me", 2000.0, 60.0, 1)
    await store.commit(Changes().drop_posts(match_id, "a"))
    assert await store.outbox.posts(match_id, "a") == ()
    assert [row.nonce for row in await store.outbox.posts(match_id, "b")] == ["3"]


async def test_late_word_never_meets_a_younger_post(store: Store, match_id: int):
    """Ids are not used again: a process that comes too late removes nothing."""
    await post(store, a_post(match_id, nonce="1"))
    (row,) = (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts
    await store.commit(Changes().delivered(row.id))
    await post(store, a_post(match_id, nonce="2"))
    await store.commit(Changes().delivered(row.id))
    assert await claim(store, 2000.0) == ["2"]


async def test_two_processes_share_the_outbox(database: str, store: Store, start: Start):
    """Both claim at the same moment, again and again; every post goes to one of them."""
    changes = Changes()
    for channel_id in range(1, 21):
        match_id = await store.create_match(a_match(channel_id))
        for number in range(3):
            changes.post(a_post(match_id, "board", f"{match_id}-{number}"))
    await store.commit(changes)

    others = [start("claim", database, owner) for owner in ("me", "you")]
    assert [other.hear() for other in others] == ["ready", "ready"]
    claimed: list[int] = []
    for _ in range(30):
        for other in others:
            other.tell("2000.0")
        ids = [int(other.hear()) for other in others]
        assert 0 not in ids and ids[0] != ids[1]
        claimed += ids
        await store.commit(Changes().delivered(ids[0]).delivered(ids[1]))
    assert len(set(claimed)) == 60
    for other in others:
        other.tell("2000.0")
        assert other.hear() == "0"
        other.tell()
        other.end()


async def test_what_can_wait_is_claimed_alone_and_only_if_asked_for(store: Store, match_id: int):
    await post(
        store,
        a_post(match_id, "old-board-7", "1", due_at=2000.0),
        a_post(match_id, "board", "2", due_at=2010.0),
    )
    assert await store.outbox.next_at() == 2000.0
    assert await store.outbox.next_at(idle=False) == 2010.0
    assert await claim(store, 2020.0) == ["2"]
    claimed = await store.outbox.claim("me", 2000.0, 60.0, 9)
    assert (claimed.posts, claimed.next_at, claimed.idle_at) == ((), 2080.0, 2000.0)
    (row,) = (await store.outbox.claim("me", 2020.0, 60.0, 9, idle=True)).posts
    assert row.nonce == "1"
    assert (await store.outbox.claim("you", 2021.0, 60.0, 9, idle=True)).posts == ()


async def test_what_is_new_wakes_what_sleeps_in_its_match(store: Store, match_id: int):
    other = await store.create_match(a_match(2))
    await post(
        store,
        a_post(match_id, "a", "1", due_at=3000.0),
        a_post(match_id, "b", "2", due_at=3000.0),
        a_post(match_id, "old-board-7", "3", due_at=3000.0),
        a_post(other, "a", "4", due_at=3000.0),
    )
    await store.commit(Changes().post(a_post(match_id, "a", "5", due_at=2000.0)))
    assert await claim(store, 2000.0) == ["1", "2"]
    assert (await store.outbox.claim("me", 2000.0, 60.0, 9, idle=True)).posts == ()


async def test_what_is_new_in_several_matches_wakes_each_of_them(store: Store, match_id: int):
    """Also where it is written at once, and where the next of a match is due sooner."""
    other = await store.create_match(a_match(2))
    await post(
        store,
        a_post(match_id, "a", "1", due_at=3000.0),
        a_post(other, "a", "2", due_at=3000.0),
    )
    changes = Changes().post(a_post(match_id, "b", "3", due_at=2500.0))
    changes.post(a_post(other, "b", "4", due_at=2000.0))
    changes.post(a_post(other, "c", "5", due_at=1900.0))
    await store.commit(changes)
    assert await claim(store, 1900.0) == ["2", "4", "5"]
    assert await claim(store, 2500.0, "you") == ["1", "2", "3", "4", "5"]


async def test_all_that_waits_can_be_hurried(store: Store, match_id: int):
    other = await store.create_match(a_match(2))
    await post(
        store,
        a_post(match_id, "a", "1", due_at=1999.0),
        a_post(match_id, "b", "2", due_at=3000.0),
        a_post(other, "a", "3", due_at=4000.0),
    )
    await store.commit(Changes().hurry_all_posts(2000.0))
    assert [row.due_at for row in (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts] == [
        1999.0,
        2000.0,
        2000.0,
    ]


async def test_whose_lease_was_taken_over_writes_nothing(store: Store, match_id: int):
    await post(store, a_post(match_id, nonce="1"))
    (row,) = (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts
    await store.commit(Changes().held(row.id, "me").rewrite(row.id, b"mine"))
    await store.outbox.claim("you", 2060.0, 60.0, 9)
    with pytest.raises(PostTaken):
        await store.commit(Changes().held(row.id, "me").delivered(row.id))
    await store.commit(Changes().held(row.id, "you").delivered(row.id))
    with pytest.raises(PostTaken):
        await store.commit(Changes().held(row.id, "you").rewrite(row.id, b"yours"))


async def test_leases_of_the_dead_are_free_at_once(database: str, store: Store, start: Start):
    """As soon as nobody is left who might hold them; the living keep theirs."""
    match_id = await store.create_match(a_match())
    await post(store, a_post(match_id, "a", "1"), a_post(match_id, "b", "2"))
    other = start("claim_as_itself", database)
    assert other.hear() != "0"
    await store.close()
    second = await Store.open(database)
    assert await _claim_as_itself(second) == ["2"], "the other lives"
    other.kill()
    third = await Store.open(database)
    assert await _claim_as_itself(third) == [], "the second lives"
    await second.close()
    await third.close()
    async with asyncio.timeout(PATIENCE):
        while not (free := await _claimed(database)):
            pass  # a server takes a moment to notice that whoever was killed is gone
    assert free == ["1", "2"]


async def _claimed(database: str) -> list[str]:
    """Open a database, and return what could be claimed."""
    store = await Store.open(database)
    claimed = await _claim_as_itself(store)
    await store.close()
    return claimed


async def _claim_as_itself(store: Store) -> list[str]:
    """Claim posts under the store's own name, by which others know whether it lives."""
    return await claim(store, 2000.0, f"{store.identity}:1")


async def test_without_locks_leases_run_out(path: Path):
    """Where the file to be locked cannot be made."""
    store = await Store.open(path)
    match_id = await store.create_match(a_match())
    await post(store, a_post(match_id, nonce="1"))
    await claim(store, 2000.0)
    await store.close()
    lock = path.with_name(f"{path.name}.lock")
    lock.unlink()
    lock.mkdir()
    again = await Store.open(path)
    assert await claim(again, 2059.0) == []
    assert await claim(again, 2060.0) == ["1"]
    await again.close()
