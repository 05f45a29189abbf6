"""A hall with a database of its own, open while a test runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Hall]:
    clock = Clock()
    async with hall(tmp_path / "tables.db", clock, PostOffice(clock)) as opened:
        yield opened
