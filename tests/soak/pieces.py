"""How a long test is divided, so that no piece of it takes more than a few minutes."""

from __future__ import annotations

import pytest

SIZE = 40
"""Matches of a piece, unless said otherwise."""


def pieces(many: int, size: int = SIZE) -> list[range]:
    """Return 0 … `many` - 1 as ranges one after the other."""
    return [range(first, min(first + size, many)) for first in range(0, many, size)]


def named(numbers: range) -> str:
    """Return the name of a piece: "40-79"."""
    return f"{numbers.start}-{numbers.stop - 1}"


def in_pieces(many: int, size: int = SIZE) -> pytest.MarkDecorator:
    """Let a test run once with each piece of 0 … `many` - 1 as its `numbers`."""
    return pytest.mark.parametrize("numbers", pieces(many, size), ids=named)
