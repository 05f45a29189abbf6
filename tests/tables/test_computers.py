"""Computers in a match: what they are told, and what becomes of it when one fails."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.core import Dice, Player
from engines.shazamm.model import Cast
from tables import Clock as TableClock
from tables.lobby import Guest, Place
from tables.match.log import ACTION, CLOCK
from tables.options import DAY
from tables.tables import By
from tests.tables.faults import fails
from tests.tables.house import ALICE, Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.thinking.choosers import first_legal, gives_up, has_nothing, nonsense, too_much

DAYS = 18


@pytest.fixture
def place(tmp_path: Path) -> Callable[..., Any]:
    """Open a hall in which computers choose as a test wants it."""

    def opened(chooser: Any, **more: Any) -> Any:
        clock = Clock()
        return hall(tmp_path / "tables.db", clock, PostOffice(clock), chooser=chooser, **more)

    return opened


def late(house: Hall) -> dict[int, int]:
    """Return how often the channel was told that time ran out, by seat."""
    lines = [event for letter in house.office.on("board") for event in letter.events]
    late = [event.args["who"] for event in lines if event.key == "table-time-out"]
    return Counter(who.seat for who in late if isinstance(who, Player))


@pytest.mark.parametrize("chooser", [fails, nonsense, too_much, gives_up, has_nothing])
async def test_a_computer_that_fails_plays_its_default(
    place: Callable[..., Any], chooser: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async with place(chooser) as house:
        match_id = await house.begin(("easy",), clock=TableClock.DAY)
        await house.tables.play.submit(match_id, By(ALICE), Cast(5))
        await house.settle()
        position = await house.position(match_id)
        entries = [(e.kind, e.seat) for e in await house.moves(match_id)]
        assert sorted(entries) == [(ACTION, 0), (ACTION, 1), (ACTION, 1)]
        assert position.asked == {0}  # of the second turn: the computer has bet again
        told = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
        assert told == [
            f"computer of match {match_id}, ply {ply}, seat 1: its default is played"
            for ply in (0, 2)
        ]


async def test_days_later_a_match_with_a_computer_that_fails_has_moved_on(
    place: Callable[..., Any],
) -> None:
    """Its person is away too: clocks move for the one, defaults for the other."""
    async with place(fails) as house:
        match_id = await house.begin(("easy",), clock=TableClock.DAY)
        for _ in range(DAYS):
            await house.pass_time(DAY + 1)
        entries = [(e.kind, e.seat) for e in await house.moves(match_id)]
        assert entries.count((CLOCK, 0)) == DAYS
        assert entries.count((ACTION, 1)) == len(entries) - DAYS == DAYS + 1
        assert late(house) == {0: DAYS}


async def test_a_chooser_within_its_time_is_heard(
    place: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    async with place(first_legal) as house:
        match_id = await house.begin(("easy",))
        position = await house.position(match_id)
        entries = await house.moves(match_id)
        assert [e.seat for e in entries] == [1]
        assert position.asked == {0}
    assert not caplog.records, "its default was not played"


class Told:
    """A chooser that remembers what it was told."""

    def __init__(self) -> None:
        self.levels: list[str] = []
        self.drawn: list[float] = []
        self.allowed: list[bool] = []

    def __call__(
        self, engine: Any, state: Any, seat: int, dice: Dice, level: str, more: Callable[[], bool]
    ) -> Any:
        self.levels.append(level)
        self.drawn.append(dice.random())
        self.allowed.append(more())
        return first_legal(engine, state, seat)


async def test_a_computer_is_told_its_level_its_chance_and_to_think_no_longer_than_it_must(
    place: Callable[..., Any],
) -> None:
    told = Told()
    async with place(told, chance=Random(7)) as house:
        match_id = await house.begin(("hard",))
        assert (await house.position(match_id)).asked == {0}
        assert house.tables.computers.thoughts.load().processes == 0
    chance = Random(7)
    chance.randbytes(32)  # the match's secret
    chance.randbytes(16)  # the pepper of Alice's seat
    assert (told.levels, told.allowed) == (["hard"], [False])
    assert told.drawn == [Dice(chance.randbytes(16).hex(), 0).random()]


async def test_for_whoever_gave_up_a_computer_of_middling_strength_plays_on(
    place: Callable[..., Any],
) -> None:
    told = Told()
    async with place(told) as house:
        lobby = house.tables.lobby
        match_id = await lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
        for user in (2, 3):
            await lobby.join(match_id, Guest(user, str(user), user))
        await house.start(match_id, ALICE)
        await house.tables.play.resign(match_id, By(2))
        await house.settle()
    assert set(told.levels) == {"normal"}
