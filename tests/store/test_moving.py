"""A whole bot is moved between a file and a server, in the middle of matches, and plays on."""

from __future__ import annotations

import gc
import os
import resource
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from operating import command_line
from store import COMMANDS_HASH, Changes, Store
from store.moving.archive import ROWS
from store.moving.layout import layout
from tests.guests import offered_by_the_bot
from tests.postgres import Server
from tests.proofs import confirmed
from tests.store.samples import a_match, a_post
from tests.tables.house import Clock, Hall
from tests.tables.post_office import PostOffice

SHORT = 1 << 16
SOMEBODY = 12_345
"""Whose id it is who runs the bot, where we are root."""


async def never(_: object) -> None:
    pytest.fail("no bot is to be run")


def said(capsys: pytest.CaptureFixture[str], database: str, *words: object) -> tuple[int, str]:
    """Return the exit code of a command, and what it said."""
    code = command_line.main(never, ["--database", database, *map(str, words)])
    out, err = capsys.readouterr()
    return code, out + err


@asynccontextmanager
async def hall_at(database: str, clock: Clock, office: PostOffice) -> AsyncIterator[Hall]:
    store = await Store.open(database)
    opened = Hall(store, clock, office)
    yield opened
    await opened.settle()
    await opened.tables.close()
    await store.close()


@pytest.fixture
def address(server: Server) -> Iterator[str]:
    with server.database() as address:
        yield address


