"""A match that is over is reviewed in a process of its own, once, and one at a time a server."""

from __future__ import annotations

import asyncio

import pytest

from engines.core import encode
from tables import NoMatch, Scene, TableRefusal
from tables.reviewing.reviews import Reviews
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall

SERVER = 5
THINKING = 0.5
LONG = 30.0
"""Longer than anything else takes."""


def reviews_of(house: Hall, seconds: float = 60.0) -> Reviews:
    return Reviews(house.store, house.tables.live, seconds, THINKING)


def ignored(_: float) -> None:
    """Hear how far it is."""


async def played(house: Hall, channel: int = 8) -> int:
    """Play a match by chance to its end."""
    match_id = await house.begin(channel=channel)
    await house.play_on(match_id, 400)
    assert (await house.position(match_id)).outcome is not None
    return match_id


async def refused(reviews: Reviews, match_id: int) -> str:
    with pytest.raises(TableRefusal) as refusal:
        await reviews.review(match_id, SERVER, ignored)
    return refusal.value.text.key


async def test_a_match_is_reviewed_once_and_what_is_said_fits_it(house: Hall) -> None:
    match_id = await played(house)
    reviews, parts = reviews_of(house), list[float]()
    found = await reviews.review(match_id, SERVER, parts.append)
    position = await house.position(match_id)
    assert position.outcome is not None
    assert found.curve[-1].ply == position.ply
    assert found.curve[0].ply == 0, "how it was dealt"
    assert parts == sorted(parts)
    assert parts
    for one in found.turned:
        moment = await house.tables.moment(
            await scene(house, match_id), one.turning.seat, one.turning.ply - 1
        )
        assert encode(moment.scene.view) == encode(one.view)
        position.engine.check(position.engine.imagine(one.view), one.turning.seat, one.action)
    parts.clear()
    assert await reviews.review(match_id, SERVER, parts.append) is found
    assert not parts


async def scene(house: Hall, match_id: int) -> Scene:
    return await house.tables.scene_for(match_id, ALICE)


async def test_one_a_server_is_reviewed_at_a_time(house: Hall) -> None:
    first, other = await played(house), await played(house, channel=9)
    reviews = reviews_of(house)
    begun = asyncio.Event()
    making = asyncio.create_task(reviews.review(first, SERVER, lambda _: begun.set()))
    await begun.wait()
    assert await refused(reviews, other) == "refusal-review-busy"
    await making


async def test_whoever_asks_for_the_same_review_waits_for_it(house: Hall) -> None:
    """Both players press the button below the end of their match."""
    match_id = await played(house)
    reviews, parts = reviews_of(house), list[float]()
    found, other = await asyncio.gather(
        reviews.review(match_id, SERVER, ignored), reviews.review(match_id, SERVER, parts.append)
    )
    assert found is other
    assert parts


async def test_a_review_that_waits_for_others_is_known_to(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.reviewing.reviews.cores", lambda: 1)
    first, other = await played(house), await played(house, channel=9)
    reviews = Reviews(house.store, house.tables.live, 60.0, LONG)
    begun = asyncio.Event()
    making = asyncio.create_task(reviews.review(first, SERVER, lambda _: begun.set()))
    await begun.wait()
    waiting = asyncio.create_task(reviews.review(other, SERVER + 1, ignored))
    while not reviews.is_queued(other):
        await house.store.match(other)
    assert not reviews.is_queued(first)
    while not (making.done() and waiting.done()):
        reviews.close()
        await house.store.match(other)
    assert not reviews.is_queued(other)
    await asyncio.gather(making, waiting, return_exceptions=True)


async def test_what_takes_too_long_or_is_ended_with_the_bot_is_refused(house: Hall) -> None:
    match_id = await played(house)
    assert await refused(reviews_of(house, 0.01), match_id) == "refusal-review-late"
    reviews = reviews_of(house)
    making = reviews.review(match_id, SERVER, lambda _: reviews.close())
    with pytest.raises(TableRefusal):
        await making


async def test_what_is_not_over_or_has_no_end_is_refused(house: Hall) -> None:
    reviews, match_id = reviews_of(house), await house.begin()
    assert await refused(reviews, match_id) == "refusal-review-running"
    await house.tables.play.resign(match_id, By(BOB))
    assert await refused(reviews, match_id) == "refusal-review-short"
    with pytest.raises(NoMatch):
        await reviews.review(match_id + 1, SERVER, ignored)
