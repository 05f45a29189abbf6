"""What only a server can do to a store: be away, be another, be shared, and lose us."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from store import (
    Changes,
    Seek,
    SeekTaken,
    Slice,
    Store,
    StoreAway,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreGone,
    StoreUnusable,
)
from store.addresses import shown
from store.postgres import preparing
from store.postgres.driver import psycopg
from store.postgres.preparing import server_migrations
from store.sql import postgres as postgres_sql
from tests import postgres
from tests.in_file import server_access
from tests.postgres import PASSWORD, Server
from tests.store.cutting import way
from tests.store.processes import Start
from tests.store.samples import a_match, a_post, a_submit, an_entry, assert_whole

ROOT = Path(__file__).parents[2]
NEWEST = server_migrations()[-1].number
SECRET = "correct-horse"
PATIENCE = 60.0
LONG = 30.0
"""Seconds after which a server has heard that a line has ended."""


@pytest.fixture
def address(server: Server) -> Iterator[str]:
    with server.database(server.template()) as address:
        yield address


@pytest.fixture
def empty(server: Server) -> Iterator[str]:
    with server.database() as address:
        yield address


def name_in(address: str) -> str:
    return address.rpartition("/")[2].partition("?")[0]


async def reason(address: str) -> str:
    """Return why a database cannot be opened: one line, in which no password stands."""
    with pytest.raises(StoreUnusable) as refused:
        await Store.open(address, busy_timeout=0.05)
    said = refused.value.reason
    assert said.count("\n") == 0
    assert SECRET not in said and PASSWORD not in said
    return said


async def test_a_server_that_is_away(tmp_path: Path) -> None:
    there = str(tmp_path).replace("/", "%2F")
    address = f"postgresql://me:{SECRET}@/bot?host={there}"
    with pytest.raises(StoreAway):
        await Store.open(address)
    said = await reason(address)
    assert said.startswith(f"postgresql://{tmp_path}/bot cannot be opened: ")


async def test_a_wrong_password(server: Server, address: str) -> None:
    wrong = server.address(name_in(address), "locked", password=SECRET)
    assert 'password authentication failed for user "locked"' in await reason(wrong)


async def test_a_right_password_without_rights(server: Server, empty: str) -> None:
    right = server.address(name_in(empty), "locked", password=PASSWORD)
    assert (await reason(right)).endswith("cannot be used: permission denied for schema public")


async def test_a_database_that_is_not_there(server: Server) -> None:
    nowhere = server.address("nowhere")
    assert 'database "nowhere" does not exist' in await reason(nowhere)
    with pytest.raises(StoreUnusable) as refused:
        await Store.open(nowhere)
    assert not isinstance(refused.value, StoreAway), "that does not pass"


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://me:{SECRET}@[bad/bot",
        f"postgresql://me:{SECRET}/more@host/bot",
        f"postgresql://me:1/{SECRET}@host/bot",
        f"postgresql://host/bot?passwort={SECRET}",
    ],
)
async def test_an_address_that_cannot_be_read_is_not_told(address: str) -> None:
    assert "is written postgresql://USER:PASSWORD@HOST:PORT/DATABASE" in await reason(address)


async def test_an_old_server(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "OLDEST_SERVER", 99)
    assert (await reason(address)).endswith(": 99 or newer is needed")


async def test_a_database_that_cannot_hold_every_text(server: Server) -> None:
    with server.database(options="ENCODING 'SQL_ASCII'") as address:
        assert (await reason(address)).endswith("make the database in UTF8")


async def test_the_database_of_another_program_is_left_alone(server: Server, empty: str) -> None:
    server.ask(name_in(empty), "CREATE TABLE recipes (name text)")
    assert (await reason(empty)).endswith("is another program's database")
    tables = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace"
    assert server.ask(name_in(empty), tables) == [("recipes",)]


async def test_a_newer_database_is_left_alone(server: Server, address: str) -> None:
    server.ask(name_in(address), f"UPDATE broadside SET version = {NEWEST + 1}")
    assert (await reason(address)).endswith(
        f"is newer than this program: it has version {NEWEST + 1}, known are 18 to {NEWEST}"
    )


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("CREATE TABLE extra (a int); CREATE NONSENSE;", "syntax error"),
        ("CREATE TABLE extra (a int); INSERT INTO absent VALUES (1);", "does not exist"),
    ],
)
async def test_a_broken_migration_is_rolled_back_whole(
    script: str, why: str, server: Server, address: str, tmp_path: Path
) -> None:
    for step in server_migrations():
        (tmp_path / f"{step.name}.sql").write_text(step.script)
    name = f"{NEWEST + 1:04}_broken"
    (tmp_path / f"{name}.sql").write_text(script)
    with pytest.raises(StoreUnusable, match=rf"{name} failed: .*{why}"):
        await Store.open(address, migrations=tmp_path)
    assert server.ask(name_in(address), "SELECT version FROM broadside") == [(NEWEST,)]
    assert server.ask(name_in(address), "SELECT to_regclass('extra')") == [(None,)]
    store = await Store.open(address)
    assert (await store.census()).version == NEWEST
    await store.close()


def test_without_its_driver_one_line_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['psycopg'] = None; import bot;"
        "sys.exit(bot.main(['--database', 'postgresql://me:secret@host/bot', 'retry']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("broadside: psycopg") and done.stderr.count("\n") == 1


def test_nothing_of_a_server_is_loaded_for_a_file() -> None:
    program = (
        "import sys, bot; sys.exit(any('postgres' in n or 'psycopg' in n for n in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False)
    assert done.returncode == 0


def test_a_password_is_not_shown() -> None:
    assert shown(f"postgresql://me:{SECRET}@host:5433/bot") == "postgresql://host:5433/bot"
    assert shown(f"postgres://host/bot?password={SECRET}") == "postgresql://host/bot"
    assert shown("broadside.db") == shown(Path("broadside.db")) == "broadside.db"


async def test_many_open_a_new_database_at_once(empty: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty) for _ in range(6)))
    assert {(await store.census()).version for store in stores} == {NEWEST}
    for store in stores:
        await store.close()


async def test_whoever_is_cut_off_goes_on(server: Server, address: str) -> None:
    store = await Store.open(address)
    match_id = await store.create_match(a_match())
    for number in (1, 2, 3):
        server.ask("postgres", _end_all(address))
        await store.commit(a_submit(match_id, number))
        server.ask("postgres", _end_all(address))
        assert await assert_whole(store, match_id) == number
    await store.close()


def _end_all(address: str) -> str:
    here = f"datname = '{name_in(address)}'"
    return f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {here}"


@pytest.mark.parametrize("heard", [False, True])
async def test_what_a_lost_server_was_told_last_is_found_out(
    heard: bool, server: Server, address: str, tmp_path: Path
) -> None:
    """It is written once, whether the server had still heard of its end or not."""
    with way(tmp_path, server.folder) as cut:
        store = await Store.open(cut.address(address))
        match_id = await store.create_match(a_match())
        for number in (1, 2, 3):
            cut.heard, cut.cuts = heard, True
            await store.commit(a_submit(match_id, number))
            assert not cut.cuts
            assert await assert_whole(store, match_id) == number
        await store.close()


@pytest.mark.parametrize("heard", [False, True])
async def test_what_a_crash_took_is_written_again(heard: bool, tmp_path: Path) -> None:
    """Whoever writes first after it may get the very name that a lost transaction had."""
    with (
        postgres.own() as server,
        server.database(server.template()) as address,
        way(tmp_path, server.folder) as cut,
    ):
        store = await Store.open(cut.address(address), busy_timeout=PATIENCE)
        other = await Store.open(address, busy_timeout=PATIENCE)
        match_id, second = [await store.create_match(a_match(channel)) for channel in (1, 2)]
        loop = asyncio.get_running_loop()
        for number, first in enumerate((True, False), 1):

            def crash(number: int = number, first: bool = first) -> None:
                server.restart("immediate")
                if first:
                    commit = other.commit(a_submit(second, number))
                    asyncio.run_coroutine_threadsafe(commit, loop).result()

            cut.heard, cut.cuts, cut.befalls = heard, True, crash
            await store.commit(a_submit(match_id, number))
            assert not cut.cuts
            assert await assert_whole(store, match_id) == number
        await store.close()
        await other.close()


async def test_a_commit_that_arrives_late_is_refused(server: Server, address: str) -> None:
    """What was on its way when we were cut off cannot be written once that has been settled."""
    store = await Store.open(address)
    match_id = await store.create_match(a_match())
    with psycopg.connect(address, autocommit=True) as late:
        late.execute(postgres_sql.prepare_token("leaving", store.identity))
        late.execute(postgres_sql.BEGIN)
        late.execute("UPDATE match SET game = 'late'")
        await store.look_round()
        link = server_access(store).writer
        assert not await link.run(lambda: server_access(store)._was_written(link.connection(), 7))
        with pytest.raises(psycopg.errors.SerializationFailure):
            late.execute(postgres_sql.leave_token("leaving", 7))
    assert (await store.match(match_id)) is not None
    await store.close()


async def test_each_commit_that_writes_leaves_a_token(server: Server, address: str) -> None:
    """Also after one that was refused, upon which the server forgets what was prepared."""
    store = await Store.open(address)
    match_id = await store.create_match(a_match())
    name = name_in(address)
    left = [server.ask(name, "SELECT token FROM writer")]
    for number in (1, 2, 3):
        await store.commit(a_submit(match_id, number))
        left.append(server.ask(name, "SELECT token FROM writer"))
        with pytest.raises(StoreError):
            await store.commit(a_submit(match_id, number))
        assert not await store.shards.keep(Slice(0, 0, 1), "nobody", 1.0), "it writes nothing"
        assert server.ask(name, "SELECT token FROM writer") == left[-1]
    assert len({token for ((token,),) in left}) == len(left)
    await store.close()


async def test_a_server_that_stays_away_is_busy_and_then_works(
    server: Server, address: str, tmp_path: Path
) -> None:
    """Each of those who wait hears so, and not one after the other's patience."""
    there = tmp_path / "there"
    there.mkdir()
    with way(there, server.folder) as cut:
        store = await Store.open(cut.address(address), busy_timeout=0.05)
        match_id = await store.create_match(a_match())
        server.ask("postgres", _end_all(address))
    for asked in (store.match(1), store.create_match(a_match(2)), store.match(1), store.match(1)):
        with pytest.raises(StoreBusy):
            await asked
    (there / ".s.PGSQL.5432").unlink()
    with way(there, server.folder):
        async with asyncio.timeout(120):
            while await _is_busy(store.commit(a_submit(match_id, 1))):
                pass
            while await _is_busy(store.match(match_id)):
                pass
        assert await assert_whole(store, match_id) == 1
        await store.close()


