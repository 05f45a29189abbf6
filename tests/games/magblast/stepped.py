"""What a captain is offered at a step, in a position of a test."""

from __future__ import annotations

from engines.choosing import Pick
from engines.core import Seat
from engines.magblast import ENGINE
from engines.magblast.state import State
from engines.magblast.ways import MagBlastWays


def ways(state: State, seat: Seat = 0) -> MagBlastWays:
    """Return what a seat may do, from its own view."""
    return MagBlastWays(ENGINE.view(state, seat), seat)


def pick(state: State, verb: str, key: str, chosen: dict[str, str] | None = None) -> Pick:
    """Return what the first seat can choose at a step, given one value at each of some others."""
    before = {at: (value,) for at, value in (chosen or {}).items()}
    found = ways(state).ask(verb, key, before)
    assert isinstance(found, Pick)
    return found
