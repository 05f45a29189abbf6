"""What whoever watches is answered, also when something is wrong."""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import Any

import pytest

from operating import monitor
from operating.health import Outcome, Recorder, Standing, shard_fields, standing_fields
from operating.metrics import STANDING, Metrics
from operating.monitor import monitored
from operating.settings import Listening, WrongSetting
from store import Backlog, StoreFailed
from tests.operating.watching import LOOPBACK, asked, free_port, numbers
from thinking.thoughts import Load

AT_ONCE = 0.01


def standing() -> dict[str, Any]:
    found = Standing(Backlog(4, 90.0, 2), Load(1, 5, 2, 3), 12, 34, 56, 7.04)
    shards = shard_fields(4, 1, standing_by=False)
    return {"connected": True, **shards, **standing_fields(found, 100.5)}


async def seen(fields: Any, metrics: Metrics | None = None) -> list[tuple[int, str]]:
    """Return what `/health` and `/metrics` answer."""
    port = free_port()
    async with monitored(Listening(LOOPBACK, port), fields, metrics):
        return [await asked(port, path) for path in ("/health", "/metrics")]


async def test_every_field_of_the_moment_is_a_metric() -> None:
    async def fields() -> dict[str, Any]:
        return standing()

    (status, health), (_, written) = await seen(fields, Metrics("1.2"))
    assert status == 200
    assert '"outbox_late_s": 10.5' in health
    assert standing().keys() == STANDING.keys()
    found = numbers(written)
    for field, told in STANDING.items():
        counts = "_total" if field in {"commits", "pictures", "thoughts_failed"} else ""
        assert found[f"broadside_{told.name}{counts}"] == float(standing()[field])
    assert found["broadside_build_info 1.2"] == 1


async def test_what_is_recorded_is_counted_from_the_start_on() -> None:
    """A line of the log begins anew; the metrics do not."""

    async def fields() -> dict[str, Any]:
        return standing()

    metrics, time = Metrics("1.2"), [0.0]
    recorder = Recorder(lambda: time[0], metrics)
    interaction: Any = type("Pressed", (), {"id": 5})
    for _ in range(2):
        await recorder.on_interaction(interaction)
        recorder.was_late(0.015)
        time[0] += 3.5
        assert recorder.take()["unanswered"] == 1
    metrics.answered(0.2)
    metrics.requested(Outcome.LIMITED)
    _, (_, written) = await seen(fields, metrics)
    found = numbers(written)
    assert found["broadside_unanswered_total"] == 2
    assert found["broadside_loop_late_seconds_bucket 0.01"] == 0
    assert found["broadside_loop_late_seconds_bucket 0.02"] == 2
    assert found["broadside_answer_seconds_bucket 0.1"] == 0
    assert found["broadside_answer_seconds_bucket 0.25"] == 1
    assert found["broadside_requests_total limited"] == 1
    assert found["broadside_requests_total done"] == 0


async def test_it_is_not_well_where_discord_is_away() -> None:
    async def fields() -> dict[str, Any]:
        return {**standing(), "connected": False}

    (status, health), (_, written) = await seen(fields, Metrics("1.2"))
    assert status == 503
    assert '"well": false' in health
    assert numbers(written)["broadside_connected"] == 0


@pytest.mark.parametrize(
    ("age", "standing_by", "status"),
    [(60.0, False, 200), (60.1, False, 503), (None, False, 200), (60.1, True, 200)],
)
async def test_it_is_not_well_where_clocks_stand_still(
    age: float | None, standing_by: bool, status: int
) -> None:
    """Nobody has looked yet at the start; where another process serves, that one does."""

    async def fields() -> dict[str, Any]:
        found = {**standing(), "standing_by": standing_by, "beat_age_s": age}
        return {name: value for name, value in found.items() if value is not None}

    (answered, health), _ = await seen(fields, Metrics("1.2"))
    assert answered == status
    assert ('"well": true' in health) == (status == 200)


async def test_it_is_not_well_where_the_database_is_away() -> None:
    """What is counted is told all the same."""

    async def fields() -> dict[str, Any]:
        raise StoreFailed("the disk is gone")

    (status, health), (code, written) = await seen(fields, Metrics("1.2"))
    assert (status, code) == (503, 200)
    assert "the disk is gone" in health
    assert "broadside_requests_total done" in numbers(written)
    assert "broadside_outbox_due" not in numbers(written)


async def test_a_database_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fields() -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    monkeypatch.setattr(monitor, "PATIENCE", AT_ONCE)
    (status, health), (code, _) = await seen(fields, Metrics("1.2"))
    assert (status, code) == (503, 200)
    assert "no answer" in health


async def test_without_its_library_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """To whoever asks, and in the log of the start: an upgrade may have taken the library away."""

    async def fields() -> dict[str, Any]:
        return standing()

    monkeypatch.delitem(sys.modules, "operating.metrics")
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    (status, _), (code, words) = await seen(fields, monitor.metrics("1.2"))
    assert (status, code) == (200, 501)
    assert "requirements/metrics.txt" in words
    (line,) = (record for record in caplog.records if "501" in record.getMessage())
    assert line.levelname == "WARNING" and words.strip() in line.getMessage()


async def test_where_nothing_can_listen_one_line_says_so() -> None:
    async def fields() -> dict[str, Any]:
        return standing()

    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        at = Listening(LOOPBACK, taken.getsockname()[1])
        with pytest.raises(WrongSetting) as error:
            async with monitored(at, fields, None):
                pass
    assert "BROADSIDE_METRICS" in str(error.value)
    assert str(at) in str(error.value)
    assert "\n" not in str(error.value)
