"""What a file of requirements pins is installed by two pips: each package by one, none by none."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "requirements").glob("*.txt"))
PIP = """#!/bin/sh
given=$(cat)
printf '%s\\n' "$given" > "$0.given.$$"
case "$given" in *"${FAILS_ON:-no such package}"*) exit 1 ;; esac
"""
"""What stands for a Python whose pip installs nothing, and notes what it was given: both at once
into one file would come between each other."""


def install(folder: Path, requirements: Path, **environment: str) -> tuple[int, list[str]]:
    """Return how the script ended, and what each pip was given."""
    python = folder / "bin" / "python"
    python.parent.mkdir()
    python.write_text(PIP)
    python.chmod(0o755)
    run = subprocess.run(
        [ROOT / "scripts" / "install", folder, requirements],
        env={"PATH": "/usr/bin:/bin", **environment},
        check=False,
    )
    return run.returncode, [given.read_text() for given in python.parent.glob("*.given.*")]


def lines(text: str) -> list[str]:
    return sorted(line for line in text.splitlines() if line and not line.startswith("#"))


@pytest.mark.parametrize("requirements", FILES, ids=lambda path: path.stem)
def test_all_is_given_to_one_of_two(tmp_path: Path, requirements: Path) -> None:
    status, halves = install(tmp_path, requirements)
    assert (status, len(halves)) == (0, 2)
    assert all(half.count("==") > 5 for half in halves)
    assert lines("\n".join(halves)) == lines(requirements.read_text())
    assert all(half.partition("\n")[0].endswith("\\") for half in halves)


@pytest.mark.parametrize("package", ["aiohttp==", "yarl=="])
def test_either_may_fail(tmp_path: Path, package: str) -> None:
    assert install(tmp_path, FILES[0], FAILS_ON=package)[0] == 1
