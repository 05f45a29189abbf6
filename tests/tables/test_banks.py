"""Banks of time: what a move costs, what it adds, what is given back; and that matches end."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from random import Random

import pytest

from engines.core import Dice, Refusal, Seat, encode
from engines.imperium.actions import Build
from engines.imperium.units import Kind
from engines.shazamm.model import Cast
from store import Changes, Deadline, Status
from tables import Absence, Expired, Response, TableOptions
from tables import Clock as TableClock
from tables.attendance import ALIVE
from tables.away import ALLOWANCE, Hours
from tables.match.banks import extra
from tables.match.consequences import TIME_UP
from tables.match.rests import ALL
from tables.options import DAY, HOUR, MINUTE
from tables.tables import By
from tables.wishes import Calls, Quiet
from tests.sampled import every_other
from tests.tables.battles import ON_SHIP, PEOPLE, SHOOTER, VICTIM, ambush, battle, order, shoot
from tests.tables.builders import BUILD, building, left
from tests.tables.house import ALICE, BOB, Hall

BANK = TableClock.DAY_BANK
MORE = 2 * HOUR
ENDS = [
    (clock, *of, expired)
    for clock, of, expired in product(
        (BANK, TableClock.DAY),
        (("shazamm", Absence.NONE), ("shazamm", Absence.COUNT), ("magblast", Absence.COUNT)),
        Expired,
    )
]
"""In which matches it is seen that they end."""


async def bet(house: Hall, match_id: int, user: int, mana: int) -> None:
    await house.tables.play.submit(match_id, By(user), Cast(mana))


async def test_what_is_not_used_stays_and_each_move_adds_to_it(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    assert await left(house, match_id, 0) == DAY
    house.clock.seconds += 10 * HOUR
    await bet(house, match_id, ALICE, 5)
    house.clock.seconds += HOUR
    await bet(house, match_id, BOB, 5)
    assert await left(house, match_id, 0) == DAY - 10 * HOUR + MORE
    assert await left(house, match_id, 1) == DAY - 11 * HOUR + MORE
    await bet(house, match_id, ALICE, 1)
    house.clock.seconds += 1
    await bet(house, match_id, BOB, 1)
    assert await left(house, match_id, 0) == DAY - 10 * HOUR + 2 * MORE


async def test_no_bank_is_fuller_than_at_first(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    for mana in (5, 1, 1):
        house.clock.seconds += MINUTE
        await bet(house, match_id, ALICE, mana)
        await bet(house, match_id, BOB, mana)
        assert await left(house, match_id, 0) == DAY


async def test_whoever_has_used_it_up_has_what_a_move_adds(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    await bet(house, match_id, ALICE, 5)
    await house.pass_time(DAY)
    assert [e.kind for e in await house.moves(match_id)] == ["action", "clock"]
    assert await left(house, match_id, 1) == MORE
    assert await left(house, match_id, 0) == DAY


async def test_a_restart_and_an_absence_cost_nothing(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    house.clock.seconds += 10 * HOUR
    await bet(house, match_id, ALICE, 5)
    await house.tables.live.forget(match_id)
    house.clock.seconds += HOUR
    await bet(house, match_id, BOB, 5)
    await house.tables.live.forget(match_id)
    assert await left(house, match_id, 0) == DAY - 8 * HOUR
    await house.store.commit(Changes().setting(ALIVE, repr(house.clock())))
    house.tables.attendance.pulse = 30.0
    await house.tables.tick()
    house.clock.seconds += 5 * DAY
    await house.tables.tick()
    assert await left(house, match_id, 0) == DAY - 8 * HOUR
    assert await left(house, match_id, 1) == DAY - 9 * HOUR


async def test_a_press_after_an_absence_is_credited_before_it_costs_anything(house: Hall) -> None:
    match_id = await house.begin(clock=BANK)
    house.tables.attendance.pulse = 30.0
    await house.tables.tick()
    house.clock.seconds += 20 * HOUR
    await bet(house, match_id, ALICE, 5)
    await bet(house, match_id, BOB, 5)
    assert await left(house, match_id, 0) == await left(house, match_id, 1) == DAY


@pytest.mark.parametrize("together", [True, False])
async def test_an_undo_gives_back_what_the_move_added_and_nothing_more(
    house: Hall, together: bool
) -> None:
    """Also past more than one move, made together or one after the other."""
    match_id = await building(house, clock=BANK)
    due = house.clock() + 10 * HOUR
    await house.store.commit(Changes().deadline(Deadline(match_id, TIME_UP, 0, due, b"")))
    orders = (BUILD, Build(Kind.CORVETTE, "I3"))
    for _ in range(2):
        if together:
            scene = await house.tables.scene_for(match_id, ALICE)
            assert (await house.tables.play.submit_draft(scene, By(ALICE), orders, ())).done == 2
        for one in () if together else orders:
            house.clock.seconds += HOUR
            await house.tables.play.submit(match_id, By(ALICE), one)
        assert await left(house, match_id, 0) == due - house.clock() + 2 * MORE
        house.clock.seconds += HOUR
        await house.tables.play.undo(match_id, By(ALICE))
        assert await left(house, match_id, 0) == due - house.clock() + MORE
        house.clock.seconds += MINUTE
        await house.tables.play.undo(match_id, By(ALICE))
        assert await left(house, match_id, 0) == due - house.clock()


async def test_who_had_been_asked_by_what_is_taken_back_has_lost_nothing(house: Hall) -> None:
    match_id = await house.begin(game="rebelmoon", clock=BANK)
    (mover,) = (await house.position(match_id)).asked
    other, by = 1 - mover, By((ALICE, BOB)[mover])
    await house.move(match_id, mover)
    house.clock.seconds += 5 * HOUR
    assert await left(house, match_id, other) == DAY - 5 * HOUR
    await house.tables.play.undo(match_id, by)
    assert await left(house, match_id, mover) == DAY
    await house.move(match_id, mover)
    assert await left(house, match_id, other) == DAY


@pytest.mark.parametrize("response", [Response.HOUR, Response.NONE])
async def test_an_answer_on_anothers_turn_costs_nothing(house: Hall, response: Response) -> None:
    """Who could see what is left would learn when, and whether, somebody had answered."""
    match_id = await battle(house, ambush(), table=TableOptions(BANK, response))
    await order(house, match_id, VICTIM, others="ask")
    await shoot(house, match_id, ON_SHIP)
    assert await left(house, match_id, VICTIM) == (response.seconds or DAY)
    house.clock.seconds += HOUR / 2
    position = await house.position(match_id)
    answer = position.engine.default_action(position.state, VICTIM)
    await house.tables.play.submit(match_id, By(PEOPLE[VICTIM]), answer)
    row = (await house.store.seats(match_id))[VICTIM]
    assert row.bank is None
    assert (await house.store.seats(match_id))[SHOOTER].bank in (None, DAY)


async def test_moves_that_are_made_together_cost_their_time_once(house: Hall) -> None:
    match_id = await house.begin(game="magblast", clock=BANK)
    house.clock.seconds += 10 * HOUR
    position = await house.position(match_id)
    seat = min(position.asked)
    action = position.engine.default_action(position.state, seat)
    scene = position.scene(seat)
    by = By(position.seats[seat].user_id)
    await house.tables.play.submit_draft(scene, by, (action,), ())
    assert (await house.store.seats(match_id))[seat].bank in (DAY - 10 * HOUR + MORE, None)


HOURS = Hours("Pacific/Auckland", Quiet(20, 8), weekend=True)
"""The longest that count."""
NIGHTS = 3.5 * DAY
"""Seconds by which a weekend with the nights beside it puts off a clock, at the most."""
HOLIDAYS = 2 * (ALLOWANCE + ALLOWANCE) * DAY
"""Those of two years, with a day after each."""


def longest(options: TableOptions, questions: int, people: int) -> float:
    """Return the most that a match may take with so many questions: banks and what is added."""
    pace = options.clock.pace
    assert pace is not None
    rests = ALL + people * HOLIDAYS  # by agreement, and by the year
    response = options.response.seconds or pace.seconds
    if pace.increment is None:
        return rests + questions * (NIGHTS + max(pace.seconds, response))
    return rests + people * pace.seconds + questions * (NIGHTS + pace.increment + response)


@pytest.mark.parametrize(("clock", "game", "away", "expired"), every_other(ENDS))
async def test_every_match_ends_within_its_time(
    house: Hall, game: str, away: Absence, clock: TableClock, expired: Expired
) -> None:
    """Whoever comes and goes, and however long each of them takes, or never moves again."""
    chance = Random(f"nights {game} {clock} {expired}")
    if away is Absence.COUNT:
        await house.tables.people.wish_calls(
            BOB, lambda _: Calls(zone=HOURS.zone, quiet=HOURS.night)
        )
        await house.tables.absences.prefer(BOB, night=True, weekend=True)
    match_id = await house.begin(game=game, clock=clock, expired=expired, away=away)
    assert (await house.store.seats(match_id))[1].hours == (
        encode(HOURS) if away is Absence.COUNT else None
    )
    began = house.clock()
    gone = {user for user in (ALICE, BOB) if chance.random() < 0.4}
    questions = 0
    for _ in range(2000):
        match = await house.store.match(match_id)
        assert match is not None
        if match.status is Status.ENDED:
            break
        questions += 1
        await one_step(house, match_id, chance, gone)
        await check_clocks(house, match_id)
    else:
        pytest.fail("the match does not end")
    options = TableOptions(clock, expired=expired)
    assert house.clock() - began <= longest(options, questions, 2) + 1
    if game == "magblast" and expired is not Expired.COMPUTER:  # that plays for who is away
        assert house.told("table-away-moved") > 0, "it is tried"


async def dues(house: Hall, match_id: int) -> dict[Seat, float]:
    rows = await house.store.deadlines.of_match(match_id)
    return {row.seat: row.due_at for row in rows if row.kind == TIME_UP}


async def check_clocks(house: Hall, match_id: int) -> None:
    """Everybody who is waited for has a clock, and none has more than was agreed on."""
    position, running = await house.position(match_id), await dues(house, match_id)
    assert position.timed == running.keys()
    most = position.options.clock.seconds
    assert most is not None
    begins = position.starts(house.clock())
    rows = await house.store.deadlines.of_match(match_id)
    put_off = {row.seat: extra(row) for row in rows if row.kind == TIME_UP}
    assert all(due - put_off[seat] - begins <= most + 0.001 for seat, due in running.items())
    assert all(seconds <= NIGHTS + (ALLOWANCE + 1) * DAY for seconds in put_off.values())


async def come_and_rest(house: Hall, match_id: int, chance: Random, gone: set[int]) -> None:
    """Now and then let people agree on a pause, or to end it, and somebody go or come back."""
    position = await house.position(match_id)
    days = chance.randint(0, 3)
    for user in (ALICE, BOB) if chance.random() < 0.1 else ():
        with suppress(Refusal):
            await house.tables.resting.agree(match_id, By(user), days, asking=True)
    for user in (ALICE, BOB) if chance.random() < 0.05 else ():
        with suppress(Refusal):
            await house.tables.absences.take(user, chance.randint(1, 9))
    for user in (ALICE, BOB) if chance.random() < 0.02 else ():
        with suppress(Refusal):
            await house.tables.absences.back(user)
    if chance.random() < 0.1:
        with suppress(Refusal):
            await house.tables.play.sit_out(match_id, By(chance.choice((ALICE, BOB))), "easy")
        position = await house.position(match_id)
    away = [row.user_id for row in position.seats if row.sat_in_at is not None]
    if away and chance.random() < 0.1:
        with suppress(Refusal):
            await house.tables.play.come_back(match_id, By(away[0]))
            gone.discard(away[0] or 0)


async def one_step(house: Hall, match_id: int, chance: Random, gone: set[int]) -> None:
    """Let whoever is there move after a while, or else the next clock run out."""
    await come_and_rest(house, match_id, chance, gone)
    await house.settle()
    position = await house.position(match_id)
    if not position.going:
        return
    there = [
        seat
        for seat in sorted(position.asked & position.people)
        if position.seats[seat].user_id not in gone
    ]
    clocks = await dues(house, match_id)
    if not there:
        await house.pass_time(max(0.0, min(clocks.values()) - house.clock()) + 0.001)
        return
    seat = chance.choice(there)
    wait = (min(clocks.values()) - house.clock()) * chance.random() * 0.9
    await house.pass_time(max(0.0, wait))
    user = position.seats[seat].user_id
    if user is not None and chance.random() < 0.05:
        gone.add(user)
    action = Dice(f"moves {match_id}", position.number).choice(
        list(position.engine.legal_actions(position.state, seat))
    )
    await house.tables.play.submit(match_id, By(user), action)
    await house.settle()
