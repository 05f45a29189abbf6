"""Matches that were played for a while, and what can become of the file that holds them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from tests.tables.house import Clock, hall
from tests.tables.post_office import PostOffice

Harm = Callable[[sqlite3.Connection], object]
"""What is done to match 1, which is played as match 2 is; match 3 has ended."""
PAGE = 4096
PLIES = 10
"""How far the running matches have come; ply 9 may be returned to."""


def played(path: Path) -> Path:
    """Make a database with two running matches of people and one that has ended."""

    async def play() -> None:
        clock = Clock()
        async with hall(path, clock, PostOffice(clock), chance=Random(5)) as house:
            for channel in (1, 2):
                await house.play_on(await house.begin(channel=channel), PLIES)
            await house.play_on(await house.begin(channel=3), 500)
            await house.settle()

    asyncio.run(play())
    return path


def by(*statements: str) -> Harm:
    """Return a harm that is done by SQL."""

    def harm(connection: sqlite3.Connection) -> None:
        for statement in statements:
            assert connection.execute(statement).rowcount, statement

    return harm


def do(path: Path, harm: Harm) -> None:
    """Do something to a database that no migration or program would."""
    with closing(sqlite3.connect(path)) as connection, connection:
        harm(connection)


def random_pages(path: Path, pages: int) -> None:
    """Let a dying disk write over some pages, though not over the first.

    Each of them holds something: of a page that nothing stands on no harm would be seen.
    """
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    chance, data = Random(7), bytearray(path.read_bytes())
    for page in chance.sample(range(1, len(data) // PAGE), pages):
        data[page * PAGE : (page + 1) * PAGE] = chance.randbytes(PAGE)
    path.write_bytes(data)


def all_of(path: Path) -> list[str]:
    """Return all that a database holds."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


MENDABLE: dict[str, tuple[Harm, str]] = {
    "snapshot of another position": (
        by(
            "UPDATE snapshot SET state ="
            " (SELECT state FROM snapshot WHERE match_id = 2 AND ply = 10)"
            " WHERE match_id = 1 AND ply = 10"
        ),
        "match 1: the snapshot of ply 10 is not what its log leads to",
    ),
    "snapshot cut short": (
        by("UPDATE snapshot SET state = substr(state, 1, 100) WHERE match_id = 1 AND ply = 10"),
        "match 1: the snapshot of ply 10 cannot be read",
    ),
    "snapshot for undo": (
        by("UPDATE snapshot SET state = X'7B' WHERE match_id = 1 AND ply = 9"),
        "match 1: the snapshot of ply 9 cannot be read",
    ),
    "snapshots lost": (
        by("DELETE FROM snapshot WHERE match_id = 1"),
        "match 1: the snapshot of ply 10, where it stands, is missing",
    ),
    "post is garbage": (
        by(
            "INSERT INTO outbox (match_id, surface, payload, nonce, created_at, due_at, attempts)"
            " VALUES (1, 'board', X'FF00', 'n1', 0, 0, 3)"
        ),
        "of the outbox, for the surface board, is unreadable",
    ),
    "request is garbage": (
        by(
            "INSERT INTO outbox (match_id, surface, payload, nonce, created_at, due_at, attempts,"
            " request) VALUES (1, 'hand-0', X'7B7D', 'n1', 0, 0, 1, X'7B')"
        ),
        "of the outbox, for the surface hand-0, is unreadable",
    ),
    "post for no surface": (
        by(
            "INSERT INTO outbox (match_id, surface, payload, nonce, created_at, due_at, attempts)"
            " VALUES (1, 'hand-x', X'7B7D', 'n1', 0, 0, 0)"
        ),
        "of the outbox, for the surface hand-x, is unreadable",
    ),
    "clock lost": (
        by("DELETE FROM deadline WHERE match_id = 1"),
        "match 1: no clock runs for seat",
    ),
    "message is garbage": (
        by("UPDATE message SET payload = X'00' WHERE match_id = 1 AND surface = 'hand-0'"),
        "match 1: what the message of the surface hand-0 shows cannot be read",
    ),
    "rows that hang on nothing": (
        by(
            "INSERT INTO entry VALUES (77, 1, 'action', 0, X'7B7D', NULL, NULL, 1, 0, NULL,"
            " NULL, NULL)",
            "INSERT INTO deadline VALUES (77, 'clock', 0, 0, X'', 0)",
        ),
        "rows of match 77, which is not there (1 of entry, 1 of deadline)",
    ),
}
BEYOND_REPAIR: dict[str, tuple[Harm, str]] = {
    "entry lost": (
        by("DELETE FROM entry WHERE match_id = 1 AND number = 3"),
        "match 1: entry 3 of its log is missing",
    ),
    "last entry lost": (
        by("DELETE FROM entry WHERE match_id = 1 AND number = 11"),
        "match 1: its log ends at ply 9, but it stood at ply 10",
    ),
    "entry is garbage": (
        by("UPDATE entry SET action = X'00' WHERE match_id = 1 AND number = 3"),
        "match 1: its log cannot be played again after entry 2 (DecodeError)",
    ),
    "first move is garbage": (
        by("UPDATE entry SET action = X'00' WHERE match_id = 1 AND number = 2"),
        "match 1: its log cannot be played again after the beginning (DecodeError)",
    ),
    "entry of somebody else": (
        by("UPDATE entry SET seat = 1 - seat WHERE match_id = 1 AND number = 5"),
        "match 1: the rules refuse what comes after entry ",
    ),
    "seat lost": (
        by("DELETE FROM seat WHERE match_id = 1 AND seat = 0"),
        "match 1: seat 0 is missing",
    ),
    "other chance": (
        by("UPDATE seat SET salt = 'other' WHERE match_id = 3 AND seat = 0"),
        "match 3:",
    ),
    "another end": (
        by(
            "UPDATE match SET outcome = CAST(replace(CAST(outcome AS TEXT), 'fall', 'end') AS BLOB)"
            " WHERE id = 3"
        ),
        "match 3: its outcome does not follow from its log",
    ),
    "rules that nobody plays": (
        by("UPDATE match SET rules_version = 99 WHERE id = 1"),
        "match 1: this program does not play version 99 of its rules any more",
    ),
}
