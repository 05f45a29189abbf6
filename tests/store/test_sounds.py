"""Sounds, the votes on them, and heckles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from store import Candidate, Changes, MatchChanged, Sound, Store, TooSoon, Vote
from tests.store.samples import ALICE, BOB, a_match


def a_sound(match_id: int, ply: int, place: int = 0, words: str = "¡PIUM!") -> Sound:
    return Sound(match_id, ply, place, 0, ALICE, words, 3, 1)


def a_candidate(match_id: int, place: int = 1, guild_id: int = 5, **changed: int) -> Candidate:
    row = Candidate(match_id, place, guild_id, 0, ALICE, "Alice", f"Pew {place}", 3, 1, None, None)
    return replace(row, **changed)


async def test_sounds_are_kept_in_order_and_taken_back(store: Store):
    match_id = await store.create_match(a_match())
    heard = [a_sound(match_id, 3, 1), a_sound(match_id, 3), a_sound(match_id, 7, 0, "Pew")]
    changes = Changes()
    for sound in heard:
        changes.sound(sound)
    await store.commit(changes)
    assert await store.sounds.heard(match_id) == (heard[1], heard[0], heard[2])
    await store.commit(Changes().drop_sounds(match_id, above=3))
    assert await store.sounds.heard(match_id) == (heard[1], heard[0])
    assert await store.sounds.heard(match_id + 1) == ()


async def test_votes_are_counted_once(store: Store):
    match_id = await store.create_match(a_match())
    await store.commit(Changes().candidate(a_candidate(match_id)))
    await store.commit(Changes().count(match_id, 1, best=4, worst=0))
    with pytest.raises(MatchChanged):
        await store.commit(Changes().count(match_id, 1, best=9, worst=9))
    assert await store.sounds.candidates(match_id) == (
        replace(a_candidate(match_id), best=4, worst=0),
    )


async def test_the_best_of_a_server(store: Store):
    """By votes, then ships destroyed, then damage; nothing without a vote, or of elsewhere."""
    match_id = await store.create_match(a_match())
    changes = Changes()
    rows = [
        a_candidate(match_id, 1, best=1, destroyed=0),
        a_candidate(match_id, 2, best=1, damage=9),
        a_candidate(match_id, 3, best=2, destroyed=0),
        a_candidate(match_id, 4, best=0, damage=99),
        a_candidate(match_id, 5),
        a_candidate(match_id, 6, best=99, guild_id=6),
    ]
    for row in rows:
        changes.candidate(row)
    await store.commit(changes)
    assert [row.place for row in await store.sounds.best(5, 9)] == [3, 2, 1]
    assert [row.place for row in await store.sounds.best(5, 1)] == [3]


async def test_a_vote_may_be_changed(store: Store):
    match_id = await store.create_match(a_match())
    votes = [Vote(match_id, "best", ALICE, 1), Vote(match_id, "best", BOB, 1)]
    for vote in (*votes, Vote(match_id, "worst", ALICE, 2), Vote(match_id, "best", BOB, 2)):
        await store.commit(Changes().vote(vote))
    assert [v.place for v in await store.sounds.votes(match_id, "best")] == [1, 2]
    assert [v.place for v in await store.sounds.votes(match_id, "worst")] == [2]


async def test_heckles_keep_their_distance(store: Store):
    match_id = await store.create_match(a_match())
    await store.commit(Changes().heckle(match_id, ALICE, 100.0, pause=60.0))
    with pytest.raises(TooSoon):
        await store.commit(Changes().heckle(match_id, ALICE, 159.0, pause=60.0))
    await store.commit(Changes().heckle(match_id, BOB, 159.0, pause=60.0))
    await store.commit(Changes().heckle(match_id, ALICE, 160.0, pause=60.0))
    assert await store.sounds.heckled_at(match_id, ALICE) == 160.0
    assert await store.sounds.heckled_at(match_id, 9) is None


async def test_the_match_before_another_in_a_channel(store: Store):
    """Only one that has begun counts."""
    ids = [
        await store.create_match(a_match(channel_id=channel, status=status, started_at=started))
        for channel, status, started in (
            (1, "ended", 1.0),
            (2, "ended", 1.0),
            (1, "cancelled", None),
            (1, "lobby", None),
        )
    ]
    found = await store.matches.earlier_in(1, ids[3])
    assert found is not None and found.id == ids[0]
    assert await store.matches.earlier_in(1, ids[0]) is None
