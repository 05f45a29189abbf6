"""Who plays a seat for whom: what is left of clocks, what counts, and what stays private."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

import engines
from engines.core import NotAsked, Player, Refusal, Verbatim, decode, text
from engines.shazamm.model import Cast
from store import Changes, Rating
from tables import NotSeated, TableRefusal
from tables.limits import LimitReached, Limits
from tables.lobby import Guest, Place
from tables.match.consequences import PUT_OFF, TIME_UP
from tables.match.log import CLOCK, TAKEN
from tables.notice import BOARD, Notice, farewell, free_seat, hand
from tables.options import HOUR, Clock, Expired, Welcome
from tables.reliability import FEW
from tables.substitutes import Substitutes, mark_of
from tables.tables import By
from tests.tables.called import DIGEST, TILL, rolls, wish
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, GAME, Hall, hall
from tests.tables.house import Clock as Seconds
from tests.tables.post_office import PostOffice
from tests.tables.three import CAROL as THIRD
from tests.tables.three import three
from tests.tables.traced import named_in

CAROL, DORA, SERVER = 730_000_000_000_000_033, 730_000_000_000_000_044, 5


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def house(path: Path) -> AsyncIterator[Hall]:
    clock = Seconds()
    async with hall(path, clock, PostOffice(clock)) as opened:
        yield opened


def carol(interaction: int = 903) -> Guest:
    return Guest(CAROL, "Carola Quince", interaction)


async def due(house: Hall, match_id: int, seat: int) -> float:
    rows = await house.store.deadlines.of_match(match_id)
    return next(row.due_at for row in rows if (row.kind, row.seat) == (TIME_UP, seat))


@pytest.mark.parametrize("clock", [Clock.DAY, Clock.THREE_DAYS_BANK])
async def test_leaving_and_coming_back_gains_no_time(house: Hall, clock: Clock) -> None:
    match_id = await house.begin(clock=clock)
    house.tables.making.after_commit.clear()  # the computer is slow
    before = await due(house, match_id, 1)
    house.clock.seconds += 5 * HOUR
    for _ in range(3):
        await house.tables.play.sit_out(match_id, By(BOB), "easy")
        house.clock.seconds += HOUR
        await house.tables.play.come_back(match_id, By(BOB))
        before += HOUR
        assert await due(house, match_id, 1) == pytest.approx(before)


async def test_a_clock_goes_on_as_it_stands_when_a_seat_changes_hands(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.DAY)
    house.clock.seconds += 20 * HOUR
    before = await due(house, match_id, 1)
    await handed(house, match_id, BOB, carol())
    assert await due(house, match_id, 1) == before
    await house.pass_time(4 * HOUR + 1)
    assert (CLOCK, 1) in {(e.kind, e.seat) for e in await house.store.log.entries(match_id)}


async def test_the_new_person_has_the_seat_and_nothing_private_of_the_other(house: Hall) -> None:
    match_id = await house.begin(game="imperium")
    position = await house.position(match_id)
    scene = position.scene(0)
    await house.tables.drafts.keep(scene, [position.engine.default_action(position.state, 0)])
    old = await house.store.outbox.message(match_id, hand(0))
    await handed(house, match_id, ALICE, carol())
    row = (await house.store.seats(match_id))[0]
    assert (row.user_id, row.name, row.orders, row.ahead) == (CAROL, "Carola Quince", b"", None)
    assert await house.store.log.draft(match_id, 0) is None
    assert (await house.tables.scene_for(match_id, CAROL)).view == scene.view
    assert (await house.tables.scene_for(match_id, ALICE)).seat is None
    new = await house.store.outbox.message(match_id, hand(0))
    assert old is not None and new is not None and old.message_id != new.message_id
    with pytest.raises(NotSeated):
        await house.tables.play.submit(match_id, By(ALICE), {"type": "pass"})


@pytest.mark.parametrize("game", engines.keys())
async def test_a_seat_of_every_game_is_as_it_was_and_its_match_goes_on(
    house: Hall, game: str
) -> None:
    match_id = await house.begin(game=game)
    await house.play_on(match_id, 7)
    before = [await house.tables.scene(match_id, seat) for seat in (None, 0, 1)]
    entries = len(await house.store.log.entries(match_id))
    await handed(house, match_id, ALICE, carol())
    after = [await house.tables.scene(match_id, seat) for seat in (None, 0, 1)]
    assert [scene.view for scene in after] == [scene.view for scene in before]
    assert [scene.asked for scene in after] == [scene.asked for scene in before]
    assert (await house.tables.scene_for(match_id, ALICE)).seat is None
    assert (await house.tables.scene_for(match_id, CAROL)).seat == 0
    await house.play_on(match_id, 7)
    later = (await house.store.log.entries(match_id))[entries:]
    assert all(entry.actor_id in (CAROL, BOB, None) for entry in later if entry.kind != "offer")
    told = await house.tables.heard_ever(match_id, None)
    assert sum(line.key == "table-seat-taken" for line in told) == 1


async def test_the_next_person_is_called_by_no_hours_of_the_one_before(house: Hall) -> None:
    await wish(house, DIGEST)
    match_id = await house.begin()
    assert await house.store.deadlines.of_person(ALICE, PUT_OFF)
    await handed(house, match_id, ALICE, carol())
    assert await house.store.deadlines.of_person(CAROL, PUT_OFF) == ()
    await house.pass_time(TILL)
    assert rolls(house) == [], "who was called when the seat was taken waits for no list"


async def test_coming_and_going_is_bounded_within_a_turn(house: Hall) -> None:
    match_id = await house.begin()
    house.tables.making.after_commit.clear()  # the computer is slow
    with pytest.raises(LimitReached):
        for _ in range(Limits().changes + 1):
            await house.tables.play.sit_out(match_id, By(BOB), "easy")
            await house.tables.play.come_back(match_id, By(BOB))


async def test_another_process_learns_who_plays(house: Hall, path: Path) -> None:
    match_id = await house.begin()
    async with hall(path, house.clock, PostOffice(house.clock)) as other:
        await other.position(match_id)
        await handed(house, match_id, BOB, carol())
        with pytest.raises(NotSeated):
            await other.tables.play.submit(match_id, By(BOB), Cast(5))
        scene = await other.tables.scene_for(match_id, CAROL)
        assert scene.seat == 1 and scene.seats[1].user_id == CAROL


async def test_a_lost_match_counts_for_who_began_it_and_a_won_one_for_nobody(house: Hall) -> None:
    match_id = await house.begin()
    await handed(house, match_id, BOB, carol())
    await house.tables.play.resign(match_id, By(CAROL))
    await house.settle()
    alice, bob, other = [
        await house.store.people.rating(SERVER, GAME, u) for u in (ALICE, BOB, CAROL)
    ]
    assert isinstance(alice, Rating) and isinstance(bob, Rating) and other is None
    assert alice.mu > 25 > bob.mu
    match_id = await house.begin(channel=8)
    await handed(house, match_id, BOB, carol(904))
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()
    again = await house.store.people.rating(SERVER, GAME, BOB)
    assert again == bob
    assert await house.store.people.rating(SERVER, GAME, CAROL) is None
    assert await house.store.people.rating(SERVER, GAME, ALICE) == alice


async def test_by_what_a_computer_wins_by_choice_nobody_rises_or_falls(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.DAY)
    await house.tables.play.sit_out(match_id, By(BOB), "hard")
    await house.settle()
    await house.tables.play.come_back(match_id, By(BOB))
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()
    assert await house.store.people.rating(SERVER, GAME, BOB) is None
    assert await house.store.people.rating(SERVER, GAME, ALICE) is None


async def test_what_was_before_a_seat_was_taken_over_is_not_the_new_persons(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.HOUR, expired=Expired.COMPUTER)
    await house.move(match_id, 0)
    await house.pass_time(3601)
    assert (await house.store.seats(match_id))[1].sat_in_at is not None
    await handed(house, match_id, BOB, carol())
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()
    assert await house.tables.reliability.attended(CAROL) == (1, 1, 0)
    assert await house.tables.reliability.attended(BOB) == (0, 0, 0)


async def test_a_computer_by_choice_is_not_time_that_ran_out(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.DAY)
    await house.tables.play.sit_out(match_id, By(BOB), "easy")
    await house.settle()
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()
    assert await house.tables.reliability.attended(BOB) == (1, 0, 0)


async def test_who_is_not_welcome_takes_no_seat(house: Hall) -> None:
    for channel in range(FEW):
        await house.tables.play.resign(await house.begin(channel=channel), By(ALICE))
    match_id = await house.begin(welcome=Welcome.RELIABLE)
    with pytest.raises(Refusal) as refusal:
        await handed(house, match_id, BOB, carol())
    assert refusal.value.text.key == "refusal-unreliable-new"


async def test_whoever_handed_the_seat_on_is_forgotten_and_told_what_is_kept(
    house: Hall, path: Path
) -> None:
    lobby = house.tables.lobby
    match_id = await lobby.open("shazamm", carol(901), Place(5, 7, "en"))
    await lobby.join(match_id, Guest(ALICE, "Alice", 1))
    await house.start(match_id, CAROL)
    await house.play_on(match_id, 3)
    await handed(house, match_id, CAROL, Guest(BOB, "Bob", 2))
    kept = msgspec.json.decode(await house.tables.own.export(CAROL))
    (part,) = kept["matches"]
    assert {deed["kind"] for deed in part["deeds"]} >= {"offer"}
    assert part["seat"] == 0 and part["private_message"] is None
    assert await house.tables.forgetting.knows(CAROL)
    stakes = await house.tables.forgetting.stakes(CAROL)
    await house.tables.forgetting.forget(CAROL, stakes.mark)
    await house.settle()
    assert named_in(path, CAROL, "Carola Quince") == []
    assert not await house.tables.forgetting.knows(CAROL)
    assert [row.user_id for row in await house.store.seats(match_id)] == [BOB, ALICE]
    told = await house.tables.heard_ever(match_id, None)
    assert any(line.key == "table-seat-taken" for line in told)


async def test_who_is_offered_a_seat_can_be_forgotten(house: Hall, path: Path) -> None:
    match_id = await house.begin()
    await house.tables.substitutes.offer(match_id, By(BOB), CAROL)
    await house.settle()
    stakes = await house.tables.forgetting.stakes(CAROL)
    await house.tables.forgetting.forget(CAROL, stakes.mark)
    assert named_in(path, CAROL, "Carola Quince") == []
    offer = await house.tables.substitutes.offered(match_id, 1)
    assert offer is not None
    with pytest.raises(TableRefusal) as refusal:
        await house.tables.substitutes.take(match_id, Guest(DORA, "Dora", 904), 1, mark_of(offer))
    assert refusal.value.text.args["who"] == text("player-former")


async def test_an_offer_counts_for_who_made_it_alone(house: Hall) -> None:
    match_id = await house.begin(("easy",))
    substitutes = house.tables.substitutes
    with pytest.raises(NotSeated):
        await substitutes.offer(match_id, By(BOB), None)
    await substitutes.offer(match_id, By(ALICE), None)
    offer = await substitutes.offered(match_id, 0)
    assert offer is not None
    for seat, mark in ((0, "17"), (1, mark_of(offer))):
        with pytest.raises(TableRefusal) as refusal:
            await substitutes.take(match_id, carol(), seat, mark)
        assert refusal.value.text.key == "refusal-seat-gone"
    await substitutes.withdraw(match_id, By(ALICE))
    with pytest.raises(TableRefusal):
        await substitutes.take(match_id, carol(), 0, mark_of(offer))
    assert all(e.kind != TAKEN for e in await house.store.log.entries(match_id))


async def test_who_gave_up_offers_nothing(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    for user in (BOB, 44):
        await lobby.join(match_id, Guest(user, f"Guest {user}", user))
    await house.start(match_id, ALICE)
    await house.tables.substitutes.offer(match_id, By(BOB), None)
    await house.tables.play.resign(match_id, By(BOB))
    assert await house.tables.substitutes.offered(match_id, 1) is None
    for deed in (
        house.tables.substitutes.offer(match_id, By(BOB), None),
        house.tables.play.sit_out(match_id, By(BOB), "easy"),
    ):
        with pytest.raises(NotAsked):
            await deed
    with pytest.raises(Refusal):
        await house.tables.play.sit_out(match_id, By(ALICE), "godlike")


async def test_a_seat_that_a_computer_keeps_is_handed_on_with_what_was_left(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.DAY)
    house.tables.making.after_commit.clear()  # the computer is slow
    before = await due(house, match_id, 1)
    house.clock.seconds += 5 * HOUR
    await house.tables.play.sit_out(match_id, By(BOB), "easy")
    house.clock.seconds += HOUR
    await handed(house, match_id, BOB, carol())
    assert await due(house, match_id, 1) == pytest.approx(before + HOUR)


async def test_what_was_told_of_the_one_before_stays_theirs(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.places.move(match_id, By(BOB), 8)
    await house.settle()
    seven = farewell(7)

    async def who() -> object:
        told = await house.store.outbox.message(match_id, seven)
        assert told is not None
        return decode(told.payload, Notice).events[0].args["who"]

    assert await who() == Player(1)
    await handed(house, match_id, BOB, carol())
    assert await who() == Verbatim(f"<@{BOB}>")


async def test_the_hand_of_the_one_before_is_put_away(house: Hall) -> None:
    match_id = await house.begin()
    old = await house.store.outbox.message(match_id, hand(1))
    assert old is not None
    house.office.asked_to_put_away.clear()
    await handed(house, match_id, BOB, carol())
    assert old.message_id in house.office.asked_to_put_away


async def test_where_nobody_else_is_nobody_else_is_offered_a_seat(house: Hall) -> None:
    match_id = await house.begin()
    await house.store.commit(Changes().update_match(match_id, guild_id=None))
    await house.tables.live.forget(match_id)
    with pytest.raises(TableRefusal, match="refusal-seat-private"):
        await house.tables.substitutes.offer(match_id, By(BOB), None)


async def test_an_offer_stands_for_a_week(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.substitutes.offer(match_id, By(BOB), None)
    offer = await house.tables.substitutes.offered(match_id, 1)
    assert offer is not None
    assert offer.due_at == house.clock() + 7 * 24 * HOUR


async def test_no_seat_is_offered_between_two_of_whom_one_has_blocked_the_other(
    house: Hall,
) -> None:
    match_id, people = await house.begin(), house.tables.people
    offer = house.tables.substitutes.offer
    await people.block(BOB, CAROL)
    with pytest.raises(TableRefusal, match="refusal-blocked-here"):
        await offer(match_id, By(BOB), CAROL)
    await people.unblock(BOB, CAROL)
    await people.block(CAROL, BOB)
    with pytest.raises(TableRefusal, match="refusal-not-invited"):
        await offer(match_id, By(BOB), CAROL)
    await people.unblock(CAROL, BOB)
    await people.block(CAROL, ALICE)
    await offer(match_id, By(BOB), CAROL)


async def test_who_has_given_up_in_another_process_offers_nothing(house: Hall, path: Path) -> None:
    match_id = await three(house)
    async with hall(path, house.clock, PostOffice(house.clock)) as other:
        await other.tables.play.resign(match_id, By(BOB))
    with pytest.raises(NotAsked):
        await house.tables.substitutes.offer(match_id, By(BOB), None)


async def test_an_offer_that_was_just_taken_cannot_be_withdrawn(house: Hall, path: Path) -> None:
    match_id, tables = await house.begin(), house.tables
    await tables.substitutes.offer(match_id, By(BOB), None)

    def after_another() -> float:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("DELETE FROM deadline WHERE kind = ?", (free_seat(1),))
        return house.clock()

    slower = Substitutes(
        *(house.store, tables.live, tables.play, tables.allowance, tables.people),
        *(tables.reliability, after_another, Random(1), tables.delivery.kick),
    )
    with pytest.raises(TableRefusal, match="refusal-seat-gone"):
        await slower.withdraw(match_id, By(BOB))


async def test_all_are_told_who_played_a_seat_and_who_does_now(house: Hall) -> None:
    match_id = await house.begin()
    await handed(house, match_id, BOB, carol())
    said = house.office.on(BOARD)[-1].events[-1]
    assert (said.key, said.args["who"]) == ("table-seat-taken", Verbatim(f"<@{BOB}>"))
    assert said.args["now"] == Player(1)


@pytest.mark.parametrize(("blocking", "welcome"), [(ALICE, False), (BOB, True)])
async def test_who_takes_a_seat_meets_the_others_and_not_whoever_leaves(
    house: Hall, blocking: int, welcome: bool
) -> None:
    match_id = await house.begin()
    await house.tables.substitutes.offer(match_id, By(BOB), None)
    offer = await house.tables.substitutes.offered(match_id, 1)
    assert offer is not None
    await house.tables.people.block(blocking, CAROL)
    take = house.tables.substitutes.take(match_id, carol(), 1, mark_of(offer))
    if welcome:
        await take
    else:
        with pytest.raises(TableRefusal):
            await take
    assert ((await house.store.seats(match_id))[1].user_id == CAROL) is welcome


async def test_a_hand_that_could_not_be_sent_is_not_put_away(house: Hall) -> None:
    house.office.shut.add(hand(1))
    match_id = await house.begin()
    await handed(house, match_id, BOB, carol())
    assert house.office.asked_to_put_away == []


async def test_an_offer_outlasts_that_another_gives_up_and_ends_with_the_match(house: Hall) -> None:
    match_id = await three(house)
    await house.tables.substitutes.offer(match_id, By(BOB), None)
    await house.tables.play.resign(match_id, By(ALICE))
    assert await house.tables.substitutes.offered(match_id, 1) is not None
    await house.tables.play.resign(match_id, By(THIRD))
    assert await house.tables.substitutes.offered(match_id, 1) is None


async def test_who_knows_another_hand_takes_no_seat_but_may_come_back_to_the_own(
    house: Hall,
) -> None:
    match_id, offer = await three(house), house.tables.substitutes.offer
    await handed(house, match_id, BOB, carol())
    with pytest.raises(TableRefusal, match="refusal-seat-knows"):
        await offer(match_id, By(THIRD), BOB)
    await offer(match_id, By(THIRD), DORA)
    await offer(match_id, By(CAROL), BOB)


@pytest.mark.parametrize("to", [CAROL, None])
async def test_each_offer_is_a_message_of_its_own_and_calls_whom_it_is_for(
    house: Hall, to: int | None
) -> None:
    match_id = await house.begin()
    for _ in range(2):
        await house.tables.substitutes.offer(match_id, By(BOB), to)
        await house.settle()
        await house.tables.substitutes.withdraw(match_id, By(BOB))
    called = set() if to is None else {to}
    assert [letter.pings for letter in house.office.on(free_seat(1))] == [called, called]


async def test_the_mark_of_an_offer_tells_nothing_of_what_others_did(house: Hall) -> None:
    """It is the first or second of its match, however many entries the log has."""
    substitutes, match_id = house.tables.substitutes, await house.begin()
    for mark in ("1", "2"):
        await house.play_on(match_id, 3)
        await substitutes.offer(match_id, By(BOB), None)
        offer = await substitutes.offered(match_id, 1)
        assert offer is not None and mark_of(offer) == mark
        await substitutes.withdraw(match_id, By(BOB))


async def test_who_was_forgotten_does_not_come_back_to_a_second_hand(house: Hall) -> None:
    """Bob knows a hand, and nobody can tell any more that it was he."""
    match_id = await three(house)
    forgetting, substitutes = house.tables.forgetting, house.tables.substitutes
    await substitutes.offer(match_id, By(ALICE), None)
    offer = await substitutes.offered(match_id, 0)
    assert offer is not None
    await forgetting.forget(BOB, (await forgetting.stakes(BOB)).mark)
    with pytest.raises(TableRefusal, match="refusal-seat-forgotten"):
        await substitutes.take(match_id, Guest(BOB, "Bob", 99), 0, mark_of(offer))
    await substitutes.withdraw(match_id, By(ALICE))
    with pytest.raises(TableRefusal, match="refusal-seat-forgotten"):
        await substitutes.offer(match_id, By(ALICE), None)
