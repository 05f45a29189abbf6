"""The connections of a store, for tests of what happens to its file or its server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from store import Store
from store.file import FileAccess

if TYPE_CHECKING:
    from store.postgres.access import ServerAccess


def file_access(store: Store) -> FileAccess:
    """Return the way into a store's file."""
    access = store._access
    assert isinstance(access, FileAccess)
    return access


def server_access(store: Store) -> ServerAccess:
    """Return the way into a store on a server."""
    from store.postgres.access import ServerAccess  # noqa: PLC0415 - few have its driver

    access = store._access
    assert isinstance(access, ServerAccess)
    return access


async def let_write(store: Store, *, may: bool) -> None:
    """Let nothing be written through a store's connection any more, or let it again."""
    access = store._access
    if isinstance(access, FileAccess):
        await access.writer.run(lambda there: there.execute(f"PRAGMA query_only = {int(not may)}"))
        return
    access = server_access(store)
    setting = f"SET default_transaction_read_only = {'off' if may else 'on'}"
    await access.writer.run(lambda: access.writer.connection().execute(setting.encode()))
