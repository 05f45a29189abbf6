"""Which event of a match decided it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.core import text
from engines.retelling import decisive

TOLD = tuple(text("game-event-hit", damage=n) for n in (0, 2, 5, 1, 5, 0))


def weight(_: str, args: Mapping[str, Any]) -> int | None:
    return args["damage"] or None


def test_the_heaviest_event_decides_of_equal_ones_the_last_and_what_weighs_nothing_never() -> None:
    assert decisive(TOLD, weight) == (TOLD[4],)
    assert decisive(TOLD[3:], weight) == (TOLD[4],)
    assert decisive((TOLD[0],), weight) == ()
    assert decisive((), weight) == ()
