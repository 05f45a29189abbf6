"""The moments of recorded matches, with what has happened lately at each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engines.core import Dice, play
from tables.match.lately import Lately
from tests.laws.entries import made_by
from tests.laws.pictures import kinds
from tests.laws.played import read


class Moment(NamedTuple):
    """A moment of a recorded match: its number, its state, and what has happened lately."""

    number: int
    state: Any
    lately: Lately


@cache
def moments(path: Path) -> tuple[Moment, ...]:
    """Return the moments of a record at which a board is marked."""
    return tuple(moment for moment in played(path) if moment.lately.seen_by(None))


def played(path: Path) -> Iterator[Moment]:
    """Yield every moment of a record after its beginning."""
    record = read(path)
    engine, lately = record.engine, Lately()
    config = msgspec.convert(record.config, type=engine.meta.config)
    state = engine.start(config, record.seats, Dice(record.seed, 0)).state
    for ply, (seat, action) in enumerate(record.actions(), start=1):
        step = play(engine, state, seat, action, Dice(record.seed, ply))
        state, lately = step.state, lately.after(made_by(seat, ply), step.events)
        yield Moment(ply, state, lately)


def marked(game: str) -> tuple[str, ...]:
    """Return the pictures of a game that are marked."""
    module = __import__(f"render.{game}", fromlist=["MARKED"])
    return tuple(kind for kind in kinds(game) if kind in getattr(module, "MARKED", ()))
