"""What is deployed is enough to run, and needs no more than the container and the unit give."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.operating.process import ROOT, running_bot
from tests.operating.stub import stub_of_discord

UNIT = ROOT / "deploy" / "broadside.service"
CONTAINERFILE = ROOT / "Containerfile"
COPIED = re.compile(r"^COPY (?!--from)(?P<what>.+) \S+$", re.MULTILINE)
BASE = re.compile(r"^FROM (\S+)", re.MULTILINE)
MEASURING = shutil.which("systemd-analyze")
DROPPING = shutil.which("setpriv")


def copied() -> list[str]:
    """Return what the Containerfile copies of this project."""
    found = COPIED.findall(CONTAINERFILE.read_text(encoding="utf-8"))
    return [name for names in found for name in names.split()]


def tree_as_in_the_container(folder: Path) -> Path:
    """Return a folder that holds what the Containerfile copies, where nothing can be written."""
    tree = folder / "tree"
    for name in copied():
        source, target = ROOT / name, tree / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    for path in (tree, *tree.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    return tree


def without_privileges() -> list[str]:
    """Return the command that makes root an ordinary user, to whom files can say no."""
    if os.geteuid() != 0:
        return []
    if DROPPING is None:
        pytest.skip("root can write everywhere, and there is no setpriv to hinder it")
    return [DROPPING, "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]


def can_be_written(folder: Path) -> bool:
    """Tell whether the bot, as it is run here, could leave a file in a folder."""
    probe = [*without_privileges(), "touch", str(folder / "written")]
    return subprocess.run(probe, check=False, capture_output=True).returncode == 0


async def test_it_runs_from_a_folder_in_which_nothing_can_be_written(tmp_path: Path) -> None:
    tree, data, empty = tree_as_in_the_container(tmp_path), tmp_path / "data", tmp_path / "tmp"
    data.mkdir()
    empty.mkdir()
    before = sorted(tree.rglob("*"))
    assert not can_be_written(tree)
    async with (
        stub_of_discord() as stub,
        running_bot(
            *(stub, data),
            root=tree,
            cwd=tree,
            before=without_privileges(),
            TMPDIR=str(empty),
            PYTHONDONTWRITEBYTECODE="1",
        ) as running,
    ):
        await running.says("ready bot=")
        assert await running.end(signal.SIGTERM) == 0
    assert "Traceback" not in running.log
    assert f"database={data / 'broadside.db'}" in running.log
    assert sorted(tree.rglob("*")) == before
    assert list(empty.iterdir()) == []
    assert {path.name for path in data.iterdir()} == {"broadside.db", "broadside.db.lock"}


def test_the_container_has_the_python_and_the_packages_of_the_project() -> None:
    text = CONTAINERFILE.read_text(encoding="utf-8")
    assert set(BASE.findall(text)) == {"python:3.11-slim"}
    assert "--require-hashes" in text
    assert "requirements/run.txt" in copied()
    assert re.search(r"^USER (?!root)\w+$", text, re.MULTILINE)
    assert re.search(r'^ENTRYPOINT \["', text, re.MULTILINE)  # no shell that keeps signals


@pytest.mark.parametrize("name", [".containerignore", ".dockerignore"])
def test_whoever_builds_is_sent_what_is_copied_and_no_more(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert {line.removeprefix("!") for line in lines if line.startswith("!")} == set(copied())
    assert "*" in lines


def test_the_unit_is_sound(tmp_path: Path) -> None:
    if MEASURING is None:
        pytest.skip("systemd-analyze is not here")
    here = UNIT.read_text(encoding="utf-8").replace("/opt/broadside/.venv/bin/python", "/bin/true")
    unit = tmp_path / UNIT.name
    unit.write_text(here, encoding="utf-8")
    looked = [MEASURING, "verify", "--man=no", str(unit)]
    verified = subprocess.run(looked, check=False, capture_output=True, text=True)
    assert UNIT.stem not in verified.stderr, verified.stderr
    rated = [MEASURING, "security", "--offline=yes", "--no-pager", "--threshold=20", str(unit)]
    assert subprocess.run(rated, check=False, capture_output=True).returncode == 0


def test_the_unit_ends_and_restarts_as_the_bot_does() -> None:
    told = dict(
        line.split("=", 1) for line in UNIT.read_text(encoding="utf-8").splitlines() if "=" in line
    )
    assert told["RestartPreventExitStatus"] == "2"
    assert told["DynamicUser"] == "yes"
    assert "KillSignal" not in told  # SIGTERM unless said otherwise
