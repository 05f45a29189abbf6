"""Every ruling of docs/rulings/magblast.md is shown by the tests that it names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

GAME = Path(__file__).parents[1]
TESTS = GAME.parents[1]
PLACES = (GAME, TESTS / "tables", TESTS / "store")
RULINGS = TESTS.parent / "docs" / "rulings" / "magblast.md"
NUMBERED = 46
"""How many questions of the rulebooks have a number; what follows was added."""


def _rows() -> dict[str, str]:
    """Return the last column of each ruling's row, by its number."""
    lines = RULINGS.read_text(encoding="utf-8").splitlines()
    rows = (line.strip("| ").split(" | ") for line in lines if re.match(r"\| \d", line))
    return {row[0]: row[-1] for row in rows}


@cache
def _tests() -> frozenset[str]:
    files = (path for place in PLACES for path in place.rglob("test_*.py"))
    sources = (path.read_text(encoding="utf-8") for path in files)
    return frozenset(name for source in sources for name in re.findall(r"def (test_\w+)", source))


@pytest.mark.parametrize("number", _rows())
def test_a_ruling_names_tests_that_exist(number: str) -> None:
    named = re.findall(r"`(test_\w+)`", _rows()[number])
    assert named
    for beginning in named:
        assert [name for name in _tests() if name.startswith(beginning)], beginning


def test_every_question_has_its_ruling() -> None:
    assert {str(number) for number in range(1, NUMBERED + 1)} <= set(_rows())
