"""What several processes carry together: `python -m benchmarks.scaling`.

Very many matches of Shazamm!, each on a server of its own, are dealt in a PostgreSQL database of
the benchmark's own, which writes to the disk. Then the same people press, half of them in direct
messages: first one process serves all shards, then several a slice each, and of those some are
killed meanwhile and start again. Discord, the people, the database and all processes share the
machine: only what the bot's own processes compute is compared.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.serving import durable_server
from tests.wire.fake import fake_discord
from tests.wire.farm import Farm, Spent, farm
from tests.wire.on_server import server_ledger

IN_TIME = 60.0
"""Seconds that the fake Discord waits for first answers: the machine is shared."""
BETWEEN = 25.0
"""Seconds between two deaths: what a slice takes to be served again, and a little."""


async def measured(given: argparse.Namespace, processes: int, kills: int) -> str:
    """Let so many processes serve all shards, and return the row of the table."""
    with (
        durable_server() as server,
        server_ledger(server) as ledger,
        tempfile.TemporaryDirectory() as folder,
    ):
        async with fake_discord(in_time=IN_TIME) as fake:
            fake.rates.kept = False
            sizes = {"matches": given.matches, "shards": given.shards, "processes": processes}
            async with farm(fake, Path(folder), ledger, **sizes) as one:
                await one.press(given.rate, given.warm)
                spent = await one.press(given.rate, given.seconds)
                if kills:
                    await _while_processes_die(one, given, kills)
                found = await one.judged()
                faults = [*found.faults, *one.errors(), *fake.wrong]
                return _row(one, processes, spent, kills, faults)


async def _while_processes_die(one: Farm, given: argparse.Namespace, kills: int) -> None:
    pressing = asyncio.create_task(one.press(given.rate, BETWEEN * kills))
    for number in range(kills):
        await asyncio.sleep(BETWEEN / 2)
        await one.dies(number % len(one.bots))
        await asyncio.sleep(BETWEEN / 2)
    await pressing


def _row(one: Farm, processes: int, spent: Spent, kills: int, faults: Sequence[str]) -> str:
    cells = (
        processes,
        spent.moves,
        f"{spent.a_move:.1f} ms",
        kills,
        one.ledger.logged(),
        one.acknowledged,
        one.unanswered,
        len(faults),
    )
    return "\n".join([f"| {' | '.join(map(str, cells))} |", *faults[:20]])


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scaling", description=__doc__)
    parser.add_argument("--matches", type=int, default=2000, help="each on a server of its own")
    parser.add_argument("--shards", type=int, default=8)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--rate", type=float, default=8.0, help="moves a second")
    parser.add_argument("--warm", type=float, default=15.0, help="seconds before it is measured")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--kills", type=int, default=4)
    given = parser.parse_args()
    print("| processes | moves | CPU a move | killed | entries | answered | unanswered | faults |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for processes, kills in ((1, 0), (given.processes, given.kills)):
        print(asyncio.run(measured(given, processes, kills)), flush=True)


if __name__ == "__main__":
    main()
