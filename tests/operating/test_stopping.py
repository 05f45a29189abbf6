"""Asked to stop, the bot ends what is under way, leaves Discord and goes; asked twice, at once."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from tests.operating.matches import cast, match_in, rows
from tests.operating.process import Running, running_bot
from tests.operating.stub import CHANNEL, PATIENCE, Stub, stub_of_discord
from tests.sampled import sampled
from tests.tables.house import ALICE

SEND = f"/channels/{CHANNEL}/messages"
ENDLESS = """
import tables.match.computers
from tests.thinking.choosers import endless
tables.match.computers.choose = endless
"""
NOTHING_DRAWN = """
import sys, threading, cogs.chat.pictures
from operating import running, stopping
running.GRACE, stopping.LONGEST = 0.2, 1.0
def draw(*_):
    print("it draws", file=sys.stderr, flush=True)
    threading.Event().wait()
cogs.chat.pictures.rendered = draw
"""


@pytest.mark.parametrize("number", sampled((signal.SIGTERM, signal.SIGINT)))
async def test_what_is_being_sent_and_answered_arrives(
    tmp_path: Path, number: signal.Signals
) -> None:
    path = await match_in(tmp_path)
    async with stub_of_discord() as stub, running_bot(stub, tmp_path) as running:
        stub.gates = {SEND: asyncio.Event(), "/callback": asyncio.Event()}
        await stub.until("POST", SEND)
        await stub.press(ALICE, cast(7))
        await stub.until("POST", "/callback")
        running.signal(number)
        await running.says("stopping")
        async with asyncio.timeout(PATIENCE):
            await stub.left.wait()  # nothing new comes, and what came is under way
        for gate in stub.gates.values():
            gate.set()
        assert await running.end() == 0
        assert stub.closed_with == [1000]
    answered = [path for path, _ in stub.asked if "/callback" in path]
    assert len(answered) == 1
    assert "Traceback" not in running.log
    assert running.log.rstrip().endswith("stopped")
    assert rows(path, "SELECT count(*) FROM entry WHERE interaction_id IS NOT NULL") == [(1,)]
    sent = rows(path, "SELECT count(*) FROM message WHERE surface = 'board' AND message_id > 9e17")
    assert sent == [(1,)]


async def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    await match_in(tmp_path)
    async with stub_of_discord() as stub, running_bot(stub, tmp_path) as running:
        stub.gates = {SEND: asyncio.Event()}
        await stub.until("POST", SEND)
        running.signal(signal.SIGTERM)
        await running.says("stopping")
        assert await running.end(signal.SIGTERM) == 128 + signal.SIGTERM


async def test_threads_that_draw_without_end_hold_up_nothing(tmp_path: Path) -> None:
    await match_in(tmp_path)
    async with stub_of_discord() as stub, running_bot(stub, tmp_path, NOTHING_DRAWN) as running:
        await running.says("it draws")
        assert await running.end(signal.SIGTERM) == 0
        assert stub.closed_with == [1000]
    assert "not everything has ended" in running.log
    assert "Traceback" not in running.log


@pytest.mark.parametrize("number", sampled((signal.SIGTERM, signal.SIGINT)))
async def test_computers_that_think_without_end_end_with_it(
    tmp_path: Path, number: signal.Signals
) -> None:
    """A service's manager sends its signal to them too: they leave the end to the bot."""
    await match_in(tmp_path, ("normal",))
    async with stub_of_discord() as stub, thinking_bot(stub, tmp_path, ENDLESS) as running:
        await running.says("thoughts=1")
        thinkers = children(running.pid)
        assert thinkers
        for pid in thinkers:
            os.kill(pid, number)
        assert await running.end(number) == 0
        assert not [pid for pid in thinkers if lives(pid)]
    assert running.log.rstrip().endswith("stopped")
    assert "Traceback" not in running.log
    assert "a process that thinks" not in running.log


async def test_a_bot_killed_in_the_middle_of_a_thought_leaves_nothing_and_loses_nothing(
    tmp_path: Path,
) -> None:
    path = await match_in(tmp_path, ("normal",))
    async with stub_of_discord() as stub, thinking_bot(stub, tmp_path, ENDLESS) as running:
        await running.says("thoughts=1")
        thinkers = children(running.pid)
        running.signal(signal.SIGKILL)
        await running.end()
        async with asyncio.timeout(PATIENCE):
            while any(map(lives, thinkers)):
                await asyncio.to_thread(lambda: None)
    assert rows(path, "SELECT seat FROM entry WHERE kind <> 'deal'") == []
    async with stub_of_discord() as stub, running_bot(stub, tmp_path) as running:
        await running.says("ready bot=")
        async with asyncio.timeout(PATIENCE):
            while rows(path, "SELECT seat FROM entry WHERE kind <> 'deal'") != [(1,)]:
                await asyncio.to_thread(lambda: None)
        assert await running.end(signal.SIGTERM) == 0


def thinking_bot(stub: Stub, folder: Path, more: str) -> AbstractAsyncContextManager[Running]:
    """Return a bot whose computers take so long that none answers during a test."""
    return running_bot(stub, folder, more, BROADSIDE_BOT_SECONDS="60")


def children(pid: int) -> set[int]:
    """Return the processes that a process has started."""
    paths = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(number) for path in paths for number in path.read_text().split()}


def lives(pid: int) -> bool:
    """Tell whether a process does anything yet; one that nobody asks after is dead."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def test_a_lost_file_is_the_end(tmp_path: Path) -> None:
    """Nobody is told that a move was made, and one line says why."""
    path = await match_in(tmp_path)
    async with stub_of_discord() as stub, running_bot(stub, tmp_path) as running:
        await running.says("ready bot=")
        path.unlink()
        await stub.press(ALICE, cast(7))
        assert await running.end() == 2
    assert "Traceback" not in running.log
    said = [line for line in running.log.splitlines() if line.startswith("broadside: ")]
    assert said == [f"broadside: {path} was deleted, moved or replaced under the running program"]
    assert not path.exists()
