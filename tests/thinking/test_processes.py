"""Processes that think: what is in them, and what becomes of the others when one is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots import choose
from engines.core import decode
from engines.shazamm import ENGINE
from engines.shazamm.model import Cast
from engines.shazamm.state import State
from tests.thinking import choosers
from tests.thinking.held import clock, comes, held
from tests.thinking.questions import question
from thinking.process import Process
from thinking.shares import Matter
from thinking.thoughts import (
    GRACE,
    IDLE,
    PAUSE,
    SHUNNED,
    Load,
    NoThought,
    Thought,
    Thoughts,
    TooLate,
    cores,
)

SLOT = 1.0
ONE, OTHER = Matter("a server", 1), Matter("another", 2)


@asynccontextmanager
async def thinking(chooser: Any, most: int | None = 1, **more: Any) -> AsyncIterator[Thoughts]:
    thoughts = Thoughts(chooser, most=most, **more)
    try:
        yield thoughts
    finally:
        await thoughts.close()
        assert thoughts.load().processes == 0


def begun(
    thoughts: Thoughts, matter: Matter = ONE, game: str = "shazamm", level: str = "hard"
) -> Thought:
    return thoughts.begin(question(game, level), matter, clock().time() + SLOT)


def done(*some: Thought) -> Callable[[], bool]:
    return lambda: all(one.result is not None or one.error for one in some)


def test_it_answers_with_an_action() -> None:
    async def test() -> None:
        async with thinking(choose) as thoughts:
            one = begun(thoughts, level="easy")
            with pytest.raises(TooLate):
                one.line()
            assert await comes(done(one))
            (action,) = one.line()
            state = decode(question("shazamm").state, State)
            ENGINE.check(state, 0, decode(action, Cast))
            assert thoughts.load() == Load(under_way=0, waiting=0, failed=0, processes=1)

    held(test)


def test_its_end_is_told_once_whatever_ends_first() -> None:
    """Its pipes are closed, and it exits: each would tell of it."""

    async def test() -> None:
        told: list[Process] = []
        process = Process("bots:choose", lambda *_: None, told.append)
        assert await comes(lambda: process.pid is not None)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.gone
        assert told == [process]

    held(test)


def test_it_holds_nothing_of_discord_pictures_or_databases(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a token")
    monkeypatch.setenv("BROADSIDE_DATABASE", "postgresql://me:a-password@host/bot")
    monkeypatch.chdir(tmp_path)  # it is started from anywhere

    async def test() -> None:
        async with thinking(choosers.about_itself) as thoughts:
            one = begun(thoughts)
            assert await comes(done(one))
            told = msgspec.json.decode(one.line()[0])
        ours = {"bot", "cogs", "operating", "offline", "render", "store", "tables"}
        libraries = {"discord", "aiohttp", "aiosqlite", "sqlite3", "PIL", "asyncio"}
        assert not (ours | libraries) & set(told["modules"])
        assert {"bots", "engines", "thinking"} <= set(told["modules"])
        assert told["secrets"] == []
        assert told["nice"] > os.nice(0)
        assert told["alone"]

    held(test)


def test_a_killed_process_takes_no_thought_with_it(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with thinking(choosers.unhurried, most=2) as thoughts:
            both = [begun(thoughts, matter, "rebelmoon") for matter in (ONE, OTHER)]
            # Both processes stand then: else one might be done before the other has begun.
            assert await comes(done(*both)) and thoughts.load().processes == 2
            both = [begun(thoughts, matter, "rebelmoon") for matter in (ONE, OTHER)]
            assert await comes(lambda: thoughts.load().under_way == 2)
            first = min(thoughts.pids())
            os.kill(first, signal.SIGKILL)
            assert await comes(done(*both))
            assert all(one.line() for one in both)
            assert first not in thoughts.pids()
        ours = [record for record in caplog.records if record.name.startswith("thinking")]
        assert [record.getMessage() for record in ours] == [
            "a process that thinks has ended: another takes its place"
        ]

    held(test)


@pytest.mark.parametrize("chooser", [choosers.dies, choosers.unspeakable])
@pytest.mark.usefixtures("caplog")
def test_what_ends_every_process_is_given_up(chooser: Any) -> None:
    async def test() -> None:
        async with thinking(chooser) as thoughts:
            one = begun(thoughts)
            assert await comes(done(one))
            assert one.attempts == 2
            with pytest.raises(NoThought):
                one.line()
            again, other = begun(thoughts), begun(thoughts, OTHER)
            assert again.error
            assert not other.error

    held(test)


def test_a_thought_that_does_not_end_costs_its_process_and_its_match_thought() -> None:
    async def test() -> None:
        async with thinking(choosers.endless, grace=3.0) as thoughts:
            stuck, other = begun(thoughts), begun(thoughts, OTHER, "magblast")
            assert await comes(lambda: thoughts.load() == Load(1, 1, 0, 1))
            clock().seconds += SLOT
            for one in (stuck, other):
                with pytest.raises(TooLate):
                    one.line()
                thoughts.end(one)
            assert thoughts.load() == Load(0, 0, 2, 1)
            (process,) = thoughts.pids()
            waits = begun(thoughts, OTHER, "magblast")
            clock().seconds += 2.9
            await asyncio.sleep(0)
            assert thoughts.pids() == {process}
            clock().seconds += 0.1
            waits.latest = clock().seconds + SLOT
            assert await comes(done(waits))
            assert waits.line()
            assert thoughts.pids() != {process}
            assert begun(thoughts).error
            clock().seconds += SHUNNED
            assert not begun(thoughts).error
            assert thoughts.load() == Load(1, 0, 2, 1)

    held(test)


def test_twenty_matches_of_a_server_do_not_starve_another() -> None:
    """Half of the time is the other server's, whose turn is next."""

    async def test() -> None:
        async with thinking(choosers.how_long) as thoughts:
            many = [begun(thoughts, Matter("a server", number)) for number in range(20)]
            assert await comes(lambda: thoughts.load().under_way == 1)
            late = begun(thoughts, Matter("another", 20))
            assert await comes(done(late))
            before = [one for one in many if one.result is not None]
            (told,) = late.line()
            spent, whole = msgspec.json.decode(told), late.latest - late.begun
            assert len(before) <= 2
            assert late.seconds == pytest.approx(whole / 2)
            assert spent["seconds"] > 0.3 * whole
            assert spent["worked"] < 0.55 * whole

    held(test)


