"""Rows are values: whoever has read one may keep it."""

from __future__ import annotations

import store
from tests.values import changeable


def test_rows_are_never_changed() -> None:
    assert not changeable(store)
