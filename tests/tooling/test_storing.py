"""What the benchmarks of the database fill and write is as the database has it today."""

from __future__ import annotations

from pathlib import Path

from benchmarks import serving, storing
from tests.postgres import Server

MATCHES = 2 * storing.LIVE


async def test_commits_in_a_file_are_measured(disk: Path) -> None:
    few = await storing.filled(disk / "few.db", storing.FEW)
    short = range(storing.LONG_MATCHES + 1, storing.FEW + 1)
    case = storing.submits("few", few, short, 10)
    times = await storing.timed([case], 2)
    await few.close()
    assert len(times["few"]) == 2


async def test_commits_on_a_server_are_measured(server: Server) -> None:
    many = await serving.filled(server, "measured", MATCHES)
    case = serving.submits("measured", server, many, range(1, 3))
    times = await storing.timed([case], 2)
    await many.close()
    assert len(times["measured"]) == 2
