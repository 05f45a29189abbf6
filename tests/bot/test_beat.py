"""What is done again and again goes on, whatever fails, until it is cancelled."""

from __future__ import annotations

import asyncio

import pytest

from cogs.chat import beat
from cogs.chat.beat import Beat
from tests.bot.fixtures import ErrorLog


@pytest.mark.parametrize("fault", [ZeroDivisionError, asyncio.CancelledError])
async def test_a_fault_is_logged_and_the_next_beat_comes(
    fault: type[BaseException], error_log: ErrorLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where something that it waited for was cancelled by others."""
    monkeypatch.setattr(beat, "AFTER_A_FAULT", 0.0)
    came, often = list[int](), asyncio.Event()

    async def once() -> float:
        came.append(len(came))
        if len(came) == 1:
            raise fault
        often.set()
        return 3600.0

    heart = Beat(once)
    assert (heart.is_running(), heart.age) == (False, None)
    heart.start()
    heart.start()
    await asyncio.wait_for(often.wait(), 10)
    await asyncio.sleep(0)
    assert came == [0, 1]
    assert heart.is_running()
    assert heart.resting
    assert heart.age is not None
    heart.cancel()
    await asyncio.wait([task for task in asyncio.all_tasks() if task.get_name() == "beat"])
    assert not heart.is_running()
    assert fault.__name__ in error_log.expect("a beat failed")
