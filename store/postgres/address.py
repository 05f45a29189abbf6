"""The address of a server: as libpq reads it, and as anybody may read it."""

from __future__ import annotations

from typing import Any

from store.errors import StoreUnusable
from store.form import FORM
from store.postgres.driver import conninfo, psycopg

USUAL: dict[str, Any] = {
    "application_name": "broadside",
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""What holds unless an address says otherwise: a dead server is noticed within half a minute."""


class Address:
    """An address that libpq understands. Raises `StoreUnusable`, which tells nothing of it."""

    def __init__(self, address: str) -> None:
        wrong = f"the database's address cannot be read; it is written {FORM}"
        try:
            parts: dict[str, Any] = conninfo.conninfo_to_dict(address)
        except psycopg.Error:  # its words hold the address, and the password in it
            raise StoreUnusable(wrong) from None
        host, port, name = (str(parts.get(key, "")) for key in ("host", "port", "dbname"))
        ports = port.replace(",", "")
        if "@" in host + port + name or (ports and not ports.isdigit()):
            raise StoreUnusable(f"{wrong}, with %40 for @ and %2F for / in a password")
        self._password = str(parts.get("password", ""))
        self.conninfo = conninfo.make_conninfo("", **{**USUAL, **parts, "client_encoding": "utf8"})
        where = ":".join(part for part in (host, port) if part)
        self.shown = f"postgresql://{where}/{name}"

    def told(self, error: Exception) -> str:
        """Return what an error says, in one line, without the password."""
        line = " ".join(str(error).split())
        return line.replace(self._password, "…") if self._password else line
