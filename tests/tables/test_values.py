"""What tables hand out is a value: whoever has it may keep it."""

from __future__ import annotations

import tables
from tests.values import changeable


def test_what_is_handed_out_is_never_changed() -> None:
    assert not changeable(tables)
