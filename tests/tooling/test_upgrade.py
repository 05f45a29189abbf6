"""`make .venv/run` brings up to date all that a host has installed, as an upgrade wants it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXTRAS = ("postgres", "metrics")
PYTHON = """#!/bin/sh
case "$*" in
    *"-m venv --clear "*) rm -rf "$4"; mkdir -p "$4/bin"; cp "$0" "$4/bin/python" ;;
    *"-m pip "*) cat > /dev/null; exit "${PIP_ENDS_WITH:-0}" ;;
esac
"""
"""What stands for a Python that makes environments and whose pip installs nothing."""
BEFORE = 1_000_000_000
"""When all was made that an upgrade finds."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Return where a bot was set up long ago, without extras."""
    for name in ("requirements", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "Makefile", tmp_path)
    python = tmp_path / "python"
    python.write_text(PYTHON)
    python.chmod(0o755)
    make(tmp_path, "run")
    return tmp_path


def run_make(place: Path, name: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", "--no-print-directory", f".venv/{name}"],
        cwd=place,
        env={"PATH": "/usr/bin:/bin", "PYTHON": str(place / "python"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def make(place: Path, name: str) -> list[str]:
    """Make a stamp, let all be as if it was made long ago, and return what was installed."""
    run = run_make(place, name)
    assert run.returncode == 0, run.stderr
    for path in place.rglob("*"):
        os.utime(path, (BEFORE, BEFORE))
    said = (line.split() for line in run.stdout.splitlines() if line.startswith("Installing"))
    return sorted(Path(words[1]).stem for words in said)


def upgrade(place: Path, changed: str) -> None:
    """Let a newer version have brought another file."""
    os.utime(place / changed)


@pytest.mark.parametrize("extras", [(), ("postgres",), ("metrics",), EXTRAS])
def test_a_new_environment_has_what_the_old_one_had(place: Path, extras: tuple[str, ...]) -> None:
    for name in extras:
        make(place, name)
    upgrade(place, "scripts/make-venv")
    assert make(place, "run") == sorted(("run", *extras))
    assert all((place / ".venv" / name).exists() for name in extras)
    assert make(place, "run") == []


@pytest.mark.parametrize("extra", EXTRAS)
def test_packages_of_extras_are_brought_up_to_date(place: Path, extra: str) -> None:
    make(place, extra)
    upgrade(place, f"requirements/{extra}.txt")
    assert make(place, "run") == [extra]
    assert make(place, "run") == []


def test_extras_are_not_forgotten_where_nothing_could_be_downloaded(place: Path) -> None:
    for name in EXTRAS:
        make(place, name)
    upgrade(place, "scripts/make-venv")
    assert run_make(place, "run", PIP_ENDS_WITH="1").returncode != 0
    assert make(place, "run") == sorted(("run", *EXTRAS))


def test_extras_that_nobody_has_are_not_installed(place: Path) -> None:
    for name in EXTRAS:
        upgrade(place, f"requirements/{name}.txt")
    assert make(place, "run") == []
    upgrade(place, "requirements/run.txt")
    assert make(place, "run") == ["run"]
