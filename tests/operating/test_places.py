"""Whatever path a command is given, it says in one line what is wrong with it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bot
from store import Store
from tests.store.samples import a_match

ROOT = Path(__file__).parents[2]
NOBODY = 65534
COMMANDS = (
    ("backup", "{}"),
    ("restore", "{}"),
    ("export", "--all", "{}"),
    ("import", "--all", "{}"),
)
"""Those that take a file."""
OTHERS = (("retry",), ("restored",), ("doctor",), ("doctor", "--repair"), ())
"""Those that take the database alone, and the bot itself."""


@pytest.fixture
async def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database, and the folder in which commands are run."""
    store = await Store.open(tmp_path / "broadside.db")
    await store.create_match(a_match())
    await store.close()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    (tmp_path / "round").symlink_to("about")
    (tmp_path / "about").symlink_to("round")
    return tmp_path / "broadside.db"


def complaint(capsys: pytest.CaptureFixture[str], database: object, *words: object) -> str:
    """Return the one line that a command says, and nothing else."""
    code = bot.main(["--database", str(database), *map(str, words)])
    said = capsys.readouterr()
    assert (code, said.out, said.err.count("\n")) == (2, "", 1), said
    assert said.err.startswith("broadside: ")
    return said.err


WRONG = ["x" * 300, f"{'x' * 300}/a.db", "x" * 254, "round", "round/a.db", ".", "/", "absent/a.db"]


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_file_that_cannot_be(
    path: Path, wrong: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    complaint(capsys, path, *(word.format(wrong) for word in words))


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("words", [*COMMANDS, *OTHERS], ids=" ".join)
def test_a_database_that_cannot_be(
    path: Path, wrong: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    file = "given"
    if words[:1] == ("restore",):
        bot.main(["--database", str(path), "backup", file])
    if words[:1] == ("import",):
        bot.main(["--database", str(path), "export", "--all", file])
    capsys.readouterr()
    complaint(capsys, wrong, *(word.format(file) for word in words))


@contextmanager
def nobody() -> Iterator[None]:
    """Be somebody who may do little, if we are root."""
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if os.getuid() == 0:
            os.seteuid(0)


CLOSED = [
    *((words, "file") for words in COMMANDS),
    *((words, "database") for words in (*COMMANDS, *OTHERS[:-1])),
]


@pytest.mark.parametrize(("words", "where"), CLOSED, ids=str)
def test_a_folder_that_may_not_be_looked_into(
    path: Path,
    words: tuple[str, ...],
    where: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir("/")
    closed = path.parent / "closed"
    closed.mkdir(mode=0o000)
    file = closed / "file" if where == "file" else path.parent / "file"
    database = closed / "a.db" if where == "database" else path
    with nobody():
        complaint(capsys, database, *(word.format(file) for word in words))


@pytest.mark.parametrize("many", [0, 1])
def test_whoever_hears_no_more_is_told_no_more(path: Path, many: int) -> None:
    """As in `doctor | head -1`: it is no fault, and nobody is shown one."""
    read, write = os.pipe()
    if not many:
        os.close(read)
    with subprocess.Popen(
        [sys.executable, ROOT / "bot.py", "doctor"],
        stdout=write,
        stderr=subprocess.PIPE,
        cwd=path.parent,
        text=True,
    ) as process:
        os.close(write)
        if many:
            os.close(read)
        _, said = process.communicate()
    assert (said, process.returncode) == ("", 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is nothing that is always full")
@pytest.mark.parametrize(
    "words",
    [("backup", "a"), ("export", "--all", "a"), ("doctor",), ("retry",), ("doctor", "--repair")],
    ids=" ".join,
)
def test_what_cannot_be_said_is_one_line(path: Path, words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, ROOT / "bot.py", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=path.parent,
            text=True,
            check=False,
        )
    assert done.stderr == "broadside: standard output: No space left on device\n"
    assert done.returncode == 2


def test_a_command_that_nobody_hears_is_done(path: Path) -> None:
    words = (sys.executable, str(ROOT / "bot.py"), "backup", "a")
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" >&-', "sh", *words],
        stderr=subprocess.PIPE,
        cwd=path.parent,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert (path.parent / "a").exists()
