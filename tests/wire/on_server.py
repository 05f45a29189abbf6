"""The ledger of a bot whose database is on a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from tests.postgres import Server
from tests.wire.ledger import Ledger

_JOURNAL = """
CREATE TABLE wire_journal (
    id bigint PRIMARY KEY,
    match_id bigint NOT NULL,
    surface text NOT NULL,
    payload bytea NOT NULL,
    nonce text NOT NULL
);
CREATE FUNCTION wire_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO wire_journal VALUES (new.id, new.match_id, new.surface, new.payload, new.nonce);
    RETURN NULL;
END $$;
CREATE TRIGGER wire_outbox AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION wire_note();
"""


class ServerLedger(Ledger):
    """Reads a database on a server that the bot has open. Made by `server_ledger`."""

    def __init__(self, address: str, connection: psycopg.Connection[Any]) -> None:
        self.path = address
        self._connection = connection

    def sound(self) -> str:
        """Return "ok": whether its pages are whole is the server's affair."""
        return "ok"

    def _rows(self, statement: str) -> list[Any]:
        return self._connection.execute(statement.encode()).fetchall()

    def change(self, *statements: str) -> None:
        """Change the database, beside the bot."""
        for statement in statements:
            self._connection.execute(statement.encode())

    def cuts(self) -> None:
        """Cut everybody else off."""
        self._rows(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@contextmanager
def server_ledger(server: Server, **more: str) -> Iterator[ServerLedger]:
    """Give the ledger of a new database, with a journal in it, which goes afterwards.

    The bot's address has `more` in it.
    """
    with (
        server.database(server.template()) as address,
        psycopg.connect(address, autocommit=True) as connection,
    ):
        connection.execute(_JOURNAL.encode(), prepare=False)
        said = "".join(f"&{key}={value}" for key, value in more.items())
        yield ServerLedger(f"{address}{said}", connection)
