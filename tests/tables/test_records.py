"""What is written down of matches is read as it was written."""

from __future__ import annotations

import asyncio

import pytest

from engines.core import encode
from engines.shazamm.model import Cast
from store import Changes, Person
from tables import Board, TableRefusal
from tables import Clock as TableClock
from tables.lobby import Guest, Place
from tables.notice import BOARD, CHRONICLE, LOBBY, Notice, hand, outgoing
from tables.options import DAY
from tables.people import LATELY, MOST_BLOCKED, Preferences, Progress, preferences
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall


async def test_the_clocks_of_a_match_are_those_of_turns(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    assert await house.tables.absences.ends(match_id) == dict.fromkeys(
        (0, 1), house.clock.seconds + DAY
    )


async def test_an_interaction_that_led_to_a_move_is_logged(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE, 77), Cast(5))
    assert await house.tables.records.was_done(77)
    assert not await house.tables.records.was_done(78)


async def test_matches_are_found_by_place_and_by_person(house: Hall) -> None:
    records = house.tables.records
    match_id = await house.begin()
    (mine,) = await records.matches_of(ALICE)
    opened, begun = await records.match_open_in(7), await records.last_begun_in(7)
    assert mine.id == match_id and opened == begun == mine
    assert await records.match_open_in(8) is await records.last_begun_in(8) is None
    await house.tables.play.resign(match_id, By(ALICE))
    assert await records.matches_of(ALICE) == ()
    assert await records.match_open_in(7) is None
    again = await records.last_begun_in(7)
    assert again is not None and again.id == match_id
    rating = await records.rating(5, "shazamm", BOB)
    assert rating is not None and (await records.best_at(5, "shazamm", 1)) == (rating,)
    shown = await records.shown(match_id, "board")
    assert shown is not None and shown.message_id in {x.id for x in house.office.on("board")}


async def test_the_matches_of_a_server_are_those_that_stand_there(house: Hall) -> None:
    here = await house.begin()
    await house.tables.lobby.open("shazamm", Guest(BOB, "Bob", 2), Place(6, 8, "en"))
    ended = await house.begin(channel=9)
    await house.tables.play.resign(ended, By(ALICE))
    assert [match.id for match in await house.tables.records.live_in(5)] == [here]


async def test_two_have_met_in_the_matches_of_two_that_have_ended(house: Hall) -> None:
    ended = await house.begin()
    await house.tables.play.resign(ended, By(ALICE))
    await house.begin()
    match = await house.store.match(ended)
    (met,) = await house.tables.records.meetings(BOB, ALICE, 5)
    assert match is not None and (met.game, met.outcome) == (match.game, match.outcome)
    seats = await house.store.seats(ended)
    assert [seats[seat].user_id for seat in (met.seat, met.other)] == [BOB, ALICE]


async def test_what_waits_for_a_hand_is_nothing_that_the_channel_lacks(house: Hall) -> None:
    match_id, later = await house.begin(), house.clock.seconds + DAY
    records = house.tables.records
    posts = ((hand(0), 1), (BOARD, 3), (LOBBY, 2), (BOARD, 4))
    seen: list[tuple[int, float | None]] = []
    for surface, seconds in posts:
        post = outgoing(match_id, surface, Notice(), later + seconds)
        await house.store.commit(Changes().post(post, waking=False))
        seen.append(await records.waiting_publicly(match_id))
    assert seen == [(0, None), (1, later + 3), (2, later + 2), (3, later + 2)]


async def test_what_a_person_told_last_is_remembered(house: Hall) -> None:
    people = house.tables.people
    await people.speaks(ALICE, "es")
    assert await people.person(ALICE) is None  # nobody sends a direct message to who sits nowhere
    await house.begin()
    for locale in ("es", "en"):
        await people.speaks(ALICE, locale)
        person = await people.person(ALICE)
        assert person is not None and person.locale == locale


async def test_what_a_person_wishes_is_kept_whatever_comes_at_once(house: Hall) -> None:
    people = house.tables.people
    await house.begin()
    await asyncio.gather(
        people.block(ALICE, BOB),
        people.speaks(ALICE, "es"),
        people.wish(ALICE, "en"),
        people.block(ALICE, 33),
        people.block(ALICE, BOB),
    )
    person = await people.person(ALICE)
    assert person is not None and person.locale == "es"
    assert preferences(person) == Preferences("en", (33, BOB))
    assert await people.who_blocked(BOB, (ALICE, 33)) == {ALICE}
    for other in range(MOST_BLOCKED - 2):
        await people.block(ALICE, 1000 + other)
    with pytest.raises(TableRefusal, match="refusal-block-full"):
        await people.block(ALICE, 44)


async def test_a_lesson_goes_on_once_however_often_it_is_pressed(house: Hall) -> None:
    """What is remembered of it comes in between nothing else that a person wishes."""
    people = house.tables.people
    first, other = Progress("shazamm", 1, ("Zap!",)), Progress("imperium", 1)
    went_on = await asyncio.gather(
        people.learn(ALICE, first, done=0),
        people.wish(ALICE, "en"),
        people.learn(ALICE, Progress("shazamm", 1), done=0),
        people.learn(ALICE, other, done=0),
    )
    assert went_on == [True, None, False, True]
    assert await people.lessons(ALICE) == {"shazamm": first, "imperium": other}
    assert await people.learn(ALICE, Progress("shazamm"), done=1)
    assert preferences(await people.person(ALICE)).language == "en"


async def test_a_chronicle_is_known_by_its_thread_and_the_channel_it_hangs_from(
    house: Hall,
) -> None:
    records = house.tables.records
    match_id = await house.begin(board=Board.THREAD)
    await house.settle()
    shown = await records.shown(match_id, CHRONICLE)
    assert shown is not None and shown.channel_id not in (0, 7)
    told = await records.told_in(7, shown.channel_id)
    assert told is not None and told.id == match_id
    assert await records.told_in(8, shown.channel_id) is None
    assert await records.told_in(7, shown.channel_id + 1) is None


async def test_what_somebody_wishes_is_known_for_a_while_whatever_another_process_writes(
    house: Hall,
) -> None:
    people = house.tables.people
    for language, seconds, read in (
        ("en", 0.0, "en"),
        ("es", 0.5, "en"),
        ("es", LATELY - 1, "en"),
        ("de", 0.5, "de"),
        ("es", -1.0, "es"),  # a clock that was put back
    ):
        wishes = encode(Preferences(language=language))
        before = await people.person(BOB)
        await house.store.commit(Changes().person(Person(BOB, None, wishes), before))
        house.clock.seconds += seconds
        assert preferences(await people.lately(BOB)).language == read
