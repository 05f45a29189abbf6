"""What the log tells: nothing private, whatever its level; how the bot is, each minute."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from operating import health, logs
from operating.health import Recorder, Standing, standing_fields
from operating.settings import Settings
from store import Backlog, StoreBusy, StoreFailed, StoreFull
from tests.operating.matches import cast, match_in
from tests.operating.process import running_bot
from tests.operating.stub import TOKEN, stub_of_discord
from tests.operating.watching import asked, free_port
from tests.postgres import Server
from tests.tables.house import ALICE
from thinking.thoughts import Load

UNWELL, PRESSES = 503, 20


async def test_nothing_private_is_logged_at_any_level(tmp_path: Path) -> None:
    """A hand is shown and a bet made with `DEBUG` on: neither gets into the log, nor a token."""
    await match_in(tmp_path)
    async with (
        stub_of_discord() as stub,
        running_bot(stub, tmp_path, BROADSIDE_LOG_LEVEL="DEBUG", BROADSIDE_LOGS="json") as running,
    ):
        await running.says('"ready"')
        token = await stub.press(ALICE, cast(7))
        await stub.until("PATCH", "/messages/")
        await running.says('"answers": 1')
        assert await running.end(signal.SIGTERM) == 0
    sent = "\n".join(stub.bodies)
    assert "attachments" in sent  # pictures with their words
    secrets = {token, TOKEN, '"bet"', *re.findall(r'"custom_id": ?"[^"]+"', sent)}
    secrets |= set(re.findall(r'"description": ?"([^"]{20,})"', sent))
    assert len(secrets) > 5
    assert [secret for secret in secrets if secret in running.log] == []
    lines = [json.loads(line) for line in running.log.splitlines()]
    health = [line for line in lines if line["message"] == "health"]
    assert {line["answers"] for line in health} == {0, 1}
    told = {
        "outbox_due",
        "outbox_late_s",
        "loop_p99_ms",
        "answer_p99_ms",
        "thoughts",
        "matches_live",
    }
    assert told <= set(health[0])


@pytest.fixture
def loggers() -> Iterator[None]:
    """Set back what setting up logs changes of the whole process."""
    names = ("", *logs.OURS)
    before = {name: logging.getLogger(name).level for name in names}
    handlers = logging.getLogger().handlers[:]
    yield
    logging.getLogger().handlers[:] = handlers
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.parametrize(
    ("level", "ours", "others"),
    [("DEBUG", logging.DEBUG, logging.INFO), ("WARNING", logging.WARNING, logging.WARNING)],
)
def test_only_our_own_loggers_go_below_info(
    loggers: None, level: str, ours: int, others: int
) -> None:
    logging.getLogger().handlers[:] = []
    logs.set_up(Settings(log_level=level))
    for name in ("broadside", "cogs.chat.router", "tables.outbox.delivery", "operating.line"):
        assert logging.getLogger(name).getEffectiveLevel() == ours
    for name in ("discord.gateway", "discord.http", "discord.webhook.async_", "aiosqlite", "PIL"):
        assert logging.getLogger(name).getEffectiveLevel() == others


def test_every_package_of_ours_obeys_the_level() -> None:
    root = Path(__file__).parents[2]
    packages = {path.parent.name for path in root.glob("*/__init__.py")}
    assert packages - {"benchmarks", "offline", "tests"} <= set(logs.OURS)


def test_no_address_of_an_answer_is_told() -> None:
    """Whoever has it can answer in the bot's name for a quarter of an hour."""
    record = logging.LogRecord("discord.http", logging.WARNING, "", 0, "%s %s: 429", (), None)
    record.args = ("POST", "https://discord.com/api/v10/webhooks/12/s3cret/messages/@original")
    handler = logs.handler(Settings())
    assert handler.filter(record)
    assert record.getMessage().endswith("/webhooks/12/…/messages/@original: 429")


def test_fields_stand_behind_the_message() -> None:
    record = logging.makeLogRecord({"msg": "health", "fields": {"outbox_due": 3, "live": True}})
    assert logs.PlainLines().format(record).endswith(": health outbox_due=3 live=True")
    said = json.loads(logs.JsonLines().format(record))
    assert (said["message"], said["outbox_due"], said["live"]) == ("health", 3, True)


def test_a_line_names_its_match_and_its_interaction() -> None:
    record = logging.makeLogRecord({"msg": "act failed", "match": 7, "interaction": 12})
    assert logs.PlainLines().format(record).endswith(": act failed match=7 interaction=12")
    assert json.loads(logs.JsonLines().format(record))["match"] == 7


def test_the_health_of_the_tables() -> None:
    standing = Standing(Backlog(4, 90.0, 2), Load(1, 5, 2, 3), 12, 34, 56, 7.04)
    assert standing_fields(standing, 100.5) == {
        "outbox_due": 4,
        "outbox_late_s": 10.5,
        "outbox_later": 2,
        "thoughts": 1,
        "thoughts_waiting": 5,
        "thoughts_failed": 2,
        "thinkers": 3,
        "matches_live": 12,
        "commits": 34,
        "pictures": 56,
        "beat_age_s": 7.0,
    }


async def test_what_was_recorded_is_told_once() -> None:
    recorder = Recorder()
    for hundredths in range(100):
        recorder.was_late(hundredths / 100)
    told = recorder.take()
    assert (told["loop_p99_ms"], told["loop_max_ms"]) == (990, 990)
    assert recorder.take()["loop_max_ms"] == 0


