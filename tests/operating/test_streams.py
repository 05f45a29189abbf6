"""Whoever starts the bot may have closed its standard streams: what it does is the same."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.operating import damaged
from tests.sampled import every_other

ROOT = Path(__file__).parents[2]
TALKING = """
import sys
import operating.progress
operating.progress.ELSEWHERE = 0.0
import bot
sys.exit(bot.main(sys.argv[1:]))
"""
"""Says how far it is whenever it can."""
COMMANDS = (
    ("backup", "new"),
    ("restore", "copy.db"),
    ("restored",),
    ("export", "--all", "new"),
    ("--database", "other.db", "import", "--all", "all"),
    ("doctor",),
    ("doctor", "--repair"),
    ("retry",),
    ("retry", "999"),
    ("--database", "absent.db", "doctor"),
    ("no-command",),
    (),
)
"""All of them, what is refused, and the bot, which has no token."""
CLOSINGS = ("0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-")


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of which something can be mended, a backup, and all of it."""
    folder = tmp_path_factory.mktemp("streams")
    damaged.played(folder / "broadside.db")
    for words in (("backup", "copy.db"), ("export", "--all", "all")):
        done(folder, folder, words)
    damaged.do(folder / "broadside.db", damaged.by("DELETE FROM snapshot WHERE match_id = 1"))
    return folder


def done(
    original: Path,
    folder: Path,
    words: tuple[str, ...],
    redirected: str = "",
    errors: int = subprocess.PIPE,
) -> tuple[int, dict[str, bool], str, str]:
    """Run a command in a copy of a folder; return its exit code, the files, and what it said."""
    if folder != original:
        shutil.copytree(original, folder)
    ran = subprocess.run(
        ["sh", "-c", f'exec "$@" {redirected}', "sh", sys.executable, "-c", TALKING, *words],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": os.defpath},
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        check=False,
    )
    files = {re.sub(r"\d+", "#", file.name): file.stat().st_size > 0 for file in folder.iterdir()}
    return ran.returncode, files, ran.stdout.replace(str(folder), ""), ran.stderr or ""


@pytest.mark.parametrize("words", every_other([(one,) for one in COMMANDS]), ids=" ".join)
def test_a_command_with_closed_streams_does_what_it_does_with_open_ones(
    tmp_path: Path, original: Path, words: tuple[str, ...]
) -> None:
    code, files, out, _ = done(original, tmp_path / "open", words)
    for number, closing in enumerate(CLOSINGS):
        closed = done(original, tmp_path / str(number), words, closing)
        assert closed[:2] == (code, files), (closing, closed)
        assert said(closed[2]) == ("" if "1>&-" in closing else said(out))
        assert "Traceback" not in closed[3]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is nothing that is always full")
@pytest.mark.parametrize("words", every_other([(one,) for one in COMMANDS], 1), ids=" ".join)
def test_a_command_whose_words_are_lost_does_what_it_does_when_it_is_heard(
    tmp_path: Path, original: Path, words: tuple[str, ...]
) -> None:
    """A log on a full disk, and a reader who has gone."""
    code, files, out, _ = done(original, tmp_path / "open", words)
    for name, lost in (("full", os.open("/dev/full", os.O_WRONLY)), ("gone", unread())):
        unheard = done(original, tmp_path / name, words, errors=lost)
        os.close(lost)
        assert unheard[:2] == (code, files), (name, unheard)
        assert said(unheard[2]) == said(out)


def unread() -> int:
    """Return the end of a pipe whose reader has gone."""
    read, write = os.pipe()
    os.close(read)
    return write


def said(words: str) -> str:
    """Return words without what is another each time: moments, and sums of all that was written."""
    return re.sub(r"\w*\d\w*", "#", words)
