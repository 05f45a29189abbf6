"""What a process that thinks is told is a value: whoever has it may keep it."""

from __future__ import annotations

import thinking
from tests.values import changeable


def test_what_is_told_is_never_changed() -> None:
    assert not changeable(thinking)
