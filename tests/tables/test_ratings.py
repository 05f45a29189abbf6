"""What a match that ended makes of the ratings of those who played it."""

from __future__ import annotations

from store import Rating
from tables.ratings import rated
from tables.tables import By
from tests.tables.house import ALICE, BOB, GAME, Hall

CAROL = 33


async def after_resigning(house: Hall, *computers: str) -> tuple[Rating | None, Rating | None]:
    """Let Alice give a match up, and return what it made of her and of Bob."""
    match_id = await house.begin(computers=computers)
    assert await house.store.rating(GAME, ALICE) is None
    await house.tables.play.resign(match_id, By(ALICE))
    return await house.store.rating(GAME, ALICE), await house.store.rating(GAME, BOB)


async def test_a_match_of_two_people_lifts_the_winner_and_lowers_the_other(house: Hall) -> None:
    alice, bob = await after_resigning(house)
    assert alice is not None
    assert bob is not None
    assert alice.mu < 25 < bob.mu
    assert (alice.played, bob.played) == (1, 1)


async def test_a_match_against_the_computer_rates_nobody(house: Hall) -> None:
    assert await after_resigning(house, "easy") == (None, None)


def test_whoever_shares_a_place_fares_alike_and_beating_the_strong_counts_for_more() -> None:
    shared = rated(GAME, {ALICE: 0, BOB: 0, CAROL: 1}, dict.fromkeys((ALICE, BOB, CAROL)))
    assert shared[0].mu == shared[1].mu > shared[2].mu
    strong, even = (
        rated(GAME, {ALICE: 0, BOB: 1}, {ALICE: None, BOB: Rating(GAME, BOB, mu, 5.0, 9)})
        for mu in (35.0, 25.0)
    )
    assert strong[0].mu > even[0].mu
    assert strong[1].played == 10
