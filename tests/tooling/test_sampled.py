"""Of the cases that are left out where all tests are run, none is lost: they are the soak's."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from tests.sampled import MANY, VERY_MANY, left_out

LONG = "tests/laws/test_a.py::test_b"


def items(name: str, many: int, *, soaked: bool = False) -> list[Any]:
    """Return cases of a test as pytest collects them, as far as it is looked at them."""
    return [
        SimpleNamespace(nodeid=f"{name}[{at}]", get_closest_marker=lambda _: soaked or None)
        for at in range(many)
    ]


@pytest.mark.parametrize("name", [LONG, "tests/games/nim/play/test_a.py::test_b"])
@pytest.mark.parametrize(
    ("many", "one_in"), [(MANY, 2), (MANY + 1, 2), (VERY_MANY - 1, 2), (VERY_MANY, 4), (40, 4)]
)
def test_some_of_many_cases_stay(name: str, many: int, one_in: int) -> None:
    cases = items(name, many)
    out = left_out(cases)
    stay = [at for at, one in enumerate(cases) if one not in out]
    assert many // one_in <= len(stay) <= many // one_in + 1
    assert {later - before for before, later in pairwise(stay)} <= {one_in}


@pytest.mark.parametrize(("many", "one_in"), [(8, 2), (9, 4)])
def test_which_of_them_hangs_on_the_test(many: int, one_in: int) -> None:
    firsts = set[int]()
    for at in range(20):
        cases = items(f"{LONG}_{at}", many)
        out = left_out(cases)
        firsts.add(next(at for at, one in enumerate(cases) if one not in out))
    assert firsts == set(range(one_in))


@pytest.mark.parametrize("called", ["locale", "language"])
def test_no_language_is_left_out(called: str) -> None:
    cases = items(LONG, 12)
    for at, one in enumerate(cases):
        one.callspec = SimpleNamespace(params={called: f"l{at % 4}", "game": "nim"})
    out = left_out(cases)
    stay = [one.callspec.params[called] for one in cases if one not in out]
    assert {stay.count(language) for language in set(stay)} <= {1, 2}
    assert set(stay) == {"l0", "l1", "l2", "l3"}


def test_all_others_stay() -> None:
    few, soaked = items(LONG, MANY - 1), items(f"{LONG}_c", 9, soaked=True)
    quick = items("tests/games/nim/rules/test_a.py::test_b", 9)
    approved = items("tests/approved/test_approved.py::test_a", 4)
    assert left_out([*few, *soaked, *quick, *approved]) == []
