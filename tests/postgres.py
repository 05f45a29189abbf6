"""A PostgreSQL server of the tests' own: one for all workers, in a folder that goes with them.

It listens on a socket in that folder alone, and forgets what it holds if the machine dies, unless
it is to be durable.
Where PostgreSQL is not installed, tests that need it are skipped, save under `CI=true`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

import pytest

try:
    import fcntl
    import pwd
except ImportError:  # on Windows, where no server is started
    fcntl = pwd = None

NEEDED = "PostgreSQL is not installed (on Debian: apt-get install postgresql)"
PLACE = "TEST_POSTGRES_OF_BROADSIDE"
"""The variable that tells workers in which folder the server is, or is to be."""
OWNER = "broadside"
OURS = ("-c", "listen_addresses=", "-c", "max_connections=200")
FAST = (
    *("-c", "fsync=off", "-c", "full_page_writes=off"),
    *("-c", "shared_buffers=32MB", "-c", "autovacuum=off"),
    *("-c", "wal_level=minimal", "-c", "max_wal_senders=0"),
)
PASSWORD = "a word@of/mine"
RULES = "local all locked scram-sha-256\nlocal all all trust\n"
_numbers = count(1)
PREFIX = "broadside-pg-"
HELD = "held"
_ours: dict[Path, IO[str]] = {}
"""The folder that this process has named: tests that run tests leave it alone.

Its file `held` is locked for as long as this process lives.
"""


def programs() -> Path | None:
    """Return the folder of the newest server's programs; None if there is none."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3])
    )
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).resolve().parent if on_path else None


def need() -> Path:
    """Return the folder of the server's programs, or leave the test out and say why."""
    found = programs()
    if found is not None:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(NEEDED)
    pytest.skip(NEEDED)


def reserve(where: Path | None) -> None:
    """Name the folder for all workers; nothing is in it before somebody needs a server.

    It lies in the folder `where`, or where temporary files lie. What runs that were killed have
    left there goes.
    """
    if PLACE not in os.environ:
        clear(where or Path(tempfile.gettempdir()))
        folder = _named(where)
        _ours[folder] = _held(folder)
        os.environ[PLACE] = str(folder)


def release() -> None:
    """End the server, if it runs and is ours, and remove its folder."""
    for folder, held in _ours.items():
        del os.environ[PLACE]
        _end(folder)
        held.close()
    _ours.clear()


def clear(where: Path) -> None:
    """End the servers in the folder `where` that nobody holds any more, and remove their folders.

    What belongs to another user of the machine stays.
    """
    for path in where.glob(f"{PREFIX}*/{HELD}"):
        with suppress(OSError), path.open() as held:
            assert fcntl is not None
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _end(path.parent)


def _named(where: Path | None = None) -> Path:
    return Path(tempfile.mkdtemp(prefix=PREFIX, dir=where))


def _held(folder: Path) -> IO[str]:
    """Return the file that shows that a folder is used; it has its name once it is locked."""
    new = folder / "new"
    held = new.open("w")
    if fcntl is not None:
        fcntl.flock(held, fcntl.LOCK_EX)
    new.rename(folder / HELD)
    return held


def _end(folder: Path) -> None:
    """End the server of a folder, if it runs, and remove the folder."""
    if (folder / "data" / "postmaster.pid").exists() and (found := programs()) is not None:
        _done(found / "pg_ctl", "-D", folder / "data", "-m", "immediate", "-w", "stop")
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def stopping() -> Iterator[str]:
    """Give the address of a server of its own that is being stopped, and lets nobody in.

    It waits for somebody who does not leave.
    """
    with own() as server:
        import psycopg  # noqa: PLC0415 - without a server nobody needs it

        address = server.address("postgres")
        with closing(psycopg.connect(address)):
            _run(need() / "pg_ctl", "-D", server.folder / "data", "-m", "smart", "-W", "stop")
            while psycopg.pq.PGconn.ping(address.encode()) != psycopg.pq.Ping.REJECT:
                pass
            yield address


