"""Some processes serve some slices, and one after the other dies: nothing is lost or doubled."""

from __future__ import annotations

from pathlib import Path

from tests.postgres import Server
from tests.wire.evening import SOON
from tests.wire.fake import fake_discord
from tests.wire.farm import farm
from tests.wire.on_server import server_ledger

MATCHES, SHARDS, PROCESSES = 8, 4, 2


async def test_many_servers_are_served_while_processes_die(tmp_path: Path, server: Server) -> None:
    """The long form is `python -m benchmarks.scaling`."""
    async with fake_discord(in_time=SOON) as fake:
        with server_ledger(server) as ledger:
            sizes = {"matches": MATCHES, "shards": SHARDS, "processes": PROCESSES}
            async with farm(fake, tmp_path, ledger, **sizes) as one:
                before = ledger.logged()
                await one.press(20.0, 1.0)
                await one.dies(0)
                ledger.ends_leases()
                await one.press(20.0, 1.0)
                found = await one.judged()
                assert not found.faults
                assert not one.errors()
                assert ledger.logged() - before >= MATCHES
                assert not fake.wrong