async def test_what_was_recorded_is_told_also_while_the_database_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And told once: it does not pile up until the database is back."""
    monkeypatch.setattr(health, "EVERY", 0.0)
    recorder, tries = Recorder(), [0.5, 0.25]

    async def fields() -> dict[str, Any]:
        if not tries:
            raise asyncio.CancelledError
        recorder.was_late(tries.pop(0))
        raise StoreBusy("locked")

    with caplog.at_level(logging.INFO, "operating.health"):
        recorder.was_late(1.0)
        with pytest.raises(asyncio.CancelledError):
            await health.tell_health(recorder, fields)
    told = [vars(record)["fields"] for record in caplog.records if record.message == "health"]
    assert [line["loop_max_ms"] for line in told] == [1000, 500]


GROWN = """
from store import opening
configure = opening.configure
def without_room(connection):
    configure(connection)
    connection.execute("PRAGMA max_page_count = 1")  # it may not grow beyond what it is
    connection.execute(
        "CREATE TEMP TRIGGER grows AFTER INSERT ON entry BEGIN"
        " INSERT INTO setting VALUES ('large', hex(zeroblob(500000))); END"
    )
opening.configure = without_room
"""


BROKEN = """
import resource
from store import opening
configure = opening.configure
def without_room(connection):
    configure(connection)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5_000_000, resource.RLIM_INFINITY))
    connection.execute(
        "CREATE TEMP TRIGGER grows AFTER INSERT ON entry BEGIN"
        " INSERT INTO setting VALUES ('large', hex(zeroblob(5000000))); END"
    )
opening.configure = without_room
"""


@pytest.mark.parametrize(
    ("disk", "told"), [(GROWN, "database or disk is full"), (BROKEN, "disk I/O error")]
)
async def test_a_disk_that_takes_nothing_is_told_in_one_line_and_is_not_well(
    tmp_path: Path, disk: str, told: str
) -> None:
    """Until something is written again."""
    await match_in(tmp_path)
    port = free_port()
    async with (
        stub_of_discord() as stub,
        running_bot(stub, tmp_path, disk, BROADSIDE_METRICS=str(port)) as running,
    ):
        await running.says("outbox_due=0")
        assert '"well": true' in (await asked(port, "/health"))[1]
        status, said = 0, ""
        for _ in range(PRESSES):  # what is delivered in between finds room
            await stub.press(ALICE, cast(7))
            await running.says("cast failed")
            status, said = await asked(port, "/health")
            if status == UNWELL:
                break
        assert await running.end(signal.SIGTERM) == 0
    assert (status, '"well": false' in said) == (UNWELL, True), said
    assert "Traceback" not in running.log
    (line,) = (line for line in running.log.splitlines() if "cast failed" in line)
    assert " WARNING " in line and f"cast failed: {told}" in line


async def test_a_server_that_lets_nobody_in_is_told_in_a_few_lines(
    tmp_path: Path, server: Server
) -> None:
    async with stub_of_discord() as stub:
        with server.database(server.template()) as address:
            name = address.rpartition("/")[2].partition("?")[0]
            more = "from operating import logs; logs.AGAIN = 1.0"
            async with running_bot(stub, tmp_path, more, BROADSIDE_DATABASE=address) as running:
                await running.says("health connected=")
                ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname ="
                shut = f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"
                server.ask("postgres", shut, f"{ended} '{name}'")
                await running.says("not all of the health can be told: postgresql://")
                await running.says("times more before)")
                await running.end(signal.SIGTERM)
    assert "Traceback" not in running.log and " ERROR " not in running.log


def record(error: Exception, message: str = "match %s failed", **more: Any) -> logging.LogRecord:
    found = (type(error), error, None)
    return logging.LogRecord("tables", logging.ERROR, "", 1, message, (1,), found, **more)


def test_trouble_of_the_database_is_told_once_a_minute() -> None:
    """Each thing by itself, with how often it came up before; all else is told as it is."""
    seconds = [0.0]
    looks = logs.Troubles(lambda: seconds[0])
    full = StoreFull("no room: 100 % are used")
    first = record(full)
    assert looks(first)
    assert first.getMessage() == "match 1 failed: no room: 100 % are used"
    assert (first.levelname, first.exc_info) == ("WARNING", None)
    assert not looks(record(full)) and not looks(record(full))
    assert looks(record(StoreBusy("locked"))), "it is another trouble"
    assert looks(record(full, "another thing of %s")), "it is another thing"
    seconds[0] += logs.AGAIN
    again = record(full)
    assert looks(again)
    assert again.getMessage().endswith("are used (and 2 times more before)")
    for fault in (StoreFailed("x"), ZeroDivisionError()):
        for _ in range(2):
            told = record(fault)
            assert looks(told) and told.exc_info and told.levelname == "ERROR"


def test_what_trouble_of_the_database_has_led_to_is_told_alike() -> None:
    """A fault that comes up as it is dealt with is a fault all the same."""
    wrapped, fault = RuntimeError("the command failed"), KeyError("fault")
    wrapped.__cause__ = fault.__context__ = StoreBusy("locked")
    told, of_ours = record(wrapped), record(fault)
    looks = logs.Troubles()
    assert looks(told) and told.getMessage() == "match 1 failed: locked"
    assert looks(of_ours) and of_ours.exc_info
