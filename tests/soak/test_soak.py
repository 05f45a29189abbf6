"""A soak that is done in pieces leaves nothing out, repeats nothing, and forgets no failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.guests import ROOT
from tests.soak.pieces import named, pieces
from tests.soak.plugin import in_rounds, state_of

SETTINGS = '[tool.pytest.ini_options]\nmarkers = ["soak: long"]\naddopts = "-q -m \'not soak\'"\n'
TESTS = """
import pytest

@pytest.mark.soak
@pytest.mark.parametrize("number", range(3))
def test_long(number):
    assert number != 1

def test_short():
    raise AssertionError("is not soaked")
"""
ENVIRONMENT = {
    "PYTHONPATH": str(ROOT),
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "PYTEST_PLUGINS": "pytest_benchmark.plugin",
}
"""No plugin is loaded but the one that a soak has options of, which makes it thrice as fast."""


TELLING = """
import pytest

@pytest.mark.soak
@pytest.mark.parametrize("number", (1, 2, 4))
def test_long(number, record_property):
    counts, longest = {"moves": number}, {"seconds": 1 / number}
    row = "odd" if number % 2 else "even"
    record_property("tally", {"table": "T", "row": row, "counts": counts, "longest": longest})
"""
TOLD = ["", "T", "|  | moves | seconds |", "| --- | --- | --- |"]


def soak(folder: Path, minutes: int = 0) -> tuple[int, list[str]]:
    """Return the exit code of a call, and the lines that say what has become of the tests."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.soak", "--minutes", str(minutes)],
        cwd=folder,
        env=os.environ | ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = run.stdout.splitlines()
    totals = next((n for n, line in enumerate(lines) if " left, " in line), len(lines))
    return run.returncode, lines[totals:]


def test_a_soak_goes_on_where_it_stopped(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    tests = tmp_path / "test_three.py"
    tests.write_text(TESTS)
    left, failed = "  left: {} of test_three.py::test_long", "  failed: test_three.py::test_long[1]"
    said = "{} of 3 passed, {} failed, {} left, 0 minutes so far".format
    assert soak(tmp_path) == (3, [said(1, 0, 2), left.format(2)])
    assert soak(tmp_path) == (3, [said(2, 0, 1), left.format(1)])
    assert soak(tmp_path) == (1, [said(2, 1, 0), failed])
    tests.write_text(TESTS.replace("!= 1", "< 3"))
    assert soak(tmp_path, minutes=5) == (0, [said(3, 0, 0)])
    assert soak(tmp_path) == (0, [said(3, 0, 0)])


def test_what_failed_and_one_case_of_each_test_come_first(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    one, two = tmp_path / "test_one.py", tmp_path / "test_two.py"
    one.write_text(TESTS.replace("!= 1", "< 3"))
    two.write_text(TESTS.replace("!= 1", "< 2"))
    left = ["  left: 2 of test_one.py::test_long", "  left: 2 of test_two.py::test_long"]
    soak(tmp_path)
    assert soak(tmp_path)[1][1:] == left
    soak(tmp_path, minutes=5)
    one.write_text(TESTS.replace("!= 1", "< 4"))
    failed = "  failed: test_two.py::test_long[2]"
    assert soak(tmp_path)[1][1:] == [failed, left[0].replace("2", "3"), left[1]]


def test_a_share_of_the_cases_is_spread_over_all_of_them() -> None:
    names = [f"one[{number}]" for number in range(8)] + ["two", *(f"three[{n}]" for n in "abc")]
    turns = dict(in_rounds(names))
    assert [*map(turns.get, names[:8])] == [0, 4, 2, 6, 1, 5, 3, 7]
    assert [*map(turns.get, names[8:])] == [0, 0, 2, 1]


def test_what_tests_tell_is_added_up_over_all_calls(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    (tmp_path / "test_three.py").write_text(TELLING)
    assert soak(tmp_path)[1][-5:] == [*TOLD, "| odd | 1 | 1.0 |"]
    soak(tmp_path)
    evens = ["| odd | 1 | 1.0 |", "| even | 6 | 0.5 |", "| all | 7 | 1.0 |"]
    assert soak(tmp_path)[1][-7:] == [*TOLD, *evens]


def test_tests_that_cannot_be_read_are_no_success(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    (tmp_path / "test_three.py").write_text(TESTS.replace("!= 1", "< 3"))
    assert soak(tmp_path, minutes=5)[0] == 0
    (tmp_path / "test_four.py").write_text("import no_such_module")
    assert soak(tmp_path)[0] == 2


def test_the_state_of_the_code_is_what_lies_in_its_files(tmp_path: Path) -> None:
    states = [state_of(tmp_path)]
    for name, words in (("a.py", "1"), ("a.py", "2"), ("b.sql", "2"), ("sub/a.py", "2")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(words)
        states.append(state_of(tmp_path))
    assert len(set(states)) == len(states)
    for name in ("notes.md", ".soak.jsonl", "broadside.db"):
        (tmp_path / name).write_text("anything")
        assert state_of(tmp_path) == states[-1]


def test_pieces_are_the_whole() -> None:
    assert [number for piece in pieces(250) for number in piece] == list(range(250))
    assert [named(piece) for piece in pieces(250, 100)] == ["0-99", "100-199", "200-249"]
