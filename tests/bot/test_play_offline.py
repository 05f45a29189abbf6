"""`python -m offline`: its settings, and what it says on a machine that is too slow."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
import simcord

from cogs.chat import answer
from offline import __main__ as offline
from offline import simcord_inside, simcord_time
from operating.settings import WRONG_SET_UP, Settings, WrongSetting

PEOPLE = ["alice", "bob"]
LONG = 2.0
"""Seconds for which the bot works on at most, where nothing ends that before."""
HOUR = 3600.0
MANY = 12
"""How often the clock is put right until four times the time is over that it waits for the bot."""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "offline.db"))


@pytest.fixture(autouse=True)
def arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["offline"])
    monkeypatch.delenv("BROADSIDE_BOT_SECONDS", raising=False)


@pytest.mark.parametrize(("given", "seconds"), [(None, offline.BOT_SECONDS), ("3", 3.0)])
def test_the_pace_of_computers_is_a_setting_here_too(
    monkeypatch: pytest.MonkeyPatch, given: str | None, seconds: float
) -> None:
    if given is not None:
        monkeypatch.setenv("BROADSIDE_BOT_SECONDS", given)
    monkeypatch.setenv("BROADSIDE_DATABASE", "the-real-one.db")
    settings = offline._settings("offline.db")
    assert (settings.bot_seconds, settings.database) == (seconds, "offline.db")


def test_a_wrong_setting_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BROADSIDE_BOT_SECONDS", "slowly")
    assert offline.main() == WRONG_SET_UP
    assert capsys.readouterr().err == (
        "offline: BROADSIDE_BOT_SECONDS must be a number of seconds\n"
    )


def test_the_database_of_the_bot_is_nothing_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROADSIDE_DATABASE", "mysql://me:a-word@host/bot")
    assert offline._settings("offline.db").database == "offline.db"
    with pytest.raises(WrongSetting):
        offline._settings("mysql://me:a-word@host/bot")


@pytest.mark.parametrize("port", ["0", "-1", "65536", "99999", "8800.5", "a"])
def test_a_port_that_cannot_be_is_told_in_one_line(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["offline", "--port", port])
    with pytest.raises(SystemExit) as ended:
        offline.main()
    *_, said = capsys.readouterr().err.splitlines()
    assert ended.value.code == WRONG_SET_UP
    assert said.endswith(f"argument --port: '{port}' is no port from 1 to 65535")


async def test_a_match_that_begins_too_slowly_is_told_in_one_line(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async with offline._world(settings, PEOPLE) as world:
        assert world.env.settle_timeout == offline.PATIENCE
        world.env.settle_timeout = 0.0
        await offline._try_to_open_match(world, "shazamm")
        assert capsys.readouterr().err == "offline: the match of shazamm takes long to begin\n"


async def test_that_an_answer_follows_is_said_while_the_bot_works(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock stands meanwhile: who asked for what takes seconds saw that nobody answered."""
    monkeypatch.setattr(answer, "SOON", 0.01)
    async with offline._world(settings, PEOPLE) as world:
        said = threading.Event()
        with simcord_time.as_the_bot(world.env):
            asyncio.get_running_loop().call_later(answer.SOON, said.set)
            working = asyncio.create_task(asyncio.to_thread(said.wait, LONG))
        await world.env.settle()
        assert await working


async def test_no_timer_of_the_bot_runs_before_its_time(settings: Settings) -> None:
    """The clock that stood behind caught up with computers that had only begun to think."""
    async with offline._world(settings, PEOPLE) as world:
        world.env.backend.advance_clock(-HOUR)
        run = threading.Event()
        with simcord_time.as_the_bot(world.env):
            asyncio.get_running_loop().call_later(HOUR / 2, run.set)
        await simcord_time.catch_up(world.env)
        assert not run.is_set()
        await world.env.advance_time(HOUR / 2)
        assert run.is_set()


async def test_what_is_waited_for_ends_in_its_time_though_it_never_comes(
    settings: Settings,
) -> None:
    """A thought that never came held up the clock on which its limit hung, and all other limits."""
    async with offline._world(settings, PEOPLE) as world:
        simcord_inside.answer_promptly(world.env)
        with simcord_time.as_the_bot(world.env):
            thought = asyncio.wait_for(asyncio.Event().wait(), 4 * world.env.settle_timeout)
            waiting = asyncio.create_task(thought)
            pausing = asyncio.create_task(asyncio.sleep(4 * world.env.settle_timeout))
        for _ in range(MANY):
            await simcord_time.catch_up(world.env)
        assert pausing.done()
        assert isinstance(waiting.exception(), asyncio.TimeoutError)


def test_a_bot_that_starts_too_slowly_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def start(env: simcord.Env) -> None:
        raise TimeoutError("bot did not settle")

    monkeypatch.setattr(simcord.Env, "start", start)
    assert offline.main() == WRONG_SET_UP
    assert capsys.readouterr().err == (
        "offline: the bot did not start in time: this machine is too busy\n"
    )