async def test_matches_are_moved_there_and_back_and_go_on(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """All that is kept comes to the same, and what is over can still be proved."""
    first, last = str(tmp_path / "first.db"), str(tmp_path / "last.db")
    clock = Clock()
    office = PostOffice(clock)
    stood: dict[int, object] = {}
    digests: list[str] = []
    for number, database in enumerate((first, address, last)):
        if number:
            earlier, file = (first, address, last)[number - 1], tmp_path / f"moved {number}"
            for where, words in ((earlier, "export"), (database, "import")):
                code, told = said(capsys, where, words, "--all", file)
                assert code == 0, told
                digests.append(told.rpartition("SHA-256 ")[2])
            assert digests[-1] == digests[-2]
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        async with hall_at(database, clock, office) as hall:
            if not number:
                for channel, game in enumerate(offered_by_the_bot()):
                    stood[await hall.begin(game=game, channel=channel)] = None
            for match_id, before in stood.items():
                if number:
                    assert await hall.store.standing(match_id) == before
                await hall.play_on(match_id, 6)
                await hall.settle()
                stood[match_id] = await hall.store.standing(match_id)
    async with hall_at(last, clock, office) as hall:
        shazamm = min(stood)
        await hall.play_on(shazamm, 5000)
        assert confirmed(await hall.tables.export(shazamm))
    assert len(stood) > 3
    assert len(set(digests)) == 2, "they went on in between"


async def test_ids_that_were_given_are_never_given_again(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also not those of rows that are gone: messages carry them."""
    path, last = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    numbers: list[tuple[int, int]] = []
    for before, database in ((None, path), (path, address), (address, last)):
        if before:
            file = tmp_path / f"moved to {Path(database).name[:8]}"
            assert said(capsys, before, "export", "--all", file)[0] == 0
            assert said(capsys, database, "import", "--all", file)[0] == 0
        store = await Store.open(database)
        match_id = await store.create_match(a_match(len(numbers)))
        await store.commit(Changes().post(a_post(match_id)))
        (post,) = await store.outbox.posts(match_id, "board")
        await store.commit(Changes().delivered(post.id))
        numbers.append((match_id, post.id))
        await store.close()
    assert numbers == [(1, 1), (2, 2), (3, 3)]


@pytest.mark.parametrize("how", ["import", "restored"])
@pytest.mark.parametrize("at", ["file", "server"])
async def test_what_discord_had_is_forgotten(
    how: str, at: str, tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another version may have registered its own commands since."""
    database, file = str(tmp_path / "b.db") if at == "file" else address, tmp_path / "moved"
    store = await Store.open(database if how == "restored" else tmp_path / "a.db")
    await store.commit(Changes().setting(COMMANDS_HASH, "a hash").setting("another", "kept"))
    await store.close()
    if how == "import":
        assert said(capsys, str(tmp_path / "a.db"), "export", "--all", file)[0] == 0
        assert said(capsys, database, "import", "--all", file)[0] == 0
    else:
        assert said(capsys, database, "restored")[0] == 0
    store = await Store.open(database)
    found = [await store.setting(name) for name in (COMMANDS_HASH, "another")]
    await store.close()
    assert found == [None, "kept"]


async def test_where_no_id_was_given_the_first_one_comes_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, moved, file = (str(tmp_path / name) for name in ("a.db", "b.db", "moved"))
    await (await Store.open(first)).close()
    assert said(capsys, first, "export", "--all", file)[0] == 0
    assert said(capsys, moved, "import", "--all", file)[0] == 0
    store = await Store.open(moved)
    assert await store.create_match(a_match()) == 1
    await store.close()


async def filled(path: Path) -> str:
    store = await Store.open(path)
    await store.create_match(a_match())
    await store.close()
    return str(path)


@pytest.mark.parametrize(
    ("away", "why"),
    [(1, "is newer than this program"), (-1, "start the bot once, which brings it up to date")],
)
async def test_tables_of_another_version_are_not_moved(
    away: int, why: str, tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those of a newer one no start of this program brings anywhere."""
    path, version = await filled(tmp_path / "a.db"), layout().version + away
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    await (await Store.open(address)).close()
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE broadside SET version = %s", (version,))
    for database in (path, address):
        code, told = said(capsys, database, "export", "--all", tmp_path / "moved")
        assert code == 2 and why in told and told.count("\n") == 1
        assert ("start the bot" in told) == (away < 0)


@contextmanager
def short_files() -> Iterator[None]:
    """Let no file become longer than what SQLite keeps beside a database."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SHORT, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("kind", ["file", "server"])
async def test_an_export_for_which_there_is_no_room_leaves_nothing_open(
    kind: str,
    tmp_path: Path,
    address: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Or Python says, after all else, that a closed database was read on."""
    database = str(tmp_path / "a.db") if kind == "file" else address
    store = await Store.open(database)
    changes = Changes()
    for number in range(2 * ROWS):
        changes.setting(f"{number}", "x" * 1000)
    await store.commit(changes)
    await store.close()
    later: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", later.append)
    with short_files():
        code, told = said(capsys, database, "export", "--all", tmp_path / "moved")
    gc.collect()
    assert (code, told) == (
        2,
        f"broadside: {tmp_path / 'moved'} cannot be written: File too large\n",
    )
    assert not later
    assert not [*tmp_path.glob("moved*")]


async def test_every_table_with_rows_is_moved(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, file = Path(await filled(tmp_path / "a.db")), tmp_path / "moved"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        for table in layout().tables:
            if table.name != "match":
                _add_row(connection, table.name, table.columns)
    code, told = said(capsys, str(path), "export", "--all", file)
    assert code == 0 and f" {len(layout().tables)} rows" in told
    assert said(capsys, address, "import", "--all", file)[0] == 0
    again = tmp_path / "again"
    assert said(capsys, address, "export", "--all", again)[0] == 0
    assert again.read_bytes() == file.read_bytes()


def _add_row(connection: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> None:
    """Write a row with something in each column, of each its own kind."""
    kinds = dict(connection.execute(f"SELECT name, type FROM pragma_table_info('{table}')"))
    some = {"INTEGER": 1, "REAL": 0.1 + 0.2, "TEXT": "ñ🎲", "BLOB": bytes(range(256))}
    connection.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
        [some[kinds[column]] for column in columns],
    )


@pytest.mark.parametrize("at", ["file", "server"])
async def test_nothing_is_read_into_what_holds_something_or_is_in_use(
    at: str, tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, file = await filled(tmp_path / "a.db"), tmp_path / "moved"
    assert said(capsys, path, "export", "--all", file)[0] == 0
    database = str(tmp_path / "b.db") if at == "file" else address
    store = await Store.open(database)
    code, told = said(capsys, database, "import", "--all", file)
    assert code == 2 and "is in use: stop the bot" in told
    await store.commit(Changes().setting("something", "there"))
    await store.close()
    code, told = said(capsys, database, "import", "--all", file)
    assert code == 2 and "holds something already" in told and told.count("\n") == 1
    store = await Store.open(database)
    assert (await store.match(1), await store.setting("something")) == (None, "there")
    await store.close()


@pytest.mark.parametrize("harm", ["cut", "flipped", "other"])
async def test_what_is_not_whole_is_not_read_in(
    harm: str, tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, file = await filled(tmp_path / "a.db"), tmp_path / "moved"
    assert said(capsys, path, "export", "--all", file)[0] == 0
    data = bytearray(file.read_bytes())
    data[-100] ^= 1
    file.write_bytes({"cut": data[:-200], "flipped": data, "other": b"a letter" * 99}[harm])
    for database in (address, str(tmp_path / "b.db")):
        code, told = said(capsys, database, "import", "--all", file)
        assert code == 2 and told.count("\n") == 1
        assert ("is not whole" in told) == (harm != "other")
    assert not (tmp_path / "b.db").exists()


async def test_nothing_is_overwritten_by_an_export(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, file = await filled(tmp_path / "a.db"), tmp_path / "moved"
    file.write_text("mine")
    code, told = said(capsys, path, "export", "--all", file)
    assert code == 2 and "is there already" in told
    assert file.read_text() == "mine"
    code, told = said(capsys, str(tmp_path / "absent.db"), "export", "--all", tmp_path / "x")
    assert code == 2 and "there is no database" in told
    assert not (tmp_path / "x").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
async def test_what_root_reads_in_belongs_to_whom_the_folder_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or the bot, which is run by somebody else, could not open it."""
    await (await Store.open(tmp_path / "first.db")).close()
    assert said(capsys, str(tmp_path / "first.db"), "export", "--all", tmp_path / "all")[0] == 0
    folder = tmp_path / "of somebody"
    folder.mkdir()
    os.chown(folder, SOMEBODY, SOMEBODY)
    assert said(capsys, str(folder / "new.db"), "import", "--all", tmp_path / "all")[0] == 0
    found = [file.stat() for file in folder.iterdir() if file.suffix != ".lock"]
    assert [(file.st_uid, file.st_gid) for file in found] == [(SOMEBODY, SOMEBODY)] * len(found)
    assert stat.S_IMODE((folder / "new.db").stat().st_mode) == 0o600
