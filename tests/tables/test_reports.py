"""A report goes into the log: where a match stands, once a minute from each person."""

from __future__ import annotations

import logging

import pytest

from engines.shazamm.model import Cast
from tables import NoMatch
from tables.lobby import Guest, Place
from tables.match.reports import PAUSE
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING, "tables.match.reports")
    return caplog


async def test_the_log_says_how_a_match_stands(house: Hall, log: pytest.LogCaptureFixture) -> None:
    take = house.tables.reports.take
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await take(match_id, ALICE, "1.2")
    lobby = await house.tables.lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 8, "en"))
    await take(lobby, ALICE, "1.2")
    assert [record.getMessage().partition(": ")[2] for record in log.records] == [
        "shazamm, ply 1, rules version 1, program version 1.2",
        "magblast, ply 0, rules version 5, program version 1.2",
    ]


async def test_each_person_is_heard_once_a_minute_about_each_match(
    house: Hall, log: pytest.LogCaptureFixture
) -> None:
    take = house.tables.reports.take
    first, second = await house.begin(channel=1), await house.begin(channel=2)
    for match_id, user in ((first, ALICE), (first, BOB), (second, ALICE), (first, ALICE)):
        await take(match_id, user, "1")
    assert len(log.records) == 3
    house.clock.seconds += PAUSE - 1
    await take(first, ALICE, "1")
    assert len(log.records) == 3
    house.clock.seconds += 1
    await take(first, ALICE, "1")
    assert len(log.records) == 4
    house.clock.seconds -= 10 * PAUSE  # somebody has set the clock
    await take(first, ALICE, "1")
    assert len(log.records) == 5


async def test_what_is_no_match_cannot_be_reported(house: Hall) -> None:
    with pytest.raises(NoMatch):
        await house.tables.reports.take(1, ALICE, "1")
