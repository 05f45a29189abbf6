"""All that a bot knows, out of one database and into another."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from store.addresses import is_server, shown
from store.copying import Decided, beside, give_name, undecided
from store.errors import StoreUnusable
from store.moving.archive import Digest, Head, Reader, Writer
from store.moving.end import End
from store.moving.ends import source, target
from store.moving.layout import Layout, layout
from store.opening import exists
from store.sql import settings

PRIVATE = 0o600
"""Who may read what is exported: its owner, for all hands and seeds are in it."""

Progress = Callable[[int, int], None]
"""Hears how many of how many rows are done."""


class Moved(Struct, frozen=True):
    """What was moved: how many matches and rows, and what all of it comes to."""

    matches: int
    rows: int
    digest: str


def export_all(
    database: str, file: Path, progress: Progress, decided: Decided = undecided
) -> Moved:
    """Write all that a database holds at this moment to a new file.

    Raises `StoreUnusable`; there is no file then.
    """
    if exists(file):
        raise StoreUnusable(f"{file} is there already: name another file")
    if not file.parent.is_dir():
        raise StoreUnusable(f"the folder {file.parent} does not exist")
    ours = layout()
    owner = file.parent.stat() if is_server(database) else None
    with source(database) as end:
        _check_version(shown(database), end.version(), ours.version)
        with beside(file, PRIVATE, owner or Path(database).stat()) as part:
            try:
                moved = _written(end, ours, part, progress)
                decided()
                give_name(part, file)
            except OSError as error:
                raise StoreUnusable(f"{file} cannot be written: {error.strerror}") from error
    return moved


def _check_version(database: str, has: int, ours: int) -> None:
    if has > ours:
        raise StoreUnusable(
            f"{database} is newer than this program: it has version {has}, and this program {ours}"
        )
    if has < ours:
        raise StoreUnusable(
            f"{database} has version {has}, and this program {ours}:"
            " start the bot once, which brings it up to date"
        )


def _written(end: End, ours: Layout, part: Path, progress: Progress) -> Moved:
    rows = {table.name: end.count(table) for table in ours.tables}
    head = Head(ours, rows, end.last_ids(ours.tables))
    done = 0
    with part.open("wb") as file:
        writer = Writer(file, head)
        for table in ours.tables:
            with closing(end.rows(table)) as found:  # or it outlives its connection
                for many in writer.rows(table.name, found):
                    done += many
                    progress(done, head.all_rows)
        return Moved(rows["match"], done, writer.end())


def import_all(
    file: Path, database: str, progress: Progress, decided: Decided = undecided
) -> Moved:
    """Read what `export_all` has written into a database that holds nothing yet.

    Nobody else may have it open. What is there afterwards is read again and compared; then what was
    noted of the world outside is forgotten. Raises `StoreUnusable`; the database holds nothing
    then.
    """
    head, digest = _checked(file)
    ours = layout()
    if head.layout != ours:
        raise StoreUnusable(
            f"{file} is of version {head.layout.version}, and this program of {ours.version}:"
            " export it with a program of the same version"
        )
    with target(database) as end:
        if any(end.count(table) for table in ours.tables):
            raise StoreUnusable(
                f"{shown(database)} holds something already: name a database that holds nothing"
            )
        _read_in(end, ours, file, head, progress)
        if _digest_of(end, ours) != digest:
            raise StoreUnusable(f"{shown(database)} would not hold what {file} does")
        end.run(settings.FORGET_OUTSIDE)
        decided()
    return Moved(head.rows["match"], head.all_rows, digest)


def _checked(file: Path) -> tuple[Head, str]:
    """Return the head and the digest of an archive that is whole."""
    try:
        with file.open("rb") as opened:
            reader = Reader(file, opened)
            for _ in reader.blocks():
                pass
            return reader.head, reader.digest
    except OSError as error:
        raise StoreUnusable(f"{file} cannot be read: {error.strerror}") from error


def _read_in(end: End, ours: Layout, file: Path, head: Head, progress: Progress) -> None:
    tables, done = {table.name: table for table in ours.tables}, 0
    with file.open("rb") as opened:
        for block in Reader(file, opened).blocks():
            end.write(tables[block.table], block.rows)
            done += len(block.rows)
            progress(done, head.all_rows)
    end.set_last_ids(head.last_ids)


def _digest_of(end: End, ours: Layout) -> str:
    digest = Digest()
    for table in ours.tables:
        with closing(end.rows(table)) as found:
            for row in found:
                digest.add(table.name, row)
    return str(digest)
