"""Who is not let in by a server: may it pass by itself, or is it for the host to mend?"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from operating import command_line
from operating.settings import Settings
from store import (
    Changes,
    Store,
    StoreAway,
    StoreBusy,
    StoreError,
    StoreUnusable,
    StoreUnwritable,
)
from store.addresses import is_server
from store.postgres.driver import psycopg
from tests import postgres
from tests.postgres import PASSWORD, Server
from tests.store.cutting import way
from tests.store.samples import a_match, a_submit
from tests.wire.process import run_to_its_end


@pytest.fixture
def address(server: Server) -> Iterator[str]:
    with server.database(server.template()) as address:
        yield address


def name_in(address: str) -> str:
    return address.rpartition("/")[2].partition("?")[0]


async def refused(address: str) -> StoreUnusable:
    with pytest.raises(StoreUnusable) as error:
        await Store.open(address, busy_timeout=0.05)
    assert "\n" not in error.value.reason and PASSWORD not in error.value.reason
    return error.value


async def never(_: object) -> None:
    pytest.fail("no bot is to be run")


def code(address: str, *words: str) -> int:
    """Return the exit code of a command."""
    return command_line.main(never, ["--database", address, *words])


async def test_a_server_that_is_being_stopped_may_be_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with postgres.stopping() as address:
        said = await refused(address)
        assert isinstance(said, StoreAway), "a service starts again"
        assert "the database system is shutting down" in said.reason
        for words, exit_code in ((("export", "--all", f"{tmp_path}/all"), 1), (("doctor",), 2)):
            assert code(address, *words) == exit_code
            assert capsys.readouterr().err.count("\n") == 1


async def test_a_server_with_too_many_connections_may_have_fewer(
    server: Server, address: str
) -> None:
    server.ask("postgres", f"ALTER DATABASE {name_in(address)} CONNECTION LIMIT 0")
    said = await refused(server.address(name_in(address), "locked", password=PASSWORD))
    assert isinstance(said, StoreAway)
    assert "too many connections" in said.reason


async def test_a_server_that_is_lost_while_tables_are_made_may_be_back(
    server: Server, address: str
) -> None:
    """It ends the connection, as one does that is stopped, where we wait for others."""
    server.ask(
        name_in(address),
        "CREATE FUNCTION go() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END$$",
        "CREATE TRIGGER go BEFORE UPDATE ON broadside FOR EACH ROW EXECUTE FUNCTION go()",
    )
    assert isinstance(await refused(address), StoreAway)


@pytest.mark.parametrize(
    ("who", "more", "said"),
    [
        ("locked", {}, "no password supplied"),
        ("locked", {"password": "wrong"}, "password authentication failed"),
        ("nobody", {}, "does not exist"),
        (postgres.OWNER, {"sslmode": "nonsense"}, "sslmode"),
        (postgres.OWNER, {"require_auth": "gss"}, "gss"),
        (postgres.OWNER, {"options": "-c nonsense=1"}, "nonsense"),
        (postgres.OWNER, {"channel_binding": "require"}, "channel binding"),
    ],
)
async def test_what_does_not_pass_by_itself(
    server: Server, address: str, who: str, more: dict[str, str], said: str
) -> None:
    error = await refused(server.address(name_in(address), who, **more))
    assert not isinstance(error, StoreAway), "a service would start again for ever"
    assert said in error.reason


async def test_a_server_that_cannot_do_what_the_address_asks_for(
    server: Server, address: str, tmp_path: Path
) -> None:
    """It says nothing then, and is there all the same."""
    with way(None, server.folder) as by_network:
        needy = f"{by_network.address(address)}&sslmode=require"
        environment = {"DISCORD_TOKEN": "any", "BROADSIDE_DATABASE": needy}
        code, said = await run_to_its_end(tmp_path, environment)
    assert (code, said.count("\n")) == (2, 1), "a service would start again for ever"
    assert "server does not support SSL, but SSL was required" in said
    assert isinstance(await refused(needy), StoreAway), "there is nobody any more"


async def test_a_database_that_lets_nobody_in(server: Server, address: str) -> None:
    server.ask("postgres", f"ALTER DATABASE {name_in(address)} ALLOW_CONNECTIONS false")
    error = await refused(address)
    assert not isinstance(error, StoreAway)
    assert "not currently accepting connections" in error.reason
    server.ask("postgres", f"ALTER DATABASE {name_in(address)} ALLOW_CONNECTIONS true")


TROUBLES = {
    "too many connections": ("ALTER DATABASE {0} CONNECTION LIMIT 0", " CONNECTION LIMIT -1"),
    "lets nobody in": ("ALTER DATABASE {0} ALLOW_CONNECTIONS false", " ALLOW_CONNECTIONS true"),
    "read-only": (
        "ALTER DATABASE {0} SET default_transaction_read_only = on",
        " RESET default_transaction_read_only",
    ),
    "read-only for us": (
        "ALTER ROLE locked IN DATABASE {0} SET default_transaction_read_only = on",
        " RESET default_transaction_read_only",
    ),
}
"""What befalls a database, and how that ends."""


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_the_end_of_a_trouble_is_noticed_by_whoever_connected_in_it(
    server: Server, address: str, trouble: str
) -> None:
    """What a server lets each connection have, it may keep for as long as that lasts."""
    name, (begins, end) = name_in(address), TROUBLES[trouble]
    rights = "GRANT ALL ON ALL {0} IN SCHEMA public TO locked"
    server.ask(name, rights.format("TABLES"), rights.format("SEQUENCES"))
    ours = server.address(name, "locked", password=PASSWORD)
    store = await Store.open(ours, busy_timeout=0.05)
    match_id = await store.create_match(a_match())
    begins = begins.format(name)
    cut = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = 'locked'"
    server.ask("postgres", begins, f"{cut} AND datname = '{name}'")
    for _ in range(2):
        with pytest.raises(StoreError):
            await store.commit(a_submit(match_id, 1))
    server.ask("postgres", re.sub(" (CONNECTION LIMIT|ALLOW_|SET).*", end, begins))
    async with asyncio.timeout(120):
        while not await written(store, match_id):
            pass
    assert await store.log.last_number(match_id) == 1
    assert store.unwritable == ""
    await store.close()


async def written(store: Store, match_id: int) -> bool:
    try:
        await store.commit(a_submit(match_id, 1))
    except (StoreBusy, StoreUnwritable):
        return False
    return True


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("kind", ["file", "server"])
def test_a_lock_that_passes_by_itself_ends_a_start_with_1(
    kind: str,
    first: bool,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A service starts again; whether the lock is met on opening, or by what is written first."""
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    database = str(tmp_path / "a.db") if kind == "file" else request.getfixturevalue("address")
    asyncio.run(made(database))

    async def start(settings: Settings) -> None:
        if first:
            with locked(settings.database):
                await Store.open(settings.database, busy_timeout=0.05)
        store = await Store.open(settings.database, busy_timeout=0.05)
        try:
            with locked(settings.database):
                await store.commit(Changes().setting("a", "b"))
        finally:
            await store.close()

    assert command_line.main(start, ["--database", database]) == 1
    said = capsys.readouterr().err
    assert said.startswith("broadside: ") and said.count("\n") == 1 and "lock" in said


async def made(database: str) -> None:
    await (await Store.open(database)).close()


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Let another program keep all that is written to a database waiting."""
    if not is_server(database):
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    with psycopg.connect(database) as other:
        other.execute("LOCK TABLE setting IN ACCESS EXCLUSIVE MODE")
        yield
