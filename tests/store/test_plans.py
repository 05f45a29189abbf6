"""No statement walks through a whole table."""

from __future__ import annotations

import pkgutil
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from typing import Any

import psycopg
import pytest

from store import opening, sql
from store.changes import MatchColumns
from store.connection import STATEMENTS_KEPT
from store.postgres import link
from store.sql import outbox, postgres, sqlite
from store.sql.matches import update_match
from tests.postgres import Server

SELDOM = {"TABLES", "CENSUS", "CROWD", "BACKLOG", "FREE_POSTS", "MOVE_ALL_DEADLINES"} | {
    "LIVE_MATCHES",
    "SKIP_QUESTIONS",
    "MOVED_SINCE",
    "DROP_IDLE_PEOPLE",
    "VOTES_OF",
    "HOSTED_BY",
    "CREDITED",
    "DEADLINES_AFTER",
    "DEADLINES_BEGINNING",
    "IN_THE_WAY",
    "DROP_DEAD",
    "LEAVE_SLICES",
    "SLICES",
    "SIGNS",
    "DROP_THOUGHTS",
}
"""Once a start, an absence, a lobby or a restore, once a minute through what was not sent, once an
hour through people, or when somebody asks what is kept of them or wishes to be called otherwise; or
of the few slices of shards, or of the few questions that are thought about."""
BESIDE = {"MATCH_IDS", "CONTENTS", "NOTE_RESTORED", "SKIP_IDS", "TABLES_MADE", "LAST_IDS"} | {
    "FORGET_LAST_IDS",
    "MOST_WITHDRAWN",
    "HANGING_ON_MATCHES",
}
"""By commands that look at the whole database, in processes beside the bot."""
SORTED = {"LAST_OVER_OF", "ATTENDED", "MEETINGS"}
"""The matches of one person by when they ended: seats tell whose they are, and not when that was.
They are found by an index, and as many as one person ends."""
OF_FILES = set(vars(sqlite))
"""What is said of a file, and never to a server."""


STATEMENTS = {
    name: text
    for module in pkgutil.iter_modules(sql.__path__, "store.sql.")
    if not module.name.endswith(".postgres")
    for name, text in vars(import_module(module.name)).items()
    if name.isupper() and re.match("(SELECT|INSERT|UPDATE|DELETE) ", str(text))
} | {f"update {column}": update_match((column,)) for column in MatchColumns.__annotations__}
STATEMENTS |= {f"post {many}": outbox.post(many) for many in (1, outbox.TOGETHER)}


@pytest.fixture(scope="module")
def connection(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    path = tmp_path_factory.mktemp("plans") / "broadside.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        opening.prepare(connection, path, opening.read_migrations(opening.MIGRATIONS))
        yield connection


def plan(connection: sqlite3.Connection, text: str) -> list[str]:
    parameters = [None] * text.count("?")
    rows = connection.execute(f"EXPLAIN QUERY PLAN {text}", parameters)
    return [row[3] for row in rows]


@pytest.mark.parametrize("name", STATEMENTS)
def test_statement_searches(name: str, connection: sqlite3.Connection):
    steps = plan(connection, STATEMENTS[name])
    scans = [step for step in steps if step.startswith("SCAN") and "CONSTANT ROW" not in step]
    assert not scans or name in SELDOM | BESIDE
    assert not [step for step in steps if "TEMP B-TREE" in step] or name in SORTED


@pytest.fixture(scope="module")
def on_server(server: Server) -> Iterator[psycopg.Connection[Any]]:
    with (
        server.database(server.template()) as address,
        psycopg.connect(address, autocommit=True) as connection,
    ):
        for text in (*postgres.SETTINGS, "SET plan_cache_mode = force_generic_plan"):
            connection.execute(text.encode())
        yield connection


@pytest.mark.parametrize("name", [*sorted(STATEMENTS.keys() - OF_FILES), "CENSUS"])
def test_statement_is_understood_by_a_server_and_searches_there(
    name: str, on_server: psycopg.Connection[Any]
):
    text = postgres.CENSUS if name == "CENSUS" else postgres.said(STATEMENTS[name])
    assert text.count("%s") == (0 if name == "CENSUS" else STATEMENTS[name].count("?"))
    pieces = text.replace("%%", "%").split("%s")
    numbered = "".join(f"{piece}${n}" for n, piece in enumerate(pieces[:-1], 1)) + pieces[-1]
    unknown = ", ".join(["NULL"] * (len(pieces) - 1))
    on_server.execute(f"PREPARE asked AS {numbered}".encode(), prepare=False)
    try:
        asked = f"EXPLAIN EXECUTE asked{f'({unknown})' if unknown else ''}"
        steps = [row[0] for row in on_server.execute(asked.encode(), prepare=False)]
    finally:
        on_server.execute("DEALLOCATE asked", prepare=False)
    assert not [step for step in steps if "Seq Scan" in step] or name in SELDOM | BESIDE


def test_deleting_a_match_searches_what_hangs_on_it(connection: sqlite3.Connection):
    """Foreign keys without an index would make each deletion walk through every child."""
    tables = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    for (table,) in tables:
        keys = connection.execute(f"PRAGMA foreign_key_list({table})")
        for key in keys:
            steps = plan(connection, f"SELECT 1 FROM {table} WHERE {key[3]} = ?")
            assert all(step.startswith("SEARCH") for step in steps), table


def test_all_statements_stay_prepared():
    """The connection keeps more statements than there are, so each is prepared once."""
    assert len(STATEMENTS) * 2 < STATEMENTS_KEPT < link.STATEMENTS_KEPT
