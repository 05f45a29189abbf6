"""The files of an open database: are they still those that were opened?

Whoever deletes or replaces them leaves SQLite writing into what nobody will read again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from store.errors import StoreGone


class Place:
    """The files at `path` as they were when this was made, with its write-ahead log."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files = dict(_identities(path.absolute()))

    def check(self) -> None:
        """Raise `StoreGone` if a file is no longer what it was."""
        for file, identity in self._files.items():
            if _identity(file) != identity:
                raise StoreGone(
                    f"{self._path} was deleted, moved or replaced under the running program"
                )


def _identities(path: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    for file in (str(path), f"{path}-wal"):
        identity = _identity(file)
        if identity is not None:
            yield file, identity


def _identity(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)  # noqa: PTH116 (at each commit: a path would cost as much again)
    except OSError:
        return None
    return found.st_dev, found.st_ino
