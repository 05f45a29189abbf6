"""What the bot wrote into its database, seen from outside, and all that it ever meant to show.

The outbox forgets what was delivered, so a trigger of the tests' own keeps a journal of it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from store import Store

_JOURNAL = """
CREATE TABLE wire_journal (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL,
    surface TEXT NOT NULL,
    payload BLOB NOT NULL,
    nonce TEXT NOT NULL
);
CREATE TRIGGER wire_outbox AFTER INSERT ON outbox BEGIN
    INSERT INTO wire_journal (id, match_id, surface, payload, nonce)
    VALUES (new.id, new.match_id, new.surface, new.payload, new.nonce);
END;
"""
_LATER = ("UPDATE slice SET until = until - 100", "UPDATE identify SET free_at = free_at - 100")
_SOUND = (
    "INSERT INTO sound (match_id, ply, place, seat, user_id, words, damage, destroyed) "
    "VALUES (?, 1, ?, 0, ?, ?, 1, 0)"
)


class EntryRow(NamedTuple):
    """An entry of a match's log."""

    match_id: int
    number: int
    kind: str
    seat: int | None
    actor_id: int | None
    interaction_id: int | None


class NoticeRow(NamedTuple):
    """A notice as it was committed."""

    id: int
    match_id: int
    surface: str
    payload: bytes
    nonce: str


class Ledger:
    """Reads a database that the bot has open. Made by `new_ledger`."""

    def __init__(self, path: Path | str) -> None:
        self.path = path

    def entries(self) -> list[EntryRow]:
        """Return the logs of all matches."""
        found = self._rows(f"SELECT {', '.join(EntryRow._fields)} FROM entry")
        return [EntryRow(*row) for row in sorted(found)]

    def logged(self) -> int:
        """Return how many entries all logs have together."""
        ((many,),) = self._rows("SELECT count(*) FROM entry")
        return many

    def notices(self) -> list[NoticeRow]:
        """Return every notice that was ever committed, in that order."""
        names = ", ".join(NoticeRow._fields)
        found = self._rows(f"SELECT {names} FROM wire_journal ORDER BY id")
        return [NoticeRow(*row) for row in found]

    def waiting(self) -> int:
        """Return how many notices are to be shown yet; superseded messages can wait."""
        ((many,),) = self._rows("SELECT count(*) FROM outbox WHERE surface NOT LIKE 'old-%'")
        return many

    def playing(self) -> list[int]:
        """Return the numbers of the matches that go on."""
        return [i for (i,) in self._rows("SELECT id FROM match WHERE status = 'playing'")]

    def position(self, match_id: int) -> tuple[str, int, bytes]:
        """Return a match's game, the version of its rules, and how it stands."""
        ((game, rules, state),) = self._rows(
            "SELECT game, rules_version, state FROM match JOIN snapshot ON match_id = id "
            f"WHERE id = {match_id} ORDER BY ply DESC LIMIT 1"
        )
        return game, rules, state

    def seat_of(self, match_id: int, user_id: int) -> int | None:
        """Return where somebody sits in a match; None if they do not."""
        found = self._rows(
            f"SELECT seat FROM seat WHERE match_id = {match_id} AND user_id = {user_id}"
        )
        return found[0][0] if found else None

    def left_ahead(self, match_id: int, seat: int) -> bytes | None:
        """Return what a seat has chosen ahead, as it is kept; None if nothing."""
        ((ahead,),) = self._rows(
            f"SELECT ahead FROM seat WHERE match_id = {match_id} AND seat = {seat}"
        )
        return ahead

    def clocks(self) -> list[tuple[int, str, int, float]]:
        """Return what is due in all matches: which match, what, whose, and when."""
        return sorted(self._rows("SELECT match_id, kind, seat, due_at FROM deadline"))

    def alive(self) -> set[tuple[int, int]]:
        """Return of which numbers of shards which have ever given a sign of life."""
        return set(self._rows("SELECT shards, shard FROM sign"))

    def add_sounds(self, match_id: int, words: tuple[str, ...], person_id: int) -> None:
        """Let somebody have made sounds in a match, which then stand for election."""
        rows = [(match_id, place, person_id, said) for place, said in enumerate(words)]
        with closing(sqlite3.connect(self.path, timeout=10.0)) as connection, connection:
            connection.executemany(_SOUND, rows)

    def sound(self) -> str:
        """Return what SQLite finds wrong with the file; "ok" if nothing is."""
        return "\n".join(str(line) for (line,) in self._rows("PRAGMA integrity_check"))

    @contextmanager
    def watched(self) -> Iterator[Callable[[], int]]:
        """Give what tells a number that is another one after each commit."""
        with closing(self._open()) as connection:
            yield lambda: connection.execute("PRAGMA data_version").fetchone()[0]

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the lock that whoever writes needs; meanwhile others can read."""
        with closing(sqlite3.connect(self.path, timeout=10.0, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")

    def grows_older(self, seconds: float) -> None:
        """Let all that waits to be shown seem to have been written so long ago.

        To be asked while no bot runs, in place of waiting.
        """
        names = [row[1] for row in self._rows("PRAGMA table_info(outbox)")]
        times = [name for name in names if name.endswith(("_at", "_until"))]
        changes = ", ".join(f"{name} = {name} - {seconds}" for name in times)
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute(f"UPDATE outbox SET {changes}")

    def ends_leases(self) -> None:
        """Let the leases of shards end that nobody renews, and the next sessions begin at once.

        In place of a clock that is turned: nobody waits.
        """
        self.change(*_LATER)

    def change(self, *statements: str) -> None:
        """Change the database, beside the bot."""
        with closing(sqlite3.connect(self.path, timeout=10.0)) as connection, connection:
            for statement in statements:
                connection.execute(statement)

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, timeout=10.0)

    def _rows(self, statement: str) -> list[Any]:
        with closing(self._open()) as connection:
            return connection.execute(statement).fetchall()


async def new_ledger(path: Path) -> Ledger:
    """Make the bot's database before the bot does, with a journal in it."""
    store = await Store.open(path)
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(_JOURNAL)
    return Ledger(path)
