"""What one asks of the tables about a match, in a channel, in a lobby, and when it fails."""

from __future__ import annotations

import pytest

from engines.core import encode, text
from store import Message
from tables import NoMatch
from tables.lobby import Guest, Place
from tables.notice import (
    AT_ONCE,
    Notice,
    Old,
    Standing,
    hand,
    in_portions,
    merged,
    seat_of_hand,
    superseded,
)
from tables.tables import By
from tests.tables.faults import Fault, broken
from tests.tables.house import ALICE, BOB, Hall
from tests.visits import visits

CHANNEL, STRANGER = 7, 99


async def test_a_lobby_shows_who_sits_and_nothing_of_a_match(house: Hall) -> None:
    match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "Al", 1), Place(5, 7, "en"))
    for scene in (
        await house.tables.scene(match_id, None),
        await house.tables.scene_for(match_id, ALICE),
        await house.tables.scene_for(match_id, STRANGER),
    ):
        assert (scene.seat, scene.view, scene.outcome) == (None, None, None)
        assert (scene.asked, scene.legal, scene.question) == (frozenset(), False, 0)
        assert scene.in_lobby and not scene.over and not scene.paused and not scene.back
        assert scene.name(0) == "Al" and scene.seat_of(ALICE) == 0
        assert scene.seat_of(STRANGER) is None
    with pytest.raises(NoMatch):
        await house.tables.scene(match_id + 1, None)


async def test_everyone_sees_the_own_seat_and_strangers_what_all_see(house: Hall) -> None:
    match_id = await house.begin()
    seats = [(await house.tables.scene_for(match_id, u)).seat for u in (ALICE, BOB, STRANGER)]
    assert seats == [0, 1, None]
    running = await house.tables.scene(match_id, None)
    assert not running.in_lobby and not running.over
    await house.tables.play.resign(match_id, By(ALICE))
    over = await house.tables.scene_for(match_id, ALICE)
    assert over.over and over.seat == 0 and not over.legal and over.outcome is not None
    assert [who.seat for who in over.who(frozenset({1, 0}))] == [0, 1]


async def test_a_match_that_cannot_be_shown_is_bare_once_it_is_paused(house: Hall) -> None:
    match_id = await house.begin()
    with broken("shazamm", "view"):
        with pytest.raises(Fault):
            await house.tables.scene(match_id, 0)
        await house.tables.pauses.pause(match_id, ValueError())
        scene = await house.tables.scene(match_id, 0)
    assert (scene.seat, scene.view, scene.legal, scene.question) == (0, None, False, 0)
    assert scene.paused and len(scene.seats) == 2


def lines(count: int) -> Notice:
    events = tuple(text("line", number=number) for number in range(count))
    return Notice(events, new=True, ping=frozenset({ALICE}))


@pytest.mark.parametrize(
    ("count", "portions"),
    [(0, [0]), (1, [1]), (AT_ONCE, [12]), (AT_ONCE + 1, [12, 1]), (2 * AT_ONCE, [12, 12])],
)
def test_what_one_message_cannot_hold_is_told_in_portions(count: int, portions: list[int]) -> None:
    """The first is new and calls; together they say what was to be said, in order."""
    first, *rest = made = list(in_portions(lines(count)))
    assert [len(portion.events) for portion in made] == portions
    assert first.new and first.ping == {ALICE}
    assert not any(portion.new or portion.ping for portion in rest)
    assert merged(made) == lines(count)


def test_notices_that_wait_together_become_one() -> None:
    quiet = Notice((text("first"),), ping=frozenset({BOB}))
    loud = Notice((text("second"),), new=True)
    assert merged([quiet]) == quiet
    whole = merged([quiet, loud, Notice()])
    assert [event.key for event in whole.events] == ["first", "second"]
    assert whole.new and whole.ping == {BOB}
    assert not merged([quiet, Notice()]).new


def test_hands_are_told_by_their_seat() -> None:
    assert [seat_of_hand(hand(seat)) for seat in (0, 7, 12)] == [0, 7, 12]
    assert [seat_of_hand(surface) for surface in ("board", "lobby", "old-hand-1-5")] == [None] * 3


@pytest.mark.parametrize(
    ("surface", "message", "is_put_away"),
    [
        ("board", 9, True),
        ("hand-0", 9, True),
        ("hand-1", 9, True),
        ("lobby", 9, False),
        ("ballot-best", 9, False),
        ("hand-0", 0, False),
    ],
)
def test_of_what_was_superseded_boards_and_hands_are_put_away(
    surface: str, message: int, is_put_away: bool
) -> None:
    told = Standing((text("happened"),), new=True)
    row = superseded(Message(3, surface, 7, message, 1.0, encode(told)), 5.0)
    assert (row is not None) is is_put_away
    if row is not None:
        assert (row.match_id, row.surface, row.due_at) == (3, f"old-{surface}-{message}", 5.0)
        assert row.payload == encode(Old(surface, 7, message, told))
        assert (row.id, row.attempts, row.attempted_at) == (0, 0, None)


def test_a_hand_of_which_nothing_ceases_to_be_true_is_not_put_away() -> None:
    told = Standing((text("happened"),), timeless=True)
    assert superseded(Message(3, "hand-0", 7, 9, 1.0, encode(told)), 5.0) is None


async def test_whoever_looks_at_a_match_waits_for_one_visit_to_the_database(house: Hall) -> None:
    """Each visit lets everybody else go first."""
    match_id = await house.begin(channel=CHANNEL)
    await house.tables.scene_for(match_id, ALICE)  # now it is in memory
    async with visits(house.store) as counted:
        scene = await house.tables.scene_for(match_id, ALICE)
        assert scene.legal
    assert (counted.reads, counted.writes) == (1, 0), counted.statements
    async with visits(house.store) as counted:
        assert (await house.tables.scenes.beside(scene)).view == (
            await house.tables.scene(match_id, None)
        ).view
        await house.tables.scene(match_id, 1)
    assert (counted.reads, counted.writes) == (2, 0), counted.statements
