"""What everybody heard in a recorded match, and how its game tells it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from cogs.panels.telling import Telling, turns_of
from engines.core import Dice, Event, Text, play
from tests.laws.played import read
from tests.unfolded import telling_of


@cache
def heard(path: Path) -> tuple[Text, ...]:
    """Return all that everybody heard of a recorded match."""
    return tuple(event.text for event in events_of(path) if event.audience is None)


def events_of(path: Path) -> tuple[Event, ...]:
    """Return all that happened in a recorded match."""
    return tuple(event for events in steps_of(path) for event in events)


@cache
def steps_of(path: Path) -> tuple[tuple[Event, ...], ...]:
    """Return what happened in a recorded match at its beginning and by each action."""
    played = read(path)
    engine = played.engine
    config = msgspec.convert(played.config, type=engine.meta.config)
    step = engine.start(config, played.seats, Dice(played.seed, 0))
    steps = [step.events]
    for ply, (seat, action) in enumerate(played.actions(), start=1):
        step = play(engine, step.state, seat, action, Dice(played.seed, ply))
        steps.append(step.events)
    return tuple(steps)


def telling_at(path: Path) -> Telling:
    """Return how the game of a recorded match is told."""
    return telling_of(path.parent.parent.name)


def turns_at(path: Path) -> list[list[Text]]:
    """Return all that everybody heard of a recorded match, turn by turn."""
    return turns_of(heard(path), telling_at(path))
