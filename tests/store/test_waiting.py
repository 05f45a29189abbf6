"""Whoever waits until another process lets it into a database says so, once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import psycopg
import pytest

from store import Store, waiting
from store.addresses import is_server, shown
from store.copying import alone
from store.sql import postgres as sql

PATIENCE = 60.0


@contextmanager
def alone_on_server(address: str) -> Iterator[None]:
    with psycopg.connect(address, autocommit=True) as connection:
        assert connection.execute(sql.ENTER_ALONE.encode()).fetchone() == (True,)
        yield


def alone_with(database: str) -> AbstractContextManager[None]:
    return alone_on_server(database) if is_server(database) else alone(Path(database))


async def test_who_waits_for_another_process_says_so_once(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(database)).close()
    assert "waits" not in caplog.text
    tries = 0
    monkeypatch.setattr(waiting, "SOON", 0.0)
    with alone_with(database):
        opening = asyncio.create_task(Store.open(database))
        async with asyncio.timeout(PATIENCE):
            while "waits" not in caplog.text or tries < 10:
                await asyncio.to_thread(lambda: None)
                tries += "waits" in caplog.text
        assert not opening.done()
    await (await opening).close()
    said = f"waits: another process is alone with {shown(database)}"
    assert [record.getMessage() for record in caplog.records] == [said]
