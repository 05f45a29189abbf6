"""An inspection finds what the store reads, and what hangs on nothing can be removed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store import Changes, Snapshot, Store
from store.copying import reading
from store.inspection import Inspection, Orphans, Unreadable, repairing
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
