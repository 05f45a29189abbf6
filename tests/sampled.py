"""Long tests take a sample of their cases in each run, and all of them when they are soaked."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar
from zlib import crc32

import pytest

ALL = os.environ.get("LAW_CASES") == "all"
"""Whether every run looks at all that is thinned out, as where known faults are tried."""
ONE_IN = 7
"""Of how many values of a kind a test looks at one in every run."""

MANY, VERY_MANY = 2, 9
"""A long test with so many cases is thinned out: every other stays, or one in four."""
LONG = re.compile(r"tests/(bot|laws|tables|render|games/\w+/(play|pictures))/")
"""Where cases take long: they start a bot, play whole matches, or draw."""
LANGUAGE = ("locale", "language")
"""What the language of a case is called."""

Test = TypeVar("Test", bound=Callable[..., Any])


def sampled(values: Iterable[Any], count: int = 1) -> list[Any]:
    """Return values for `parametrize`: the first `count` for every run, the rest for the soak."""
    return [_param(value, number < count) for number, value in enumerate(values)]


def every_other(values: Iterable[Any], first: int = 0) -> list[Any]:
    """Return values for `parametrize`: every other from `first` on for every run, the rest for the
    soak. Tests of one thing begin at 0 and at 1 in turn, so that together they see all values."""
    return [_param(value, ALL or number % 2 == first) for number, value in enumerate(values)]


def by_turns(values: Iterable[Any], others: Sequence[Any], first: int = 0) -> list[Any]:
    """Return pairs for `parametrize`: each value with one of the others by turns for every run, the
    rest for the soak. Tests of one thing begin at 0 and at 1 in turn."""
    pairs = list[Any]()
    for number, value in enumerate(values):
        one = value if type(value) is tuple else (value,)
        for place, other in enumerate(others):
            turn = (number + place + first) % len(others)
            pairs.append(_param((*one, other), ALL or turn == 0))
    return pairs


def some_of(
    name: str, values: Sequence[Any], kind: Callable[[Any], Any], ids: Callable[[Any], str]
) -> Callable[[Test], Test]:
    """Give a test one in `ONE_IN` values of each kind in every run, and the others in the soak.

    Which ones hangs on the name of the test, so that tests of one thing see all values together.
    """

    def give(test: Test) -> Test:
        turn = crc32(test.__name__.encode())
        return pytest.mark.parametrize(name, _in_turn(values, kind, turn), ids=ids)(test)

    return give


def left_out(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return those cases of long tests that have many, of those for every run, that do not stay.

    Of many every other stays, of very many one in four. Which one is the first of them hangs on
    the test's name. No language is left out: what is said in it stands nowhere else.
    """
    cases = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        if LONG.match(item.nodeid) and item.get_closest_marker("soak") is None:
            cases[f"{item.nodeid.partition('[')[0]} {_language(item)}"].append(item)
    out = list[pytest.Item]()
    for name, found in cases.items():
        if len(found) >= MANY:
            one_in = 2 if len(found) < VERY_MANY else 4
            stays = crc32(name.encode()) % one_in
            out += [item for at, item in enumerate(found) if at % one_in != stays]
    return out


def _language(item: pytest.Item) -> str:
    """Return the language of a case; "" if it has none."""
    given: Mapping[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return str(next((given[name] for name in LANGUAGE if name in given), ""))


def _in_turn(values: Sequence[Any], kind: Callable[[Any], Any], turn: int) -> list[Any]:
    of_kind = defaultdict[Any, list[Any]](list)
    for value in values:
        of_kind[kind(value)].append(value)
    chosen = list[Any]()
    for same in of_kind.values():
        one_in = min(ONE_IN, len(same))
        chosen += same[turn % one_in :: one_in]
    return [_param(value, ALL or value in chosen) for value in values]


def _param(value: Any, always: bool) -> Any:
    # A named tuple is one value.
    given = value if type(value) is tuple else (value,)
    return pytest.param(*given, marks=() if always else pytest.mark.soak)
