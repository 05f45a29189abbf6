"""A command that is interrupted says in one line what is true, and does not say that it went well.

The commands are real processes, and the signals real signals.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.operating import damaged
from tests.operating.process import running_bot
from tests.operating.stub import PATIENCE, stub_of_discord
from tests.postgres import Server
from tests.sampled import sampled

ROOT = Path(__file__).parents[2]
HEARD = """
import signal
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGINT, signal.default_int_handler)
"""
"""Lets a process hear what whoever runs the tests may be shielded from."""
RUN = "import bot, sys; sys.exit(bot.main(sys.argv[1:]))"
AT_WORK = f"""
{HEARD}
import sys
from operating.progress import Progress
def waits(*_):
    print("at work", file=sys.stderr, flush=True)
    signal.pause()
Progress.__call__ = waits
import bot
sys.exit(bot.main(sys.argv[1:]))
"""
DECIDED = f"""
{HEARD}
import os, sys
from operating.interruption import Interruptions
before = Interruptions.too_late
def too_late(self):
    before(self)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        os.kill(os.getpid(), number)
Interruptions.too_late = too_late
import bot
sys.exit(bot.main(sys.argv[1:]))
"""
LOADING = f"""
{HEARD}
import os, runpy, sys
class Loading:
    def find_spec(self, name, *_):
        if name == "discord":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Loading())
sys.argv = ["bot.py", *sys.argv[1:]]
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""
COMMANDS = {
    ("backup", "new"): "no copy was made",
    ("restore", "copy.db"): "the database is as it was",
    ("export", "--all", "new"): "no file was written",
    ("doctor",): "it had not come to its end",
    ("doctor", "--repair"): "what was not mended is as it was, and `doctor` says what is left",
    ("--database", "other.db", "import", "--all", "all"): "nothing was read in",
}
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database, a backup of it, and all of it to be moved."""
    folder = tmp_path_factory.mktemp("interrupted")
    damaged.played(folder / "broadside.db")
    for words in (("backup", "copy.db"), ("export", "--all", "all")):
        assert done(folder, RUN, *words)[0] == 0
    damaged.do(folder / "broadside.db", damaged.by("DELETE FROM snapshot WHERE match_id = 1"))
    return folder


@pytest.fixture
def folder(tmp_path: Path, original: Path) -> Path:
    return Path(shutil.copytree(original, tmp_path / "bot"))


def begun(folder: Path, program: str, *words: str, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        (sys.executable, "-c", program, *words),
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": os.defpath, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def done(folder: Path, program: str, *words: str) -> tuple[int, str, str]:
    """Return the exit code of a command that ends by itself, and what it said."""
    with begun(folder, program, *words) as process:
        out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


@contextmanager
def at_work(folder: Path, *words: str, **more: str) -> Iterator[subprocess.Popen[str]]:
    """Give a command in the middle of what it does."""
    with begun(folder, AT_WORK, *words, **more) as process:
        try:
            assert process.stderr is not None
            assert process.stderr.readline() == "at work\n"
            yield process
        finally:
            process.kill()  # unless it has ended


def left(folder: Path) -> dict[str, list[str]]:
    """Return what lies in a folder, and all that its databases hold.

    Who has a database open has a lock beside it, which stays.
    """
    files = (file for file in folder.iterdir() if file.suffix != ".lock")
    return {file.name: damaged.all_of(file) if ".db" in file.name else [] for file in files}


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("number", sampled(SIGNALS))
def test_a_command_that_is_interrupted_says_so(
    folder: Path, words: tuple[str, ...], number: signal.Signals
) -> None:
    before = left(folder)
    with at_work(folder, *words) as process:
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert (out, err) == ("", f"broadside: interrupted: {COMMANDS[words]}\n")
    after = left(folder)
    after.pop("other.db", None)  # it holds tables, and nothing in them
    assert after == before


@pytest.mark.parametrize(
    "words", [*(w for w in COMMANDS if "doctor" not in w), ("restored",)], ids=" ".join
)
def test_who_interrupts_it_too_late_reads_that_it_is_done(
    folder: Path, words: tuple[str, ...]
) -> None:
    code, out, err = done(folder, DECIDED, *words)
    assert (code, "3 matches" in out, err) == (0, True, "")
    before = left(folder)
    again = words[0].startswith("restore")
    assert done(folder, RUN, *words)[0] == (0 if again else 2), "it is there already"
    assert again or left(folder) == before


@pytest.mark.parametrize("number", SIGNALS)
def test_a_look_at_a_server_leaves_no_copy_when_it_is_interrupted(
    folder: Path, server: Server, number: signal.Signals
) -> None:
    """All hands are in it."""
    (folder / "tmp").mkdir()
    with server.database() as address:
        words = ("--database", address, "import", "--all", "all")
        assert done(folder, RUN, *words)[0] == 0
        looking = ("--database", address, "doctor")
        with at_work(folder, *looking, TMPDIR=str(folder / "tmp")) as process:
            assert list((folder / "tmp").iterdir())
            process.send_signal(number)
            _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err.count("\n")) == (128 + number, 1)
    assert not list((folder / "tmp").iterdir())


@pytest.mark.parametrize("words", [(), ("doctor",)])
def test_who_interrupts_it_while_it_loads_reads_one_line(
    folder: Path, words: tuple[str, ...]
) -> None:
    said = "broadside: interrupted: nothing was done\n"
    assert done(folder, LOADING, str(ROOT / "bot.py"), *words) == (128 + signal.SIGINT, "", said)


async def test_a_terminal_that_is_gone_ends_the_bot_in_order(tmp_path: Path) -> None:
    async with stub_of_discord() as stub, running_bot(stub, tmp_path, HEARD) as running:
        await running.says("ready bot=")
        assert await running.end(signal.SIGHUP) == 0
    assert running.log.rstrip().endswith("stopped")
