"""Where the pieces of a game are: what `tests/games/<key>/whereabouts.py` says of a state.

Its `lying(state)` yields each piece that can be hidden, once, with those who see it there. It is
made of the state, hidden things included, while the game itself counts from views alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from engines.catalogues import Piece
from engines.core import Seat
from tests.laws.cases import stated_by

Seers: TypeAlias = frozenset[Seat] | None
"""Who sees a piece where it is; `EVERYBODY`, spectators too, or some seats."""
EVERYBODY: Seers = None


def lying(key: str, state: Any) -> list[tuple[Piece, Seers]]:
    """Return each piece of a game that can be hidden, with those who see it."""
    stated = stated_by(key, "whereabouts")
    assert stated is not None, f"tests/games/{key}/whereabouts.py is missing"
    found: Iterable[tuple[Piece, Seers]] = stated.lying(state)
    return list(found)


def hidden_from(viewer: Seat | None, pieces: Iterable[tuple[Piece, Seers]]) -> list[Piece]:
    """Return the pieces that a seat, or a spectator (None), does not see."""
    return [piece for piece, seers in pieces if seers is not None and viewer not in seers]
