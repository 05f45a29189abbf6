"""Where somebody stands who has gone a part of a way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.choosing import Path, Pick, Way, Ways, follow


def stages(ways: Ways[Any, Any], path: Path) -> Iterator[Path]:
    """Yield a path from its beginning to where it is: one step more is chosen at each."""
    for end in range(len(path.chosen) + 1):
        yield _as_far(ways, path, end)


def _as_far(ways: Ways[Any, Any], path: Path, end: int) -> Path:
    """Return a path on which nothing is chosen from a step on, but what is usual."""
    first = tuple(path.chosen)[:end]
    return follow(ways, path.way, lambda key, _: path.chosen[key] if key in first else None)


def turnings(ways: Ways[Any, Any], way: Way) -> Iterator[Path]:
    """Yield a way gone by what is usual, but for one step: by each thing that is offered there."""
    usual = follow(ways, way, lambda *_: None)
    yield usual
    for key, ask in usual.asks.items():
        for value in ask.values if isinstance(ask, Pick) else ():
            yield _by(ways, way, key, value)


def _by(ways: Ways[Any, Any], way: Way, key: str, value: str) -> Path:
    return follow(ways, way, lambda at, _: (value,) if at == key else None)


def must_be_told(ways: Ways[Any, Any], here: Path) -> None:
    """Assert that what stands there can be told: hints, a preview, and at the end what it is."""
    ways.hints(here)
    ways.foretold(here)
    if here.open is None:
        ways.confirm(here.way.verb, here.chosen)
        ways.words(here)
