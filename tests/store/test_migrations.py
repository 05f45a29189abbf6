"""Every earlier database is carried over, and half a migration never stays."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engines.core import decode
from engines.imperium.orders import Orders
from store import Candidate, Status, Store, StoreUnusable
from store.opening import MIGRATIONS, read_migrations, split
from store.postgres.preparing import FIRST, server_migrations
from store.sql.sqlite import columns_of
from tests.postgres import Server
from tests.store.samples import a_match, a_seat, a_submit

VERSIONS = Path(__file__).parent / "versions"
NEWEST = len(read_migrations(MIGRATIONS))
STATEMENTS = {"CREATE", "DROP", "ALTER", "INSERT", "UPDATE", "PRAGMA"}
"""What migrations consist of: none of it begins or ends a transaction."""


ADDS_ONLY = 20
"""From this version on several processes can use a database."""
_TAKES_AWAY = re.compile(r"\b(DROP\s+(TABLE|COLUMN)|RENAME|TRUNCATE)\b", re.IGNORECASE)


def folder_up_to(version: int, folder: Path) -> Path:
    folder.mkdir()
    for path in sorted(MIGRATIONS.glob("*.sql"))[:version]:
        shutil.copy(path, folder)
    return folder


def look(path: Path, text: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(text).fetchall()


def write(connection: sqlite3.Connection, table: str, row: Struct) -> None:
    """Write a row of today into a table of before, as far as it has the columns."""
    known = [name for (name,) in connection.execute(columns_of(table))]
    values = [getattr(row, name) for name in known]
    connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(known))})", values)


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
async def test_database_of_each_version_is_carried_over(version: int, path: Path, tmp_path: Path):
    """`versions/` holds, for each version, rows as it wrote them."""
    earlier = await Store.open(path, migrations=folder_up_to(version, tmp_path / "earlier"))
    await earlier.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((VERSIONS / f"{version:04}.sql").read_text("utf-8"))

    store = await Store.open(path)
    standing = await store.standing(1)
    assert standing is not None
    assert [seat.name for seat in standing.seats] == ["Alicia Ñandú", "Computer"]
    assert standing.snapshot is not None and standing.snapshot.state == b"state 2"
    assert [match.id for match in await store.matches.of_person(101)] == [1]
    assert await store.matches.in_channel(12) is None
    assert [post.nonce for post in (await store.outbox.claim("me", 2000.0, 60.0, 9)).posts] == [
        "nonce"
    ]
    assert await store.deadlines.next_at() == 5000.0
    paused = [(match.id, match.paused_at, match.retry_at) for match in await store.matches.paused()]
    assert paused == ([(3, 1000.0, 1100.0)] if version >= 5 else [])
    assert all(
        [
            await store.people.person(101),
            await store.people.guild(5),
            await store.people.rating(5, "shazamm", 101),
        ]
    )
    assert await store.setting("commands") == "a hash"
    await store.commit(a_submit(1, standing.number + 1))
    assert await store.log.last_number(1) == 3
    await store.close()
    assert look(path, "PRAGMA user_version") == [(NEWEST,)]
    assert look(path, "PRAGMA integrity_check") == [("ok",)]


async def test_whoever_was_rated_is_so_in_each_server_where_they_played(path: Path, tmp_path: Path):
    earlier = await Store.open(path, migrations=folder_up_to(7, tmp_path / "earlier"))
    await earlier.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        places = [(5, "go"), (6, "go"), (5, "go"), (None, "go"), (7, "chess")]
        for number, (guild_id, game) in enumerate(places, 1):
            match = a_match(id=number, guild_id=guild_id, game=game, channel_id=number)
            write(connection, "match", match)
            write(connection, "seat", a_seat(number, 0, 101))
            write(connection, "seat", a_seat(number, 1, 102 if game == "go" else 103))
        connection.execute("INSERT INTO rating VALUES ('go', 101, 25.0, 8.0, 3)")
    await (await Store.open(path)).close()
    rows = [(server, "go", 101, 25.0, 8.0, 3) for server in (5, 6)]
    assert look(path, "SELECT * FROM rating ORDER BY guild_id") == rows


async def test_whoever_sits_in_a_running_match_goes_on_being_asked_for_bids(
    path: Path, tmp_path: Path
):
    """Only people of Imperium Galáctica who gave no orders: whatever was ordered stands."""
    earlier = await Store.open(path, migrations=folder_up_to(11, tmp_path / "earlier"))
    await earlier.close()
    given = b'{"bid":3}'
    with closing(sqlite3.connect(path)) as connection, connection:
        matches = [("imperium", Status.PLAYING), ("imperium", Status.ENDED), ("go", Status.PLAYING)]
        for number, (game, status) in enumerate(matches, 1):
            match = a_match(id=number, game=game, status=status, channel_id=number)
            write(connection, "match", match)
            for seat, user, orders in ((0, 101, b""), (1, 102, given), (2, None, b"")):
                write(connection, "seat", replace(a_seat(number, seat, user), orders=orders))
    await (await Store.open(path)).close()
    rows = look(path, "SELECT match_id, seat, orders FROM seat WHERE length(orders) > 0")
    assert sorted(rows) == [(1, 0, b'{"bid":null}'), *((n, 1, given) for n in (1, 2, 3))]
    assert decode(b'{"bid":null}', Orders) == replace(Orders(), bid=None)


async def test_no_name_stands_beside_a_sound_of_somebody_else(path: Path, tmp_path: Path):
    """The seat had gone to Carol (103) by the end; Bob (102) sat there all the time."""
    earlier = await Store.open(path, migrations=folder_up_to(24, tmp_path / "earlier"))
    await earlier.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        write(connection, "match", a_match(id=1, status=Status.ENDED))
        for seat, user in ((0, 103), (1, 102)):
            write(connection, "seat", a_seat(1, seat, user))
        for place, (seat, user, name) in enumerate(((0, 101, "Carol"), (1, 102, "Bob")), 1):
            row = Candidate(1, place, 5, seat, user, name, "Boom!", 0, 0, 1, 0)
            write(connection, "candidate", row)
        write(connection, "match", a_match(id=2, status=Status.ENDED))  # whose seats are gone
        write(connection, "candidate", Candidate(2, 1, 5, 0, 104, "Dora", "Bang!", 0, 0, 1, 0))
    await (await Store.open(path)).close()
    rows = look(path, "SELECT name FROM candidate ORDER BY match_id, place")
    assert rows == [("",), ("Bob",), ("Dora",)]


def test_migrations_say_what_and_why_and_leave_transactions_to_the_runner():
    for migration in read_migrations(MIGRATIONS):
        assert re.match(r"-- What: .+\n(-- .+\n)*-- Why: ", migration.script), migration.name
        bare = re.sub(r"--.*", "", migration.script)
        for statement in split(bare):
            assert statement.split()[0].upper() in STATEMENTS


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("CREATE TABLE extra (a); INSERT INTO extra VALUES (1); CREATE NONSENSE;", "syntax error"),
        (
            "CREATE TABLE extra (a); DELETE FROM match; INSERT INTO absent VALUES (1);",
            "no such table",
        ),
        ("CREATE TABLE extra (a); DELETE FROM match;", "hang on nothing"),
    ],
)
async def test_broken_migration_is_rolled_back_whole(
    script: str, why: str, path: Path, tmp_path: Path
):
    store = await Store.open(path)
    match_id = await store.create_match(a_match())
    await store.commit(a_submit(match_id, 1))
    await store.close()

    folder = folder_up_to(NEWEST, tmp_path / "broken")
    name = f"{NEWEST + 1:04}_broken"
    (folder / f"{name}.sql").write_text(script)
    with pytest.raises(StoreUnusable, match=rf"{name} .*{why}"):
        await Store.open(path, migrations=folder)

    assert look(path, "PRAGMA user_version") == [(NEWEST,)]
    assert look(path, "SELECT name FROM sqlite_schema WHERE name = 'extra'") == []
    store = await Store.open(path)
    assert await store.match(match_id) == a_match(id=match_id)
    assert await store.log.last_number(match_id) == 1
    await store.close()


async def test_rebuilding_a_table_keeps_what_hangs_on_it(path: Path, tmp_path: Path):
    """With foreign keys on, dropping the old table would take every log with it."""
    store = await Store.open(path)
    match_id = await store.create_match(a_match())
    await store.commit(a_submit(match_id, 1))
    await store.close()

    folder = folder_up_to(NEWEST, tmp_path / "more")
    (folder / f"{NEWEST + 1:04}_rebuild.sql").write_text(
        "CREATE TABLE rebuilt (id INTEGER PRIMARY KEY AUTOINCREMENT, game, rules_version, status,"
        " guild_id, channel_id, host_id, locale, config, options, seed, created_at, started_at,"
        " ended_at, outcome, paused_at, retry_at, chance, starting_at, dice,"
        " rests_until);"
        "INSERT INTO rebuilt SELECT * FROM match;"
        "DROP TABLE match;"
        "ALTER TABLE rebuilt RENAME TO match;"
    )
    store = await Store.open(path, migrations=folder)
    assert await store.match(match_id) == a_match(id=match_id)
    assert await store.log.last_number(match_id) == 1
    await store.close()


async def test_misnumbered_migrations_are_refused(path: Path, tmp_path: Path):
    folder = folder_up_to(NEWEST, tmp_path / "gap")
    (folder / f"{NEWEST + 2:04}_gap.sql").write_text("CREATE TABLE extra (a);")
    with pytest.raises(StoreUnusable, match="not numbered"):
        await Store.open(path, migrations=folder)
    assert not path.exists()


def test_a_script_is_split_into_its_statements():
    script = """
        -- A comment; with a semicolon.
        INSERT INTO a VALUES ('one; two');
        CREATE TRIGGER t AFTER INSERT ON a BEGIN
            DELETE FROM b; DELETE FROM c;
        END; /* and; more */ SELECT 1;
        SELECT 2
    """
    starts = [re.sub(r"--.*|/\*.*\*/", "", part).split()[:2] for part in split(script)]
    assert starts == [["INSERT", "INTO"], ["CREATE", "TRIGGER"], ["SELECT", "1;"], ["SELECT", "2"]]


async def test_a_script_may_end_in_a_comment(path: Path, tmp_path: Path):
    folder = folder_up_to(NEWEST, tmp_path / "comment")
    (folder / f"{NEWEST + 1:04}_comment.sql").write_text(
        "CREATE TABLE extra (a);\n-- That is all.\n"
    )
    await (await Store.open(path, migrations=folder)).close()
    assert look(path, "SELECT count(*) FROM extra") == [(0,)]


def test_both_databases_change_with_the_same_numbers() -> None:
    """What a migration does to files another of its number does on servers, from 0018 on."""
    files, servers = read_migrations(MIGRATIONS), server_migrations()
    assert [step.number for step in servers] == list(range(FIRST, len(files) + 1))
    assert [s.name for s in servers[1:]] == [f.name for f in files[FIRST:]]


async def test_both_databases_have_the_same_tables_columns_and_indexes(
    path: Path, server: Server
) -> None:
    await (await Store.open(path)).close()
    files = look(
        path,
        'SELECT m.name, c.name, c."notnull" OR c.pk > 0 FROM sqlite_schema AS m'
        " JOIN pragma_table_info(m.name) AS c"
        " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'",
    )
    indexes = look(path, "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    with server.database() as address:
        await (await Store.open(address)).close()
        name = address.rpartition("/")[2].partition("?")[0]
        rows = server.ask(
            name,
            "SELECT table_name, column_name, CAST(is_nullable = 'NO' AS int)"
            " FROM information_schema.columns WHERE table_schema = 'public'"
            " AND table_name <> 'broadside'",
        )
        theirs = server.ask(
            name,
            "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'"
            " AND indexname !~ '_(pkey|key)$'",
        )
    assert sorted(rows) == sorted(files)
    assert sorted(theirs) == sorted(indexes)


@pytest.mark.parametrize("folder", [MIGRATIONS, MIGRATIONS / "postgres"])
def test_a_migration_takes_nothing_away_that_a_process_of_the_release_before_uses(
    folder: Path,
) -> None:
    """Processes of both run side by side while a bot is brought up to date: it only adds."""
    newer = [path for path in folder.glob("*.sql") if int(path.name[:4]) >= ADDS_ONLY]
    assert newer
    for path in newer:
        assert not _TAKES_AWAY.search(path.read_text()), path.name
