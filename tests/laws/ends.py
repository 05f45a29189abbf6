"""How a recorded match went for everybody, and what it ended in."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core import Dice, Text, play
from tests.laws.played import Played


def whole(record: Played) -> tuple[list[Text], Any]:
    """Return all that everybody heard in a match, and the state that it ended in."""
    engine = record.engine
    config = msgspec.convert(record.config, type=engine.meta.config)
    step = engine.start(config, record.seats, Dice(record.seed, 0))
    state, events = step.state, list(step.events)
    for ply, (seat, action) in enumerate(record.actions(), start=1):
        step = play(engine, state, seat, action, Dice(record.seed, ply))
        state = step.state
        events += step.events
    return [event.text for event in events if event.audience is None], state
