"""`doctor` says in a line each what is wrong with a server, our tables there, and shards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest

from operating import command_line
from operating.settings import Settings
from store import Slice, Store
from store.moving.whole import export_all, import_all
from store.postgres import examining
from store.postgres.preparing import server_migrations
from store.sql import postgres as sql
from tests.operating.matches import match_in
from tests.postgres import PASSWORD, Server
from tests.wire.fake import TOKEN, fake_discord

NEWEST = server_migrations()[-1].number
OURS = ["fsync is off", "full_page_writes is off"]
"""What the server of the tests has set so that tests are quick, and a true one should not."""


@pytest.fixture
def ready(server: Server) -> Iterator[str]:
    with server.database(server.template()) as address:
        yield address


@pytest.fixture
def empty(server: Server) -> Iterator[str]:
    with server.database() as address:
        yield address


def name_in(address: str) -> str:
    return address.rpartition("/")[2].partition("?")[0]


def faults(address: str, **more: Callable[[], float]) -> list[str]:
    """Return what is wrong, save what is so with each server of the tests."""
    found = examining.examine(address, **more).faults
    assert [line for line in OURS if not any(one.startswith(line) for one in found)] == []
    assert not any("\n" in line or PASSWORD in line for line in found)
    return [one for one in found if not one.startswith(tuple(OURS))]


def test_a_database_that_is_as_it_should_be(ready: str, empty: str) -> None:
    assert faults(ready) == faults(empty) == []
    assert examining.examine(ready).notes[1:] == (f"its tables are of version {NEWEST}",)
    assert examining.examine(empty).notes[1:] == (
        "it holds nothing yet: the first start makes the tables",
    )


def test_an_older_version_is_no_fault(server: Server, ready: str) -> None:
    server.ask(name_in(ready), "UPDATE broadside SET version = 18")
    assert faults(ready) == []
    assert f"the next start brings up to {NEWEST}" in examining.examine(ready).notes[1]


def test_who_has_looked_at_no_match_says_so(
    server: Server, ready: str, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tables of an older version cannot be read, and those of a newer one as little."""
    said = "no match was looked at: "
    for version, why in ((18, "start the bot once"), (999, "mend first what is said above")):
        server.ask(name_in(ready), f"UPDATE broadside SET version = {version}")
        code, out, _ = doctor(capsys, ready, never)
        assert code != 0 and said + why in out
    assert said not in doctor(capsys, empty, never)[1], "there are none yet"


