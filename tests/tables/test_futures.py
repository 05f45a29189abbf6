"""Of two futures of one backup no control of the one means anything in the other, in any game.

A control that asks for an answer carries the number of its question, and is obeyed while its seat
is asked just that: so no number may be given in both, nor a match's.
"""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import bot
import engines
from store import Store
from tables.lobby import Guest, Place
from tests.postgres import Server, need
from tests.sampled import every_other
from tests.tables.house import ALICE, AS_MANY, BOB, Clock, Hall
from tests.tables.post_office import PostOffice

CAROL = 33
MOVES = 12
BEFORE = 5
Asked = tuple[int, int, int]
"""A match, a seat, and the number of what it is asked."""


async def command(*words: str) -> None:
    assert await asyncio.to_thread(bot.main, [*words]) == 0


async def run(*words: object) -> None:
    named = list(map(str, words))
    await asyncio.to_thread(lambda: subprocess.run(named, check=True))


class Files:
    """A bot whose database is a file: how a copy is made of it, and put back."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "bot.db")
        self._copy = str(folder / "copy.db")

    async def back_up(self) -> None:
        await command("--database", self.database, "backup", self._copy)

    async def restore(self) -> None:
        await command("--database", self.database, "restore", self._copy)


class OnServer:
    """The same on a server, as whoever runs the bot does it: by a dump."""

    def __init__(self, folder: Path, database: str, new: Callable[[], str]) -> None:
        self.database, self._new = database, new
        self._dump = folder / "dump"

    async def back_up(self) -> None:
        await run(need().parent / "bin" / "pg_dump", "-Fc", "-f", self._dump, self.database)

    async def restore(self) -> None:
        self.database = self._new()
        program = need().parent / "bin" / "pg_restore"
        await run(program, "--no-owner", "-d", self.database, self._dump)
        await command("--database", self.database, "restored")


class Moved:
    """A file that is put back and moved to a server at once, before a bot has opened it."""

    def __init__(self, folder: Path, new: Callable[[], str]) -> None:
        self._file, self._new = Files(folder), new
        self._all = folder / "all"
        self.database = self._file.database

    async def back_up(self) -> None:
        await self._file.back_up()

    async def restore(self) -> None:
        await self._file.restore()
        self._all.unlink(missing_ok=True)
        self.database = self._new()
        await command("--database", self._file.database, "export", "--all", str(self._all))
        await command("--database", self.database, "import", "--all", str(self._all))


Kept = Files | OnServer | Moved


@pytest.fixture(params=["file", "server", "moved"])
async def kept(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Kept]:
    if request.param == "file":
        yield Files(tmp_path)
        return
    server: Server = request.getfixturevalue("server")
    with (
        server.database(server.template()) as first,
        server.database() as second,
        server.database() as third,
    ):
        others = iter((second, third))
        if request.param == "moved":
            yield Moved(tmp_path, lambda: next(others))
        else:
            yield OnServer(tmp_path, first, lambda: next(others))


@asynccontextmanager
async def running(kept: Kept, clock: Clock) -> AsyncIterator[Hall]:
    """Let a bot run, once somebody has put it there."""
    office = PostOffice(clock)
    store = await Store.open(kept.database)
    house = Hall(store, clock, office, limits=AS_MANY)
    try:
        await house.tables.resume()
        await house.settle()
        yield house
        await house.settle()
    finally:
        await house.tables.close()
        await store.close()


async def asked(house: Hall, match_id: int) -> set[Asked]:
    """Play on for a while, and return all questions on the way."""
    found = set[Asked]()
    for _ in range(MOVES):
        position = await house.position(match_id)
        found |= {(match_id, seat, position.question(seat)) for seat in position.asked}
        await house.play_on(match_id, 1)
    return found


async def future(house: Hall, running: int, lobby: int) -> tuple[set[Asked], int]:
    """Play on, begin what waits with other people, and open something new.

    Return all that was asked, and the number of what is new.
    """
    await house.tables.lobby.join(lobby, Guest(CAROL, "Carol", 4))
    await house.tables.lobby.leave(lobby, ALICE)
    await house.tables.lobby.join(lobby, Guest(BOB, "Bob", 5))
    await house.start(lobby, CAROL)
    new = await house.tables.lobby.open("magblast", Guest(ALICE, "Alice", 6), Place(5, 9, "en"))
    return await asked(house, running) | await asked(house, lobby), new


@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_no_number_is_given_in_two_futures(kept: Kept, game: str) -> None:
    clock = Clock()
    async with running(kept, clock) as house:
        match_id = await house.begin(game=game)
        await house.play_on(match_id, BEFORE)
        lobby = await house.tables.lobby.open(game, Guest(ALICE, "Alice", 3), Place(5, 8, "en"))
        await house.settle()
        await kept.back_up()
        clock.seconds += 3600
        lost, number = await future(house, match_id, lobby)
    await kept.restore()
    async with running(kept, clock) as house:
        assert house.told("table-restored") == 1
        stands, new = await future(house, match_id, lobby)
    assert not lost & stands
    assert new > number
    await kept.restore()
    async with running(kept, clock) as house:
        assert house.told("table-restored") == 1
        again, _ = await future(house, match_id, lobby)
    assert not again & lost


async def test_what_is_restored_twice_goes_on_otherwise_each_time(tmp_path: Path) -> None:
    """Each future is one of the backup, and of what was lost with the one before."""
    clock, kept = Clock(), Files(tmp_path)
    futures = list[set[Asked]]()
    async with running(kept, clock) as house:
        match_id = await house.begin()
        await kept.back_up()
        futures.append(await asked(house, match_id))
    for _ in range(2):
        await kept.restore()
        async with running(kept, clock) as house:
            futures.append(await asked(house, match_id))
    assert not any(one & other for one in futures for other in futures if one is not other)
