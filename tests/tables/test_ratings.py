"""What a match that ended makes of the ratings of those who played it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from engines.core import Outcome, encode, text
from engines.shazamm.model import Cast
from store import Changes, Rating, Status
from tables import Clock, Expired
from tables.lobby import Guest, Place
from tables.match.ratings import rate, rated, without_help
from tables.options import DAY
from tables.tables import By
from tests.tables.house import ALICE, BOB, GAME, Hall, put

CAROL, DORA = 33, 44
SERVER = 5


async def after_resigning(house: Hall, *computers: str) -> tuple[Rating | None, Rating | None]:
    """Let Alice give a match up, and return what it made of her and of Bob."""
    match_id = await house.begin(computers=computers)
    assert await house.store.people.rating(SERVER, GAME, ALICE) is None
    await house.tables.play.resign(match_id, By(ALICE))
    return await house.store.people.rating(SERVER, GAME, ALICE), await house.store.people.rating(
        SERVER, GAME, BOB
    )


async def test_a_match_of_two_people_lifts_the_winner_and_lowers_the_other(house: Hall) -> None:
    alice, bob = await after_resigning(house)
    assert alice is not None
    assert bob is not None
    assert alice.mu < 25 < bob.mu
    assert (alice.played, bob.played) == (1, 1)


async def test_a_match_against_the_computer_rates_nobody(house: Hall) -> None:
    assert await after_resigning(house, "easy") == (None, None)


def test_whoever_shares_a_place_fares_alike_and_beating_the_strong_counts_for_more() -> None:
    shared = rated(SERVER, GAME, {ALICE: 0, BOB: 0, CAROL: 1}, dict.fromkeys((ALICE, BOB, CAROL)))
    assert shared[0].mu == shared[1].mu > shared[2].mu
    strong, even = (
        rated(
            SERVER,
            GAME,
            {ALICE: 0, BOB: 1},
            {ALICE: None, BOB: Rating(SERVER, GAME, BOB, mu, 5.0, 9)},
        )
        for mu in (35.0, 25.0)
    )
    assert strong[0].mu > even[0].mu
    assert strong[1].played == 10


def test_who_came_before_somebody_by_help_takes_nothing_from_them() -> None:
    """Bob is first by help; Carol lost to Alice, who had none, and Bob to nobody."""
    places = {BOB: 0.0, ALICE: 1.0, CAROL: 2.0}
    assert without_help(places, {BOB}, ALICE) == {ALICE: 1.0, CAROL: 2.0}
    assert without_help(places, {BOB}, CAROL) == {ALICE: 1.0, CAROL: 2.0}
    assert without_help(places, {BOB}, BOB) == places
    assert without_help(places, {CAROL}, BOB) == places
    shared = {BOB: 0.0, ALICE: 0.0}
    assert without_help(shared, {BOB}, ALICE) == {ALICE: 0.0}


async def test_whoever_resigned_stands_behind_everyone_who_stayed(house: Hall) -> None:
    """Whatever place the computer that played on for them came to."""
    match_id = await house.begin(("easy",), game="magblast")
    position = await house.position(match_id)
    people = [(ALICE, None), (BOB, 5.0), (CAROL, None)]
    seats = tuple(
        replace(position.seats[0], seat=seat, user_id=user, resigned_at=at)
        for seat, (user, at) in enumerate(people)
    )
    outcome = Outcome(text("end"), (frozenset({1}), frozenset({0}), frozenset({2})))
    ended = replace(position.match, status=Status.ENDED, outcome=encode(outcome))
    changes = Changes()
    await rate(changes, house.store, replace(position, match=ended, seats=seats))
    await house.store.commit(changes)
    alice, bob, carol = [
        await house.store.people.rating(SERVER, "magblast", u) for u in (ALICE, BOB, CAROL)
    ]
    assert alice is not None and bob is not None and carol is not None
    assert alice.mu > carol.mu > bob.mu


@pytest.mark.parametrize("acts", [True, False])
async def test_by_a_computer_that_plays_for_whose_time_is_over_nobody_rises_or_falls(
    house: Hall, acts: bool
) -> None:
    """Bob has let his time lapse, and Alice gives up; he may have come back before it moved."""
    match_id = await house.begin(clock=Clock.DAY, expired=Expired.COMPUTER)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    if acts:
        await house.pass_time(DAY)
    else:
        await house.tables.play.sit_out(match_id, By(BOB), "easy")
        await house.tables.play.come_back(match_id, By(BOB))
        await house.settle()
    await house.tables.play.resign(match_id, By(ALICE))
    alice, bob = [await house.store.people.rating(SERVER, GAME, user) for user in (ALICE, BOB)]
    if acts:
        assert (alice, bob) == (None, None)
    else:
        assert alice is not None and bob is not None and alice.mu < bob.mu


async def test_whoever_lets_their_time_lapse_may_fall_by_it(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.DAY, expired=Expired.COMPUTER)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.pass_time(DAY)
    await house.tables.play.resign(match_id, By(BOB))
    alice, bob = [await house.store.people.rating(SERVER, GAME, user) for user in (ALICE, BOB)]
    assert alice is not None and bob is not None and bob.mu < alice.mu


async def test_nor_by_the_one_move_of_a_computer_that_ends_a_match(house: Hall) -> None:
    match_id = await house.begin(game="nim")
    position = await house.position(match_id)
    config = replace(position.state.config, last_loses=False)
    state = replace(position.state, config=config, heaps=(1, 1, 0, 0))
    await put(house.store, house.tables, match_id, state)
    await house.tables.play.sit_out(match_id, By(BOB), "easy")
    await house.move(match_id, 0)
    await house.settle()
    ended = await house.position(match_id)
    assert ended.outcome is not None and ended.outcome.winners == {1}
    rows = [await house.store.people.rating(SERVER, "nim", user) for user in (ALICE, BOB)]
    assert rows == [None, None]


async def test_ratings_grow_from_match_to_match(house: Hall) -> None:
    first = await after_resigning(house)
    match_id = await house.begin()
    await house.tables.play.resign(match_id, By(ALICE))
    again = await house.store.people.rating(SERVER, GAME, ALICE)
    assert first[0] is not None and again is not None
    assert again.mu < first[0].mu and again.played == 2


async def give_up(house: Hall, match_id: int, user_id: int) -> None:
    await house.tables.play.resign(match_id, By(user_id))


async def agree(house: Hall, match_id: int, user_id: int) -> None:
    await house.tables.drawing.agree(match_id, By(user_id))


@pytest.mark.parametrize("end", [give_up, agree])
async def test_of_matches_that_end_at_once_each_counts(
    house: Hall, end: Callable[[Hall, int, int], Awaitable[None]]
) -> None:
    """As it would if one had ended after the other, in whichever order."""
    others = {BOB: 7, CAROL: 8, DORA: 9}
    began = {user_id: await against(house, user_id, channel) for user_id, channel in others.items()}
    for match_id in began.values():
        await house.tables.drawing.agree(match_id, By(ALICE))
    await asyncio.gather(*(end(house, match_id, user) for user, match_id in began.items()))
    alice = await house.store.people.rating(SERVER, GAME, ALICE)
    rows = [await house.store.people.rating(SERVER, GAME, user) for user in others]
    assert alice is not None
    assert [alice.played, *(row and row.played for row in rows)] == [3, 1, 1, 1]


async def against(house: Hall, user_id: int, channel: int) -> int:
    """Begin a match of Alice against somebody, and return it."""
    lobby = house.tables.lobby
    match_id = await lobby.open(GAME, Guest(ALICE, "Alice", channel), Place(SERVER, channel, "en"))
    await lobby.join(match_id, Guest(user_id, "Other", 100 * channel))
    await house.start(match_id)
    await house.position(match_id)
    return match_id


async def test_each_server_rates_by_itself(house: Hall) -> None:
    await after_resigning(house)
    position = await house.position(await house.begin(channel=8))
    outcome = encode(Outcome(text("end"), (frozenset({1}), frozenset({0}))))
    changes = Changes()
    for elsewhere in (6, None):
        match = replace(position.match, guild_id=elsewhere, outcome=outcome)
        await rate(changes, house.store, replace(position, match=match))
    await house.store.commit(changes)
    here, there = [await house.store.people.rating(server, GAME, BOB) for server in (SERVER, 6)]
    assert here is not None and there == replace(here, guild_id=6)


async def test_a_match_that_was_called_off_rates_nobody(house: Hall) -> None:
    position = await house.position(await house.begin())
    changes = Changes()
    await rate(changes, house.store, position)
    assert not changes.statements
