"""What the bot carries: `python -m benchmarks.load` measures its process against a fake Discord.

Many matches of Shazamm! are dealt before the bot starts. Then people press at their time, whether
or not what they pressed before was answered: over all matches; as fast as is promised, without
Discord's limits and with them; and all at once. The fake Discord and the people share a process, so
two cores are enough; a bare bot of discord.py that answers the same presses is the floor.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from msgspec import Struct

from benchmarks.load import told
from benchmarks.load.club import gathered
from benchmarks.load.phases import Load, Stage
from benchmarks.load.process import probed
from benchmarks.results import Result
from tests.wire.fake import fake_discord

MEMORY = Path("/dev/shm")
IN_TIME = 20.0
"""Seconds in which the fake Discord takes an answer: a slow one is measured, not refused."""
LIMITED = " under Discord's limits"
SETTLING = 15.0
"""Seconds in which the bot, left alone, draws a board of each game for itself."""
IDLE = 3.0
BARE = 10.0
"""Seconds for which nothing happens, and for which a bare bot answers."""


class Plan(Struct, frozen=True):
    """How much is done: how many matches, moves a second over all of them, and for how long.

    `fast` and `limited` are moves a second at `tables` of them, `crowd` is how many press at once.
    """

    matches: int = 1000
    rate: float = 20.0
    fast: float = 35.0
    limited: float = 25.0
    seconds: float = 30.0
    tables: int = 200
    crowd: int = 200


async def measured(plan: Plan, folder: Path) -> AsyncIterator[Result | str]:
    """Yield what is promised, and what is worth to be known beside it."""
    async with fake_discord(in_time=IN_TIME) as fake:
        tables = await gathered(fake, folder, plan.matches)
        async with probed(fake, folder, "bare") as bot:
            stage = Stage(fake, bot, folder, tables)
            bare = await stage.steadily(plan.rate, BARE, plan.matches, limits=False)
        async with probed(fake, folder) as bot:
            async for one in _of_ours(plan, Stage(fake, bot, folder, tables), bare):
                yield one
        if fake.wrong:
            raise RuntimeError("Discord would refuse:\n" + "\n".join(fake.wrong))


async def _of_ours(plan: Plan, stage: Stage, bare: Load) -> AsyncIterator[Result | str]:
    """Yield what the bot itself shows, against a bare one."""
    await stage.idle(SETTLING)
    idle = await stage.idle(IDLE)
    yield told.of_memory(plan.matches, await stage.touched())
    name = f"{plan.matches:,} matches, {plan.rate:g} moves/s"
    load = await stage.steadily(plan.rate, plan.seconds, plan.matches, limits=False)
    for one in (*told.of_answers(name, load, bare, idle), *_paced(name, load, plan.rate)):
        yield one
    for limits, rate in ((False, plan.fast), (True, plan.limited)):
        name = f"{rate:g} moves/s{LIMITED if limits else ''}"
        load = await stage.steadily(rate, plan.seconds, plan.tables, limits=limits)
        for one in _paced(name, load, rate):
            yield one
    for limits in (False, True):
        name = f"{plan.crowd} people at once{LIMITED if limits else ''}"
        load = await stage.at_once(plan.crowd, limits=limits)
        for one in (*told.of_crowd(name, load, limits=limits), told.beside(name, load)):
            yield one


def _paced(name: str, load: Load, rate: float) -> tuple[Result | str, ...]:
    return *told.of_pace(name, load, rate), told.beside(name, load)


async def report(plan: Plan) -> int:
    """Measure and print a table. Returns 1 if a budget is broken."""
    print("| what | value | allowed | kept | beside it |")
    print("| --- | ---: | ---: | --- | --- |", flush=True)
    broken, notes = 0, list[str]()
    with tempfile.TemporaryDirectory(dir=_where()) as folder:
        async for one in measured(plan, Path(folder)):
            if isinstance(one, Result):
                print(one.row(), flush=True)
                broken += not one.kept
            else:
                notes.append(one)
    print()
    for note in notes:
        print(f"- {note}")
    return 1 if broken else 0


def _where() -> Path | None:
    """Return where a commit waits for no disk; None where there is no such place."""
    return MEMORY if MEMORY.is_dir() else None


def _plan(arguments: list[str] | None) -> Plan:
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    for field in Plan.__struct_fields__:
        default = getattr(usual, field)
        parser.add_argument(f"--{field}", type=type(default), default=default)
    return Plan(**vars(parser.parse_args(arguments)))


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says, and return the exit code."""
    return asyncio.run(report(_plan(arguments)))


if __name__ == "__main__":
    sys.exit(main())
