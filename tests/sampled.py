"""Long tests take a sample of their cases in each run, and all of them when they are soaked."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

ALL = os.environ.get("LAW_CASES") == "all"
"""Whether every run looks at all that is halved, as where known faults are tried."""


def sampled(values: Iterable[Any], count: int = 1) -> list[Any]:
    """Return values for `parametrize`: the first `count` for every run, the rest for the soak."""
    return [_param(value, number < count) for number, value in enumerate(values)]


def every_other(values: Iterable[Any], first: int = 0) -> list[Any]:
    """Return values for `parametrize`: every other from `first` on for every run, the rest for the
    soak. Tests of one thing begin at 0 and at 1 in turn, so that together they see all values."""
    return [_param(value, ALL or number % 2 == first) for number, value in enumerate(values)]


def _param(value: Any, always: bool) -> Any:
    # A named tuple is one value.
    given = value if type(value) is tuple else (value,)
    return pytest.param(*given, marks=() if always else pytest.mark.soak)
