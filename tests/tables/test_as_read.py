"""Nothing comes of a deadline that was renewed, or dropped, after it was read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.shazamm.model import Cast
from store import Changes, Deadline, Status
from tables import Clock as TableClock
from tables import Expired
from tables.agreement import CONFIRM
from tables.gatherings import EXPIRY
from tables.lobby import Guest, Place
from tables.match.closing import PLACE
from tables.match.consequences import PUT_OFF, QUESTION_PUT_OFF, REMINDER, TIME_UP
from tables.match.position import Position
from tables.match.rests import LAPSE, REST_OVER
from tables.notice import FOUND, OFFERED, SEAT
from tables.options import HOUR
from tables.reminders import NUDGED
from tables.tables import By
from tables.votes.ballots import BALLOT
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

IN_MATCHES = {
    TIME_UP: 1,
    REMINDER: 1,
    NUDGED: -1,
    PLACE: -1,
    REST_OVER: -1,
    PUT_OFF: 1,
    SEAT: -1,
    OFFERED: -1,
    QUESTION_PUT_OFF: -1,
    LAPSE: -1,
}
"""Kinds of deadlines of a match that is played, and the seat of each."""
IN_LOBBIES = {EXPIRY: -1, CONFIRM: -1, FOUND: -1}
AFTERWARDS = {BALLOT: -1}
NUMBERED = {SEAT, FOUND, OFFERED, QUESTION_PUT_OFF}
"""Kinds that end in the number of a seat."""
EVERYWHERE = IN_MATCHES | IN_LOBBIES | AFTERWARDS


def written(path: Path) -> list[str]:
    """Return all that stands in a database."""
    with closing(sqlite3.connect(path)) as connection:
        return [*connection.iterdump()]


async def where(house: Hall, kind: str) -> int:
    """Return a match, or a lobby, which may have a deadline of a kind."""
    if kind in IN_LOBBIES:
        place = Place(5, 50, "en")
        match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), place)
        await house.tables.lobby.join(match_id, Guest(BOB, "Bob", 2))
    else:
        match_id = await house.begin(clock=TableClock.HOUR, expired=Expired.LOSS)
    if kind in AFTERWARDS:
        await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()
    return match_id


@pytest.mark.parametrize("stands", [True, False], ids=["renewed", "dropped"])
@pytest.mark.parametrize("kind", EVERYWHERE)
async def test_nothing_comes_of_a_deadline_that_does_not_stand_any_more(
    tmp_path: Path, kind: str, stands: bool
) -> None:
    path, clock = tmp_path / "read.db", Clock()
    async with hall(path, clock, PostOffice(clock)) as house:
        match_id = await where(house, kind)
        named = f"{kind}1" if kind in NUMBERED else kind
        read = Deadline(match_id, named, EVERYWHERE[kind], house.clock() + HOUR, b"")
        changes = Changes().drop_deadlines(match_id, read.kind, read.seat)
        if stands:
            changes.deadline(replace(read, due_at=read.due_at + HOUR))
        await house.store.commit(changes)
        house.clock.seconds = read.due_at
        before = written(path)
        await house.tables.clocks.handle(read)
        await house.settle()
        assert written(path) == before


def test_every_kind_is_looked_at(house: Hall) -> None:
    assert EVERYWHERE.keys() == house.tables.clocks.kinds


async def test_whoever_moved_while_another_match_was_looked_at_has_not_lost(house: Hall) -> None:
    options = {"clock": TableClock.HOUR, "expired": Expired.LOSS}
    first = await house.begin(channel=7, **options)
    second = await house.begin(channel=8, **options)
    await house.tables.play.submit(second, By(ALICE), Cast(5))
    house.clock.seconds += HOUR + 1

    async def press(position: Position) -> None:
        if position.match.id == first and position.match.status is Status.ENDED:
            await house.tables.play.submit(second, By(BOB), Cast(5))

    house.tables.making.after_commit.append(press)
    await house.tables.tick()
    await house.settle()
    assert [(move.kind, move.seat) for move in await house.moves(second)] == [
        ("action", 0),
        ("action", 1),
    ]