def test_whose_tables_are_old_alone_could_not_be_looked_at(
    server: Server,
    ready: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of a server with which all is well."""
    monkeypatch.setattr(sql, "MUST_BE_ON", ())
    server.ask(name_in(ready), "UPDATE broadside SET version = 18")
    code, out, _ = doctor(capsys, ready, never)
    assert (code, "all is well with the server\n" in out) == (2, True)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE broadside SET version = 999", "it has version 999, this program knows"),
        ("DROP TABLE broadside", "it is another program's database"),
        ("ALTER DATABASE {name} SET default_transaction_read_only = on", "nothing can be written"),
        ("ALTER DATABASE {name} SET search_path = nowhere", "there is no schema"),
    ],
)
def test_what_whoever_made_the_database_did_wrong(
    server: Server, ready: str, statement: str, said: str
) -> None:
    server.ask(name_in(ready), statement.format(name=name_in(ready)))
    (fault,) = faults(ready)
    assert fault.startswith(said)


def test_what_a_role_may_not_do(server: Server, ready: str, empty: str) -> None:
    (fault,) = faults(server.address(name_in(empty), "locked", password=PASSWORD))
    assert fault.startswith("this role may make no tables there")
    server.ask(name_in(ready), "GRANT SELECT ON broadside TO locked")
    (fault,) = faults(server.address(name_in(ready), "locked", password=PASSWORD))
    assert fault.startswith("this role may not read and write broadside, candidate, ")


def test_an_encoding_that_does_not_hold_every_text(server: Server) -> None:
    with server.database(options="ENCODING 'SQL_ASCII'") as address:
        (fault,) = faults(address)
        assert fault.startswith("it is in SQL_ASCII")


def test_a_clock_that_goes_wrong(ready: str) -> None:
    (fault,) = faults(ready, now=lambda: time.time() - 3600)
    assert fault.startswith("its clock and the one here differ by 3600 s")


@pytest.mark.parametrize(
    ("name", "instead", "said"),
    [
        ("PROCESS", "SELECT CAST(random() * 1000000000 AS int)", "a pooler between here and there"),
        ("BEGIN", "BEGIN ISOLATION LEVEL READ COMMITTED", "transactions are read committed"),
        ("FREE_CONNECTIONS", "SELECT 1", "1 connections are left"),
        ("IS_STANDBY", "SELECT true", "it is a standby"),
    ],
)
def test_what_no_server_of_the_tests_is(
    ready: str, monkeypatch: pytest.MonkeyPatch, name: str, instead: str, said: str
) -> None:
    """What it would answer then stands in the place of what is asked."""
    monkeypatch.setattr(sql, name, instead)
    (fault,) = faults(ready)
    assert fault.startswith(said)


def test_an_old_server(ready: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examining, "OLDEST_SERVER", 99)
    (fault,) = faults(ready)
    assert fault.endswith(": 99 or newer is needed")


async def never(_: Settings) -> None:
    pytest.fail("no bot is to be run")


def doctor(
    capsys: pytest.CaptureFixture[str], database: str, never: Callable[[Settings], Awaitable[None]]
) -> tuple[int, str, str]:
    code = command_line.main(never, ["--database", database, "doctor"])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_whoever_is_not_let_in_reads_one_line(
    server: Server, ready: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = server.address(name_in(ready), "locked", password="a-wrong-one")
    for address in (wrong, "postgresql://me:a-wrong-one@127.0.0.1:1/bot"):
        code, out, err = doctor(capsys, address, never)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "cannot be opened" in err and "a-wrong-one" not in err


async def asked(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    database: str,
    **settings: str,
) -> tuple[int, str]:
    """Return what `doctor` says of shards, against a Discord that recommends four."""
    async with fake_discord() as fake:
        fake.gateway.starting.recommended = 4
        monkeypatch.setenv("BROADSIDE_DISCORD_API", fake.api_address)
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        code, out, err = await asyncio.to_thread(doctor, capsys, database, never)
    assert err == ""
    return code, out


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("0-3/4", None),
        ("0-1/4", None),
        ("0/4", "of 4 shards, 1 are in no slice here, nor does any process serve them now"),
        ("0-1/2", "2 shards are fewer than the 4 that Discord recommends"),
    ],
)
async def test_slices_and_what_discord_recommends(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    told: str,
    said: str | None,
) -> None:
    """What others serve now fills a gap of one's own setting."""
    path = tmp_path / "broadside.db"
    store = await Store.open(path)
    assert await store.shards.take(Slice(2, 3, 4), "another", 600.0)
    more = {"BROADSIDE_SHARDS": told, "DISCORD_TOKEN": TOKEN}
    code, out = await asked(capsys, monkeypatch, str(path), **more)
    await store.close()
    assert "Discord recommends 4 shards; 1000 of 1000 sessions are left today" in out
    assert (code, f"BROADSIDE_SHARDS: {said}" in out) == ((0, False) if said is None else (1, True))


async def test_what_is_served_is_known_of_a_server_too(
    ready: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(ready)
    assert await store.shards.take(Slice(2, 3, 4), "another", 600.0)
    more = {"BROADSIDE_SHARDS": "0-1/4", "DISCORD_TOKEN": TOKEN}
    code, out = await asked(capsys, monkeypatch, ready, **more)
    await store.close()
    assert (code, "BROADSIDE_SHARDS: " in out) == (1, False), "but for what is so with our server"


async def test_every_match_on_a_server_is_played_again(
    server: Server, empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a copy of which nothing is left."""
    export_all(str(await match_in(tmp_path)), tmp_path / "all", lambda *_: None)
    import_all(tmp_path / "all", empty, lambda *_: None)
    code, out, _ = doctor(capsys, empty, never)
    assert (code, "all is well: 1 match\n" in out) == (1, True), (
        "but for what is so with our server"
    )
    server.ask(name_in(empty), "UPDATE entry SET number = number + 1")
    code, out, _ = doctor(capsys, empty, never)
    assert (code, "match 1: entry 1 of its log is missing" in out) == (1, True)
    assert not list(Path(gettempdir()).glob("broadside-doctor-*"))


async def test_without_the_setting_discord_is_not_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(tmp_path / "broadside.db")).close()
    code, out = await asked(
        capsys, monkeypatch, str(tmp_path / "broadside.db"), DISCORD_TOKEN=TOKEN
    )
    assert (code, "Discord" in out) == (0, False)


def test_a_look_makes_no_tables(server: Server, empty: str) -> None:
    faults(empty)
    assert server.ask(name_in(empty), sql.TABLES) == []
