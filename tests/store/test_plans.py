"""No statement walks through a whole table."""

from __future__ import annotations

import re

import pytest

from store import Store, sql
from store.changes import MatchColumns
from store.connection import STATEMENTS_KEPT

ONCE_PER_START = {"TABLES"}


STATEMENTS = {
    name: text
    for name, text in vars(sql).items()
    if name.isupper() and re.match("(SELECT|INSERT|UPDATE|DELETE) ", str(text))
} | {f"update {column}": sql.update_match((column,)) for column in MatchColumns.__annotations__}


async def plan(store: Store, text: str) -> list[str]:
    numbered = re.findall(r"\?(\d+)", text)
    parameters = [None] * (max(map(int, numbered)) if numbered else text.count("?"))
    rows = await store._reader.execute_fetchall(f"EXPLAIN QUERY PLAN {text}", parameters)
    return [row[3] for row in rows]


@pytest.mark.parametrize("name", STATEMENTS)
async def test_statement_searches(name: str, store: Store):
    steps = await plan(store, STATEMENTS[name])
    scans = [step for step in steps if step.startswith("SCAN") and "CONSTANT ROW" not in step]
    assert not scans or name in ONCE_PER_START
    if name not in {"MESSAGE_BY_ID"}:  # a message shows one surface, seldom two
        assert not [step for step in steps if "TEMP B-TREE" in step]


async def test_deleting_a_match_searches_what_hangs_on_it(store: Store):
    """Foreign keys without an index would make each deletion walk through every child."""
    tables = await store._reader.execute_fetchall(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    for (table,) in tables:
        keys = await store._reader.execute_fetchall(f"PRAGMA foreign_key_list({table})")
        for key in keys:
            steps = await plan(store, f"SELECT 1 FROM {table} WHERE {key[3]} = ?1")
            assert all(step.startswith("SEARCH") for step in steps), table


async def test_all_statements_stay_prepared():
    """The connection keeps more statements than there are, so each is prepared once."""
    assert len(STATEMENTS) * 2 < STATEMENTS_KEPT