@contextmanager
def own() -> Iterator[Server]:
    """Give a server for a test alone, which may restart it. What was flushed survives a crash."""
    need()
    folder = _named()
    with _held(folder):
        try:
            yield Server(folder=folder)
        finally:
            _end(folder)


class Server:
    """The server that runs, or is started; one that is `durable` keeps what it has answered.

    It is that of all workers, or one in a folder of its own.
    """

    def __init__(self, *, durable: bool = False, folder: Path | None = None) -> None:
        self._options = OURS if durable else (*OURS, *FAST)
        found = need()
        self.folder = folder or Path(os.environ[PLACE])
        with self._alone():
            if not (self.folder / "ready").exists():
                self._start(found)
                (self.folder / "ready").touch()

    def _start(self, found: Path) -> None:
        self.folder.chmod(0o755)
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        if os.geteuid() == 0:
            shutil.chown(data, *_user())
            shutil.chown(self.folder, *_user())
        _run(
            *(found / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8"),
            *("--locale=C", "--no-sync", "--no-instructions"),
        )
        (data / "pg_hba.conf").write_text(RULES)
        self._launch()
        self.ask("postgres", f"CREATE ROLE locked LOGIN PASSWORD '{PASSWORD}'")

    def _launch(self) -> None:
        data = self.folder / "data"
        options = " ".join((*self._options, "-c", f"unix_socket_directories={self.folder}"))
        _run(need() / "pg_ctl", "-D", data, "-l", data / "log", "-w", "-o", options, "start")

    def restart(self, how: str) -> None:
        """Stop the server and start it again; `how` is a mode of `pg_ctl`: immediate crashes it."""
        _run(need() / "pg_ctl", "-D", self.folder / "data", "-m", how, "-w", "stop")
        self._launch()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Keep the other workers waiting."""
        assert fcntl is not None
        with (self.folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def address(self, database: str, who: str = OWNER, **more: str) -> str:
        """Return the address of a database of this server."""
        query = "".join(f"&{key}={quote(value, '')}" for key, value in more.items())
        return f"postgresql://{who}@/{database}?host={quote(str(self.folder), '')}{query}"

    def ask(self, database: str, *statements: str) -> list[Any]:
        """Return the rows that the last of some statements gives."""
        import psycopg  # noqa: PLC0415 - without a server nobody needs it

        with psycopg.connect(self.address(database), autocommit=True) as connection:
            asked = [connection.execute(text.encode(), prepare=False) for text in statements]
            return asked[-1].fetchall() if asked[-1].description else []

    def template(self) -> str:
        """Return a database that has all tables, and that others are made of."""
        from store.postgres.preparing import server_migrations  # noqa: PLC0415

        name = "ready_made"
        with self._alone():
            if not self.ask("postgres", f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):
                self.ask("postgres", f"CREATE DATABASE {name}")
                steps = server_migrations()
                newest = f"UPDATE broadside SET version = {steps[-1].number}"
                self.ask(name, *(step.script for step in steps), newest)
        return name

    @contextmanager
    def database(self, template: str = "template0", options: str = "") -> Iterator[str]:
        """Give the address of a new database, which goes afterwards."""
        worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
        name = f"{worker}_{next(_numbers)}"
        self.ask("postgres", f"CREATE DATABASE {name} TEMPLATE {template} {options}")
        try:
            yield self.address(name)
        finally:
            self.ask("postgres", f"DROP DATABASE {name} WITH (FORCE)")


def _user() -> tuple[int, int]:
    assert pwd is not None
    found = pwd.getpwnam("postgres")
    return found.pw_uid, found.pw_gid


def _run(*words: object) -> None:
    """Run a program of the server, which must succeed."""
    done = _done(*words)
    assert done.returncode == 0, done.stderr


def _done(*words: object) -> subprocess.CompletedProcess[str]:
    """Run a program of the server, as somebody else where we are root: it refuses to be."""
    who: Mapping[str, Any] = {}
    if os.geteuid() == 0:
        user, group = _user()
        who = {"user": user, "group": group, "extra_groups": []}
    return subprocess.run(
        [str(word) for word in words],
        check=False,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
        text=True,
        **who,
    )
