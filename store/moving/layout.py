"""What there is to be moved: every table, as the migrations make it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from msgspec import Struct

from store.opening import MIGRATIONS, read_migrations, split
from store.sql import sqlite


class Table(Struct, frozen=True):
    """A table: its columns in order, those of its key, and whether it gives ids by itself."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    counts: bool


class Layout(Struct, frozen=True):
    """The tables of a version; what others hang on comes first."""

    version: int
    tables: tuple[Table, ...]


def layout() -> Layout:
    """Return the newest layout, the same in a file and on a server."""
    steps = read_migrations(MIGRATIONS)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        for step in steps:
            for statement in split(step.script):
                made.execute(statement)
        tables = [_table(made, *row) for row in made.execute(sqlite.TABLES_MADE).fetchall()]
        hanging = {t.name for t in tables if made.execute(sqlite.hangs_on(t.name)).fetchall()}
    tables.sort(key=lambda table: (table.name in hanging, table.name))
    return Layout(len(steps), tuple(tables))


def _table(made: sqlite3.Connection, name: str, counts: int) -> Table:
    rows = made.execute(sqlite.columns_and_keys_of(name)).fetchall()
    keyed = sorted((place, column) for column, place in rows if place)
    return Table(
        name=name,
        columns=tuple(column for column, _ in rows),
        key=tuple(column for _, column in keyed),
        counts=bool(counts),
    )
