"""A way to a server that can be cut at a moment of one's choice."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from select import select
from urllib.parse import quote

COMMIT = b"COMMIT"


class Way:
    """Passes on what is said, until a transaction is to be ended while it `cuts`.

    With `heard` the server still hears that; then, or before, both sides lose each other, once what
    `befalls` the server meanwhile has. The way begins in a folder, or, where there is none, in the
    network of this machine.
    """

    def __init__(self, folder: Path | None, server: Path) -> None:
        self.folder, self._server = folder, server
        self.cuts = self.heard = False
        self.befalls: Callable[[], object] = bool
        self._listening = socket.socket(socket.AF_UNIX if folder else socket.AF_INET)
        self._listening.bind(str(folder / ".s.PGSQL.5432") if folder else ("127.0.0.1", 0))
        self._listening.listen()
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def address(self, of: str) -> str:
        """Return the address of a database by this way."""
        if self.folder is not None:
            return of.replace(quote(str(self._server), ""), quote(str(self.folder), ""))
        port = self._listening.getsockname()[1]
        return of.replace(quote(str(self._server), ""), f"127.0.0.1&port={port}")

    def close(self) -> None:
        """Let nobody go this way any more; whoever does has ended."""
        self._listening.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(str(self._server / ".s.PGSQL.5432"))
                carrying = threading.Thread(target=self._carry, args=(near, far), daemon=True)
                carrying.start()
                self._threads.append(carrying)

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        with near, far, suppress(OSError):
            while True:
                for one in select((near, far), (), ())[0]:
                    said = one.recv(65536)
                    if not said:
                        return
                    if self.cuts and COMMIT in said and one is (far if self.heard else near):
                        self.cuts = False
                        self.befalls()
                        return
                    (far if one is near else near).sendall(said)


@contextmanager
def way(folder: Path | None, server: Path) -> Iterator[Way]:
    made = Way(folder, server)
    yield made
    made.close()
