"""Of the cases that are left out where all tests are run, none is lost: they are the soak's."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from tests.sampled import MANY, left_out

LONG = "tests/laws/test_a.py::test_b"


def items(name: str, many: int, *, soaked: bool = False) -> list[Any]:
    """Return cases of a test as pytest collects them, as far as it is looked at them."""
    return [
        SimpleNamespace(nodeid=f"{name}[{at}]", get_closest_marker=lambda _: soaked or None)
        for at in range(many)
    ]


@pytest.mark.parametrize("name", [LONG, "tests/games/nim/play/test_a.py::test_b"])
@pytest.mark.parametrize("many", [MANY, MANY + 1, 40])
def test_half_of_many_cases_stay(name: str, many: int) -> None:
    cases = items(name, many)
    out = left_out(cases)
    assert many // 2 <= len(out) <= (many + 1) // 2
    places = [cases.index(one) for one in out]
    assert {later - before for before, later in pairwise(places)} <= {2}


def test_which_half_it_is_hangs_on_the_test() -> None:
    firsts = {left_out(items(f"{LONG}_{at}", 8))[0].nodeid[-2] for at in range(9)}
    assert firsts == {"0", "1"}


def test_all_others_stay() -> None:
    few, soaked = items(LONG, MANY - 1), items(f"{LONG}_c", 9, soaked=True)
    quick = items("tests/games/nim/rules/test_a.py::test_b", 9)
    approved = items("tests/approved/test_approved.py::test_a", 4)
    assert left_out([*few, *soaked, *quick, *approved]) == []
