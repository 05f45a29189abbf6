"""The connections of a store whose database is a file, for tests of what happens to that."""

from __future__ import annotations

from store import Store
from store.file import FileAccess


def file_access(store: Store) -> FileAccess:
    """Return the way into a store's file."""
    access = store._access
    assert isinstance(access, FileAccess)
    return access
