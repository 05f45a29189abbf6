"""Which event of a match decided it."""

from __future__ import annotations

from engines.core import text
from engines.retelling import decisive

TOLD = tuple(text("game-event-hit", damage=n) for n in (None, 2, 5, 1, 5, None))


def test_the_heaviest_event_decides_of_equal_ones_the_last_and_what_weighs_nothing_never() -> None:
    assert decisive(TOLD, lambda _, args: args["damage"]) == (TOLD[4],)
    assert decisive(TOLD[3:], lambda _, args: args["damage"]) == (TOLD[4],)
    assert decisive((TOLD[0],), lambda _, args: args["damage"]) == ()
    assert decisive((), lambda _, args: args["damage"]) == ()