def test_when_more_come_those_who_think_are_told_to_hurry() -> None:
    """And whoever is let go of does so at once, which costs its process nothing."""

    async def test() -> None:
        async with thinking(choosers.how_long) as thoughts:
            long = clock().time() + 10_000
            one = thoughts.begin(question("shazamm"), ONE, long)
            assert await comes(lambda: thoughts.load() == Load(1, 0, 0, 1))
            assert one.seconds == one.allowed(1)
            other = thoughts.begin(question("shazamm"), OTHER, long)
            assert one.seconds == one.allowed(1 / 2)
            thoughts.end(other)
            processes = thoughts.pids()
            thoughts.end(one)
            assert await comes(done(one))
            clock().seconds += GRACE
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert thoughts.pids() == processes
            assert not begun(thoughts).error

    held(test)


def test_there_are_no_more_processes_than_needed_nor_than_cores_but_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        for available, most in ((1, 1), (3, 2)):
            monkeypatch.setattr(os, "sched_getaffinity", {0: set(range(available))}.get)
            async with thinking(choose, most=None) as thoughts:
                for count in (1, 2, 3):
                    begun(thoughts)
                    assert thoughts.load() == Load(0, count, 0, min(count, most))

    held(test)


def test_where_the_system_does_not_tell_what_it_may_use_all_cores_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "sched_getaffinity")
    for told, counted in ((4, 4), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda told=told: told)
        assert cores() == counted


def test_a_process_that_long_had_nothing_to_think_ends_and_another_takes_up_what_comes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with thinking(choose, most=2) as thoughts:
            both = [begun(thoughts, matter, level="easy") for matter in (ONE, OTHER)]
            assert await comes(done(*both))
            assert await comes(lambda: not thoughts._starting)
            first = thoughts.pids()
            assert len(first) == 2
            clock().seconds += IDLE - 1
            again = begun(thoughts, level="easy")
            assert await comes(done(again))
            busy = thoughts.pids()
            assert busy == first
            clock().seconds += 1
            assert await comes(lambda: len(thoughts.pids()) == 1)
            clock().seconds += IDLE - 1
            assert await comes(lambda: thoughts.load() == Load(0, 0, 0, 0))
            assert await comes(lambda: not thoughts._living)
            later = begun(thoughts, level="easy")
            assert await comes(done(later))
            assert later.line()
            assert not thoughts.pids() & first
        assert [r.getMessage() for r in caplog.records if r.name.startswith("thinking")] == []

    held(test)


def test_a_process_that_thinks_for_long_is_not_taken_for_idle() -> None:
    async def test() -> None:
        async with thinking(choosers.how_long) as thoughts:
            first = begun(thoughts)
            assert await comes(done(first))
            (process,) = thoughts.pids()
            long = thoughts.begin(question("shazamm"), ONE, clock().time() + 10_000)
            assert thoughts.load() == Load(1, 0, 0, 1)
            clock().seconds += 2 * IDLE
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert thoughts.pids() == {process}
            thoughts.end(long)

    held(test)


def test_a_process_that_cannot_be_started_is_tried_again_after_a_pause(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with thinking(choose) as thoughts:
            with monkeypatch.context() as patched:
                patched.setattr(sys, "executable", "/nowhere/python")
                waits = begun(thoughts, level="easy")
                assert await comes(lambda: thoughts.load() == Load(0, 1, 0, 0))
            clock().seconds += PAUSE - 1
            begun(thoughts, OTHER, level="easy")
            assert thoughts.load() == Load(0, 2, 0, 0)
            clock().seconds += 1
            one = begun(thoughts, OTHER, level="easy")
            assert thoughts.load() == Load(0, 3, 0, 1)
            assert await comes(done(one))
            assert one.line()
            assert waits.result is None
        (told,) = [record for record in caplog.records if record.name.startswith("thinking")]
        assert told.getMessage() == "a process that thinks cannot be started"

    held(test)


def test_it_ends_with_the_bot_whatever_it_does() -> None:
    """A killed bot closes nothing but its pipes; a signal to all is left to the bot."""

    async def test() -> None:
        async with thinking(choosers.endless) as thoughts:
            begun(thoughts)
            assert await comes(lambda: thoughts.load().under_way == 1)
            (pid,) = thoughts.pids()
            for number in (signal.SIGTERM, signal.SIGINT):
                os.kill(pid, number)
            (process,) = thoughts._running
            assert process._transport is not None
            pipe: Any = process._transport.get_pipe_transport(0)
            assert thoughts.pids() == {pid}
            pipe.close()
            assert await comes(lambda: pid not in thoughts.pids())

    held(test)
