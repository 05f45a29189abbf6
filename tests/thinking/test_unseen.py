"""A step is followed up at once only if nobody else learns anything of it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec import Struct

from engines.core import Dice, Event, Meta, Outcome, Step, encode, text
from engines.open import OpenEngine
from thinking.question import after_unseen


class Deed(Struct, frozen=True):
    """What a seat does: whether it brings something to light, and whether all hear of it."""

    reveals: bool = False
    heard: bool = False


class Still(Struct, frozen=True):
    """That nothing can be seen."""


class Murmurs(OpenEngine[Struct, Still, Deed]):
    """Whoever is asked is asked for ever, and nothing that is done can be seen."""

    meta = Meta("murmurs", range(1, 2), 1, Struct, Still, Deed, Still)

    def start(self, config: Struct, seats: int, dice: Dice) -> Step[Still]:
        """Return that nothing was done."""
        return Step(Still())

    def to_act(self, state: Still) -> frozenset[int]:
        """Return the only seat."""
        return frozenset((0,))

    def decision(self, state: Still, seat: int) -> int:
        """Return that the question stays."""
        return 0

    def legal_actions(self, state: Still, seat: int) -> Iterable[Deed]:
        """Return all that can be done."""
        return (Deed(), Deed(True), Deed(False, True), Deed(True, True))

    def apply(self, state: Still, seat: int, action: Deed, dice: Dice) -> Step[Still]:
        """Bring to light, or tell, what the action says."""
        told = (Event(text("told")),) if action.heard else ()
        return Step(state, told, revealed=action.reveals)

    def outcome(self, state: Still) -> Outcome | None:
        """Return that it is never over."""
        return None

    def estimate(self, state: Still) -> tuple[float, ...]:
        """Return that nobody wins."""
        return (0.5,)


@pytest.mark.parametrize("action", Murmurs().legal_actions(Still(), 0), ids=encode)
def test_what_comes_to_light_or_is_heard_is_not_followed_up(action: Deed) -> None:
    seen = action.reveals or action.heard
    assert after_unseen(Murmurs(), Still(), 0, action) == (None if seen else Still())
