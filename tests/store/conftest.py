from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from store import Store
from tests.postgres import Server
from tests.store.processes import Process, Start


@pytest.fixture
def tmp_path(disk: Path) -> Path:
    """Return a folder on the disk: what is committed must have come there."""
    return disk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "broadside.db"


@pytest.fixture(params=["file", "server"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Return where a database is, or is to be: a file, and on a server."""
    if request.param == "file":
        yield str(request.getfixturevalue("path"))
        return
    server: Server = request.getfixturevalue("server")
    with server.database(server.template()) as address:
        yield address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = await Store.open(database, busy_timeout=10.0)
    yield store
    await store.close()


@pytest.fixture
async def file_store(path: Path) -> AsyncIterator[Store]:
    """Return a store in a file, for what only files have."""
    store = await Store.open(path, busy_timeout=10.0)
    yield store
    await store.close()


@pytest.fixture
def start() -> Iterator[Start]:
    """Start a program of `tests.store.programs`; none outlives the test."""
    started: list[Process] = []

    def start(program: str, *arguments: object) -> Process:
        started.append(Process(program, *arguments))
        return started[-1]

    yield start
    for process in started:
        process.kill()
