"""Who has a database open: a lock that the kernel takes back from a process that dies."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None


class Presence:
    """A lock on a file beside the database, shared by all who have the database open.

    Whoever gets it alone for a moment knows that nobody else lives, and is then `first`. Where
    there are no such locks nobody is ever known to be alone, and leases end by themselves.
    """

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        self._path = real.with_name(f"{real.name}.lock")
        self._file: int | None = None
        self._lockable = True
        self.first = False

    def enter(self) -> bool:
        """Be there until `leave`; false, and to be tried again, while somebody keeps others out.

        Whoever is `first` keeps others out until `let_in`. To be done before the database is
        opened: nobody may open a file while another is put in its place.
        """
        if fcntl is None:
            return True
        self.first = self._take(fcntl.LOCK_EX)
        return self.first or not self._lockable or self._take(fcntl.LOCK_SH)

    def let_in(self) -> None:
        """Go on being there, with others."""
        if fcntl is not None and self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def leave(self) -> None:
        """Be there no more. May be called again."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    @contextmanager
    def alone(self) -> Generator[bool]:
        """Keep all others waiting; gives False, and keeps nobody, if somebody is there.

        Where there are no such locks, or the folder cannot be written, it gives True: SQLite's
        own locks are asked besides.
        """
        try:
            yield fcntl is None or self._take(fcntl.LOCK_EX) or not self._lockable
        finally:
            self.leave()

    def _take(self, how: int) -> bool:
        """Take the lock, and tell whether that could be at once."""
        assert fcntl is not None
        try:
            self._file = os.open(self._path, os.O_RDONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)
            fcntl.flock(self._file, how | fcntl.LOCK_NB)
        except OSError as error:
            self._lockable = isinstance(error, BlockingIOError)
            self.leave()
            return False
        return True
