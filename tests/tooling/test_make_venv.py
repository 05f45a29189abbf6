"""`make play` needs a Python it can use, and says in one line what is wrong with another."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "make-venv"

TOO_OLD = "exit 1"
WITHOUT_VENV = 'case "$2" in *ensurepip*) exit 1 ;; esac'
FINE = 'echo "$0 $*"'


@pytest.fixture
def pythons(tmp_path: Path) -> Path:
    """Return a folder of interpreters, none of which will do."""
    for name in ("python3", "python3.13", "python3.12", "python3.11"):
        install(tmp_path, name, TOO_OLD)
    return tmp_path


def install(folder: Path, name: str, behaviour: str) -> None:
    interpreter = folder / name
    interpreter.write_text(f"#!/bin/sh\n{behaviour}\n")
    interpreter.chmod(0o755)


def make_venv(
    folder: Path, where: Path | str = "somewhere", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(SCRIPT), str(where)],
        env={"PATH": f"{folder}:/usr/bin:/bin", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def refused(run: subprocess.CompletedProcess[str], reason: str) -> bool:
    one_line = len(run.stderr.splitlines()) == 1 and run.stdout == ""
    return run.returncode == 2 and one_line and reason in run.stderr


def test_too_old(pythons: Path) -> None:
    assert refused(make_venv(pythons), "Python 3.11 or newer is needed")


def test_chosen_but_too_old(pythons: Path) -> None:
    install(pythons, "python3", FINE)
    assert refused(make_venv(pythons, PYTHON="python3.12"), "python3.12 is older or missing")


def test_without_venv(pythons: Path) -> None:
    install(pythons, "python3", WITHOUT_VENV)
    assert refused(make_venv(pythons), "python3-venv")


def test_python3_comes_first(pythons: Path) -> None:
    install(pythons, "python3", FINE)
    install(pythons, "python3.13", FINE)
    assert "/python3 -m venv --clear somewhere" in make_venv(pythons).stdout


def test_a_newer_one_is_found(pythons: Path) -> None:
    install(pythons, "python3.12", FINE)
    run = make_venv(pythons)
    assert run.returncode == 0
    assert "/python3.12 -m venv --clear somewhere" in run.stdout


def test_what_a_link_leads_to_is_not_emptied(pythons: Path, tmp_path: Path) -> None:
    install(pythons, "python3", FINE)
    shared, link = tmp_path / "shared", tmp_path / ".venv"
    shared.mkdir()
    link.symlink_to(shared)
    for said in (link, f"{link}/"):
        assert refused(make_venv(pythons, said), "is a link to an environment that others use")
