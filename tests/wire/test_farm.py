"""Some processes serve some slices, and one after the other dies: nothing is lost or doubled."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.postgres import Server
from tests.wire.evening import SOON
from tests.wire.fake import fake_discord
from tests.wire.farm import farm
from tests.wire.on_server import server_ledger


class Size(NamedTuple):
    """How many there are, how many people move in a second, and for how many of them."""

    matches: int
    shards: int
    processes: int
    rate: float
    seconds: float


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(Size(8, 4, 2, 20.0, 1.0), id="few"),
        pytest.param(Size(2000, 8, 4, 8.0, 15.0), id="many", marks=pytest.mark.soak),
    ],
)
async def test_many_servers_are_served_while_processes_die(
    tmp_path: Path, server: Server, size: Size
) -> None:
    """Each process once; what a move costs meanwhile tells `python -m benchmarks.scaling`."""
    async with fake_discord(in_time=SOON) as fake:
        with server_ledger(server) as ledger:
            many = {"matches": size.matches, "shards": size.shards, "processes": size.processes}
            async with farm(fake, tmp_path, ledger, **many) as one:
                before = ledger.logged()
                await one.press(size.rate, size.seconds)
                for number in range(size.processes - 1):
                    await one.dies(number)
                    ledger.ends_leases()
                    await one.press(size.rate, size.seconds)
                found = await one.judged()
                assert not found.faults
                assert not one.errors()
                assert ledger.logged() - before >= size.rate * size.seconds / 2
                assert not fake.wrong
