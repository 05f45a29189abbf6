"""A computer that fails holds up no match: not its own, and not another's."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engines.core import Player
from engines.shazamm.model import Cast
from tables import Clock as TableClock
from tables.match.log import ACTION, CLOCK
from tables.options import DAY
from tables.tables import By
from tests.tables.faults import fails
from tests.tables.house import ALICE, Clock, Hall, hall
from tests.tables.post_office import PostOffice

DAYS = 18
AT_ONCE = 0.02
"""Seconds after which a thought counts as endless in these tests."""


def nonsense(*_: Any) -> Any:
    return {"type": "nonsense"}


def too_much(*_: Any) -> Any:
    return Cast(1000)


def gives_up(*_: Any) -> Any:
    raise SystemExit


def has_nothing(*_: Any) -> Any:
    return next(iter(()))


def first_legal(engine: Any, state: Any, seat: int, *_: Any) -> Any:
    return next(iter(engine.legal_actions(state, seat)))


class Endless:
    """A chooser of Shazamm! that does not end while a test runs; of other games it chooses."""

    def __init__(self) -> None:
        self.let_go = threading.Event()
        self.begun = 0

    def __call__(self, engine: Any, state: Any, seat: int, *rest: Any) -> Any:
        if engine.meta.key == "shazamm":
            self.begun += 1
            self.let_go.wait()
        return first_legal(engine, state, seat)


@pytest.fixture
def endless() -> Iterator[Endless]:
    chooser = Endless()
    yield chooser
    chooser.let_go.set()


@pytest.fixture
def place(tmp_path: Path) -> Callable[..., Any]:
    """Open a hall in which computers choose as a test wants it."""

    def opened(chooser: Any, grace: float = 60.0) -> Any:
        clock = Clock()
        path = tmp_path / "tables.db"
        return hall(path, clock, PostOffice(clock), chooser=chooser, grace=grace)

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
        entries = [(e.kind, e.seat) for e in await house.store.entries(match_id)]
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
        entries = [(e.kind, e.seat) for e in await house.store.entries(match_id)]
        assert entries.count((CLOCK, 0)) == DAYS
        assert entries.count((ACTION, 1)) == len(entries) - DAYS == DAYS + 1
        assert late(house) == {0: DAYS}


async def test_a_thought_that_does_not_end_is_left_and_others_go_on_thinking(
    place: Callable[..., Any], endless: Endless
) -> None:
    async with place(endless, AT_ONCE) as house:
        stuck = await house.begin(("easy",), game="shazamm", channel=1)
        assert [e.seat for e in await house.store.entries(stuck)] == [1]
        other = await house.begin(("easy", "easy"), game="magblast", channel=2)
        position = await house.position(other)
        assert position.asked - position.people == frozenset()
        assert (await house.store.entries(other)) != ()


async def test_nothing_more_is_thought_about_a_match_whose_thought_does_not_end(
    place: Callable[..., Any], endless: Endless
) -> None:
    """Or each of its questions would leave another thread behind. Its defaults bring it on."""
    async with place(endless, AT_ONCE) as house:
        match_id = await house.begin(("easy",))
        for _ in range(3):
            await house.tables.play.submit(match_id, By(ALICE), Cast(1))
            await house.settle()
        assert len(await house.store.entries(match_id)) == 7
        assert endless.begun == 1


async def test_what_a_thought_answers_too_late_is_not_played(
    place: Callable[..., Any], endless: Endless
) -> None:
    async with place(endless, AT_ONCE) as house:
        match_id = await house.begin(("easy",))
        endless.let_go.set()
        await house.tables.play.submit(match_id, By(ALICE), Cast(1))
        await house.settle()
        assert len(await house.store.entries(match_id)) == 3


async def test_a_process_ends_though_a_thought_does_not(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.tables.endless_process", str(tmp_path / "t.db")),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        output, _ = await asyncio.wait_for(process.communicate(), 30)
    except TimeoutError:
        process.kill()
        raise
    assert (process.returncode, output) == (0, b"1\n")


async def test_a_chooser_within_its_time_is_heard(place: Callable[..., Any]) -> None:
    async with place(first_legal) as house:
        match_id = await house.begin(("easy",))
        position = await house.position(match_id)
        entries = await house.store.entries(match_id)
        assert [e.seat for e in entries] == [1]
        assert position.asked == {0}