async def _is_busy(asked: Awaitable[object]) -> bool:
    try:
        await asked
    except StoreBusy:
        return True
    return False


async def test_another_database_in_its_place_is_noticed(server: Server, address: str) -> None:
    store = await Store.open(address)
    name = name_in(address)
    server.ask("postgres", f"DROP DATABASE {name} WITH (FORCE)", f"CREATE DATABASE {name}")
    with pytest.raises(StoreGone, match="another database"):
        await store.commit(Changes().setting("after", "lost"))
    async with asyncio.timeout(120):
        assert "another database" in await store.lost()
    await store.close()


async def test_two_processes_never_both_take_what_both_have_read(address: str) -> None:
    """Each reads that somebody looks for another, and writes elsewhere that they were found."""
    stores = [await Store.open(address, busy_timeout=60.0) for _ in range(2)]
    for number in range(1, 16):
        seek = Seek(number, 7, 5, 1, "Alice", "en", b"", b"", 1.0, 2.0)
        await stores[0].commit(Changes().seek(seek))
        taken = await asyncio.gather(
            *(
                store.commit(
                    Changes().seek_unchanged(seek).drop_seek(number).setting(f"{number} {me}", "")
                )
                for me, store in enumerate(stores)
            ),
            return_exceptions=True,
        )
        assert sorted(map(type, taken), key=str) == sorted((type(None), SeekTaken), key=str)
        found = [await stores[0].setting(f"{number} {me}") for me in (0, 1)]
        assert sorted(found, key=str) == ["", None]
    for store in stores:
        await store.close()


