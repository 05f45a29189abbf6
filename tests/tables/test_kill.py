"""`kill -9` while moves are made: what was acknowledged is in the log, and the match goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from engines.core import encode, replay
from store import Status
from tables.match.at_once import following
from tables.match.log import effective
from tables.match.position import Position, config_of
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("game", "moves"), [("shazamm", 7), ("shazamm", 60), ("magblast", 40)])
def test_a_killed_process_loses_no_acknowledged_move(disk: Path, game: str, moves: int) -> None:
    path = disk / "killed.db"
    acknowledged = play_and_kill(path, game, moves)
    asyncio.run(look_and_go_on(path, acknowledged))


def play_and_kill(path: Path, game: str, moves: int) -> dict[int, int]:
    """Return the last acknowledged entry of each match of a process killed mid-move."""
    command = [sys.executable, "-m", "tests.tables.player_process", str(path), game]
    acknowledged: dict[int, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        for _ in range(moves):
            match_id, number = map(int, process.stdout.readline().split())
            acknowledged[match_id] = number
        process.kill()
        for line in process.stdout.read().splitlines(keepends=True):
            if line.endswith("\n"):
                match_id, number = map(int, line.split())
                acknowledged[match_id] = number
    return acknowledged


async def look_and_go_on(path: Path, acknowledged: dict[int, int]) -> None:
    """Check every match of a killed process, and play the one that was cut off to its end."""
    clock = Clock()
    clock.seconds += 3600  # the dead process's leases have run out
    async with hall(path, clock, PostOffice(clock)) as house:
        for match_id, number in acknowledged.items():
            entries = await house.moves(match_id)
            assert [e.number for e in entries] == list(range(2, len(entries) + 2))
            more = [entry.kind for entry in entries[number:]]  # one more may have been committed
            assert more == ["action", *["order"] * (len(more) - 1)][: len(more)]
            assert following(await house.position(match_id)) == (), "an order came too late"
            await check_replay(house, match_id)
        last = max(acknowledged)
        await house.tables.resume()
        await house.play_on(last, 2000)
        await house.settle()
        match = await house.store.match(last)
        assert match is not None
        assert match.status is Status.ENDED
        assert (await house.store.outbox.claim("nobody", clock(), 1.0, 1)).posts == ()


async def check_replay(house: Hall, match_id: int) -> None:
    """Check that the snapshot is what the log leads to."""
    position: Position = await house.position(match_id)
    kind = position.engine.meta.action
    line = effective(await house.moves(match_id))
    actions = [(e.seat or 0, msgspec.json.decode(e.action, type=kind)) for e in line]
    seats = len(position.seats)
    again = replay(position.engine, config_of(position.match), seats, position.seed, actions)
    assert encode(again) == encode(position.state)
