"""The positions of a game's recorded matches."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from pathlib import Path

import msgspec

from tests.approved.saying import Done, Moment
from tests.guests import ROOT
from tests.laws.matches import spread
from tests.laws.played import read

KEPT = 2
"""How many matches are kept ready with all of their positions."""
OTHERS = 60
"""How many things that are done in a match are tried where they may be wrong."""


def records(key: str) -> tuple[str, ...]:
    """Return the names of a game's recorded matches."""
    return tuple(sorted(path.stem for path in _folder(key).glob("*.json")))


@lru_cache(maxsize=KEPT)
def moments(key: str, record: str) -> tuple[Moment, ...]:
    """Return all positions of a recorded match, from its start to its end."""
    played = read(_folder(key) / f"{record}.json")
    entries = played.actions()
    others = spread(tuple(dict.fromkeys(action for _, action in entries)), OTHERS)
    config = msgspec.convert(played.config, type=played.engine.meta.config)
    done = [
        Done(seat, action, played.seed, number)
        for number, (seat, action) in enumerate(entries, start=1)
    ]
    return tuple(
        Moment(played.engine, config, state, played.seats, here, others)
        for state, here in zip_longest(played.states(), done)
    )


def _folder(key: str) -> Path:
    return ROOT / "tests" / "games" / key / "played"