async def test_what_goes_on_side_by_side_all_succeeds(address: str) -> None:
    stores = [await Store.open(address, busy_timeout=60.0) for _ in range(3)]
    ids = [await stores[0].create_match(a_match(channel)) for channel in range(9)]

    async def play(store: Store, match_id: int) -> None:
        for number in range(1, 8):
            await store.commit(a_submit(match_id, number))
            await store.outbox.claim(f"{match_id}", 9e9, 60.0, 3)

    await asyncio.gather(*(play(stores[n % 3], match_id) for n, match_id in enumerate(ids)))
    assert [await assert_whole(stores[0], match_id) for match_id in ids] == [7] * 9
    for store in stores:
        await store.close()


async def test_a_text_with_a_zero_byte_is_refused_and_harms_nothing(address: str) -> None:
    """A server has no such texts; Discord sends none."""
    store = await Store.open(address)
    match_id = await store.create_match(a_match())
    with pytest.raises(StoreFailed, match="NUL"):
        await store.commit(Changes().append(an_entry(match_id, 1, kind="a\0b")))
    await store.commit(a_submit(match_id, 1))
    await store.close()


async def test_what_the_dead_had_claimed_is_free_at_once(address: str, start: Start) -> None:
    """While they live, nobody takes it from them."""
    store = await Store.open(address)
    match_id = await store.create_match(a_match())
    await store.commit(Changes().post(a_post(match_id)))
    process = start("claim_as_itself", address)
    assert process.hear() == "1"
    assert await store.look_round() == 0
    assert (await store.outbox.claim("me", time.time(), 60.0, 1)).posts == ()
    process.kill()
    async with asyncio.timeout(LONG):
        while not await store.look_round():  # noqa: ASYNC110  the server hears of it by itself
            await asyncio.sleep(0.01)
    assert len((await store.outbox.claim("me", time.time(), 60.0, 1)).posts) == 1
    await store.close()


@pytest.mark.parametrize("wrong", [600.0, -600.0])
async def test_leases_are_by_the_clock_of_the_database(address: str, wrong: float) -> None:
    """Whoever's own clock is ten minutes wrong takes nothing from others, and waits no longer."""

    def clock() -> float:
        return time.time() + wrong

    others = await Store.open(address)
    store = await Store.open(address, now=clock)
    match_id = await store.create_match(a_match())
    await store.commit(Changes().post(a_post(match_id, due_at=time.time() - 60.0)))
    assert len((await store.outbox.claim("it", store.clock(clock)(), 60.0, 1)).posts) == 1
    assert (await others.outbox.claim("me", time.time(), 60.0, 1)).posts == ()
    assert (await store.outbox.claim("me", store.clock(clock)(), 60.0, 1)).posts == ()
    assert len((await others.outbox.claim("me", time.time() + 61.0, 60.0, 1)).posts) == 1
    await store.close()
    await others.close()
