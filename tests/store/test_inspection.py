"""An inspection finds what the store reads, and what hangs on nothing can be removed."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store import Changes, Snapshot, Store
from store.copying import reading
from store.inspection import Inspection, Orphans, Unreadable, repairing
from store.moving.layout import layout
from store.opening import MIGRATIONS
from tests.ready import lay_ready
from tests.store.samples import (
    a_deadline,
    a_match,
    a_message,
    a_post,
    a_seat,
    an_entry,
)

SURFACES = ("lobby", "board", "hand-0")


async def furnished(store: Store, channel_id: int) -> int:
    """Return a match that has several rows of each kind, those that come later written first."""
    match_id = await store.create_match(a_match(channel_id))
    changes = Changes()
    for number in (1, 2, 3):
        changes.append(an_entry(match_id, number))
    for seat in (2, 1, 0):
        changes.seat(a_seat(match_id, seat, 200 + 10 * channel_id + seat))
        changes.deadline(a_deadline(match_id, seat=seat, due_at=9.0 - seat))
        changes.snapshot(Snapshot(match_id, seat, b"state"))
    for surface in SURFACES:
        changes.message(a_message(match_id, surface, 70 + channel_id))
        changes.post(a_post(match_id, surface))
    await store.commit(changes)
    return match_id


@pytest.fixture
async def matches(path: Path) -> tuple[int, int]:
    store = await Store.open(path)
    ids = await furnished(store, 1), await furnished(store, 2)
    await store.close()
    return ids


async def test_all_of_a_match_is_found_in_order(path: Path, matches: tuple[int, int]) -> None:
    store = await Store.open(path)
    with reading(path) as connection:
        inspection = Inspection(connection)
        assert inspection.match_ids() == matches
        assert inspection.record(max(matches) + 1) is None
        for match_id in matches:
            record = inspection.record(match_id)
            assert record is not None
            assert record.match == await store.match(match_id)
            assert record.seats == await store.seats(match_id)
            assert record.entries == await store.log.entries(match_id)
            assert [one.ply for one in record.snapshots] == [0, 1, 2]
            assert set(record.deadlines) == set(await store.deadlines.of_match(match_id))
            assert [one.seat for one in record.deadlines] == [0, 1, 2]
            assert [one.surface for one in record.posts] == list(SURFACES)
            assert [one.surface for one in record.messages] == sorted(SURFACES)
        assert inspection.orphans() == ()
    await store.close()


async def test_a_table_that_cannot_be_read_is_named(path: Path, matches: tuple[int, int]) -> None:
    spoilt, whole = matches
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE match SET status = 'unheard of' WHERE id = ?", (spoilt,))
    with reading(path) as connection:
        inspection = Inspection(connection)
        with pytest.raises(Unreadable, match=r"^match$"):
            inspection.record(spoilt)
        assert inspection.record(whole) is not None, "the reading before has ended"


async def test_what_hangs_on_nothing_is_found_and_removed(
    path: Path, matches: tuple[int, int]
) -> None:
    gone, kept = matches
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM match WHERE id = ?", (gone,))
    with reading(path) as connection:
        found = Inspection(connection).orphans()
        assert set(found) == {
            *(Orphans(gone, table, 3) for table in ("seat", "entry", "snapshot")),
            *(Orphans(gone, table, 3) for table in ("deadline", "outbox", "message")),
        }
    with repairing(path) as repair:
        repair.write(Changes().setting("mended", "yes"))
    with reading(path) as connection:
        inspection = Inspection(connection)
        assert inspection.orphans() == ()
        record = inspection.record(kept)
        assert record is not None and len(record.entries) == 3
    store = await Store.open(path)
    assert await store.setting("mended") == "yes"
    await store.close()


HANGING = {table.name for table in layout().tables} - {"match"}


def hanging(path: Path) -> dict[str, str]:
    """Return in which column each table names a match that must be there."""
    with closing(sqlite3.connect(path)) as connection:
        keys = {
            table: connection.execute(f"PRAGMA foreign_key_list({table})").fetchall()
            for table in HANGING
        }
    return {table: row[3] for table, rows in keys.items() for row in rows if row[2] == "match"}


def astray(path: Path, table: str, column: str) -> None:
    """Let a row of a table name a match that is not there, as a dying disk leaves it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        kinds = connection.execute(f"SELECT name, type FROM pragma_table_info('{table}')")
        some = {"INTEGER": 1, "REAL": 1.0, "TEXT": "x", "BLOB": b"x"}
        row = {name: 999 if name == column else some[kind] for name, kind in kinds}
        connection.execute("PRAGMA ignore_check_constraints = ON")
        places = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} VALUES ({places})", tuple(row.values()))


async def test_whatever_hangs_on_a_match_that_is_not_there_is_found_and_mended(
    tmp_path: Path,
) -> None:
    """In each table: or a newer version could not bring the file up to date."""
    await lay_ready(tmp_path / "ready.db")
    found = hanging(tmp_path / "ready.db")
    assert {"seat", "thinking", "seek"} <= found.keys()
    newer = Path(shutil.copytree(MIGRATIONS, tmp_path / "newer"))
    number = layout().version + 1
    (newer / f"{number:04}_next.sql").write_text("ALTER TABLE seat ADD COLUMN later INTEGER;")
    for table, column in found.items():
        path = tmp_path / f"{table}.db"
        await lay_ready(path)
        astray(path, table, column)
        with reading(path) as connection:
            stray = Orphans(999, table, 1, may_stand=table == "seek")
            assert Inspection(connection).orphans() == (stray,)
        with repairing(path):
            pass
        with reading(path) as connection:
            assert Inspection(connection).orphans() == ()
            left = connection.execute(f"SELECT {column} FROM {table}").fetchall()
            assert left == ([(None,)] if table == "seek" else [])
        await (await Store.open(path, migrations=newer)).close()
