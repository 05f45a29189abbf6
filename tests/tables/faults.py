"""Deliberate faults, in the engine of one game or in what was stored of one match."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import engines
from store import Changes, Snapshot
from tests.tables.house import Hall


class Fault(Exception):
    """What a deliberately broken part raises."""


def fails(*_: Any, **__: Any) -> Any:
    """Raise, whatever is asked."""
    raise Fault


def broken(game: str, *methods: str) -> AbstractContextManager[Any]:
    """Let some methods of a game's engine fail for as long as the context lasts."""
    faults: dict[str, Any] = dict.fromkeys(methods, fails)
    return patch.multiple(type(engines.load(game)), **faults)


async def spoil(house: Hall, match_id: int) -> Snapshot:
    """Make the state of a match illegible, as it was stored, and return what it was."""
    was = await house.store.log.snapshot(match_id)
    assert was is not None
    await house.store.commit(Changes().snapshot(Snapshot(match_id, was.ply, b"{}")))
    await house.tables.live.forget(match_id)
    return was
